"""A text is written at once only where nothing can go wrong; else it waits its turn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from websockets.protocol import CLOSING, OPEN

from won.server.wire.http.socket_protocol import SocketProtocol


def _protocol(closing: bool = False, state: object = OPEN, slow: bool = False) -> tuple[SocketProtocol, list[bytes]]:
    written: list[bytes] = []
    protocol = SocketProtocol.__new__(SocketProtocol)
    protocol.handshake_complete, protocol.close_sent = True, False
    protocol.writable = asyncio.Event()
    if not slow:
        protocol.writable.set()
    protocol.conn = SimpleNamespace(state=state)  # type: ignore[assignment]
    protocol.transport = SimpleNamespace(is_closing=lambda: closing, write=written.append)  # type: ignore[assignment]
    return protocol, written


@pytest.mark.parametrize(
    ("size", "head"),
    [(5, b"\x81\x05"), (126, b"\x81\x7e\x00\x7e"), (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big"))],
)
def test_a_text_is_one_frame_of_its_length(size: int, head: bytes) -> None:
    protocol, written = _protocol()
    assert protocol.write("a" * size)
    assert written == [head + b"a" * size]


def test_nothing_is_written_to_who_leaves_or_is_slow() -> None:
    for protocol, written in (_protocol(closing=True), _protocol(state=CLOSING), _protocol(slow=True)):
        assert not protocol.write("news")
        assert written == []
