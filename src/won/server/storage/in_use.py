"""Locks that tell whether a server uses a database: then no restore may replace it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

LOCK: Final = 0x736572  # of PostgreSQL: shared by all servers of a database


class InUse(Exception):  # noqa: N818
    """A server uses the database."""


class UseLock:
    """Held by a server as long as it uses a database file."""

    def __init__(self, database: str) -> None:
        self._file: IO[bytes] = _lock_file(database).open("ab")
        _lock(self._file)

    def close(self) -> None:
        self._file.close()


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Within it no server uses the file, and none can start to; else it raises `InUse`."""
    with _lock_file(database).open("ab") as file:
        try:
            _lock(file, alone=True)
        except OSError as error:
            raise InUse(database) from error
        yield


def _lock_file(database: str) -> Path:
    return Path(f"{database}.lock")


def _lock(file: IO[bytes], alone: bool = False) -> None:
    """Windows has no such locks: there the host must take care."""
    if sys.platform != "win32":
        from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

        flock(file, LOCK_EX | LOCK_NB if alone else LOCK_SH)
