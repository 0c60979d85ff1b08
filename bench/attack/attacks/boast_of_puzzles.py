"""Claim a strength at puzzles that no sum can hold, or any at all: the server counts for itself."""

from __future__ import annotations

from tests.server.running import Running
from won.puzzles.store import puzzles


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory, server.player("Ada") as ada:
        puzzle = next(iter(puzzles("shares")))
        table = mallory.post(f"/api/puzzles/{puzzle}/table").json()["id"]
        address = f"/api/tables/{table}/puzzle"
        assert ada.post(address, json={"give_up": True}).status_code == 403  # not her table, not her answer
        for rating in (1e300, -1e300, 1e5):
            answer = mallory.post(address, json={"own": {"rating": rating}, "give_up": True})
            assert answer.status_code == 400, answer.text
        strength = mallory.post(address, json={"own": {"rating": 9000, "uncertainty": 9000}, "give_up": True}).json()
        assert strength["strength"]["rating"] < 1500
        assert mallory.get("/api/me/learning").json()["strength"]["tries"] == 1
