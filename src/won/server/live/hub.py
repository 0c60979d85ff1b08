"""All tables of this process: which are awake, which must wake, and who hears of what they do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from won.server.accounts.keys import new_id, new_seed
from won.server.live.bot_pool import Thinkers
from won.server.live.processes import Peers
from won.server.live.table import Live
from won.server.operations.garbage import Garbage
from won.server.operations.times import now
from won.server.storage import Store
from won.server.storage.model import TableRow
from won.tables.entries import AnyEntry, Row, Sat
from won.tables.errors import RequestError
from won.tables.setup import Setup

Watcher = Callable[[str, Sequence[Row]], Awaitable[None] | None]  # after commit, in the process that appended

SWEEP: Final = 1.0  # seconds between looks at what is due
LENIENCE: Final = 30_000  # milliseconds after a start in which no clock runs out: people have to find back first
PATIENCE: Final = 5.0  # seconds for what is under way when the server stops
KEPT: Final = 60.0  # seconds a table nobody is at stays in memory
_LOG = logging.getLogger("won.hub")


class Hub:
    def __init__(self, store: Store, *, sweep: float = SWEEP, lenience: int = LENIENCE, kept: float = KEPT) -> None:
        self.store = store
        self.lives: dict[str, Live] = {}
        self.watchers: list[Watcher] = []  # notifications, ratings and metrics hang themselves in here
        self.thinkers = Thinkers()
        self.advisers = ThreadPoolExecutor(1, "won-advice")
        self.lenient_until = 0
        self.shared = store.database.url.get_backend_name() == "postgresql"  # other processes may serve the tables too
        self.stopping = False
        self.peers = Peers(self)
        self._sweep = sweep
        self._lenience = lenience
        self._kept = kept
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._garbage = Garbage()
        self._appended = 0  # since the last sweep

    # From start to stop

    async def start(self) -> None:
        """Listen to other processes and begin the sweep."""
        self.lenient_until = now() + self._lenience
        self.store.listen(self._heard, self.peers.heard)
        self._garbage.begin()
        self._sweeper = asyncio.create_task(self._sweeping(), name="sweep")

    async def stop(self) -> None:
        """Tell everyone to come back, finish what is being written."""
        self.stopping = True
        await self.peers.leave()
        for live in list(self.lives.values()):
            live.dismiss("restart", 1.0)
            await live.robots.stop()
            async with live.lock:
                live.broken = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        for task in (*self._tasks, *([self._sweeper] if self._sweeper else [])):
            task.cancel()
            await asyncio.wait([task])
        self._garbage.end()
        self.thinkers.stop()
        self.advisers.shutdown(wait=False, cancel_futures=True)

    def background(self, work: Awaitable[None], table_id: str) -> None:
        """Beside what is going on; what goes wrong with it is logged."""
        task = asyncio.ensure_future(_quietly(work, table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def create(self, setup: Setup, host: str, entries: Sequence[AnyEntry] = (), table_id: str = "") -> Live:
        """A new table with a secret seed of its own; `entries` are what it begins with (branch, import, rematch)."""
        row = TableRow(table_id or new_id(), setup, new_seed(), host, now())
        await self.store.add_table(row)
        live = self.lives[row.id] = Live(self, row, (), {})
        if entries:
            await live.append(*entries)
        return live

    async def table(self, table_id: str) -> Live:
        """Awake, from memory or from the store; raises `RequestError("no_table")`."""
        live = self.lives.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.ensure_future(self._wake(table_id))
            waking.add_done_callback(lambda _: self._waking.pop(table_id, None))
        return await asyncio.shield(waking)

    async def _wake(self, table_id: str) -> Live:
        row = await self.store.table(table_id)
        if row is None:
            raise RequestError("no_table")
        rows, orders = await self.store.rows(table_id), await self.store.all_orders(table_id)
        live = self.lives.get(table_id)
        if live is None:
            live = self.lives[table_id] = Live(self, row, rows, orders)
            await live.catch_up()  # what came while it was being read
            if self.shared:
                self.peers.tell(live, asking=True)
            else:
                live.robots.kick()
        return live

    async def rematch(self, live: Live, by: str, table_id: str = "") -> Live:
        """A new table of the same setup; the same people sit, bots too, everyone moved on by one seat."""
        holders = [*live.table.holders[1:], live.table.holders[0]]
        sat = [
            Sat(seat, holder.player, holder.name, holder.nation, holder.bot, by=by)
            for seat, holder in enumerate(holders)
            if not holder.free
        ]
        return await self.create(live.setup, by, sat, table_id)

    def forget(self, live: Live, code: str) -> None:
        """What is stored is not known: whoever is here comes back and finds the table as it was stored."""
        live.broken = True
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        live.dismiss(code, 1.0)

    def dismiss(self, player: str) -> None:
        """That person has another key now: whoever is here by the old one has to come back with it."""
        for live in self.lives.values():
            live.dismiss("wrong_key", None, player)

    def appended(self, live: Live, rows: Sequence[Row]) -> None:
        self._appended += 1
        for watcher in self.watchers:
            try:
                working = watcher(live.id, rows)
            except Exception:
                _LOG.exception("table %s: a watcher failed", live.id)
            else:
                if working is not None:
                    self.background(working, live.id)

    # What is due

    def _heard(self, table_id: str, sequence: int) -> None:
        """Another process has written; after a lost connection, perhaps at every table."""
        told = [self.lives.get(table_id)] if table_id else list(self.lives.values())
        for live in told:
            if live is not None and (not table_id or live.table.sequence < sequence):
                self.background(live.catch_up(), live.id)
                if not table_id:
                    self.peers.tell(live, asking=True)

    async def _sweeping(self) -> None:
        while True:
            await asyncio.sleep(self._sweep)
            try:
                await self.sweep()
            except Exception:
                _LOG.exception("the sweep failed")

    async def sweep(self) -> None:
        """Wake what is due, and let go of what nobody uses."""
        for table_id in await self.store.due(now()):
            live = await self.table(table_id)
            if not live.robots.busy:
                await live.catch_up()
                live.robots.kick()
        long_ago = time.monotonic() - self._kept
        for live in [live for live in self.lives.values() if live.idle and live.used < long_ago]:
            live.broken = True  # whoever still holds on to it must not go on with it
            live.robots.rest()
            del self.lives[live.id]
        await self.peers.sweep()
        self._garbage.look(quiet=not self._appended)
        self._appended = 0


async def _quietly(work: Awaitable[None], table_id: str) -> None:
    try:
        await work
    except Exception:
        _LOG.exception("table %s: work in the background failed", table_id)
