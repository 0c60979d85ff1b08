"""The store of a browser: what a server keeps in a database, as texts under names."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from won.core.game_types import OrderJson
from won.local.snapshots import LocalSnapshots, row_name
from won.local.storage import Storage, readable
from won.puzzles.grading import Strength, after
from won.server.storage import (
    CLOSED,
    Filter,
    NoLeases,
    Person,
    PuzzleAttempt,
    StoredReview,
    TableRow,
    Taken,
    Turn,
    Unknown,
)
from won.server.storage.interface import NO_ORDERS, MessageCallback, RowsCallback, ignore_message
from won.server.storage.rows import line_of, row_from_line, text, turns_after
from won.tables.entries import Row
from won.tables.summary import Summary

_table = msgspec.json.Decoder(TableRow)
_person = msgspec.json.Decoder(Person)
_turns = msgspec.json.Decoder(tuple[Turn, ...])
_review = msgspec.json.Decoder(StoredReview)
_orders = msgspec.json.Decoder(list[OrderJson])
NOTHING: Final[Mapping[str, str]] = {}


class LocalStore:
    """Opened once a page: `store = await LocalStore.open(storage)`. All tables but their journals are in memory."""

    errors: tuple[type[Exception], ...] = (OSError,)
    leases = NoLeases()
    shared = False  # other pages may write, but nobody connects there whom we must know of

    def __init__(self, storage: Storage, tables: dict[str, TableRow], people: dict[str, Person]) -> None:
        self.storage = storage
        self.snapshots = LocalSnapshots(storage)
        self._tables = tables
        self._people = people
        self._on_rows: RowsCallback | None = None

    @classmethod
    async def open(cls, storage: Storage) -> LocalStore:
        tables = readable(_table, await storage.read("table/"))
        people = readable(_person, await storage.read("player/"))
        return cls(storage, {row.id: row for row in tables}, {person.id: person for person in people})

    async def get(self, name: str) -> str | None:
        return (await self.storage.read(name)).get(name)

    async def put(self, name: str, value: str) -> None:
        await self.storage.write({}, {name: value})

    async def setting(self, name: str) -> str:
        """A random text that is created once: the secret, the key of the player."""
        while (stored := await self.get(f"setting/{name}")) is None:
            await self.storage.write({f"setting/{name}": secrets.token_urlsafe(32)}, {})
        return stored

    # Players

    async def add_player(self, person: Person) -> None:
        await self.put(f"player/{person.id}", text(person))
        self._people[person.id] = person

    async def player(self, player: str) -> Person | None:
        return self._people.get(player)

    async def player_by_key(self, key_hash: str) -> Person | None:
        return next((person for person in self._people.values() if person.key_hash == key_hash), None)

    async def good_keys(self, key_hashes: Sequence[str]) -> set[str]:
        return {person.key_hash for person in self._people.values()}.intersection(key_hashes)

    async def player_at(self, player: str, device: str) -> Person | None:
        """A browser has no accounts."""
        return None

    async def name_owner(self, name: str) -> str:
        return ""

    async def guests_named(self, name: str, but: str) -> list[Person]:
        return []

    async def unwanted(self, player: str, table: str = "") -> frozenset[str]:
        """Nobody else is here."""
        return frozenset()

    async def in_club(self, club: str, player: str) -> bool:
        """A browser has no clubs."""
        return False

    async def rename(self, player: str, name: str) -> None:
        await self.add_player(msgspec.structs.replace(self._people[player], name=name))

    async def rekey(self, player: str, old: str, new: str) -> bool:
        """The key of a browser's player stays: nobody else can use it."""
        return False

    # Tables

    async def add_table(self, table: TableRow) -> None:
        await self._write({}, table)

    async def add_whole_table(self, table: TableRow, lines: Sequence[str], summary: Summary) -> None:
        await self._append(table, lines, summary)

    async def table(self, table: str) -> TableRow | None:
        return self._tables.get(table)

    async def tables(self, wanted: Filter) -> list[TableRow]:
        rows = [row for row in self._tables.values() if _matches(row, wanted)]
        rows.sort(key=lambda row: (row.made_at, row.id), reverse=True)
        names = [row.id for row in rows]
        start = names.index(wanted.before) + 1 if wanted.before in names else 0
        return rows[start : start + wanted.limit]

    async def all_tables(self) -> list[TableRow]:
        return sorted(self._tables.values(), key=lambda row: (row.made_at, row.id))

    async def unfinished(self, host: str) -> int:
        return sum(row.host == host and row.status not in CLOSED for row in self._tables.values())

    async def due(self, before: int) -> list[str]:
        waiting = [(row.due, row.id) for row in self._tables.values() if row.due is not None and row.due <= before]
        return [table for _, table in sorted(waiting)]

    async def set_due(self, table: str, sequence: int, due: int | None) -> None:
        row = self._tables[table]
        if row.sequence == sequence:
            await self._write({}, msgspec.structs.replace(row, due=due))

    async def succeed(self, table: str, successor: str) -> str:
        row = self._tables[table]
        if not row.successor:
            await self._write({}, msgspec.structs.replace(row, successor=successor))
        return self._tables[table].successor

    # Journals

    async def rows(self, table: str, since: int = -1) -> list[Row]:
        return [row_from_line(line) for line in await self.snapshots.lines(table, since)]

    async def last_before(self, table: str, at: int) -> int:
        return max((row.sequence for row in await self.rows(table) if row.at <= at), default=-1)

    async def append(
        self, table: str, rows: Sequence[Row], summary: Summary, left: Mapping[int, Sequence[OrderJson]] = NO_ORDERS
    ) -> None:
        row = self._tables.get(table)
        if row is None:
            raise Unknown(table)
        if rows:
            if row.sequence + 1 != rows[0].sequence:
                raise Taken(table)
            await self._append(row, [line_of(entry) for entry in rows], summary, left)

    async def _append(
        self, row: TableRow, lines: Sequence[str], summary: Summary, left: Mapping[int, Sequence[OrderJson]] = NO_ORDERS
    ) -> None:
        last = row_from_line(lines[-1])
        changes = {name: getattr(summary, name) for name in ("status", "seats", "to_move", "steps", "due", "result")}
        turns = _turns.decode(turns_after(text(row.turns), summary, last.sequence, last.at))
        changed = msgspec.structs.replace(row, sequence=last.sequence, changed_at=last.at, turns=turns, **changes)
        first = last.sequence + 1 - len(lines)
        new = {row_name(row.id, first + place): line for place, line in enumerate(lines)}
        others = {_orders_of(row.id, seat): text(given) for seat, given in left.items()}
        if not await self._write(new, changed, others):
            await self.written_elsewhere(row.id)
            raise Taken(row.id)
        self.snapshots.added(row.id, lines)
        self.storage.announce(row.id, last.sequence)

    async def _write(self, new: Mapping[str, str], row: TableRow, others: Mapping[str, str] = NOTHING) -> bool:
        if not await self.storage.write(new, {f"table/{row.id}": text(row), **others}):
            return False
        self._tables[row.id] = row
        return True

    async def written_elsewhere(self, table: str) -> None:
        """Another page of this browser has written to a table: read it again."""
        stored = await self.get(f"table/{table}")
        if stored is None:
            return
        row = self._tables[table] = _table.decode(stored)
        self.snapshots.forget(table)
        if self._on_rows is not None:
            self._on_rows(table, row.sequence)

    def listen(self, on_rows: RowsCallback, on_message: MessageCallback = ignore_message) -> None:
        self._on_rows = on_rows

    async def send(self, table: str, message: str) -> None:
        """There is no other process."""

    # What belongs to one player

    async def note(self, table: str, player: str) -> str:
        return await self.get(f"note/{table}/{player}") or ""

    async def set_note(self, table: str, player: str, note: str) -> None:
        await self.put(f"note/{table}/{player}", note)

    async def all_orders(self, table: str) -> dict[int, list[OrderJson]]:
        stored = await self.storage.read(f"orders/{table}/")
        return {int(name.rpartition("/")[2]): _orders.decode(given) for name, given in stored.items()}

    async def set_orders(self, table: str, seat: int, given: Sequence[OrderJson]) -> None:
        await self.put(_orders_of(table, seat), text(given))

    async def review(self, table: str) -> StoredReview | None:
        stored = await self.get(f"review/{table}")
        return None if stored is None else _review.decode(stored)

    async def put_review(self, table: str, review: StoredReview) -> None:
        await self.put(f"review/{table}", text(review))

    async def note_attempt(self, player: str, attempt: PuzzleAttempt, own: Strength) -> Strength:
        """The page keeps the rating of its only player."""
        return after(own, attempt.grade, attempt.solved)

    async def secret(self) -> str:
        return await self.setting("secret")


def _orders_of(table: str, seat: int) -> str:
    return f"orders/{table}/{seat}"


def _matches(row: TableRow, wanted: Filter) -> bool:
    """As the database lists them; `player` sits there or hosts."""
    return (
        (not wanted.status or row.status in wanted.status)
        and (wanted.public is None or row.setup.public == wanted.public)
        and (not wanted.game or row.setup.game == wanted.game)
        and (not wanted.lessons or bool(row.setup.lesson))
        and (not wanted.player or wanted.player in {row.host, *(holder.player for holder in row.seats)})
    )
