"""Return to a table after the host has sent one away."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, closed_with, invite, post, refusal, sit
from tests.server.running import Running
from tests.server.sockets import Client


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Eve") as eve, server.player("Dora") as dora:
        for public in (True, False):
            table = ada.table("industry", 3, seats=[ME, OPEN, OPEN], public=public)["id"]
            old = invite(ada, table)
            assert post(eve, table, "join", seat=1, invite=old) == ""
            client, screen = sit(server, table, eve), sit(server, table, eve, screen=True)
            keyless = Client(server.url, table, "", invite=old)
            for open_now in (screen, keyless):
                open_now.until(lambda one: one.state)
            assert post(ada, table, "seats/1/leave") == ""
            assert client.closed()["code"] == screen.closed()["code"] == "removed"
            if not public:  # whoever came by the old link must show the new one
                assert keyless.closed()["code"] == "restart"
                assert Client(server.url, table, "", invite=old).closed()["code"] == "not_invited"
            for shown in (old, invite(ada, table)):
                assert post(eve, table, "join", seat=1, name="Somebody", invite=shown) == "removed"
                assert closed_with(server, table, eve, invite=shown) == "removed"
            with server.player("Eve again") as fresh:  # with another key, the link that Eve was sent is worthless
                assert post(fresh, table, "join", seat=1, invite=old) == "not_invited"
                assert fresh.get(f"/api/tables/{table}/mutes").json()["code"] == "not_invited"
                if public:
                    with sit(server, table, fresh, invite=old) as looking:
                        assert refusal(looking, "chat", text="here again") == "not_invited"
                else:
                    assert closed_with(server, table, fresh, invite=old) == "not_invited"
            assert post(dora, table, "join", seat=1, **({} if public else {"invite": invite(ada, table)})) == ""
