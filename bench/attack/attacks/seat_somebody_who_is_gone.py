"""Ask for a seat, be gone before it is granted, and leave the others with one that nobody holds."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator

from websockets.exceptions import ConnectionClosed

from bench.attack.asking import ME, OPEN, invite, post, refusal, sit, two_and_a_bot
from tests.server.running import Guest, Running
from tests.waiting import wait_until


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Cleo") as cleo:
        opened = ada.table(seats=[ME, OPEN, OPEN])["id"]
        for way in ("delete", "sign in"):
            with server.player("Mallory") as mallory, _half_sent(server, mallory, f"/api/tables/{opened}/join") as rest:
                _go(way, mallory, cleo)
                rest.sendall(b"}")
                rest.recv(1000)
            assert ada.get(f"/api/tables/{opened}").json()["free"] == 2
        table = two_and_a_bot(ada, bo)
        for way in ("delete", "sign in"):
            with server.player("Mallory") as mallory:
                assert post(mallory, table, "seats/2/take", invite=invite(ada, table)) == ""
                _go(way, mallory, cleo)
            assert _answered(server, table, ada, yes=True) == "no_player"
            assert _answered(server, table, ada, yes=False) == ""
            assert ada.get(f"/api/tables/{table}").json()["seats"][2]["bot"] == "clerk"


@contextlib.contextmanager
def _half_sent(server: Running, guest: Guest, path: str) -> Iterator[socket.socket]:
    """A request that was let in, and waits for the rest of its body."""
    with socket.create_connection(("127.0.0.1", server.port)) as open_socket:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {guest.key}\r\nContent-Length: 2\r\n\r\n{{"
        open_socket.sendall(head.encode())
        wait_until(lambda: server.context.hub.services.origins.of(guest.id))
        yield open_socket


def _answered(server: Running, table: str, guest: Guest, yes: bool) -> str:
    """The refusal. Where a name is taken out of the chat the table is read again, and its people come back."""
    while True:
        with contextlib.suppress(ConnectionClosed), sit(server, table, guest) as client:
            return refusal(client, "answer", seat=0, yes=yes)


def _go(way: str, guest: Guest, other: Guest) -> None:
    if way == "delete":
        assert guest.post("/api/account/delete", json={"name": "Mallory"}).is_success
    else:
        link = other.post("/api/account/links").json()["token"]
        assert guest.post("/api/account/links/use", json={"token": link}).is_success
