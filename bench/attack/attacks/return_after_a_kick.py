"""Return to a table after the host has sent one away."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, closed_with, invite, post, sit
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Eve") as eve, server.player("Mallory") as fresh:
        for public in (True, False):
            table = ada.table("industry", 3, seats=[ME, OPEN, OPEN], public=public)["id"]
            old = invite(ada, table)
            assert post(eve, table, "join", seat=1, invite=old) == ""
            client = sit(server, table, eve)
            assert post(ada, table, "seats/1/leave") == ""
            assert client.closed()["code"] == "removed"
            for shown in (old, invite(ada, table)):
                assert post(eve, table, "join", seat=1, name="Somebody", invite=shown) == "removed"
                assert closed_with(server, table, eve, invite=shown) == "removed"
            if not public:  # with another key, the link that Eve was sent is worthless
                assert post(fresh, table, "join", seat=1, invite=old) == "not_invited"
                assert closed_with(server, table, fresh, invite=old) == "not_invited"
