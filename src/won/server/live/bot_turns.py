"""The bots of one host act one after the other, and those of an address only so often: a host of many tables with many
bots slows down nobody else.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from won.server.live.origins import Origins
from won.server.operations.fair_turns import FairTurns
from won.server.operations.rate_limits import Rate, TokenBuckets

REST: Final = 0.02  # seconds, at most, that the bots of a host with several tables rest after each action


class BotTurns:
    def __init__(self, origins: Origins, rate: Rate | None = None) -> None:
        self._turns = FairTurns(sys.maxsize)
        self._origins = origins
        self._actions = None if rate is None else TokenBuckets(rate)

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        """Decide and act within this block.

        Where more bots of the host wait, they rest after each action for as long as it took, so that tables full of
        bots leave the event loop and the database to people for at least half of the time.
        """
        async with self._turns.turn(host):
            await self._wait(self._origins.last(host) or host)
            clock = asyncio.get_running_loop().time
            began = clock()
            yield
            if self._turns.waiting_of(host):
                await asyncio.sleep(min(REST, clock() - began))

    async def _wait(self, address: str) -> None:
        """Whoever has many keys has the bots of one: nobody's games of bots keep the server busy."""
        while self._actions is not None and (wait := self._actions.take(address)):
            await asyncio.sleep(wait)
