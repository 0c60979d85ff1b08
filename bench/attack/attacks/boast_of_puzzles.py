"""Claim a strength at puzzles that no sum can hold, or let the adviser solve them: the server counts for itself."""

from __future__ import annotations

from bench.attack.asking import post, refusal, sit
from tests.server.running import Running
from won.puzzles.store import puzzles


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        puzzle = next(iter(puzzles("shares")))
        table = mallory.post(f"/api/puzzles/{puzzle}/table").json()["id"]
        address = f"/api/tables/{table}/puzzle"
        assert ada.post(address, json={"give_up": True}).status_code == 403  # not her table, not her answer
        with sit(server, table, mallory) as client:
            [seat] = client.on_turn[:1]
            assert refusal(client, "advise", seat=seat) == "puzzle"
            assert not {"advise", "branch"} & set(client.state["may"])
        assert post(mallory, table, "branch", step=0) == "puzzle"
        for rating in (1e300, -1e300, 1e5):
            answer = mallory.post(address, json={"own": {"rating": rating}, "give_up": True})
            assert answer.status_code == 400, answer.text
        strength = mallory.post(address, json={"own": {"rating": 9000, "uncertainty": 9000}, "give_up": True}).json()
        assert strength["strength"]["rating"] < 1500
        assert mallory.get("/api/me/learning").json()["strength"]["tries"] == 1
