"""A table in memory: its journal, its connections, its seats, and what plays by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from won.core.chance import commitment
from won.core.record import Record
from won.server.live.audience import Audience
from won.server.live.autoplay import AutoPlay
from won.server.live.connection import Connection
from won.server.live.journal import Journal
from won.server.live.processes import OrdersChanged, Processes
from won.server.live.seats import Seats
from won.server.live.services import Services
from won.server.live.standing_orders import StandingOrders
from won.server.storage import TableRow
from won.server.wire.messages.common import JsonObject
from won.tables.entries import AnyEntry, Row
from won.tables.errors import RequestError
from won.tables.fold import Folded
from won.tables.table import Table


class LiveTable:
    """Made by `Hub.table(id)` or `Hub.create(...)`. `on_lost` is called when what is stored is unknown."""

    def __init__(
        self,
        services: Services,
        processes: Processes,
        row: TableRow,
        rows: Sequence[Row],
        orders: dict[int, list[JsonObject]],
        on_lost: Callable[[LiveTable], None],
    ) -> None:
        self.id = row.id
        self.host = row.host  # the host's public player id
        self.seed = row.seed
        self.setup = row.setup
        self.services = services
        self._processes = processes
        self._on_lost = on_lost
        self.orders = StandingOrders(services.store, row.id, orders, self._orders_saved)
        self.journal = Journal(services.store, row, rows, self.orders, self)
        self.audience = Audience(self.table, row.seed, self.orders, services.shared, self.presence_changed)
        self.seats = Seats(self.journal.change, row.host, row.seed)
        self.autoplay = AutoPlay(row, self.journal, self.orders, self.audience, services)

    @property
    def table(self) -> Table:
        return self.journal.table

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    @property
    def idle(self) -> bool:
        return not self.audience.connections and not self.journal.busy and not self.autoplay.busy

    def record(self) -> Record:
        record = self.table.record()
        if record is None:
            raise RequestError("not_started")
        return record

    async def append(self, *entries: AnyEntry) -> None:
        """Write entries that only the fold checks: for imports and branches."""
        await self.journal.change(lambda table: entries)

    # The journal reports

    def changed(self, folded: Sequence[Folded]) -> None:
        self.audience.publish(self.table, folded)

    def written(self, rows: Sequence[Row]) -> None:
        self.services.notify(self.id, rows)
        self.autoplay.wake()

    def lost(self) -> None:
        """Disconnect everyone, so that they come back to the table as it is stored."""
        self._on_lost(self)
        self.audience.dismiss("storage", 1.0)

    # Connections and their presence

    async def join(self, connection: Connection) -> None:
        if self.audience.sees_late(connection.player):
            self.audience.delayed_view.open(await self.journal.all_rows())
        self.audience.join(connection)

    def table_for(self, connection: Connection) -> Table | None:
        """The table at the moment that the connection is shown."""
        return self.audience.delayed_view.table if connection.delayed else self.table

    def presence_changed(self) -> None:
        """Tell everyone, here and at the other processes."""
        self.audience.send_presence()
        self.autoplay.presence_changed()
        self._processes.announce(self.id)

    # Standing orders

    async def set_orders(self, seat: int, orders: list[JsonObject]) -> None:
        """Replace the standing orders of a seat, as its holder asks."""
        await self.orders.save(seat, orders)
        self.autoplay.orders_changed(seat)

    def _orders_saved(self, seat: int) -> None:
        self.audience.send_orders(seat)
        self.services.background(self._processes.send(self.id, OrdersChanged(seat)), self.id)

    async def reload_orders(self, seat: int) -> None:
        """Take over standing orders that another process has changed."""
        await self.orders.reload(seat)
        self.audience.send_orders(seat)

    # The end

    def unload(self) -> None:
        """The table leaves memory; whoever still holds this object cannot change it any more."""
        self.journal.closed = True
        self.autoplay.rest()

    async def stop(self) -> None:
        """The server stops: finish what is being written."""
        self.audience.dismiss("restart", 1.0)
        await self.autoplay.stop()
        await self.journal.close()
