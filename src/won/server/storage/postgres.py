"""PostgreSQL, which several server processes may share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from won.server.storage.in_use import LOCK
from won.server.storage.write_failures import counted_failures

T = TypeVar("T")
CONNECTIONS = 7  # one of them listens, one holds the lock of its users
DEADLOCKS = ("40P01", "40001")  # the codes of PostgreSQL for a transaction that gave way to another
PING_SECONDS = 20.0  # a connection that died silently is noticed after this long


class Postgres:
    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self._in_use: AsyncConnection | None = None
        self._held = False  # whether that connection has the lock of this process
        self.opened = False
        self._engine = create_async_engine(
            self.url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,  # errors are logged, but not what players wrote
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")  # one moment, as of SQLite

    async def mark_in_use(self) -> None:
        """Waits while a restore runs."""
        self._in_use = await self._engine.connect()
        await self._in_use.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": LOCK})
        await self._in_use.commit()
        self._held = False

    async def hold(self, kind: int, number: int) -> None:
        """Hold a lock of two numbers for as long as the connection lasts; where it broke, take it again."""
        try:
            await self._try_to_hold(kind, number)
        except (DBAPIError, OSError):
            if self._in_use is not None:
                await self._in_use.invalidate()
                await self._in_use.close()
            await self.mark_in_use()
            await self._try_to_hold(kind, number)

    async def _try_to_hold(self, kind: int, number: int) -> None:
        assert self._in_use is not None
        if self._held:
            await self._in_use.execute(text("SELECT 1"))
        else:  # a connection that broke unnoticed may hold it for a while
            lock = text("SELECT pg_try_advisory_lock(:kind, :number)")
            self._held = bool((await self._in_use.execute(lock, {"kind": kind, "number": number})).scalar())
        await self._in_use.commit()

    async def claim(self) -> None:
        """Any number of servers may use it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with counted_failures(self.opened):
            try:
                return await self._write(work)
            except DBAPIError as error:
                if not _lost_race(error):
                    raise
                return await self._write(work)  # it finds what the other one wrote

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def listen(self, channel: str, received: Callable[[str], None], ready: Callable[[], None]) -> None:
        async with self._engine.connect() as connection:
            link: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            link.add_termination_listener(lambda *_: lost.set())
            await link.add_listener(channel, lambda *notification: received(notification[3]))
            ready()
            try:
                while not await _set_within(lost, PING_SECONDS):
                    await asyncio.wait_for(link.execute("SELECT 1"), PING_SECONDS)
            finally:
                await connection.invalidate()  # not back into the pool: it still listens
        raise ConnectionError(channel)

    async def close(self) -> None:
        if self._in_use is not None:
            with contextlib.suppress(DBAPIError, OSError):  # it may be lost
                await self._in_use.invalidate()
                await self._in_use.close()
            self._in_use = None
        await self._engine.dispose()


def _lost_race(error: DBAPIError) -> bool:
    """Whether another transaction wrote the same at the same time, or each waited for the other."""
    return isinstance(error, IntegrityError) or getattr(error.orig, "sqlstate", "") in DEADLOCKS


async def _set_within(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
