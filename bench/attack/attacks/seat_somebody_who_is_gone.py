"""Ask for a seat, be gone before it is granted, and leave the others with one that nobody holds."""

from __future__ import annotations

import contextlib

from websockets.exceptions import ConnectionClosed

from bench.attack.asking import ME, OPEN, half_sent, invite, post, refusal, sit, two_and_a_bot
from tests.server.running import Guest, Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Cleo") as cleo:
        opened = ada.table(seats=[ME, OPEN, OPEN])["id"]
        for way in ("delete", "sign in"):
            join = f"POST /api/tables/{opened}/join", "{}"
            with server.player("Mallory") as mallory, half_sent(server, mallory, *join) as send_rest:
                _go(way, mallory, cleo)
                assert "401" in send_rest()
            assert ada.get(f"/api/tables/{opened}").json()["free"] == 2
        for way in ("delete", "sign in"):
            table = two_and_a_bot(ada, bo)
            with server.player("Mallory") as mallory:
                assert post(mallory, table, "seats/2/take", invite=invite(ada, table)) == ""
                _go(way, mallory, cleo)
            assert _agreed(server, table, ada) == "no_player"
            assert ada.get(f"/api/tables/{table}").json()["seats"][2]["bot"] == "clerk"


def _agreed(server: Running, table: str, guest: Guest) -> str:
    """The refusal. Where a name is taken out of a journal the table is read again, and its people come back."""
    code = "restart"
    while code == "restart":
        with contextlib.suppress(ConnectionClosed), sit(server, table, guest) as client:
            code = refusal(client, "answer", seat=0, yes=True)
    return code


def _go(way: str, guest: Guest, other: Guest) -> None:
    if way == "delete":
        assert guest.post("/api/account/delete", json={"name": "Mallory"}).is_success
    else:
        link = other.post("/api/account/links").json()["token"]
        assert guest.post("/api/account/links/use", json={"token": link}).is_success
