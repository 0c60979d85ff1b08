"""A tournament from its link to its last round, on both databases, with a restart in the middle."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from tests.server.running import Guest, Running
from tests.waiting import wait_until
from won.server.operations.config import Config

SETUP = {"game": "shares", "edition": "classic", "players": 2, "options": {"turns": 2}}
NEW: dict[str, Any] = {
    "name": "Friday",
    "format": "swiss",
    "setup": {**SETUP, "clock": {"kind": "move", "seconds": 60}},
    "bot": "random",
    "rounds": 2,
}


def _made(host: Guest, **more: Any) -> str:
    answer = host.post("/api/tournaments", json={**NEW, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['tournament']['id']}"


def _leave_to_bots(people: list[Guest], at: str) -> dict[str, Any]:
    """Everybody lets the caretaker play until the tournament is over."""

    def over() -> dict[str, Any]:
        seen: dict[str, Any] = people[0].get(at).json()
        for table in seen["tables"]:
            if table["places"] is None and table["opened"]:
                _mind(people, table["table"])
        return seen if seen["tournament"]["status"] == "over" else {}

    return wait_until(over, seconds=60)


def _mind(people: list[Guest], table: str) -> None:
    seats = people[0].get(f"/api/tables/{table}").json()["seats"]
    for guest in people:
        for seat, holder in enumerate(seats):
            if holder.get("player") == guest.id and not holder.get("minder"):
                guest.post(f"/api/tables/{table}/seats/{seat}/minder", json={"bot": "x"})


def test_from_the_link_to_the_last_round(url: str) -> None:
    with ExitStack() as leaving:
        server = leaving.enter_context(Running(Config(url, rates=None)))
        people = [leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
        ada, bo = people[0], people[1]
        at = _made(ada)
        assert ada.post(f"{at}/start").json()["code"] == "too_few_entrants"
        for guest in (*people, bo):
            assert guest.post(f"{at}/join").status_code == 200
        assert bo.post(f"{at}/start").json()["code"] == "not_host"
        assert bo.delete(f"{at}/entrants/5").json()["code"] == "not_host"
        with server.player("Fi") as unwanted:
            assert len(unwanted.post(f"{at}/join").json()["entrants"]) == 6
            assert len(ada.delete(f"{at}/entrants/6").json()["entrants"]) == 5
            assert unwanted.post(f"{at}/join").json()["code"] == "sent_away"
        begun = ada.post(f"{at}/start").json()
        assert (begun["tournament"]["status"], len(begun["tables"]), len(begun["entrants"])) == ("playing", 3, 6)
        assert all(table["opened"] for table in begun["tables"])
        assert (
            ada.post(f"{at}/start").json()["code"]
            == ada.delete(f"{at}/entrants/5").json()["code"]
            == "tournament_begun"
        )
        table = ada.get(f"/api/tables/{begun['tables'][0]['table']}").json()
        assert (table["status"], table["setup"]["event"], table["setup"]["title"]) == (
            "playing",
            "tournament",
            "Friday",
        )

    with ExitStack() as leaving:
        server = leaving.enter_context(Running(Config(url, rates=None)))
        again = [leaving.enter_context(server.guest(authorization=f"Bearer {guest.key}")) for guest in people]
        for guest, known in zip(again, people, strict=True):
            guest.id = known.id
        again[4].post(f"{at}/leave")
        over = _leave_to_bots(again, at)
        assert [table["round"] for table in over["tables"]] == [1, 1, 1, 2, 2]
        last = {each for table in over["tables"] if table["round"] == 2 for each in table["entrants"]}
        assert last == {1, 2, 3, 4}  # whoever left is not seated any more, and no bot is needed
        assert sum(standing["points"] for standing in over["standings"]) == 5
        assert over["standings"][0]["rank"] == 1


def test_a_knock_out_is_won_by_the_winner_of_its_final(database_url: str) -> None:
    with Running(Config(database_url, rates=None)) as server, ExitStack() as leaving:
        people = [leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Cy")]
        at = _made(people[0], format="knockout")
        for guest in people:
            guest.post(f"{at}/join")
        assert people[0].post(f"{at}/start").json()["tournament"]["rounds"] == 2
        over = _leave_to_bots(people, at)
        assert [table["round"] for table in over["tables"]] == [1, 1, 2]
        final = over["tables"][2]
        winners = [
            each
            for table in over["tables"][:2]
            for each, place in zip(table["entrants"], table["places"], strict=True)
            if place == 1
        ]
        assert set(final["entrants"]) <= {each for table in over["tables"][:2] for each in table["entrants"]}
        assert len(winners) != 2 or set(final["entrants"]) == set(winners)


def test_nobody_enters_beside_somebody_with_whom_there_is_a_block(database_url: str) -> None:
    with Running(Config(database_url, rates=None)) as server, ExitStack() as leaving:
        host, bo, cy, di = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Cy", "Di"))
        bo.post("/api/me/blocks", json={"player": cy.id})
        di.post("/api/me/blocks", json={"player": host.id})
        at = _made(host)
        assert bo.post(f"{at}/join").status_code == 200
        for blocked in (cy, di):
            assert blocked.post(f"{at}/join").json()["code"] == "blocked_entrant"
        bo.post(f"{at}/leave")
        assert cy.post(f"{at}/join").status_code == 200


def test_what_no_tournament_has_is_refused_with_its_field(database_url: str) -> None:
    with (
        Running(Config(database_url, rates=None)) as server,
        server.player("Ada") as ada,
        server.player("") as guest,
    ):
        for change, field in (
            ({"setup": SETUP}, "$.setup.clock.kind"),
            ({"bot": "fred"}, "$.bot"),
            ({"name": " "}, "$.name"),
            ({"rounds": 99}, "$.rounds"),
        ):
            assert ada.post("/api/tournaments", json={**NEW, **change}).json()["field"] == field
        at = _made(ada, listed=False)
        assert guest.post(f"{at}/join").json()["code"] == "no_name"
        assert ada.get("/api/tournaments").json() == []
        assert len(ada.get("/api/tournaments?mine=yes").json()) == 1
        assert ada.get("/api/tournaments/22222222222222222222").json()["code"] == "no_tournament"
        assert ada.post(f"{at}/cancel").json()["tournament"]["status"] == "cancelled"
        assert ada.post(f"{at}/join").json()["code"] == "tournament_begun"
        for _ in range(5):
            _made(ada)
        assert ada.post("/api/tournaments", json=NEW).json()["code"] == "too_many_tournaments"
