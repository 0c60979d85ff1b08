"""PostgreSQL, which several server processes may share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from won.server.storage.guard import LOCK

T = TypeVar("T")
CONNECTIONS = 7  # one of them listens, one holds the lock of those at work
PING_SECONDS = 20.0  # a connection that died without a word is noticed after this long


class Postgres:
    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+asyncpg")
        self._presence: AsyncConnection | None = None
        self._engine = create_async_engine(
            self.url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,  # an error is logged, what a player wrote is not
        )

    async def settle_in(self) -> None:
        """Waits while a restore is under way."""
        self._presence = await self._engine.connect()
        await self._presence.execute(text("SELECT pg_advisory_lock_shared(:key)"), {"key": LOCK})
        await self._presence.commit()

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def hear(self, channel: str, heard: Callable[[str], None], ready: Callable[[], None]) -> None:
        async with self._engine.connect() as connection:
            link: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            link.add_termination_listener(lambda *_: lost.set())
            await link.add_listener(channel, lambda *news: heard(news[3]))
            ready()
            try:
                while not await _happens(lost, PING_SECONDS):
                    await asyncio.wait_for(link.execute("SELECT 1"), PING_SECONDS)
            finally:
                await connection.invalidate()  # never back into the pool: it still listens
        raise ConnectionError(channel)

    async def close(self) -> None:
        if self._presence is not None:
            with contextlib.suppress(DBAPIError, OSError):  # it may have been lost long ago
                await self._presence.invalidate()
                await self._presence.close()
        await self._engine.dispose()


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True
