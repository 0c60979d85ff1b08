"""What attacks share: tables to attack, and answers to check."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Callable, Iterator
from typing import Any

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until

ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "clerk"}


def two_and_a_bot(ada: Guest, bo: Guest, game: str = "industry", **setup: Any) -> str:
    """A running game of Ada, who is the host, Bo and a bot: the id of its table."""
    table: str = ada.table(game, 3, seats=[ME, OPEN, BOT], **setup)["id"]
    assert post(bo, table, "join", seat=1) == ""
    assert post(ada, table, "start") == ""
    return table


def post(guest: Guest, table: str, path: str, **body: Any) -> str:
    """The code of the refusal; empty where it was granted."""
    answer = guest.post(f"/api/tables/{table}/{path}", json=body)
    return "" if answer.is_success else str(answer.json()["code"])


def invite(host: Guest, table: str) -> str:
    return str(host.get(f"/api/tables/{table}/invites").json()["table"]["token"])


def sit(server: Running, table: str, guest: Guest, **hello: Any) -> Client:
    return Client(server.url, table, guest.key, **hello)


def refusal(client: Client, kind: str, **fields: Any) -> str:
    """The code of the refusal of a message; empty where it was granted."""
    return str(client.ask(kind, **fields).get("code", ""))


def closed_with(server: Running, table: str, guest: Guest, **hello: Any) -> str:
    """The code by which the server hangs up on somebody who says hello."""
    return str(sit(server, table, guest, **hello).closed().get("code", ""))


@contextlib.contextmanager
def half_sent(server: Running, guest: Guest, what: str, body: str) -> Iterator[Callable[[], str]]:
    """A request that was let in with its key and waits for the end of its body: sends it, and gives the status."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        length = f"Authorization: Bearer {guest.key}\r\nContent-Length: {len(body)}"
        connection.sendall(f"{what} HTTP/1.1\r\nHost: x\r\n{length}\r\n\r\n{body[:-1]}".encode())
        wait_until(lambda: server.context.hub.services.origins.of(guest.id))

        def send_rest() -> str:
            connection.sendall(body[-1:].encode())
            return connection.recv(1000).decode(errors="replace").partition("\r\n")[0]

        yield send_rest
