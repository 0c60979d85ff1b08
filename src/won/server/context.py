"""What every request and connection may need: one for each running server."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

import won
from won.server.live.hub import Hub
from won.server.operations.config import Config
from won.server.operations.rate_limits import Buckets
from won.server.operations.rates import Rates
from won.server.storage import Store
from won.text.language import SOURCE, Language, known

WEB: Final = Path(won.__file__).parent / "web"  # the browser client, once it is built
_FREE: Final = 1e9  # times the usual: no limit that anybody meets
_AT_ONCE: Final = 2  # whole games played through at the same time for those who ask

P = ParamSpec("P")
T = TypeVar("T")


class House:
    def __init__(self, config: Config, store: Store, hub: Hub, secret: str) -> None:
        self.config = config
        self.store = store
        self.hub = hub
        self.secret = secret
        self.web = Path(config.web) if config.web else WEB
        self.thinking = asyncio.Semaphore(_AT_ONCE)
        self.doors = Doors(config.rates)

    async def think(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Something that takes a while, beside the event loop and not too much of it at once."""
        async with self.thinking:
            return await asyncio.to_thread(work, *args, **named)


class Doors:
    """Who has asked how much lately."""

    def __init__(self, rates: Rates | None) -> None:
        chosen = rates or Rates().times(_FREE)
        self.rates = chosen
        self.address = Buckets(chosen.address)
        self.key = Buckets(chosen.key)
        self.newcomers = Buckets(chosen.newcomers)
        self.tables = Buckets(chosen.tables)
        self.checks = Buckets(chosen.checks)
        self.sockets = Buckets(chosen.sockets)
        self.speakers = Buckets(chosen.speakers)
        self.crowd: Counter[str] = Counter()  # open connections by address


language = cache(Language)  # a catalogue is read once


def preferred(header: str | None) -> Language:
    """The language an `Accept-Language` header likes best among those we speak, else English."""
    best, liked = SOURCE, 0.0
    for part in (header or "").split(",")[:20]:
        name, _, rest = part.partition(";")
        code = known(name)
        weight = _weight(rest)
        if code is not None and weight > liked:
            best, liked = code, weight
    return language(best)


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0
