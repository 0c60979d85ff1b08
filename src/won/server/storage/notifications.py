"""Notifications between the processes that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection, text

from won.server.operations.periodic_task import cancel
from won.server.storage.database import Database
from won.server.storage.interface import MessageCallback, RowsCallback

CHANNEL = "won"
RETRY = (0.2, 5.0)  # seconds before a lost connection is tried again: first, and at most
_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :notification)")
log = logging.getLogger(__name__)


def send_message(connection: Connection, origin: str, table: str, message: str) -> None:
    """Send a message to the other processes; it is not stored."""
    connection.execute(_NOTIFY, {"notification": f"{origin} {table} {message}"})


class Listener:
    """Receives the notifications of other processes, and connects again when the connection breaks."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._task: asyncio.Task[None] | None = None

    def start(self, on_rows: RowsCallback, on_message: MessageCallback) -> None:
        self._task = asyncio.create_task(self._run(on_rows, on_message), name="listen")

    async def close(self) -> None:
        await cancel(self._task)

    async def _run(self, on_rows: RowsCallback, on_message: MessageCallback) -> None:
        pause = RETRY[0]

        def received(notification: str) -> None:
            origin, table, content = notification.split(" ", 2)
            if origin != self._origin:
                on_message(origin, table, content)

        def ready() -> None:
            nonlocal pause
            pause = RETRY[0]
            on_rows("", -1)  # notifications sent while nobody listened are lost

        while True:
            try:
                await self._database.listen(CHANNEL, received, ready)
            except Exception as error:  # the next try may succeed
                log.warning("listening broke off", extra={"error": type(error).__name__})
            await asyncio.sleep(pause)
            pause = min(pause * 2, RETRY[1])
