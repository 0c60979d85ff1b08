"""Connections of the HTTP server that ask slowly or are too many.

A client that does not send a whole request in time is disconnected, so that half-sent headers hold nothing. Beyond a
number of plain connections the newest is closed at once. A connection that became a socket counts no longer here: the
rate limits count those.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADERS: Final = 10.0  # seconds for the headers of a request
MOST: Final = 1000  # plain connections
MOST_EACH: Final = 100  # of one address, unless it is a reverse proxy


class BoundedProtocol(HttpToolsProtocol):
    plain: ClassVar[Counter[str]] = Counter()  # plain connections by address
    proxies: ClassVar[frozenset[str]] = frozenset()  # addresses that connect for many others; `*` for all
    patience: ClassVar[float] = HEADERS

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        single = not self.proxies & {address, "*"}
        if sum(self.plain.values()) >= MOST or (single and self.plain[address] >= MOST_EACH):
            transport.abort()
            return
        self._counted = address
        self.plain[address] += 1
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._set_deadline()

    def on_headers_complete(self) -> None:
        self._stop_deadline()
        super().on_headers_complete()

    def _set_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.patience, self.transport.abort)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _release(self) -> None:
        self._stop_deadline()
        if self._counted:
            self.plain[self._counted] -= 1
            if not self.plain[self._counted]:
                del self.plain[self._counted]
            self._counted = ""
