"""Thousands of requests are sent before the first is answered, or headers without end."""

from __future__ import annotations

import socket
import time
from typing import Final

from bench.attack.asking import ME, sit
from tests.server.running import Running
from won.server.wire.http.connections import AHEAD

REQUEST: Final = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
FLOODS: Final = {
    "requests": REQUEST * 20_000,
    "headers": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 100_000,
    "header": b"GET / HTTP/1.1\r\nx: " + b"y" * 2_000_000,
}
LONGEST: Final = 0.5  # seconds


def attack(server: Running) -> None:
    with server.player("Ada") as ada:
        table = ada.table(seats=[ME, ME, ME], start=True)["id"]
        with sit(server, table, ada) as client:
            for kind, flood in FLOODS.items():
                answers = _answers(server.port, flood)
                began = time.monotonic()
                assert client.ask("ping")["type"] == "pong"
                assert time.monotonic() - began < LONGEST, kind
                assert answers.count(b"HTTP/1.1 200") <= AHEAD + 2, kind


def _answers(port: int, data: bytes) -> bytes:
    """What comes until the server hangs up."""
    answers = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        try:
            connection.sendall(data)
            while part := connection.recv(65536):
                answers += part
        except TimeoutError as error:
            raise AssertionError("the server does not hang up") from error
        except OSError:
            pass
    return answers
