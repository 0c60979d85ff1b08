"""Whether the server is alive, and whether it is ready to serve."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from sqlalchemy import text

from won import __version__
from won.server.storage import Store

SECONDS: Final = 2.0  # for the database to answer
BACKLOG: Final = 5_000  # waiting appends: with more, the disk does not keep up


class Health(msgspec.Struct, frozen=True):
    ok: bool
    version: str
    checks: dict[str, bool] = {}


def alive() -> Health:
    """The event loop answers."""
    return Health(True, __version__)


async def ready(store: Store, stopping: bool = False) -> Health:
    """The database answers, writing keeps up, and the server is not stopping."""
    checks = {"database": await _answers(store), "writing": store.writer.backlog < BACKLOG, "staying": not stopping}
    return Health(all(checks.values()), __version__, checks)


async def _answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(SECONDS):
            await store.database.read(lambda db: db.execute(text("SELECT 1")).scalar())
    except Exception:  # any error means no answer
        return False
    return True
