"""Whose requests are under way, so that nobody is deleted while one of their own still writes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from won.tables.errors import RequestError

LONGEST: Final = 60.0  # seconds for which a request may have been on its way when its key was looked at
PATIENCE: Final = 5.0  # seconds for the requests under way to end
PAUSE: Final = 0.02  # seconds between two looks


class Callers:
    """Of one process."""

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()
        self._gone: dict[str, float] = {}  # who is gone, and until when a request of theirs may still come

    @contextmanager
    def request(self, player: str) -> Iterator[None]:
        """Raises for somebody who is gone."""
        if self._is_gone(player):
            raise RequestError("wrong_key")
        self._under_way[player] += 1
        try:
            yield
        finally:
            self._under_way[player] -= 1
            if not self._under_way[player]:
                del self._under_way[player]

    def note_gone(self, player: str) -> None:
        """No request of theirs is answered any more."""
        now = time.monotonic()
        self._gone = {each: until for each, until in self._gone.items() if until > now}
        self._gone[player] = now + LONGEST

    @asynccontextmanager
    async def leaving(self, player: str) -> AsyncIterator[None]:
        """Entered once nothing of theirs is under way but the request that asks for it; if it fails they stay."""
        if self._is_gone(player):
            raise RequestError("wrong_key")
        self.note_gone(player)
        try:
            limit = time.monotonic() + PATIENCE
            while self._under_way[player] > 1 and time.monotonic() < limit:
                await asyncio.sleep(PAUSE)
            yield
        except BaseException:
            self._gone.pop(player, None)
            raise

    def _is_gone(self, player: str) -> bool:
        return time.monotonic() < self._gone.get(player, 0.0)
