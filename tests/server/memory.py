"""A store that forgets everything: for games in which storing is not what is tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import make_url

from won.server.storage import NoLeases, Person, TableRow, Taken
from won.server.storage.digests import Mark
from won.server.storage.interface import NO_ORDERS
from won.server.storage.rows import line_of
from won.server.storage.snapshots import SnapshotStore
from won.server.storage.store import Store
from won.tables.entries import Row
from won.tables.snapshots import Snapshot
from won.tables.summary import Summary


class _Nowhere:
    url = make_url("sqlite://")


class MemorySnapshots(SnapshotStore):
    """Lines of the rows in memory, and the snapshots made of them."""

    def __init__(self, store: MemoryStore) -> None:
        self._rows = store.journals
        self.stored: dict[str, dict[int, tuple[Mark, Snapshot]]] = {}

    async def lines(self, table: str, since: int = -1, upto: int = 10**9) -> list[str]:
        return [line_of(row) for row in self._rows[table][since + 1 : upto + 1]]

    async def marks(self, table: str) -> list[Mark]:
        return [mark for mark, _ in self.stored.get(table, {}).values()]

    async def get(self, table: str, sequence: int) -> Snapshot | None:
        return self.stored[table][sequence][1]

    async def put(self, table: str, made: Sequence[tuple[Mark, Snapshot]]) -> None:
        self.stored.setdefault(table, {}).update({mark.sequence: (mark, snapshot) for mark, snapshot in made})


class MemoryStore(Store):
    def __init__(self) -> None:
        self.database: Any = _Nowhere()
        self.people: dict[str, Person] = {}
        self.laid: dict[str, TableRow] = {}
        self.journals: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.snapshots = MemorySnapshots(self)
        self.leases = NoLeases()
        self.noted: dict[tuple[str, str], str] = {}
        self.ordered: dict[str, dict[int, list[dict[str, Any]]]] = {}

    async def close(self) -> None:
        pass

    async def player(self, player: str) -> Person | None:
        return self.people.get(player)

    async def add_table(self, table: TableRow) -> None:
        self.laid[table.id] = table
        self.journals[table.id] = []

    async def table(self, table: str) -> TableRow | None:
        return self.laid.get(table)

    async def due(self, before: int) -> list[str]:
        return [name for name, known in self.summaries.items() if known.due is not None and known.due <= before]

    async def set_due(self, table: str, sequence: int, due: int | None) -> None:
        self.summaries[table] = msgspec.structs.replace(self.summaries[table], due=due)

    async def rows(self, table: str, since: int = -1) -> list[Row]:
        return self.journals[table][since + 1 :]

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, left: Any = NO_ORDERS) -> None:
        if rows[0].sequence != len(self.journals[table]):
            raise Taken(table)
        self.journals[table].extend(rows)
        self.summaries[table] = summary
        self.ordered.setdefault(table, {}).update(left)

    async def last_before(self, table: str, at: int) -> int:
        return max((row.sequence for row in self.journals[table] if row.at <= at), default=-1)

    def listen(self, callback: Any, words: Any = None) -> None:
        pass

    async def note(self, table: str, player: str) -> str:
        return self.noted.get((table, player), "")

    async def set_note(self, table: str, player: str, note: str) -> None:
        self.noted[table, player] = note

    async def all_orders(self, table: str) -> dict[int, list[dict[str, Any]]]:
        return self.ordered.get(table, {})

    async def set_orders(self, table: str, seat: int, given: Sequence[dict[str, Any]]) -> None:
        self.ordered.setdefault(table, {})[seat] = list(given)

    async def secret(self) -> str:
        return "a secret of the server"
