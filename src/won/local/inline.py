"""Bots and long work in the worker itself: a browser has neither processes nor threads for them.

The page does not wait for them, since it runs beside the worker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from won.players.bot import Bot, Decision
from won.players.pace import Pace
from won.server.live.bot_requests import BotRequest, cached_bot, choose
from won.server.operations.work import Asker
from won.tables.table import Table

T = TypeVar("T")


class InlineBots:
    def __init__(self) -> None:
        self._bots: dict[BotRequest, Bot] = {}
        self._pace = Pace()

    async def decide(self, request: BotRequest, table: Table, host: str) -> Decision | None:
        assert table.game is not None
        await asyncio.sleep(0)  # what the page has asked in the meantime comes first
        bot = cached_bot(self._bots, request, table.setup.game)
        return self._pace.timed(bot, partial(choose, bot, table.game.copy_for(request.seat), request))

    def stop(self) -> None:
        self._bots.clear()


class InlineWork:
    async def run(self, asker: Asker, function: Callable[..., T], *args: Any) -> T:
        await asyncio.sleep(0)
        return function(*args)

    def admit(self, asker: Asker) -> None:
        """A page asks only for itself."""

    async def thread(self, function: Callable[..., T], *args: Any) -> T:
        return function(*args)

    def start(self) -> None:
        """Nothing to prepare."""

    def stop(self) -> None:
        """Nothing goes on beside."""
