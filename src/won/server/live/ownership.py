"""Which tables live in this process where several share the database, and how they move to another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from won.server.live.processes import HandOver, Processes
from won.server.live.services import Services
from won.server.operations.periodic_task import PeriodicTask
from won.server.storage.leases import ALIVE
from won.tables.errors import RequestError

EVERY: Final = 2.0  # seconds between two signs of life
MOVING: Final = 5.0  # seconds for another process to hand a table over
AGAIN: Final = 0.5  # seconds after which it is asked again: whoever came back there first made it take the table again
PAUSE: Final = 0.05  # seconds between two tries
AHEAD: Final = 0.3  # seconds for whoever asked for a table to take it, before the process that gave it away does again
TRIES: Final = 5
PATIENCE: Final = 3.0  # seconds to release everything when the server stops


class RemoteTableError(RequestError):
    """Another process has the table, and answers at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__("busy")
        self.address = address


class Ownership(PeriodicTask):
    """`drop` takes a table out of memory that this process no longer has."""

    def __init__(self, services: Services, processes: Processes, drop: Callable[[str], None]) -> None:
        super().__init__("leases", EVERY)
        self._services = services
        self._leases = services.store.leases
        self._processes = processes
        self._drop = drop
        self._renewed = time.monotonic()
        self._ended = False
        self._given: dict[str, float] = {}  # tables that another process asked for, and until when they are left to it

    async def begin(self, address: str) -> None:
        if self._services.shared:
            await self._leases.begin(address)
            self._renewed = time.monotonic()
            await self.start()

    async def claim(self, table_id: str) -> None:
        """Have the table; raises `RemoteTableError` where another process has it."""
        await asyncio.sleep(max(0.0, self._given.get(table_id, 0.0) - time.monotonic()))
        for _ in range(TRIES):
            if self._ended:
                raise RequestError("restart")
            address = await self._leases.take(table_id)
            if address is None:
                return
            if address:
                raise RemoteTableError(address)
            await asyncio.sleep(PAUSE)
        raise RequestError("busy")

    async def fetch(self, table_id: str) -> None:
        """Have the table, from whichever process has it now."""
        asked, deadline = -AGAIN, time.monotonic() + MOVING
        while True:
            try:
                await self.claim(table_id)
                return
            except RemoteTableError:
                if time.monotonic() > deadline:
                    raise RequestError("busy") from None
            if time.monotonic() > asked + AGAIN:
                asked = time.monotonic()
                await self._processes.send(table_id, HandOver())
            await asyncio.sleep(PAUSE)

    async def give(self, table_id: str) -> None:
        """Let the process have it that asked for it, however many people come back here before it has."""
        self._given[table_id] = time.monotonic() + AHEAD
        await self.release(table_id)

    async def release(self, *table_ids: str) -> None:
        await self._leases.release(table_ids)

    async def check(self) -> None:
        """Drop the tables that another process has taken."""
        for table_id in await self._leases.lost():
            self._drop(table_id)

    async def run_once(self) -> None:
        """Give a sign of life. Who could not for too long has lost its tables, whatever it believes."""
        began = time.monotonic()
        self._given = {table_id: until for table_id, until in self._given.items() if until > began}
        try:
            async with asyncio.timeout(ALIVE / 1000):
                await self._leases.renew()
        except Exception:  # the database is away
            if time.monotonic() > self._renewed + ALIVE / 1000:
                self._drop("")
            raise
        if began > self._renewed + ALIVE / 2000:
            await self.check()
        self._renewed = began

    async def end(self) -> None:
        """Leave all tables to the others."""
        if self._ended or not self._services.shared:
            return
        self._ended = True
        await self.stop()
        await in_time(self._leases.end())


async def in_time(work: Awaitable[None]) -> None:
    """For the end: a database that does not answer must not hold it up."""
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except Exception:  # the others notice by themselves
        return
