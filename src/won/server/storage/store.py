"""The store: players, tables, journals, notes, orders."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, and_, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from won.core.game_types import OrderJson
from won.puzzles.grading import Strength
from won.server.storage import blocks, people
from won.server.storage.club_members import is_member
from won.server.storage.database import Database, open_database
from won.server.storage.interface import NO_ORDERS, MessageCallback, RowsCallback, ignore_message
from won.server.storage.leases import Leases, NoLeases
from won.server.storage.listing import listed, readable
from won.server.storage.migrate import migrate
from won.server.storage.model import CLOSED, Filter, Person, PuzzleAttempt, StoredReview, TableRow
from won.server.storage.notifications import Listener, send_message
from won.server.storage.puzzle_attempts import note_attempt
from won.server.storage.rows import review_from, row_from, row_from_line, table_columns, table_from, text
from won.server.storage.schema import journal, notes, orders, reviews, settings, tables
from won.server.storage.shared_leases import SharedLeases, owned_by_none_alive
from won.server.storage.snapshots import SnapshotStore
from won.server.storage.upsert import put, put_orders, secret
from won.server.storage.writer import Append, Writer, finish_table, insert_lines
from won.tables.entries import Row
from won.tables.summary import Summary

PART = 1000  # rows of a whole table stored in one transaction


class Store:
    """Opened once a process: `store = await Store.open(url)`."""

    errors: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)

    def __init__(self, database: Database) -> None:
        self.database = database
        self.origin = secrets.token_hex(4)  # this process among those that share the database
        self.writer = Writer(database)
        self.leases: Leases = SharedLeases(database, self.origin) if self.shared else NoLeases()
        self.snapshots = SnapshotStore(database)
        self._listener = Listener(database, self.origin)
        self._secret: str | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at a URL, created or brought up to date where needed."""
        database = open_database(url)
        try:
            await database.mark_in_use()
            await database.write(migrate)
            database.opened = True
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        await self._listener.close()
        await self.writer.close()
        await self.database.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the tables too."""
        return self.database.url.get_backend_name() == "postgresql"

    # Players

    async def add_player(self, person: Person) -> None:
        await self.database.write(lambda db: people.add(db, person))

    async def player(self, player: str) -> Person | None:
        return await self.database.read(lambda db: people.find(db, player))

    async def player_by_key(self, key_hash: str) -> Person | None:
        return await self.database.read(lambda db: people.find_by_key(db, key_hash))

    async def good_keys(self, key_hashes: Sequence[str]) -> set[str]:
        return await self.database.read(lambda db: people.good_keys(db, key_hashes))

    async def player_at(self, player: str, device: str) -> Person | None:
        return await self.database.read(lambda db: people.find_at(db, player, device))

    async def name_owner(self, name: str) -> str:
        """The player whose account has that name, or one that looks like it; empty if no account has it."""
        return await self.database.read(lambda db: people.name_owner(db, name))

    async def guests_named(self, name: str, but: str) -> list[Person]:
        return await self.database.read(lambda db: people.guests_named(db, name, but))

    async def rename(self, player: str, name: str) -> None:
        """Raises `RequestError` where an account of somebody else has the name."""
        await self.database.write(lambda db: people.rename(db, player, name))

    async def rekey(self, player: str, old: str, new: str) -> bool:
        """Replace the key if `old` is still valid: of two requests at once, one succeeds."""
        return await self.database.write(lambda db: people.rekey(db, player, old, new))

    async def unwanted(self, player: str, table: str = "") -> frozenset[str]:
        return await self.database.read(lambda db: blocks.unwanted(db, player, table))

    async def in_club(self, club: str, player: str) -> bool:
        return bool(club) and await self.database.read(lambda db: is_member(db, club, player))

    # Tables

    async def add_table(self, table: TableRow) -> None:
        await self.database.write(lambda db: db.execute(insert(tables), table_columns(table)))

    async def add_whole_table(self, table: TableRow, lines: Sequence[str], summary: Summary) -> None:
        """A table with all its rows, in parts: others can write in between. Until all are there it has no host."""
        unfinished = msgspec.structs.replace(table, host="", status="ended")
        await self.database.write(lambda db: db.execute(insert(tables), table_columns(unfinished)))
        for start in range(0, len(lines), PART):
            part = lines[start : start + PART]
            await self.database.write(lambda db, part=part: insert_lines(db, table.id, part))  # type: ignore[misc]
        last = row_from_line(lines[-1])
        await self.database.write(lambda db: finish_table(db, table, summary, last))

    async def table(self, table: str) -> TableRow | None:
        row = await self.database.read(lambda db: db.execute(select(tables).where(tables.c.id == table)).first())
        return None if row is None else table_from(row)

    async def tables(self, wanted: Filter) -> list[TableRow]:
        rows = await self.database.read(lambda db: db.execute(listed(wanted)).all())
        return readable(rows)

    async def unfinished(self, host: str) -> int:
        """How many tables that person hosts whose games have not ended."""
        query = select(func.count()).where(tables.c.host == host, tables.c.status.not_in(CLOSED))
        return await self.database.read(lambda db: db.execute(query).scalar_one())

    async def due(self, before: int) -> list[str]:
        """The tables that are due by then, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due)
        if self.shared:
            query = query.where(owned_by_none_alive(self.origin))
        return await self.database.read(lambda db: list(db.execute(query).scalars()))

    async def set_due(self, table: str, sequence: int, due: int | None) -> None:
        """Set when the table is due next, unless something was written since `sequence`."""
        unchanged = and_(tables.c.id == table, tables.c.sequence == sequence)
        await self.database.write(lambda db: db.execute(update(tables).where(unchanged).values(due=due)))

    async def succeed(self, table: str, successor: str) -> str:
        """The table of the rematch: `successor`, unless there is one already."""

        def work(db: Connection) -> str:
            unset = and_(tables.c.id == table, tables.c.successor == "")
            db.execute(update(tables).where(unset).values(successor=successor))
            return str(db.execute(select(tables.c.successor).where(tables.c.id == table)).scalar_one())

        return await self.database.write(work)

    # Journals

    async def rows(self, table: str, since: int = -1) -> list[Row]:
        """The rows after `since`, in order."""
        query = select(journal.c.sequence, journal.c.at, journal.c.entry).where(
            journal.c.table_id == table, journal.c.sequence > since
        )
        return await self.database.read(
            lambda db: [row_from(row) for row in db.execute(query.order_by(journal.c.sequence))]
        )

    async def last_before(self, table: str, at: int) -> int:
        """The sequence of the last row written by that time, -1 for none."""
        query = select(func.max(journal.c.sequence)).where(journal.c.table_id == table, journal.c.at <= at)
        sequence = await self.database.read(lambda db: db.execute(query).scalar())
        return -1 if sequence is None else int(sequence)

    async def append(
        self, table: str, rows: Sequence[Row], summary: Summary, left: Mapping[int, Sequence[OrderJson]] = NO_ORDERS
    ) -> None:
        if rows:
            await self.writer.append(Append(table, rows, summary, self.leases.lease(table), left))

    def listen(self, on_rows: RowsCallback, on_message: MessageCallback = ignore_message) -> None:
        """Call back for messages of other processes.

        Whenever the connection is made, `on_rows("", -1)` is called: anything may have happened before.
        """
        self._listener.start(on_rows, on_message)

    async def send(self, table: str, message: str) -> None:
        """Send a message to the other processes, where there can be others."""
        await self.database.write(lambda db: send_message(db, self.origin, table, message))

    # What belongs to one player

    async def note(self, table: str, player: str) -> str:
        query = select(notes.c.text).where(notes.c.table_id == table, notes.c.player_id == player)
        return await self.database.read(lambda db: db.execute(query).scalar()) or ""

    async def set_note(self, table: str, player: str, note: str) -> None:
        await self._put(notes, {"table_id": table, "player_id": player}, {"text": note})

    async def all_orders(self, table: str) -> dict[int, list[OrderJson]]:
        """The standing orders of every seat that has any."""
        query = select(orders.c.seat, orders.c.orders).where(orders.c.table_id == table)
        rows = await self.database.read(lambda db: db.execute(query).all())
        return {row.seat: msgspec.json.decode(row.orders, type=list[OrderJson]) for row in rows}

    async def set_orders(self, table: str, seat: int, given: Sequence[OrderJson]) -> None:
        """Raises `Moved` where another process has the table."""

        def work(db: Connection) -> None:
            self.leases.check(db, table)
            put_orders(db, table, seat, given)

        await self.database.write(work)

    async def review(self, table: str) -> StoredReview | None:
        query = select(reviews).where(reviews.c.table_id == table)
        row = await self.database.read(lambda db: db.execute(query).first())
        return None if row is None else review_from(row)

    async def put_review(self, table: str, review: StoredReview) -> None:
        values = msgspec.structs.asdict(review) | {"accuracies": text(review.accuracies)}
        await self._put(reviews, {"table_id": table}, values)

    async def note_attempt(self, player: str, attempt: PuzzleAttempt, own: Strength) -> Strength:
        return await self.database.write(lambda db: note_attempt(db, player, attempt))

    async def secret(self) -> str:
        """The server's secret: created once, and the same for every process of the database."""
        if self._secret is None:
            self._secret = await self.database.write(secret)
        return self._secret

    async def probe(self) -> None:
        """Write something, to know that writing works."""
        await self._put(settings, {"name": "probe"}, {"value": secrets.token_hex(4)})

    async def _put(self, into: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
        await self.database.write(lambda db: put(db, into, key, values))
