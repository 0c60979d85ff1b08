"""Leases of tables where several processes share a PostgreSQL database.

A process holds a lock of the database for as long as its connection lasts, and says every few seconds that it lives. A
table whose process has let go of the lock, or has been silent for too long, goes to the next process that asks for it.
Each time a table is taken its epoch grows; an append with an earlier epoch is refused, so a process that was taken for
dead while it was only slow cannot write any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Connection, bindparam, delete, literal_column, select, text, update

from won.server.storage.database import Database
from won.server.storage.leases import ALIVE
from won.server.storage.model import Lease, Moved, Unknown
from won.server.storage.schema import processes, tables
from won.server.storage.upsert import put

FORGOTTEN: Final = 60_000  # milliseconds after which a dead process is no longer listed
LOCK: Final = 0x77_6F_6C  # of PostgreSQL, the first of two numbers; the second is that of the process
_CLOCK: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"  # of the database: one for all processes
_NOW: Final[ColumnElement[int]] = literal_column(_CLOCK, BigInteger)
_UNLOCKED: Final = text("SELECT pg_try_advisory_xact_lock_shared(:kind, :number)")


class SharedLeases:
    """Of one process among those that share a PostgreSQL database."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._address = ""
        self.epochs: dict[str, int] = {}  # of the tables that this process has

    async def begin(self, address: str) -> None:
        self._address = address
        await self.renew()

    async def renew(self) -> None:
        await self._database.hold(LOCK, number(self._origin))
        await self._database.write(self._renew)

    def _renew(self, db: Connection) -> None:
        put(db, processes, {"id": self._origin}, {"address": self._address, "alive_until": _NOW + ALIVE})
        others = select(processes.c.id).where(processes.c.id != self._origin, processes.c.alive_until >= _NOW)
        dead = [name for name in db.execute(others).scalars() if not _locked(db, name)]
        db.execute(update(processes).where(processes.c.id.in_(dead)).values(alive_until=_NOW - 1))
        db.execute(delete(processes).where(processes.c.alive_until < _NOW - FORGOTTEN))

    async def take(self, table: str) -> str | None:
        holder: int | str = await self._database.write(lambda db: _take(db, self._origin, table))
        if isinstance(holder, str):
            return holder
        self.epochs[table] = holder
        return None

    async def release(self, wanted: Sequence[str]) -> None:
        """A table that has been taken again in the meantime has another epoch and is kept."""
        held = [{"wanted": name, "was": epoch} for name in wanted if (epoch := self.epochs.pop(name, None)) is not None]
        if held:
            await self._database.write(lambda db: db.execute(_RELEASE, [{**row, "me": self._origin} for row in held]))

    async def lost(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.owner != self._origin, tables.c.id.in_(list(self.epochs)))
        names: list[str] = await self._database.read(lambda db: list(db.execute(query).scalars()))
        for name in names:
            self.epochs.pop(name, None)
        return names

    async def end(self) -> None:
        await self.release(list(self.epochs))
        await self._database.write(lambda db: db.execute(delete(processes).where(processes.c.id == self._origin)))

    def lease(self, table: str) -> Lease:
        return Lease(self._origin, self.epochs.get(table, 0))

    def check(self, db: Connection, table: str) -> None:
        query = select(tables.c.owner, tables.c.epoch).where(tables.c.id == table).with_for_update(read=True)
        stored = db.execute(query).one()
        if not self.lease(table).holds(stored.owner, stored.epoch):
            raise Moved(table)


_RELEASE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("wanted"), tables.c.owner == bindparam("me"), tables.c.epoch == bindparam("was"))
    .values(owner="")
)


def number(origin: str) -> int:
    """The number of a process as PostgreSQL wants it."""
    return int.from_bytes(bytes.fromhex(origin), signed=True)


def owned_by_none_alive(origin: str) -> Any:
    """The condition that a table is this process's or may be taken."""
    living = select(processes.c.id).where(processes.c.alive_until >= _NOW)
    return tables.c.owner.in_(["", origin]) | tables.c.owner.not_in(living)


def _take(db: Connection, origin: str, table: str) -> int | str:
    """The new epoch, or the address of the process that has the table and lives."""
    wanted = update(tables).where(tables.c.id == table).values(owner=origin, epoch=tables.c.epoch + 1)
    taken: int | None = db.execute(wanted.where(tables.c.owner.in_(["", origin])).returning(tables.c.epoch)).scalar()
    if taken is not None:
        return taken
    owner: str | None = db.execute(select(tables.c.owner).where(tables.c.id == table)).scalar()
    if owner is None:
        raise Unknown(table)
    living = select(processes.c.address).where(processes.c.id == owner, processes.c.alive_until >= _NOW)
    address: str | None = db.execute(living).scalar()
    if address is not None and _locked(db, owner):
        return address
    taken = db.execute(wanted.where(tables.c.owner.in_(["", owner])).returning(tables.c.epoch)).scalar()
    return "" if taken is None else taken  # a third one was quicker: ask again


def _locked(db: Connection, origin: str) -> bool:
    """Whether that process still holds its lock, which the database takes from it when its connection ends."""
    return not db.execute(_UNLOCKED, {"kind": LOCK, "number": number(origin)}).scalar()
