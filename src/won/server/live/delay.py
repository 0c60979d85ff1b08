"""Onlookers who follow some time behind: a second fold of the same journal that lags."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from won.server.live.connection import encoded
from won.server.live.news import Crier
from won.server.live.states import state
from won.server.operations.times import now
from won.server.wire.messages import Presence
from won.tables.entries import Row
from won.tables.fold import Folded, fold
from won.tables.table import Table

if TYPE_CHECKING:
    from won.server.live.table import Live


class Delay:
    """Kept only while somebody looks on late, with a timer for the next row that may be shown."""

    __slots__ = ("_text", "live", "table", "timer", "waiting")

    def __init__(self, live: Live) -> None:
        self.live = live
        self.table: Table | None = None
        self.waiting: deque[Row] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self._text = ""

    @property
    def upto(self) -> int:
        """The moment that late onlookers see now."""
        return now() - self.live.setup.delay * 1000

    async def begin(self) -> Table:
        """The table as it was then, made when the first late onlooker comes."""
        live = self.live
        async with live.lock:
            if self.table is None:
                rows = await live.hub.store.rows(live.id)
                self.table = Table(live.setup)
                self.waiting = deque(row for row in rows if row.sequence <= live.table.sequence)
                self._show()
            return self.table

    def add(self, folded: Sequence[Folded]) -> None:
        if self.table is not None:
            self.waiting.extend(one.row for one in folded)
            self._set()

    def left(self) -> None:
        """Somebody has gone: with the last late onlooker goes the late table."""
        if self.table is not None and not any(one.delayed for one in self.live.connections):
            self.table = None
            self.waiting.clear()
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

    def state(self) -> str:
        assert self.table is not None
        if not self._text:
            away: list[Presence] = ["away"] * self.live.setup.players
            self._text = encoded(state(self.table, (), away, {}, self.live.seed, self.upto))
        return self._text

    def _show(self) -> None:
        """Whatever is old enough by now."""
        self.timer = None
        table = self.table
        if table is None:
            return
        upto = self.upto
        late = [one for one in self.live.connections if one.delayed]
        while self.waiting and self.waiting[0].at <= upto:
            crier = Crier(table, fold(table, self.waiting.popleft()))
            for connection in late:
                connection.put(crier.text((), connection.language))
        self._text = ""
        for connection in late:
            connection.show_state()
        self._set()

    def _set(self) -> None:
        if self.timer is None and self.waiting:
            wait = (self.waiting[0].at - self.upto) / 1000
            self.timer = asyncio.get_running_loop().call_later(max(0.0, wait) + 0.001, self._show)
