"""Group commit: everything that waits to be written goes to the disk in one transaction.

A safe commit costs the same for one row as for a hundred, so rows that arrive during a transaction wait for the next
one and share it. A row is announced only after its transaction.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError

from won.core.game_types import OrderJson
from won.server.operations.metrics import COMMITTED
from won.server.storage.database import Database
from won.server.storage.interface import NO_ORDERS
from won.server.storage.model import CLOSED, Lease, Moved, TableRow, Taken, Unknown
from won.server.storage.prepared import Prepared
from won.server.storage.rows import row_columns, summary_columns, turns_after
from won.server.storage.schema import chat_authors, journal, sittings, tables
from won.server.storage.upsert import put_new, put_orders
from won.tables.entries import Asked, Row, Said
from won.tables.summary import Summary

MOST = 256  # appends in one transaction: with more, the first would wait too long
APART = 0.012  # seconds from one transaction to the next while several tables play: rows that share one cost less


class Append(msgspec.Struct, frozen=True):
    table: str
    rows: Sequence[Row]
    summary: Summary
    lease: Lease | None = None  # where other processes may have the table
    left: Mapping[int, Sequence[OrderJson]] = NO_ORDERS  # the standing orders of some seats after them


class Known(NamedTuple):
    """The columns of a stored table that decide how an append changes it."""

    sequence: int
    seats: str
    turns: str
    status: str
    made_at: int
    owner: str
    epoch: int


Outcome = Moved | Taken | Unknown | None


class Writer:
    """Collects appends and commits them, one transaction at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[tuple[Append, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._began = -APART  # when the last transaction did
        self._written: set[str] = set()  # the tables in it
        self.commits = 0
        self.appends = 0

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    async def append(self, item: Append) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        began = loop.time()
        self._waiting.append((item, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain(), name="group commit")
        await done
        COMMITTED.observe(loop.time() - began)

    async def close(self) -> None:
        """Return once everything that was appended is stored."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            left = self._began + APART - loop.time()
            if left > 0 and any(item.table not in self._written for item, _ in self._waiting):
                await asyncio.sleep(left)  # a table that plays alone never waits
            batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
            self._began, self._written = loop.time(), {item.table for item, _ in batch}
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        items = [item for item, _ in batch]
        try:
            outcomes = await self._database.write(lambda connection: store(connection, items))
        except Exception as error:
            if len(batch) > 1 and not (isinstance(error, DBAPIError) and error.connection_invalidated):
                for item in batch:  # one of them cannot be stored: store the others
                    await self._commit([item])
                return
            for _, done in batch:
                _settle(done, error)
        else:
            self.commits += 1
            self.appends += len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                _settle(done, outcome)


def _settle(done: asyncio.Future[None], outcome: Exception | None) -> None:
    if done.done():  # the caller was cancelled; the row is stored all the same
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)


def store(connection: Connection, items: Sequence[Append]) -> list[Outcome]:
    """Write what can be written, in order; the outcome of each append."""
    known = _lock(connection, {item.table for item in items})
    outcomes: list[Outcome] = []
    rows: list[dict[str, Any]] = []
    changes: dict[str, dict[str, Any]] = {}
    seated: dict[str, Summary] = {}
    authors: list[tuple[str, str]] = []
    for item in items:
        outcome = _place(item, known)
        outcomes.append(outcome)
        if outcome is not None:
            continue
        last = item.rows[-1]
        columns = summary_columns(item.summary)
        closed = columns["status"] in CLOSED
        if columns["seats"] != known[item.table].seats or closed != (known[item.table].status in CLOSED):
            seated[item.table] = item.summary
        columns["turns"] = turns_after(known[item.table].turns, item.summary, last.sequence, last.at)
        known[item.table] = known[item.table]._replace(
            sequence=last.sequence, seats=columns["seats"], turns=columns["turns"], status=columns["status"]
        )
        rows.extend(row_columns(item.table, row) for row in item.rows)
        authors += [(row.entry.by, item.table) for row in item.rows if isinstance(row.entry, Said | Asked)]
        for seat, given in item.left.items():
            put_orders(connection, item.table, seat, given)
        changes[item.table] = {"key": item.table, "sequence": last.sequence, "changed_at": last.at, **columns}
    if rows:
        _INSERT.run(connection, rows)
        _UPDATE.run(connection, list(changes.values()))
        for table, summary in seated.items():
            _seat(connection, table, summary, known[table].made_at)
        for player, table in sorted({*authors}):
            put_new(connection, chat_authors, {"player_id": player, "table_id": table})
    return outcomes


_INSERT = Prepared(insert(journal))
_UPDATE = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values(
        {
            name: bindparam(name)
            for name in ("sequence", "changed_at", "status", "due", "seats", "to_move", "steps", "result", "turns")
        }
    )
)


@cache
def _known(count: int) -> Prepared:
    """What is known of so many tables."""
    return Prepared(
        select(tables.c.id, *(tables.c[name] for name in Known._fields))
        .where(tables.c.id.in_([bindparam(f"name{place}") for place in range(count)]))
        .order_by(tables.c.id)  # all lock in the same order, so that no deadlock can happen
        .with_for_update()
    )


def _lock(connection: Connection, names: set[str]) -> dict[str, Known]:
    """What is known of those tables, held still until the transaction ends."""
    values = {f"name{place}": name for place, name in enumerate(sorted(names))}
    return {row[0]: Known._make(row[1:]) for row in _known(len(names)).run(connection, [values])}


def _place(item: Append, known: dict[str, Known]) -> Outcome:
    if item.table not in known:
        return Unknown(item.table)
    lease = item.lease
    if lease is not None and not lease.holds(known[item.table].owner, known[item.table].epoch):
        return Moved(item.table)
    if known[item.table].sequence + 1 != item.rows[0].sequence:
        return Taken(item.table)
    return None


def insert_lines(connection: Connection, table: str, lines: Sequence[str]) -> None:
    """Rows as lines of their number, their time and their entry."""
    split = [line.split(" ", 2) for line in lines]
    rows = [{"table_id": table, "sequence": int(number), "at": int(at), "entry": entry} for number, at, entry in split]
    _INSERT.run(connection, rows)


def finish_table(connection: Connection, table: TableRow, summary: Summary, last: Row) -> None:
    """All rows of a whole table are stored: give it to its host."""
    columns = summary_columns(summary)
    columns["turns"] = turns_after("[]", summary, last.sequence, last.at)
    values = {"host": table.host, "sequence": last.sequence, "changed_at": last.at, **columns}
    connection.execute(update(tables).where(tables.c.id == table.id).values(values))
    _seat(connection, table.id, summary, table.made_at)


def _seat(connection: Connection, table: str, summary: Summary, made_at: int) -> None:
    connection.execute(delete(sittings).where(sittings.c.table_id == table))
    people = {holder.player for holder in summary.seats if holder.player}
    if people:
        common = {"table_id": table, "made_at": made_at, "closed": summary.status in CLOSED}
        connection.execute(insert(sittings), [{"player_id": player, **common} for player in sorted(people)])
