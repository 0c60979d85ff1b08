"""What every request and connection may need: one for each running server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import won
from won.server.live.hub import Hub
from won.server.operations.config import Config
from won.server.operations.rate_limits import RateLimiters
from won.server.storage import Store

WEB: Final = Path(won.__file__).parent / "web"  # the browser client, once it is built
_AT_ONCE: Final = 2  # whole games replayed at the same time on request

P = ParamSpec("P")
T = TypeVar("T")


class Context:
    def __init__(self, config: Config, store: Store, hub: Hub, secret: str) -> None:
        self.config = config
        self.store = store
        self.hub = hub
        self.secret = secret
        self.web = Path(config.web) if config.web else WEB
        self.rate_limiters = RateLimiters(config.rates)
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Run something slow beside the event loop, a few at a time."""
        async with self._slots:
            return await asyncio.to_thread(work, *args, **named)
