"""The sockets of the HTTP server, which also write a text at once: that saves five calls for each frame."""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

WRITE: Final = "won.write"  # in the extensions of a scope: writes a text, or says false where that must wait
_TEXT: Final = 0x81  # a whole text in one frame
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16


class SocketProtocol(WebSocketsSansIOProtocol):
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
