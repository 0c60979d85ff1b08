"""Come back to a tournament that the host has sent one away from, or play it as a guest and with the account."""

from __future__ import annotations

from tests.server.running import Guest, Running

SETUP = {"game": "industry", "edition": "second", "players": 3, "clock": {"kind": "move", "seconds": 60}}
NEW = {"name": "Open", "format": "swiss", "setup": SETUP, "bot": "clerk", "rounds": 2}


def attack(server: Running) -> None:
    people = ("Ada", "Bo", "Malvina", "Fresh", "Later")
    with (
        server.player(people[0]) as host, server.player(people[1]) as bo, server.player(people[2]) as mallory,
        server.player(people[3]) as fresh, server.player(people[4]) as later,
    ):  # fmt: skip
        link = mallory.post("/api/account/links").json()["token"]
        at = f"/api/tournaments/{host.post('/api/tournaments', json=NEW).json()['tournament']['id']}"
        for guest in (bo, mallory, fresh):
            assert guest.post(f"{at}/join").is_success
        [number] = [each["number"] for each in host.get(at).json()["entrants"] if each["player"] == mallory.id]
        assert host.delete(f"{at}/entrants/{number}").is_success
        for way in ("join", "leave", "join"):
            mallory.post(f"{at}/{way}")
        assert _entered(host, at) == [bo.id, fresh.id]
        assert fresh.post("/api/account/links/use", json={"token": link}).is_success
        assert _entered(host, at) == [bo.id]  # the account was sent away

        second = f"/api/tournaments/{host.post('/api/tournaments', json=NEW).json()['tournament']['id']}"
        link = mallory.post("/api/account/links").json()["token"]
        for guest in (bo, mallory, later):
            assert guest.post(f"{second}/join").is_success
        assert later.post("/api/account/links/use", json={"token": link}).is_success
        assert _entered(host, second) == [bo.id, mallory.id]
        begun = host.post(f"{second}/start").json()
        assert [each["player"] for each in begun["entrants"]].count(mallory.id) == 1


def _entered(host: Guest, tournament: str) -> list[str]:
    return [each["player"] for each in host.get(tournament).json()["entrants"]]
