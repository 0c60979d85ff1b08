"""Hold two seats of a rated game from the start, against one rival."""

from __future__ import annotations

from bench.attack.asking import ME, OPEN
from tests.server.running import Running


def attack(server: Running) -> None:
    with server.player("Mallory") as mallory:
        setup = {"game": "shares", "edition": "classic", "players": 3}
        seats = [ME, {"who": "me", "name": "Second"}, OPEN]
        refused = mallory.post("/api/tables", json={"setup": {**setup, "rated": True}, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (403, "rated"), refused.text
        assert mallory.post("/api/tables", json={"setup": setup, "seats": seats}).status_code == 201
