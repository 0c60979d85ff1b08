"""Connections of the HTTP server that ask slowly, ask too much at once, or are too many.

A client that does not send a whole request in time is disconnected, so that half-sent headers hold nothing; so is one
whose headers have no end, and one that sends many requests before the first is answered. Beyond a number of plain
connections one of the address that has most is closed. A connection that became a socket counts no longer here: the
rate limits count those.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from won.server.operations.rate_limits import TokenBuckets
from won.server.wire.http.addresses import network
from won.server.wire.http.slow_readers import CutsOffSlowReaders
from won.tables.limits import RECORD

PATIENCE: Final = 10.0  # seconds for the headers of a request
HEADERS: Final = 100  # of a request
HEAD: Final = 64 * 1024  # bytes of them, more or less
AHEAD: Final = 8  # requests that wait for the answer to an earlier one of the connection
PART: Final = 1024  # bytes: a body comes in parts, and one that is longer counts as several
PARTS: Final = 2 * RECORD // PART  # of a body: the longest that is taken, and as much again
MOST: Final = 1000  # plain connections
MOST_EACH: Final = 100  # of one address, unless it is a reverse proxy


class BoundedProtocol(CutsOffSlowReaders, HttpToolsProtocol):
    plain: ClassVar[dict[str, list[BoundedProtocol]]] = {}  # plain connections by address, the oldest first
    proxies: ClassVar[frozenset[str]] = frozenset()  # addresses that connect for many others; `*` for all
    patience: ClassVar[float] = PATIENCE
    handshakes: ClassVar[TokenBuckets | None] = None  # requests for a socket, by address; more are not even answered

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes that came while headers were waited for
        self._parts = 0  # of the body of the last request
        self._counted = ""

    @classmethod
    def configured(cls, proxies: frozenset[str], handshakes: TokenBuckets | None) -> type[BoundedProtocol]:
        """The protocol of one server; several may run in a process."""
        return type("BoundedProtocol", (cls,), {"proxies": proxies, "handshakes": handshakes})

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        address, single = network(host), not self.proxies & {host, "*"}
        own = self.plain.setdefault(address, [])
        if single and len(own) >= MOST_EACH:
            transport.abort()
            return
        if self.held() >= MOST:
            crowd = max(self.plain.values(), key=len)
            if len(crowd) <= len(own):
                transport.abort()
                return
            crowd[0].give_way()
        self._counted = address
        own.append(self)
        self._set_deadline()

    @classmethod
    def held(cls) -> int:
        return sum(map(len, cls.plain.values()))

    def give_way(self) -> None:
        """End for somebody who has fewer connections."""
        self._release()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        host = self.client[0] if self.client else ""
        if self.handshakes is not None and not self.proxies & {host, "*"} and self.handshakes.take(network(host)):
            self.transport.abort()
            return
        self._release()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._head = 0 if self._deadline is None else self._head + len(data)
        if self._head > HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= AHEAD:
            raise ConnectionAbortedError("too many requests ahead of their answers")
        super().on_message_begin()
        self._parts = 0
        if self._deadline is None:
            self._set_deadline()

    def on_body(self, body: bytes) -> None:
        self._parts += 1 + len(body) // PART
        if self._parts > PARTS:
            raise ConnectionAbortedError("a body in too many parts, or without an end")
        super().on_body(body)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            raise ConnectionAbortedError("too many headers")
        super().on_header(name, value)

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
        own = self.plain.get(self._counted, [])
        if self in own:
            own.remove(self)
        if not own:
            self.plain.pop(self._counted, None)
