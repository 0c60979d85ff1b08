"""Fill the lists of tables and tournaments under one fresh key after the other."""

from __future__ import annotations

from tests.server.running import Running
from won.server.operations.rate_limits import Rate, Rates

RATES = Rates(places=Rate(4, 0.001))
SETUP = {"game": "shares", "edition": "classic", "players": 3}
EVENT = {"name": "Friday", "format": "swiss", "bot": "clerk", "setup": {**SETUP, "clock": {"kind": "daily", "days": 1}}}


def attack(server: Running) -> None:
    laid = []
    for number in range(3):
        with server.player(f"Mallory {number}") as mallory:
            laid += [mallory.post("/api/tables", json={"setup": SETUP}).status_code for _ in range(2)]
            assert mallory.post("/api/tables", json={"setup": {**SETUP, "public": False}}).status_code == 201
            event = mallory.post("/api/tournaments", json=EVENT)
            assert event.status_code == (201 if number == 0 else 429), event.text
    assert laid == [201, 201, 201, 429, 429, 429]
