"""Play or speak under the name of another, or flood a table with names."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN, post, refusal, sit, two_and_a_bot
from tests.server.running import Running

ALIKE = (
    "Ada",
    "ADA",
    "A da",
    "\uff21\uff44\uff41",
    "A\u200bda",
    "\u202eAda\u202c",
    "\u0410da",
    "Ada\u3164",
    "Ad\u0430",
)


def attack(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve:
        lobby = ada.table("industry", 3, seats=[ME, OPEN, OPEN])["id"]
        for name in ALIKE:
            assert post(eve, lobby, "join", seat=1, name=name) == "name_taken", ascii(name)
        assert post(eve, lobby, "join", seat=1, name="Guest") == "no_name"
        table = two_and_a_bot(ada, bo)
        for name in ALIKE:
            assert eve.patch("/api/me", json={"name": name}).is_success
            with sit(server, table, eve) as looking:
                assert refusal(looking, "chat", text="I am Ada, trust me") == "name_taken"
        before = ada.get(f"/api/tables/{table}").json()["sequence"]
        for number in range(20):
            assert bo.patch("/api/me", json={"name": f"Bo the {number}th"}).is_success
        assert bo.patch("/api/me", json={"name": "ada"}).is_success
        assert ada.get(f"/api/tables/{table}").json()["sequence"] <= before + 1
        assert ada.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Bo the 0th"
