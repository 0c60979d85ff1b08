"""The sockets of the HTTP server, which also write a text at once: that saves five calls for each frame.

What arrives is read in small parts and its frames are counted, so that a flood of tiny frames ends after the first few
hundred: read at once, a quarter of a megabyte of them would hold up everybody for seconds.
"""

from __future__ import annotations

import struct
import time
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from won.server.operations.rate_limits import Rate, TokenBucket
from won.server.wire.http.slow_readers import CutsOffSlowReaders

WRITE: Final = "won.write"  # in the extensions of a scope: writes a text, or says false where that must wait
PART: Final = 1024  # bytes read before the frames in them are counted
_TEXT: Final = 0x81  # a whole text in one frame
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16


class SocketProtocol(CutsOffSlowReaders, WebSocketsSansIOProtocol):
    frames_rate: ClassVar[Rate | None] = None  # of the frames of one connection, pings and fragments too

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        rate = self.frames_rate
        self._frames = None if rate is None else TokenBucket(rate, time.monotonic())
        self._flooded = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            super().data_received(data[start : start + PART])
            if self._flooded:
                self.transport.abort()
                return

    def handle_events(self) -> None:
        if self._frames is not None and self._frames.take(time.monotonic(), len(self.conn.events)):
            self._flooded = True
            self.conn.events.clear()
        super().handle_events()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what it has not read it never will

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, text: str) -> bool:
        """False before the handshake, once the socket closes, and while the client is slow to read."""
        if not self.handshake_complete or self.close_sent or not self.writable.is_set():
            return False
        if self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        data = text.encode()
        size = len(data)
        if size < _SHORT:
            head = struct.pack("!BB", _TEXT, size)
        elif size < _MIDDLE:
            head = struct.pack("!BBH", _TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", _TEXT, 127, size)
        self.transport.write(head + data)
        return True
