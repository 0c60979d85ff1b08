"""Answers to whoever asks too fast: beyond a few they are held back, so that asking again at once gains nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from won.server.operations.rate_limits import Rate, TokenBuckets

PROMPT: Final = Rate(30, 3)  # refusals of an address that are answered at once
PAUSE: Final = 1.0  # seconds before the others
HELD: Final = 100  # of an address at the same time


class Refusals:
    def __init__(self) -> None:
        self._prompt = TokenBuckets(PROMPT)
        self._held: Counter[str] = Counter()

    async def hold_back(self, address: str) -> None:
        """Return when the refusal may be sent. Nobody makes the server hold more than some, so the rest go at once."""
        if not self._prompt.take(address) or self._held[address] >= HELD:
            return
        self._held[address] += 1
        try:
            await asyncio.sleep(PAUSE)
        finally:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]
