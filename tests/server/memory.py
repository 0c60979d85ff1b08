"""A store that forgets everything: for games in which storing is not what is tested."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import make_url

from won.server.storage import Person, Store, TableRow, Taken
from won.tables.entries import Row
from won.tables.summary import Summary


class _Nowhere:
    url = make_url("sqlite://")


class MemoryStore(Store):
    def __init__(self) -> None:
        self.database: Any = _Nowhere()
        self.people: dict[str, Person] = {}
        self.laid: dict[str, TableRow] = {}
        self.journals: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
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

    async def append(self, table: str, rows: Sequence[Row], summary: Summary) -> None:
        if rows[0].sequence != len(self.journals[table]):
            raise Taken(table)
        self.journals[table].extend(rows)
        self.summaries[table] = summary

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
