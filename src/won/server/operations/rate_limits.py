"""Token buckets: how much somebody may ask at once, and how fast that comes back."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from won.server.operations.rates import Rate

MOST: Final = 50_000  # names remembered by one set of buckets; full buckets are forgotten first


class Bucket:
    """Starts full."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, count: float = 1.0) -> float:
        """Zero where it was granted, else the seconds to wait; a refusal costs nothing."""
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left >= count:
            self.left -= count
            return 0.0
        return (count - self.left) / self.rate.per_second if self.rate.per_second else math.inf

    def full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate.per_second >= self.rate.burst


class Buckets:
    """One for each name: an address, a key."""

    __slots__ = ("clock", "held", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.held: dict[str, Bucket] = {}

    def take(self, name: str, count: float = 1.0) -> float:
        now = self.clock()
        bucket = self.held.get(name)
        if bucket is None:
            if len(self.held) >= MOST:
                self._forget(now)
            bucket = self.held[name] = Bucket(self.rate, now)
        return bucket.take(now, count)

    def _forget(self, now: float) -> None:
        """Those that have filled up again say nothing; if all are in use, the oldest go."""
        self.held = {name: bucket for name, bucket in self.held.items() if not bucket.full(now)}
        for name in list(self.held)[: max(0, len(self.held) - MOST // 2)]:
            del self.held[name]
