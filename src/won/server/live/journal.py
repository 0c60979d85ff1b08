"""One table and its journal: each change is decided, written, adopted and announced, one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from won.core.game_types import OrderJson
from won.server.live.archive import RECENT
from won.server.live.standing_orders import NONE, Left, StandingOrders
from won.server.operations.times import now
from won.server.storage import Moved, TableStore, Taken
from won.server.storage.rows import row_from_line
from won.tables.drafts import Draft
from won.tables.entries import AnyEntry, Removed, Row, Sat
from won.tables.errors import RequestError
from won.tables.fold import Folded, fold, fold_drafts
from won.tables.summary import summary
from won.tables.table import Table

TRIES: Final = 20  # how often a change is tried when others keep writing first
MOVED: Final = 0.1  # seconds after which the people of a table that has moved come back

Decide = Callable[[Table], Sequence[Draft]]
Same = Callable[[Table, AnyEntry], bool]


class JournalListener(Protocol):
    def changed(self, folded: Sequence[Folded]) -> None:
        """Rows were adopted, written here or by another process."""

    def written(self, rows: Sequence[Row]) -> None:
        """Rows were written by this process."""

    def lost(self, code: str = "storage", retry: float = 1.0) -> None:
        """What is stored is unknown, or another process has the table: it must be read again."""


class Journal:
    def __init__(
        self,
        store: TableStore,
        table_id: str,
        table: Table,
        recent: Iterable[Folded],
        orders: StandingOrders,
        listener: JournalListener,
    ) -> None:
        self.table = table
        self.recent: deque[Folded] = deque(recent, maxlen=RECENT)
        self.closed = False  # nothing more may be changed through this object
        self.orders_due = orders.pending(self.table)  # whether the store will wake the table for standing orders
        self._store = store
        self._table_id = table_id
        self._orders = orders
        self._listener = listener
        self._lock = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    async def change(
        self, decide: Decide, by: str = "", request: str = "", same: Same | None = None, orders: Left = NONE
    ) -> int:
        """Write and do what `decide` makes of the table; the sequence of the last row.

        After a lost race `decide` is asked again with the table as the winner left it. A repeated request is not done
        again; `same` says whether the entry of the earlier one is what is asked for now. `orders` are left by it.
        """
        async with self._lock:
            for _ in range(TRIES):
                if self.closed:
                    raise RequestError("restart")
                before = self.table.repeated(by, request)
                if before is not None:
                    if before < 0:
                        raise RequestError("repeated")
                    if same is not None and not same(self.table, await self._entry(before)):
                        raise RequestError("reused")
                    return before
                drafts = decide(self.table)
                if not drafts:
                    return self.table.sequence
                try:
                    await self._write(drafts, orders)
                except Taken:
                    await self._read()
                else:
                    return self.table.sequence
        raise RequestError("busy")

    async def _entry(self, sequence: int) -> AnyEntry:
        """An entry of the journal, from memory where it is there."""
        for change in self.recent:
            if change.row.sequence == sequence:
                return change.row.entry
        lines = await self._store.snapshots.lines(self._table_id, sequence - 1, sequence)
        return row_from_line(lines[0]).entry

    async def set_orders(self, seat: int, orders: list[OrderJson], check: Callable[[], None]) -> None:
        """Replace the standing orders of a seat, unless `check` raises at that moment."""
        async with self._lock:
            if self.closed:
                raise RequestError("restart")
            check()
            try:
                await self._orders.save(seat, orders)
            except Moved as error:
                raise self._moved() from error

    async def _write(self, drafts: Sequence[Draft], orders: Left) -> None:
        """In one transaction with the standing orders that are left: both are stored, or neither."""
        table = self.table.copy()
        folded = fold_drafts(table, drafts, max(now(), table.at))
        rows = [change.row for change in folded]
        given_up = [seat for seat in _changed_hands(self.table, table, rows) if self._orders.of(seat)]
        left = {**orders, **{seat: [] for seat in given_up}}  # nobody is bound by those of the holder before
        orders_due = self._orders.pending(table, left)
        try:
            await self._store.append(self._table_id, rows, summary(table, orders_due), left)
        except Taken:
            raise
        except Moved as error:
            raise self._moved() from error
        except BaseException as error:
            self.closed = True
            self._listener.lost()
            if isinstance(error, Exception):
                raise RequestError("storage") from error
            raise
        self.orders_due = orders_due
        self._adopt(table, folded)
        self._orders.adopt(left)
        self._listener.written(rows)

    def _moved(self) -> RequestError:
        """Another process has the table."""
        self.closed = True
        self._listener.lost("restart", MOVED)
        return RequestError("restart")

    async def _read(self) -> None:
        """Adopt what others have written: other pages of the same browser."""
        rows = await self._store.rows(self._table_id, self.table.sequence)
        if rows:
            table = self.table.copy()
            self._adopt(table, [fold(table, row) for row in rows])

    async def catch_up(self) -> None:
        async with self._lock:
            await self._read()

    async def close(self) -> None:
        """Finish what is being written, and accept nothing more."""
        async with self._lock:
            self.closed = True

    def _adopt(self, table: Table, folded: Sequence[Folded]) -> None:
        self.table = table
        self.recent.extend(folded)
        self._listener.changed(folded)


def _changed_hands(before: Table, after: Table, rows: Sequence[Row]) -> set[int]:
    """The seats that have another holder by these rows, other than the account that a guest has signed in to."""
    seats = {row.entry.seat for row in rows if isinstance(row.entry, Sat | Removed)}
    return {seat for seat in seats if before.holders[seat].player != after.holders[seat].player}
