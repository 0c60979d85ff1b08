"""Connections that never finish their headers, and more of them than the server takes."""

from __future__ import annotations

import socket
import time

import httpx

from tests.server.running import Running
from won.server.wire.http import connections

QUICK = False


def attack(server: Running) -> None:
    slow = []
    for _ in range(connections.MOST_EACH + 50):
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        slow.append(connection)
        try:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
        except OSError:
            continue
    held = connections.BoundedProtocol.held()
    assert held <= connections.MOST_EACH, f"{held} connections are held"
    deadline = time.monotonic() + connections.PATIENCE + 10
    while connections.BoundedProtocol.plain and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not connections.BoundedProtocol.plain, "half-sent headers are waited for"
    assert httpx.get(f"{server.url}/health", trust_env=False).status_code == 200
    for connection in slow:
        connection.close()
