"""What all live tables of a process share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from won.server.live.bans import Bans
from won.server.live.bot_requests import Bots
from won.server.live.bot_turns import BotTurns
from won.server.live.callers import Callers
from won.server.live.origins import Origins
from won.server.operations.fair_turns import FairTurns
from won.server.operations.rate_limits import Rates
from won.server.operations.work import Work
from won.server.storage import TableStore
from won.tables.entries import Row

RowListener = Callable[[str, Sequence[Row]], Awaitable[None] | None]  # called with a table's id and its new rows
PATIENCE: Final = 5.0  # seconds for background work when the server stops
LEAFING: Final = 8  # pages of old games read at the same time, one for each asker
_LOG = logging.getLogger("won.live")


class Services:
    """`bots` and `work` are processes and threads, unless something else is given."""

    def __init__(
        self, store: TableStore, rates: Rates | None = None, bots: Bots | None = None, work: Work | None = None
    ) -> None:
        self.store = store
        self.bots = bots or _process_bots()
        self.work = work or _process_work(rates)
        self.leafing = FairTurns(LEAFING)
        self.shared = store.shared
        self.listeners: list[RowListener] = []
        self.bans = Bans()
        self.origins = Origins()
        self.bot_turns = BotTurns(self.origins, None if rates is None else rates.bots)
        self.callers = Callers()
        self.hidden: frozenset[str] = frozenset()  # tables that operators have hidden
        self.dissolved: frozenset[str] = frozenset()  # clubs of tables here that are known to be gone
        self.lenient_until = 0  # no clock runs out before
        self.appends = 0  # changes written, ever
        self.stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, table_id: str, rows: Sequence[Row]) -> None:
        """Tell the listeners about rows that this process has stored."""
        self.appends += 1
        for listener in self.listeners:
            try:
                working = listener(table_id, rows)
            except Exception:
                _LOG.exception("table %s: a listener failed", table_id)
            else:
                if working is not None:
                    self.background(working, table_id)

    def background(self, work: Awaitable[None], table_id: str) -> None:
        """Run it as a task of its own; a failure is logged."""
        task = asyncio.ensure_future(_logged(work, table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in list(self._tasks):
            task.cancel()
            await asyncio.wait([task])
        self.bots.stop()
        self.work.stop()


# Imported here because a browser has neither processes nor threads.


def _process_bots() -> Bots:
    from won.server.live.bot_pool import BotPool

    return BotPool()


def _process_work(rates: Rates | None) -> Work:
    from won.server.operations.work_queue import WorkQueue

    return WorkQueue(rates)


async def _logged(work: Awaitable[None], table_id: str) -> None:
    try:
        await work
    except Exception:
        _LOG.exception("table %s: work in the background failed", table_id)
