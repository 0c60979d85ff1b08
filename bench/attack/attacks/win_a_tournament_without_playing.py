"""At a table of a tournament: end the game while ahead, hold up the round, or let a friend take a bot's seat."""

from __future__ import annotations

from typing import Any

from bench.attack.asking import post, refusal, sit
from tests.server.running import Guest, Running

NEW: dict[str, Any] = {
    "name": "Friday",
    "format": "knockout",
    "setup": {"game": "shares", "edition": "classic", "players": 3, "clock": {"kind": "move", "seconds": 60}},
    "bot": "random",
}
REFUSED = "tournament"


def attack(server: Running) -> None:
    people = [server.player(name) for name in ("Mallory", "Ada", "Bo", "Cy")]
    with people[0] as mallory, people[1], people[2], people[3], server.player("Friend") as friend:
        begun = _begun(mallory, people)
        tables = [table["table"] for table in begun["tables"]]
        assert sorted(bool(entrant["bot"]) for entrant in begun["entrants"]) == [False] * 4 + [True] * 2
        assert friend.post(f"/api/tournaments/{begun['tournament']['id']}/join").status_code == 409
        for table in tables:
            holders = mallory.get(f"/api/tables/{table}").json()["seats"]
            _try_at(server, table, holders, {guest.id: guest for guest in people}, friend)


def _begun(host: Guest, people: list[Guest]) -> dict[str, Any]:
    made = host.post("/api/tournaments", json=NEW).json()
    at = f"/api/tournaments/{made['tournament']['id']}"
    for guest in people:
        assert guest.post(f"{at}/join").is_success
    begun: dict[str, Any] = host.post(f"{at}/start").json()
    return begun


def _try_at(
    server: Running, table: str, holders: list[dict[str, Any]], people: dict[str, Guest], friend: Guest
) -> None:
    for seat, holder in enumerate(holders):
        if holder.get("bot"):
            assert post(friend, table, f"seats/{seat}/take", name="Friend") == REFUSED
            continue
        with sit(server, table, people[holder["player"]], version=2) as player:
            assert not {"end", "pause", "take"} & set(player.state["may"])
            assert refusal(player, "wish", seat=seat, matter="end") == REFUSED
            assert refusal(player, "wish", seat=seat, matter="pause") == REFUSED
            assert refusal(player, "advise", seat=seat) == "rated"
