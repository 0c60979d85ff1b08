"""The journals of a browser's tables as lines, and snapshots of them, which are made anew after each start."""

from __future__ import annotations

from collections.abc import Sequence

from won.local.storage import Storage
from won.server.storage.digests import Mark
from won.server.storage.interface import ALL
from won.tables.snapshots import Snapshot


def row_name(table: str, sequence: int) -> str:
    return f"journal/{table}/{sequence:08}"


class LocalSnapshots:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lines: dict[str, list[str]] = {}  # of the tables that were asked for
        self._made: dict[str, dict[int, tuple[Mark, Snapshot]]] = {}

    async def lines(self, table: str, since: int = -1, upto: int = ALL) -> list[str]:
        if table not in self._lines:
            self._lines[table] = list((await self._storage.read(f"journal/{table}/")).values())
        return self._lines[table][since + 1 : upto + 1]

    def added(self, table: str, lines: Sequence[str]) -> None:
        """New rows have been written by this page."""
        if table in self._lines:
            self._lines[table].extend(lines)

    def forget(self, table: str) -> None:
        """Another page has written: the lines are read again when they are needed."""
        self._lines.pop(table, None)

    async def marks(self, table: str) -> list[Mark]:
        return [mark for mark, _ in sorted(self._made.get(table, {}).values(), key=lambda stored: stored[0].sequence)]

    async def get(self, table: str, sequence: int) -> Snapshot | None:
        stored = self._made.get(table, {}).get(sequence)
        return None if stored is None else stored[1]

    async def put(self, table: str, snapshots: Sequence[tuple[Mark, Snapshot]]) -> None:
        self._made.setdefault(table, {}).update({mark.sequence: (mark, snapshot) for mark, snapshot in snapshots})
