"""One socket without a key sends nothing but tiny frames, thousands at once: pings, fragments, empty texts."""

from __future__ import annotations

import base64
import os
import socket
import time
from typing import Final

from bench.attack.asking import ME, sit
from tests.server.running import Running
from won.server.operations.rate_limits import Rates

RATES = Rates().times(10)
HELLO: Final = b'{"type":"hello"}'
FLOODS: Final = {"ping": b"\x89", "pong": b"\x8a", "fragment": b"\x00", "text": b"\x81"}  # each without content
BYTES: Final = 1_000_000
LONGEST: Final = 0.5  # seconds; it was two before these frames were counted


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        table, other = (guest.table(seats=[ME, ME, ME], start=True)["id"] for guest in (mallory, ada))
        with sit(server, other, ada) as client:
            for kind, start in FLOODS.items():
                flood = _socket(server.port, table)
                first = b"\x01\x80\0\0\0\0" if kind == "fragment" else b""  # a text that never ends
                cut_off = _send(flood, first + (start + b"\x80\0\0\0\0") * (BYTES // 6))
                began = time.monotonic()
                assert client.ask("ping")["type"] == "pong"
                assert time.monotonic() - began < LONGEST, kind
                assert cut_off or _ended(flood), kind
                flood.close()


def _socket(port: int, table: str) -> socket.socket:
    flood = socket.create_connection(("127.0.0.1", port), timeout=20)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (f"GET /ws/tables/{table} HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade")
    flood.sendall("\r\n".join((*lines, f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += flood.recv(4096)
    assert b" 101 " in answer[:20], answer
    flood.sendall(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)
    return flood


def _send(flood: socket.socket, data: bytes) -> bool:
    """Whether the server hung up meanwhile."""
    try:
        flood.sendall(data)
    except OSError:
        return True
    return False


def _ended(flood: socket.socket) -> bool:
    try:
        while flood.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True
