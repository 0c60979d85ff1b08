"""Tables from the store into memory: each is loaded once at a time, and one that cannot be read is set aside."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from won.server.live.archive import Archive
from won.server.live.ownership import Ownership, RemoteTableError
from won.server.live.services import Services
from won.server.live.table import LiveTable
from won.server.storage import Unknown
from won.tables.errors import RequestError

QUARANTINE: Final = 300.0  # seconds before a table that could not be read is tried again
_LOG = logging.getLogger("won.hub")


class Loader:
    """`tables` are those in memory; `lost` takes one out."""

    def __init__(
        self,
        services: Services,
        tables: dict[str, LiveTable],
        ownership: Ownership,
        lost: Callable[[LiveTable], None],
    ) -> None:
        self.unreadable: dict[str, float] = {}  # tables that could not be read, and when
        self._services = services
        self._store = services.store
        self._tables = tables
        self._ownership = ownership
        self._lost = lost
        self._tasks: dict[str, asyncio.Task[LiveTable]] = {}

    def loading(self, table_id: str) -> bool:
        return table_id in self._tasks

    async def table(self, table_id: str) -> LiveTable:
        if time.monotonic() < self.unreadable.get(table_id, -QUARANTINE) + QUARANTINE:
            raise RequestError("unreadable")
        task = self._tasks.get(table_id)
        if task is None:
            task = self._tasks[table_id] = asyncio.ensure_future(self._load_or_quarantine(table_id))
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))
        return await asyncio.shield(task)

    def try_again(self) -> None:
        """Forget the tables whose quarantine is over: they are tried again when they are due or asked for."""
        for table_id, since in list(self.unreadable.items()):
            if time.monotonic() > since + QUARANTINE:
                del self.unreadable[table_id]

    async def _load_or_quarantine(self, table_id: str) -> LiveTable:
        """One table that cannot be read must not hold up the others."""
        try:
            await self._ownership.claim(table_id)
            live = await self._load(table_id)
        except RemoteTableError:
            raise
        except Unknown:
            raise RequestError("no_table") from None
        except RequestError:
            await self._ownership.release(table_id)
            raise
        except self._store.errors as error:  # the database is away, not the table
            _LOG.exception("table %s: the database does not answer", table_id)
            raise RequestError("storage") from error
        except Exception as error:
            _LOG.exception("table %s cannot be read and is set aside", table_id, extra={"table": table_id})
            self.unreadable[table_id] = time.monotonic()
            await self._ownership.release(table_id)
            raise RequestError("unreadable") from error
        self.unreadable.pop(table_id, None)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        row = await self._store.table(table_id)
        if row is None:
            raise Unknown(table_id)
        archive = Archive(self._store, self._services.work, row)
        table, recent = await archive.load()
        orders = await self._store.all_orders(table_id)
        live = self._tables.get(table_id)
        if live is None:
            live = LiveTable(self._services, row, archive, table, recent, orders, self._lost)
            self._tables[table_id] = live
            await live.journal.catch_up()  # what was written while it was being read
            live.autoplay.wake()
        return live
