"""Connections whose client does not read what it is sent: what waits for it takes memory, so they end."""

from __future__ import annotations

import asyncio
from typing import ClassVar

SECONDS = 30.0  # in which a client must take some of what waits for it


class CutsOffSlowReaders(asyncio.Protocol):
    """Put before a protocol of uvicorn, which has `loop` and `transport`."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    reading_time: ClassVar[float] = SECONDS
    _cut_off: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut_off = self.loop.call_later(self.reading_time, self.transport.abort)

    def resume_writing(self) -> None:
        self._reads()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads()
        super().connection_lost(exc)

    def _reads(self) -> None:
        if self._cut_off is not None:
            self._cut_off.cancel()
            self._cut_off = None
