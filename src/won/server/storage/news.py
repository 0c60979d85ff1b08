"""News of new rows between the processes that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping

from sqlalchemy import Connection, text

from won.server.storage.database import Database

CHANNEL = "won"
PATIENCE = (0.2, 5.0)  # seconds before a lost connection is tried again: first, and at most
Callback = Callable[[str, int], None]
Words = Callable[[str, str, str], None]  # from which process, of which table, what
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")
log = logging.getLogger(__name__)


def tell(connection: Connection, origin: str, sequences: Mapping[str, int]) -> None:
    """The other processes hear of it when the transaction is done; with SQLite there are no others."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, [{"news": f"{origin} {table} {at}"} for table, at in sequences.items()])


def say(connection: Connection, origin: str, table: str, words: str) -> None:
    """Anything else for the other processes: forgotten once it is told."""
    connection.execute(_NOTIFY, {"news": f"{origin} {table} {words}"})


class Listener:
    """Hears what other processes tell, and takes up the thread again when the connection breaks."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._task: asyncio.Task[None] | None = None

    def start(self, callback: Callback, words: Words) -> None:
        self._task = asyncio.create_task(self._run(callback, words), name="listen")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, callback: Callback, words: Words) -> None:
        pause = PATIENCE[0]

        def heard(news: str) -> None:
            origin, table, said = news.split(" ", 2)
            if origin != self._origin:
                if said.isdecimal():
                    callback(table, int(said))
                else:
                    words(origin, table, said)

        def ready() -> None:
            nonlocal pause
            pause = PATIENCE[0]
            callback("", -1)  # what was told while nobody listened is not told again

        while True:
            try:
                await self._database.hear(CHANNEL, heard, ready)
            except Exception as error:  # whatever it was, the next try may go well
                log.warning("listening broke off", extra={"error": type(error).__name__})
            await asyncio.sleep(pause)
            pause = min(pause * 2, PATIENCE[1])
