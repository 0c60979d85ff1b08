"""A table in memory: what is done at it, one thing after the other, and written down before anyone is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from won.core.chance import commitment
from won.core.record import Record
from won.server.live.audience import Audience
from won.server.live.autoplay import Robots
from won.server.live.connection import Connection
from won.server.live.delay import Delay
from won.server.live.processes import Ordered
from won.server.live.seats import Decide, Seats
from won.server.operations.times import now
from won.server.storage.model import TableRow, Taken
from won.tables.entries import AnyEntry, Row, Undone
from won.tables.errors import RequestError
from won.tables.fold import Folded, fold
from won.tables.history import History
from won.tables.setup import Setup
from won.tables.summary import summary
from won.tables.table import Table

if TYPE_CHECKING:
    from won.server.live.hub import Hub

RECENT: Final = 60  # rows kept at hand for those who come back
TRIES: Final = 20  # how often a change is tried when other processes keep writing first


class Live(Seats, Audience):
    """Made by `Hub.table(id)` or `Hub.create(...)`; every change raises `RequestError` where it says no."""

    def __init__(self, hub: Hub, row: TableRow, rows: Sequence[Row], orders: dict[int, list[dict[str, Any]]]) -> None:
        self.hub = hub
        self.id = row.id
        self.host = row.host  # the host's public player id
        self.seed = row.seed
        self.setup: Setup = row.setup
        super().__init__(Table(row.setup), orders, hub.shared)
        self.recent: deque[Folded] = deque(maxlen=RECENT)
        for one in rows:
            self.recent.append(fold(self.table, one))
        self.lock = asyncio.Lock()
        self.robots = Robots(self)
        self.delay = Delay(self)
        self.past = History()
        # Whether the store has been told to wake this table for standing orders.
        self.orders_due = any(orders.get(seat) for seat in self.table.to_move)
        self.broken = False  # what is stored is not known: to be read again

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def idle(self) -> bool:
        return not self.connections and not self.lock.locked() and not self.robots.busy

    def around(self) -> None:
        """Somebody has come, gone, or looked up: everyone hears of it, here and at the other processes."""
        self.show_around()
        self.robots.look_again()
        self.hub.peers.tell(self)

    def part(self, connection: Connection) -> None:
        super().part(connection)
        self.around()

    def record(self) -> Record:
        found = self.table.record()
        if found is None:
            raise RequestError("not_started")
        return found

    # Changing

    async def change(self, decide: Decide, by: str = "", request: str = "") -> int:
        """What `decide` makes of the table is written, then done, then told: the last sequence of it.

        Whoever loses a race looks at the table as the winner left it and decides again. A repeated request is not
        done again.
        """
        async with self.lock:
            for _ in range(TRIES):
                if self.broken:
                    raise RequestError("restart")
                before = self.table.repeated(by, request)
                if before is not None:
                    if before < 0:
                        raise RequestError("repeated")
                    return before
                entries = decide(self.table)
                if not entries:
                    return self.table.sequence
                try:
                    await self._write(entries)
                except Taken:
                    await self._read()
                else:
                    return self.table.sequence
        raise RequestError("busy")

    async def _write(self, entries: Sequence[Any]) -> None:
        table = self.table.copy()
        at = max(now(), table.at)
        rows = [Row(table.sequence + 1 + place, at, entry) for place, entry in enumerate(entries)]
        folded = [fold(table, row) for row in rows]
        self.orders_due = any(self.orders.get(seat) for seat in table.to_move)
        try:
            await self.hub.store.append(self.id, rows, summary(table, self.orders_due))
        except Taken:
            raise
        except BaseException as error:
            self.hub.forget(self, "storage")
            if isinstance(error, Exception):
                raise RequestError("storage") from error
            raise
        self._adopt(table, folded)
        self.hub.appended(self, rows)
        self.robots.kick()

    async def _read(self) -> None:
        """What other processes have written."""
        rows = await self.hub.store.rows(self.id, self.table.sequence)
        if rows:
            table = self.table.copy()
            self._adopt(table, [fold(table, row) for row in rows])

    async def catch_up(self) -> None:
        async with self.lock:
            await self._read()

    def _adopt(self, table: Table, folded: Sequence[Folded]) -> None:
        self.table = table
        self.recent.extend(folded)
        for one in folded:
            if isinstance(one.row.entry, Undone):
                self.past.cut(one.row.entry.step)
        self.tell(folded)

    async def set_orders(self, seat: int, orders: list[dict[str, Any]], quietly: bool = False) -> None:
        """The standing orders of a seat, whole; `quietly` where they are being carried out."""
        await self.hub.store.set_orders(self.id, seat, orders)
        self.orders[seat] = orders
        self.show_orders(seat)
        self.hub.background(self.hub.peers.say(self.id, Ordered(seat)), self.id)
        if not quietly:
            self.robots.reconsider(seat)

    async def read_orders(self, seat: int) -> None:
        """Another process has changed them."""
        self.orders[seat] = await self.hub.store.orders(self.id, seat)
        self.show_orders(seat)

    async def append(self, *entries: AnyEntry) -> None:
        """Rows as they are, checked by nothing but the fold: for imports and branches."""
        await self.change(lambda table: entries)
