"""Whether a server is at work on a database: then nothing else may be put in its place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

LOCK: Final = 0x736572  # of PostgreSQL: shared by all servers of a database


class InUse(Exception):  # noqa: N818
    """A server is at work there."""


class Presence:
    """Held by a server as long as it works with a file."""

    def __init__(self, database: str) -> None:
        self._file: IO[bytes] = _lock_file(database).open("ab")
        _lock(self._file)

    def close(self) -> None:
        self._file.close()


@contextmanager
def alone(database: str) -> Iterator[None]:
    """No server works with the file, and none begins to; else `InUse`."""
    with _lock_file(database).open("ab") as file:
        try:
            _lock(file, alone=True)
        except OSError as error:
            raise InUse(database) from error
        yield


def _lock_file(database: str) -> Path:
    return Path(f"{database}.lock")


def _lock(file: IO[bytes], alone: bool = False) -> None:
    """Windows has no such locks: there the host has to know."""
    if sys.platform != "win32":
        from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

        flock(file, LOCK_EX | LOCK_NB if alone else LOCK_SH)
