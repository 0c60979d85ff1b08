"""A cheap WebSocket client, so that two cores can hold thousands beside their server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

OnMessage = Callable[["Client", bytes], None]
_TEXT, _CLOSE, _PING = 1, 8, 9


class Client(asyncio.Protocol):
    """Calls `on_message` with every text message as bytes. What it sends is masked with zero, which is allowed."""

    def __init__(self, path: str, host: str, on_message: OnMessage) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.received = 0  # bytes
        self.messages = 0
        self._path = path
        self._host = host
        self._on_message = on_message
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade")
        more = (f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")
        self._transport.write("\r\n".join((*lines, *more)).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it opened"))

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        size = len(text)
        head = struct.pack("!BB", 0x81, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.opened.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:200])))
                return
            del self._buffer[: end + 4]
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer = self._buffer
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == _TEXT:
                self.messages += 1
                self._on_message(self, payload)
            elif kind == _PING and self._transport is not None:
                self._transport.write(struct.pack("!BB", 0x8A, 0x80 | size) + b"\0\0\0\0" + payload)
            elif kind == _CLOSE:
                self.closed = True


async def connect(host: str, port: int, path: str, on_message: OnMessage) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, f"{host}:{port}", on_message), host, port)
    await client.opened
    return client
