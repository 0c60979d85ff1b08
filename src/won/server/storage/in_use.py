"""Locks that tell whether a server uses a database: then no restore may replace it.

An SQLite file serves one server: a second one would not hear of the rows that the first one writes.
"""

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
    """Held as long as a database file is used; raises `InUse` where a server has it for itself."""

    def __init__(self, database: str) -> None:
        self._file: IO[bytes] = _lock_file(database).open("ab")
        self._database = database
        try:
            _lock(self._file, alone=False)
        except OSError as error:
            self._file.close()
            raise InUse(database) from error

    def claim(self) -> None:
        """Have the file alone from now on; raises `InUse` where another uses it."""
        try:
            _lock(self._file)
        except OSError as error:
            raise InUse(self._database) from error

    def close(self) -> None:
        self._file.close()


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Within it no server uses the file, and none can start to; else it raises `InUse`."""
    with _lock_file(database).open("ab") as file:
        try:
            _lock(file)
        except OSError as error:
            raise InUse(database) from error
        yield


def _lock_file(database: str) -> Path:
    return Path(f"{database}.lock")


def _lock(file: IO[bytes], alone: bool = True) -> None:
    """Windows has no such locks: there the host must take care."""
    if sys.platform != "win32":
        from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

        flock(file, (LOCK_EX if alone else LOCK_SH) | LOCK_NB)
