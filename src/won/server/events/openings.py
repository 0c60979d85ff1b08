"""Opens the tables that were decided on in a transaction: whichever server comes first, also after a crash."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from won.games import package
from won.server.live.hub import Hub
from won.server.live.ownership import RemoteTableError
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage.event_schema import planned_tables
from won.server.storage.rows import text
from won.server.storage.store import Store
from won.tables.entries import Sat
from won.tables.names import numbered
from won.tables.setup import Setup

EVERY: Final = 2.0  # seconds between two searches for tables that were left unopened


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who gets a seat: a person, or a bot by its level."""

    player: str = ""
    name: str = ""
    bot: str = ""


class Planned(msgspec.Struct, frozen=True):
    """A table that was decided on and is not open yet."""

    id: str
    setup: Setup


def plan(db: Connection, table_id: str, setup: Setup, chairs: Sequence[Chair], seed: str = "") -> None:
    """Within the transaction that decides on the table."""
    row = {"id": table_id, "setup": text(setup), "chairs": text(chairs), "seed": seed, "made_at": now()}
    db.execute(insert(planned_tables), row)


def planned_for(db: Connection, player: str) -> list[Planned]:
    """The tables that will be opened for that player."""
    query = select(planned_tables).where(planned_tables.c.chairs.contains(f'"player":"{player}"', autoescape=True))
    return [Planned(row.id, msgspec.json.decode(row.setup, type=Setup)) for row in db.execute(query)]


class Openings(PeriodicTask):
    def __init__(self, store: Store, hub: Hub, every: float = EVERY) -> None:
        super().__init__("opening planned tables", every)
        self.store = store
        self._hub = hub
        self._lock = asyncio.Lock()

    async def run_once(self) -> None:
        query = select(planned_tables.c.id).order_by(planned_tables.c.made_at)
        await self.each(await self.store.database.read(lambda db: list(db.execute(query).scalars())), self.open)

    async def open(self, table: str) -> None:
        """Nothing happens if it is open already."""
        async with self._lock:
            own = planned_tables.c.id == table
            row = await self.store.database.read(lambda db: db.execute(select(planned_tables).where(own)).first())
            if row is None:
                return
            setup = msgspec.json.decode(row.setup, type=Setup)
            if await self.store.table(table) is None:
                await self._create(setup, table, row.seed)
            try:
                live = await self._hub.table(table)
            except RemoteTableError:  # another process has created it, and opens it
                return
            await live.seats.open(seated(setup, msgspec.json.decode(row.chairs, type=tuple[Chair, ...])))
            await self.store.database.write(lambda db: db.execute(delete(planned_tables).where(own)))

    async def _create(self, setup: Setup, table: str, seed: str) -> None:
        try:
            await self._hub.create(setup, "", table_id=table, seed=seed)
        except self.store.errors:
            if await self.store.table(table) is None:  # else another process was quicker
                raise


def seated(setup: Setup, chairs: Sequence[Chair]) -> list[Sat]:
    """Who sits where, each with another name and another nation."""
    nations = package(setup.game).nations
    entries: list[Sat] = []
    for seat, chair in enumerate(chairs):
        name = numbered(chair.name or chair.bot.capitalize(), [entry.name for entry in entries])
        nation = nations[seat] if seat < len(nations) else ""
        entries.append(Sat(seat, chair.player, name, nation, chair.bot, by=chair.player))
    return entries
