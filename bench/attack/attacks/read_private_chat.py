"""Read the chat and the names of a private table."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, closed_with, invite, post, sit
from tests.server.running import Running

SECRET = "meet me at the docks"


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve, server.guest() as nobody:
        table = ada.table("industry", 3, seats=[ME, OPEN, OPEN], public=False)["id"]
        assert post(bo, table, "join", seat=1, invite=invite(ada, table)) == ""
        with sit(server, table, ada) as first:
            assert first.ask("chat", text=SECRET)["type"] == "done"
            for guest in (eve, nobody):
                for shown in ("", "23456789abcdefghjkmnpqrstu"):
                    assert closed_with(server, table, guest, invite=shown) == "not_invited"
                    for path in ("", "/record"):
                        answer = guest.get(f"/api/tables/{table}{path}", params={"invite": shown})
                        assert answer.json()["code"] == "not_invited"
                        assert "Ada" not in answer.text
                        assert SECRET not in answer.text
            assert post(eve, table, "join", seat=2) == "not_invited"
            assert post(eve, table, "branch") == "not_invited"
        listed = eve.get("/api/tables", params={"limit": 100}).text + eve.get(f"/api/players/{ada.id}/tables").text
        assert table not in listed
        with sit(server, table, bo) as two:
            assert any(SECRET in frame for frame in two.frames)
