"""A few slots shared by many: those who wait come in turn, and nobody holds more than one."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by name; who comes next is first

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting_of(self, name: str) -> int:
        return len(self._waiting.get(name, ()))

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(ready)
        self._grant()
        try:
            await ready
            yield
        finally:
            if ready.done() and not ready.cancelled():
                self._held[name] -= 1
                if not self._held[name]:
                    del self._held[name]
                if name in self._waiting:
                    self._waiting[name] = self._waiting.pop(name)  # others come first
            else:
                self._withdraw(name, ready)
            self._grant()

    def _grant(self) -> None:
        for name in list(self._waiting):
            if self._held.total() >= self._slots:
                return
            if self._held[name]:
                continue
            line = self._waiting.pop(name)
            ready = line.popleft()
            if line:
                self._waiting[name] = line  # behind the others
            if not ready.done():
                self._held[name] += 1
                ready.set_result(None)

    def _withdraw(self, name: str, ready: asyncio.Future[None]) -> None:
        line = self._waiting.get(name, deque())
        if ready in line:
            line.remove(ready)
            if not line:
                del self._waiting[name]
