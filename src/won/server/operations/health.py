"""Whether the server is alive, and whether it is ready to serve."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterable
from typing import Final

import msgspec
from sqlalchemy import text

from won import __version__
from won.server.storage.store import Store

SECONDS: Final = 2.0  # for the database to answer
SHOWN: Final = 100  # unreadable tables that are named
BACKLOG: Final = 5_000  # waiting appends: with more, the disk does not keep up


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    checks: dict[str, bool] = {}
    unreadable: tuple[str, ...] = ()  # tables that are set aside; the others go on


def alive() -> Health:
    """The event loop answers."""
    return Health(True, __version__)


class Readiness:
    """Of one server. Writing is tried at most once a second, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[bool] | None = None
        self._probed = -SECONDS

    async def check(self, stopping: bool = False, unreadable: Iterable[str] = ()) -> Health:
        """The database answers, writing works and keeps up, and the server is not stopping."""
        checks = {
            "database": await _works(self._store.database.read(lambda db: db.execute(text("SELECT 1")).scalar())),
            "writing": self._store.writer.backlog < BACKLOG and await self._writes(),
            "staying": not stopping,
        }
        return Health(all(checks.values()), __version__, checks, tuple(sorted(unreadable))[:SHOWN])

    async def _writes(self) -> bool:
        if self._probe is None or (self._probe.done() and time.monotonic() > self._probed + 1.0):
            self._probed = time.monotonic()
            self._probe = asyncio.ensure_future(_works(self._store.probe()))
        return await asyncio.shield(self._probe)


async def _works(attempt: Awaitable[object]) -> bool:
    try:
        async with asyncio.timeout(SECONDS):
            await attempt
    except Exception:  # any error means no answer
        return False
    return True
