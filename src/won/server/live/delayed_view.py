"""The table some time ago, for onlookers who follow late: a second fold of the same journal that lags."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet

from won.server.live.connection import Connection
from won.server.live.moment import Moment
from won.server.live.news import NewsCache
from won.server.operations.times import now
from won.server.wire.messages.common import Presence
from won.tables.entries import Row
from won.tables.fold import Folded, fold
from won.tables.setup import Setup
from won.tables.table import Table


class DelayedView:
    """Exists only while somebody follows late, with a timer for the next row that may be shown."""

    __slots__ = ("_connections", "_moment", "_seed", "_send_state", "_setup", "_timer", "_waiting", "table")

    def __init__(
        self,
        setup: Setup,
        seed: str,
        connections: AbstractSet[Connection],
        send_state: Callable[[Connection], None],
    ) -> None:
        self.table: Table | None = None
        self._setup = setup
        self._seed = seed
        self._connections = connections
        self._waiting: deque[Row] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._send_state = send_state
        self._moment: Moment | None = None  # none since the last row, until somebody is sent the state

    def open(self, table: Table, rows: Iterable[Row]) -> None:
        """Start for the first late onlooker: the table some time ago, and the rows since then."""
        if self.table is None:
            self.table = table
            self._waiting = deque(rows)
            self._advance()

    def add(self, folded: Sequence[Folded]) -> None:
        if self.table is not None:
            last = self._waiting[-1].sequence if self._waiting else self.table.sequence
            self._waiting.extend(change.row for change in folded if change.row.sequence > last)
            self._set_timer()

    def close_if_unused(self) -> None:
        if self.table is not None and not any(connection.delayed for connection in self._connections):
            self.table = None
            self._waiting.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def moment(self) -> Moment:
        """The table as late onlookers see it now."""
        assert self.table is not None
        if self._moment is None:
            away: list[Presence] = ["away"] * self._setup.players
            self._moment = Moment(self.table, away, {}, self._seed, self.time_shown())
        return self._moment

    def time_shown(self) -> int:
        """The time that late onlookers see now."""
        return now() - self._setup.delay * 1000

    def _advance(self) -> None:
        """Show the rows that are old enough by now."""
        self._timer = None
        table = self.table
        if table is None:
            return
        late = [connection for connection in self._connections if connection.delayed]
        while self._waiting and self._seconds_until_next() <= 0:
            news = NewsCache(table, fold(table, self._waiting.popleft()))
            for connection in late:
                connection.send_text(news.text((), connection.language, connection.unwanted))
        self._moment = None
        for connection in late:
            self._send_state(connection)
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is None and self._waiting:
            wait = max(0.0, self._seconds_until_next()) + 0.001
            self._timer = asyncio.get_running_loop().call_later(wait, self._advance)

    def _seconds_until_next(self) -> float:
        """Until the next row may be shown; before the game, when people are still invited, nothing is kept back."""
        assert self.table is not None
        if self.table.status == "open":
            return 0.0
        return (self._waiting[0].at - self.time_shown()) / 1000
