"""Clubs over HTTP: the link, the founder, private tables, tournaments and standings; on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.server.accounts import clubs

SEATS = [{"who": "me"}, {"who": "open"}]


class Circle:
    """A club of Ada's with Bo in it, and Eve outside."""

    def __init__(self, server: Running, leaving: ExitStack) -> None:
        self.ada, self.bo, self.eve = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Eve"))
        made = self.ada.post("/api/clubs", json={"name": "Friday"})
        assert made.status_code == 201, made.text
        self.at = f"/api/clubs/{made.json()['id']}"
        self.id: str = made.json()["id"]
        self.joins(self.bo)

    @property
    def token(self) -> str:
        link: str = self.ada.get(self.at).json()["link"]
        assert f"/clubs/{self.id}#join=" in link
        return link.rpartition("=")[2]

    def joins(self, guest: Guest) -> None:
        answer = guest.post(f"{self.at}/join", json={"token": self.token})
        assert answer.status_code == 200, answer.text

    def table(self, **more: Any) -> str:
        table: str = self.ada.table("shares", 2, seats=SEATS, club=self.id, **more)["id"]
        return table


@pytest.fixture
def circle(server: Running) -> Iterator[Circle]:
    with ExitStack() as leaving:
        yield Circle(server, leaving)


def _code(answer: Any) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


def test_a_club_is_joined_by_its_link_and_exists_for_nobody_else(circle: Circle) -> None:
    ada, bo, eve, at = circle.ada, circle.bo, circle.eve, circle.at
    seen = bo.get(at).json()
    assert (seen["name"], [each["name"] for each in seen["members"]], seen["link"]) == ("Friday", ["Ada", "Bo"], "")
    assert [(each["name"], each["members"]) for each in bo.get("/api/clubs").json()] == [("Friday", 2)]
    for path in ("", "/tables", "/standings"):
        assert _code(eve.get(f"{at}{path}")) == "no_club"
    assert _code(eve.get(f"/api/tournaments?club={circle.id}")) == "no_club"
    assert _code(eve.get(f"{at}?join={circle.token}x")) == _code(eve.get(f"/api/clubs/{'2' * 20}")) == "no_club"
    shown = eve.get(f"{at}?join={circle.token}").json()
    assert (shown["name"], shown["member"], shown["count"], shown["members"]) == ("Friday", False, 2, [])
    old = circle.token
    assert ada.post(f"{at}/link").status_code == 200
    assert _code(eve.post(f"{at}/join", json={"token": old})) == "no_club"
    assert ada.post("/api/me/blocks", json={"player": eve.id}).status_code == 204
    assert _code(eve.post(f"{at}/join", json={"token": circle.token})) == "no_club"
    for guest, refused in ((bo, "not_founder"), (eve, "no_club")):
        for answer in (
            guest.patch(at, json={"name": "Mine"}), guest.delete(at), guest.post(f"{at}/link"),
            guest.post(f"{at}/founder", json={"player": bo.id}), guest.delete(f"{at}/members/{ada.id}"),
        ):  # fmt: skip
            assert _code(answer) == refused


def test_the_founder_sends_members_away_passes_the_club_on_and_leaves(circle: Circle) -> None:
    ada, bo, eve, at = circle.ada, circle.bo, circle.eve, circle.at
    circle.joins(eve)
    known = circle.token
    assert _code(ada.delete(f"{at}/members/{ada.id}")) == "no_member"
    assert [each["name"] for each in ada.delete(f"{at}/members/{bo.id}").json()["members"]] == ["Ada", "Eve"]
    assert _code(bo.get(at)) == _code(bo.post(f"{at}/join", json={"token": known})) == "no_club"
    assert ada.patch(at, json={"name": "Saturday"}).json()["name"] == "Saturday"
    assert _code(ada.post(f"{at}/founder", json={"player": bo.id})) == "no_member"
    assert ada.post(f"{at}/founder", json={"player": eve.id}).json()["founder"] == eve.id
    assert _code(ada.post(f"{at}/link")) == "not_founder"
    assert eve.post(f"{at}/leave").status_code == 204  # it is the oldest member's now
    assert ada.get(at).json()["founder"] == ada.id
    assert ada.post(f"{at}/leave").status_code == 204
    assert _code(ada.get(at)) == "no_club"


def test_a_private_table_of_a_club_is_open_to_its_members_alone(circle: Circle, server: Running) -> None:
    ada, bo, eve = circle.ada, circle.bo, circle.eve
    refused = eve.post("/api/tables", json={"setup": {"game": "shares", "edition": "classic", "players": 2,
                                                      "club": circle.id}})  # fmt: skip
    assert (refused.json()["code"], refused.json()["field"]) == ("no_club", "$.setup.club")
    private, public = circle.table(public=False), circle.table()
    assert {each["id"] for each in bo.get(f"{circle.at}/tables").json()["tables"]} == {private, public}
    assert [each["id"] for each in bo.get(f"{circle.at}/tables?status=playing").json()["tables"]] == []
    assert private not in [each["id"] for each in bo.get("/api/tables").json()["tables"]]
    assert _code(eve.get(f"/api/tables/{private}")) == "not_invited"
    assert _code(eve.post(f"/api/tables/{private}/join", json={})) == "not_invited"
    assert Client(server.url, private, eve.key).closed()["code"] == "not_invited"
    with Client(server.url, private, bo.key):
        pass
    assert bo.post(f"/api/tables/{private}/join", json={}).status_code == 200
    assert eve.post(f"/api/tables/{public}/join", json={}).status_code == 200
    assert ada.delete(f"{circle.at}/members/{bo.id}").status_code == 200
    assert bo.get(f"/api/tables/{private}").status_code == 200  # a seat is a seat
    assert ada.delete(circle.at).status_code == 204
    assert _code(ada.get(circle.at)) == "no_club"
    assert ada.get(f"/api/tables/{private}").status_code == 200


def test_standings_count_games_of_two_members_and_not_those_against_bots(circle: Circle, server: Running) -> None:
    ada, bo = circle.ada, circle.bo
    for seats in (SEATS, [{"who": "me"}, {"who": "bot", "bot": "random"}]):
        table = ada.table("shares", 2, options={"turns": 2}, seats=seats, club=circle.id, public=False)["id"]
        if seats is SEATS:
            assert bo.post(f"/api/tables/{table}/join", json={}).status_code == 200
        assert ada.post(f"/api/tables/{table}/start").status_code == 200
        for guest, seat in ((ada, 0), (bo, 1))[: 2 if seats is SEATS else 1]:
            assert guest.post(f"/api/tables/{table}/seats/{seat}/minder", json={"bot": "x"}).status_code == 200
        with Client(server.url, table, ada.key):
            wait_until(lambda table=table: ada.get(f"/api/tables/{table}").json()["status"] == "over")  # type: ignore[misc]
    path = f"/api/players/{ada.id}"
    wait_until(lambda: [each["played"] for each in ada.get(path).json()["counts"]] == [2])
    result = bo.get(f"{circle.at}/standings").json()
    assert {each["name"] for each in result} == {"Ada", "Bo"}
    assert [each["played"] for each in result] == [1, 1]
    assert result == bo.get(f"{circle.at}/standings?game=shares&days=30").json()
    assert sum(each["points"] for each in result) == 1
    assert bo.get(f"{circle.at}/standings?game=industry").json() == []


def test_a_tournament_of_a_club_is_for_its_members(circle: Circle) -> None:
    ada, bo, eve = circle.ada, circle.bo, circle.eve
    setup = {"game": "shares", "edition": "classic", "players": 2, "clock": {"kind": "move", "seconds": 60}}
    wanted = {"name": "Cup", "format": "swiss", "setup": {**setup, "club": circle.id}, "bot": "random"}
    assert _code(eve.post("/api/tournaments", json=wanted)) == "no_club"
    made = ada.post("/api/tournaments", json=wanted).json()["tournament"]
    at = f"/api/tournaments/{made['id']}"
    assert _code(eve.post(f"{at}/join")) == "no_club"
    for guest in (ada, bo):
        assert guest.post(f"{at}/join").status_code == 200
    assert made["id"] not in [each["tournament"]["id"] for each in ada.get("/api/tournaments").json()]
    assert [each["tournament"]["id"] for each in bo.get(f"/api/tournaments?club={circle.id}").json()] == [made["id"]]
    begun = ada.post(f"{at}/start").json()
    assert [each["id"] for each in bo.get(f"{circle.at}/tables").json()["tables"]] == [begun["tables"][0]["table"]]


def test_a_tournament_that_is_for_members_alone_exists_for_nobody_else(circle: Circle) -> None:
    ada, bo, eve = circle.ada, circle.bo, circle.eve
    setup = {"game": "shares", "edition": "classic", "players": 2, "clock": {"kind": "move", "seconds": 60}}
    wanted = {"name": "Cup", "format": "swiss", "setup": {**setup, "club": circle.id}, "bot": "random", "listed": False}
    at = f"/api/tournaments/{ada.post('/api/tournaments', json=wanted).json()['tournament']['id']}"
    with ExitStack() as leaving:
        passer_by = leaving.enter_context(httpx.Client(base_url=eve.base_url, trust_env=False))
        answers = [passer_by.get(at), eve.get(at), *(eve.post(f"{at}/{what}") for what in ("join", "leave", "start"))]
    assert [_code(answer) for answer in answers] == ["no_tournament"] * 5
    assert bo.post(f"{at}/join").status_code == 200
    assert ada.delete(f"{circle.at}/members/{bo.id}").status_code == 200
    assert bo.get(at).status_code == 200  # who has entered is in it
    assert bo.post(f"{at}/leave").json()["entrants"] == []
    assert _code(bo.get(at)) == "no_tournament"


def test_the_numbers_are_bounded(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FOUNDED", "JOINED"):
        monkeypatch.setattr(clubs, name, 1)
    assert _code(circle.ada.post("/api/clubs", json={"name": "Another"})) == "too_many_clubs"
    monkeypatch.setattr(clubs, "MEMBERS", 2)
    assert _code(circle.eve.post(f"{circle.at}/join", json={"token": circle.token})) == "club_full"
    monkeypatch.setattr(clubs, "MEMBERS", 5)
    assert circle.eve.post("/api/clubs", json={"name": "Another"}).status_code == 201
    assert _code(circle.eve.post(f"{circle.at}/join", json={"token": circle.token})) == "too_many_clubs"
    assert _code(circle.eve.post("/api/clubs", json={"name": " \u200b "})) == "no_name"


def test_who_deletes_themselves_leaves_their_clubs(circle: Circle) -> None:
    exported = circle.ada.get("/api/account/export").json()
    assert (
        [each["club_id"] for each in exported["clubs"]] == [each["id"] for each in exported["founded"]] == [circle.id]
    )
    assert circle.ada.post("/api/account/delete", json={"name": "Ada"}).status_code == 204
    seen = circle.bo.get(circle.at).json()
    assert (seen["founder"], [each["name"] for each in seen["members"]]) == (circle.bo.id, ["Bo"])
