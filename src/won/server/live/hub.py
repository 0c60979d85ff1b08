"""All tables of this process: which are in memory, which must be loaded, and when."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from won.server.accounts.keys import new_id, new_seed
from won.server.live.archive import Archive
from won.server.live.bot_requests import Bots
from won.server.live.loader import Loader
from won.server.live.ownership import Ownership, RemoteTableError
from won.server.live.processes import KeyChanged, Processes, Reload
from won.server.live.replays import MadeTable
from won.server.live.services import Services
from won.server.live.table import LiveTable
from won.server.operations.garbage_collection import GarbageCollection
from won.server.operations.rate_limits import Rates
from won.server.operations.times import now
from won.server.operations.work import Work
from won.server.storage import TableRow, TableStore
from won.tables.clocks import next_deadline
from won.tables.entries import AnyEntry, Sat
from won.tables.errors import RequestError
from won.tables.setup import Setup
from won.tables.table import Table

SWEEP: Final = 1.0  # seconds between two sweeps
LENIENCE: Final = 30_000  # milliseconds after a start in which no clock runs out: people must first connect again
GOODBYE: Final = 2.0  # seconds for the last messages to be sent
BACK: Final = 1.0  # seconds after which clients come back, more or less, when this process must start again first
BACK_ELSEWHERE: Final = 0.1  # the same where another process is there already
WAKING: Final = 0.002  # seconds that the other process needs for each table
UNUSED: Final = 60.0  # seconds after which a table without connections leaves memory
_LOG = logging.getLogger("won.hub")


class Hub:
    """Row listeners (metrics, logs) register in `services.listeners`."""

    def __init__(
        self,
        store: TableStore,
        *,
        rates: Rates | None = None,
        bots: Bots | None = None,
        work: Work | None = None,
        sweep: float = SWEEP,
        lenience: int = LENIENCE,
        unused: float = UNUSED,
    ) -> None:
        self.services = Services(store, rates, bots, work)
        self.tables: dict[str, LiveTable] = {}
        self.processes = Processes(self.services, self.tables, self._dismiss, self.unload, self._hand_over)
        self.ownership = Ownership(self.services, self.processes, self._drop)
        self._store = store
        self._sweep = sweep
        self._lenience = lenience
        self._unused = unused
        self._loader = Loader(self.services, self.tables, self.ownership, self._remove)
        self._sweeper: asyncio.Task[None] | None = None
        self._garbage = GarbageCollection()
        self._appends = 0  # at the last sweep

    @property
    def unreadable(self) -> Mapping[str, float]:
        """Tables that could not be read, and when."""
        return self._loader.unreadable

    async def start(self, address: str = "") -> None:
        """Listen to other processes, which reach this one at that address, and begin to sweep."""
        self.services.lenient_until = now() + self._lenience
        await self.ownership.begin(address)
        self._store.listen(self._other_process_wrote, self.processes.received)
        self._garbage.begin()
        self._sweeper = asyncio.create_task(self._sweep_forever(), name="sweep")

    async def stop(self) -> None:
        """Disconnect everyone and finish what is being written."""
        self.services.stopping = True
        for live in list(self.tables.values()):
            await live.stop()
        await self.ownership.end()
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        await self.services.stop()
        self._garbage.end()

    async def say_goodbye(self) -> None:
        """Leave the tables to other processes, tell everyone to come back, and wait until they have been told."""
        self.services.stopping = True
        tables = list(self.tables.values())
        if self.services.shared:
            for live in tables:
                await live.close()
            await self.ownership.end()
            self.tables.clear()
        connections = [connection for live in tables for connection in live.audience.connections]
        for at, live in enumerate(tables):
            live.audience.dismiss("restart", BACK_ELSEWHERE + at * WAKING if self.services.shared else BACK)
        deadline = time.monotonic() + GOODBYE
        while any(connection.outbox for connection in connections) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def create(
        self, setup: Setup, host: str, entries: Sequence[AnyEntry] = (), table_id: str = "", seed: str = ""
    ) -> LiveTable:
        """A new table with a secret seed, of its own if none is given; `entries` are its first rows."""
        row = TableRow(table_id or new_id(), setup, seed or new_seed(), host, now())
        await self._store.add_table(row)
        await self.ownership.claim(row.id)
        archive = Archive(self._store, self.services.work, row)
        live = LiveTable(self.services, row, archive, Table(setup), (), {}, self._remove)
        self.tables[row.id] = live
        live.audience.person_was_here()
        if entries:
            await live.append(*entries)
        return live

    async def adopt(self, new_table: MadeTable, host: str) -> LiveTable:
        """A new table that begins with a whole game: an import, a branch."""
        row = TableRow(new_id(), new_table.setup, new_seed(), host, now())
        await self._store.add_whole_table(row, new_table.lines, new_table.summary)
        if new_table.snapshots:
            await self._store.snapshots.put(row.id, new_table.snapshots)
        live = await self.table(row.id)
        live.audience.person_was_here()
        live.autoplay.wake()
        return live

    async def table(self, table_id: str) -> LiveTable:
        """From memory or the store; raises `RequestError("no_table")`, or `RemoteTableError`: ask the other process."""
        live = self.tables.get(table_id)
        if live is not None:
            live.audience.used = time.monotonic()
            return live
        return await self._loader.table(table_id)

    async def fetch(self, table_id: str) -> LiveTable:
        """The same for work that no request about this table asked for: it moves here from wherever it is."""
        if table_id not in self.tables and self.services.shared:
            await self.ownership.fetch(table_id)
        return await self.table(table_id)

    async def rematch(self, live: LiveTable, by: str, table_id: str, without: AbstractSet[str]) -> LiveTable:
        """A new table of the same setup and holders, everyone moved on by one seat."""
        holders = [*live.table.holders[1:], live.table.holders[0]]
        entries = [
            Sat(seat, holder.player, holder.name, holder.nation, holder.bot, by=by)
            for seat, holder in enumerate(holders)
            if not holder.free and holder.player not in without
        ]
        club = live.setup.club if await self._store.in_club(live.setup.club, by) else ""
        return await self.create(live.setup.anew(club), by, entries, table_id)

    def _remove(self, live: LiveTable) -> None:
        if self.tables.get(live.id) is live:
            del self.tables[live.id]

    async def key_changed(self, player: str, device: str = "", code: str = "wrong_key") -> None:
        """Disconnect whoever used the player's old key, of one device or of all, at every process."""
        self._dismiss(player, device, code)
        await self.processes.send("", KeyChanged(player, device, code))

    def _dismiss(self, player: str, device: str, code: str) -> None:
        retry = BACK if code == "restart" else None
        for live in self.tables.values():
            live.audience.dismiss(code, retry, player, device)

    async def reload(self, table_id: str) -> None:
        """Its stored rows were changed: read the table again, at every process."""
        await self.unload(table_id)
        await self.processes.send(table_id, Reload())

    async def unload(self, table_id: str) -> None:
        live = self.tables.get(table_id)
        if live is not None:
            await live.stop()
            self._remove(live)

    async def _hand_over(self, table_id: str) -> None:
        """Another process asks for the table: its people come back to wherever it is then."""
        live = self.tables.get(table_id)
        if live is not None:
            await live.close()
            await self.ownership.give(table_id)
            self._drop(table_id)
        elif not self._loader.loading(table_id):
            await self.ownership.give(table_id)

    def _drop(self, table_id: str) -> None:
        """Another process has the table, or without an id may have all of them."""
        dropped = [self.tables.get(table_id)] if table_id else list(self.tables.values())
        for live in dropped:
            if live is not None:
                live.lost("restart", BACK_ELSEWHERE if table_id else BACK)

    def _other_process_wrote(self, table_id: str, sequence: int) -> None:
        """No table id: nothing was heard for a while, so tables may have been taken, and keys replaced."""
        live = self.tables.get(table_id)
        if not table_id:
            self.services.background(self.ownership.check(), "")
            self.services.background(self.processes.check_keys(), "")
        elif live is not None and live.table.sequence < sequence:
            self.services.background(live.journal.catch_up(), live.id)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self._sweep)
            try:
                await self.sweep()
            except Exception:
                _LOG.exception("the sweep failed")

    async def sweep(self) -> None:
        """Wake the tables that are due, and unload those that nobody uses."""
        for table_id in await self._store.due(now()):
            if table_id not in self.unreadable:
                await self._wake(table_id)
        long_ago = time.monotonic() - self._unused
        unused = [live for live in self.tables.values() if live.idle and live.audience.used < long_ago]
        for live in unused:
            live.unload()
            del self.tables[live.id]
        await self.ownership.release(*[live.id for live in unused])
        self._loader.try_again()
        self._garbage.run(quiet=self.services.appends == self._appends)
        self._appends = self.services.appends

    async def _wake(self, table_id: str) -> None:
        """Wake one table that is due; its errors are its own."""
        try:
            live = await self.table(table_id)
            if not live.autoplay.busy:
                await live.journal.catch_up()
                live.autoplay.wake()
            if not live.autoplay.busy and live.autoplay.unattended:  # until somebody comes, only a clock can be due
                await self._store.set_due(table_id, live.table.sequence, next_deadline(live.table))
        except RemoteTableError:  # another process was quicker
            return
        except RequestError as error:
            _LOG.warning("table %s is due and cannot be woken: %s", table_id, error.code)
        except Exception:
            _LOG.exception("table %s is due and cannot be woken", table_id)
