"""A table in memory: its journal, its connections, its seats, and what plays by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence

from won.core.chance import commitment
from won.core.game_types import OrderJson
from won.server.live.archive import Archive, fold_lines
from won.server.live.audience import Audience
from won.server.live.autoplay import AutoPlay
from won.server.live.connection import Connection
from won.server.live.journal import Journal
from won.server.live.replays import begin
from won.server.live.seats import Seats
from won.server.live.services import Services
from won.server.live.standing_orders import StandingOrders
from won.server.storage import TableRow
from won.tables.entries import AnyEntry, Row
from won.tables.fold import Folded
from won.tables.policy import Viewer, require
from won.tables.table import Table


class LiveTable:
    """Made by `Hub.table(id)` or `Hub.create(...)`. `on_lost` is called when what is stored is unknown."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        archive: Archive,
        table: Table,
        recent: Iterable[Folded],
        orders: dict[int, list[OrderJson]],
        on_lost: Callable[[LiveTable], None],
    ) -> None:
        self.id = row.id
        self.host = row.host  # the host's public player id
        self.seed = row.seed
        self.setup = row.setup
        self.services = services
        self.following = asyncio.Lock()  # while the table of the rematch is being laid
        self._on_lost = on_lost
        self.orders = StandingOrders(services.store, row.id, orders, self._orders_saved)
        self.archive = archive
        self.journal = Journal(services.store, row.id, table, recent, self.orders, self)
        self.audience = Audience(self.table, row, self.orders, services.shared, self.presence_changed)
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

    async def lines(self) -> list[str]:
        """The rows of the journal up to now, for work in another process."""
        return await self.services.store.snapshots.lines(self.id, upto=self.table.sequence)

    async def append(self, *entries: AnyEntry) -> None:
        """Write entries that only the fold checks: for imports and branches."""
        await self.journal.change(lambda table: entries)

    # The journal reports

    def changed(self, folded: Sequence[Folded]) -> None:
        self.archive.note_undone([change.row for change in folded])
        self.audience.publish(self.table, folded)

    def written(self, rows: Sequence[Row]) -> None:
        self.services.notify(self.id, rows)
        if self.archive.due(self.table):
            self.services.background(self.archive.save(self.table), self.id)
        self.autoplay.wake()

    def lost(self, code: str = "storage", retry: float = 1.0) -> None:
        """Disconnect everyone, so that they come back to the table as it is stored, or to another process."""
        self._on_lost(self)
        self.unload()
        self.audience.dismiss(code, retry)

    def viewer(self, player: str, invited: bool = False, since: int = 0) -> Viewer:
        """Somebody, as the policy asks about them."""
        return Viewer(player, self.host, invited, since)

    # Connections and their presence

    async def join(self, connection: Connection) -> None:
        if self.audience.sees_late(connection):
            await self._open_delayed_view()
        self.audience.join(connection)

    async def _open_delayed_view(self) -> None:
        """For the first late onlooker: the table as it was, and the rows that are still to be shown."""
        view = self.audience.delayed_view
        if view.table is not None:
            return
        store, last = self.services.store, self.table.sequence
        shown = min(last, await store.last_before(self.id, view.time_shown()))
        snapshot, lines = await self.archive.before(shown + 1, shown + 1)
        table = begin(self.setup, snapshot)
        await fold_lines(table, lines)
        view.open(table, await store.rows(self.id, shown))

    def table_for(self, connection: Connection) -> Table | None:
        """The table at the moment that the connection is shown."""
        return self.audience.delayed_view.table if connection.delayed else self.table

    def presence_changed(self) -> None:
        self.audience.send_presence()
        self.autoplay.presence_changed()

    # Standing orders

    async def set_orders(self, seat: int, orders: list[OrderJson], who: Viewer) -> None:
        """Replace the standing orders of a seat, as its holder asks."""
        await self.journal.set_orders(seat, orders, lambda: require(self.table, "orders", who, seat))
        self.autoplay.orders_changed(seat)

    def _orders_saved(self, seat: int) -> None:
        self.audience.send_orders(seat)

    # The end

    def unload(self) -> None:
        """The table leaves memory; whoever still holds this object cannot change it any more."""
        self.journal.closed = True
        self.autoplay.rest()
        self.audience.absence.stop()

    async def close(self) -> None:
        """Finish what is being written, and change nothing more."""
        self.audience.absence.stop()
        await self.autoplay.stop()
        await self.journal.close()

    async def stop(self) -> None:
        """The server stops, or the table is read again."""
        await self.close()
        self.audience.dismiss("restart", 1.0)
