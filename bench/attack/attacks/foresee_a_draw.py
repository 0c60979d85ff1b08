"""Work out who meets whom in a tournament before it begins, as its host, who can still send people away."""

from __future__ import annotations

from contextlib import ExitStack

from tests.server.running import Running
from won.server.events.rounds import knockout

CLOCK = {"kind": "move", "seconds": 60}
SETUP = {"game": "shares", "edition": "classic", "players": 2, "options": {"turns": 2}, "clock": CLOCK}
PEOPLE = 12


def attack(server: Running) -> None:
    with ExitStack() as leaving:
        people = [leaving.enter_context(server.player(f"P{number}")) for number in range(PEOPLE)]
        wanted = {"name": "Cup", "format": "knockout", "setup": SETUP, "bot": "random"}
        tournament = people[0].post("/api/tournaments", json=wanted).json()["tournament"]["id"]
        at = f"/api/tournaments/{tournament}"
        for guest in people:
            assert guest.post(f"{at}/join").status_code == 200
        numbers = [entrant["number"] for entrant in people[0].get(at).json()["entrants"]]
        foreseen = knockout(numbers, [], 2, f"{tournament}/1")
        drawn = people[0].post(f"{at}/start").json()["tables"]
        assert [tuple(table["entrants"]) for table in drawn] != [tuple(table) for table in foreseen]
