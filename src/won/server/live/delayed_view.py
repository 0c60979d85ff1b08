"""The table some time ago, for onlookers who follow late: a second fold of the same journal that lags."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from won.server.live.connection import Connection
from won.server.live.news import NewsCache
from won.server.live.states import state
from won.server.operations.times import now
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import encode
from won.tables.entries import Row
from won.tables.fold import Folded, fold
from won.tables.setup import Setup
from won.tables.table import Table


class DelayedView:
    """Exists only while somebody follows late, with a timer for the next row that may be shown."""

    __slots__ = ("_connections", "_seed", "_setup", "_text", "_timer", "_waiting", "table")

    def __init__(self, setup: Setup, seed: str, connections: AbstractSet[Connection]) -> None:
        self.table: Table | None = None
        self._setup = setup
        self._seed = seed
        self._connections = connections
        self._waiting: deque[Row] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._text = ""

    def open(self, rows: Iterable[Row]) -> None:
        """Start from the whole journal for the first late onlooker."""
        if self.table is None:
            self.table = Table(self._setup)
            self._waiting = deque(rows)
            self._advance()

    def add(self, folded: Sequence[Folded]) -> None:
        if self.table is not None:
            self._waiting.extend(change.row for change in folded)
            self._set_timer()

    def close_if_unused(self) -> None:
        if self.table is not None and not any(connection.delayed for connection in self._connections):
            self.table = None
            self._waiting.clear()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def state(self) -> str:
        assert self.table is not None
        if not self._text:
            away: list[Presence] = ["away"] * self._setup.players
            self._text = encode(state(self.table, (), away, {}, self._seed, self._moment()))
        return self._text

    def _moment(self) -> int:
        """The time that late onlookers see now."""
        return now() - self._setup.delay * 1000

    def _advance(self) -> None:
        """Show the rows that are old enough by now."""
        self._timer = None
        table = self.table
        if table is None:
            return
        moment = self._moment()
        late = [connection for connection in self._connections if connection.delayed]
        while self._waiting and self._waiting[0].at <= moment:
            news = NewsCache(table, fold(table, self._waiting.popleft()))
            for connection in late:
                connection.send_text(news.text((), connection.language))
        self._text = ""
        for connection in late:
            connection.send_state(self.state)
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is None and self._waiting:
            wait = (self._waiting[0].at - self._moment()) / 1000
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait) + 0.001, self._advance)
