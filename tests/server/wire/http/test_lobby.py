"""Tables to find, to lay, and to sit down at."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.tables.setup import Setup
from won.tables.stand_in import caretaker


def test_a_table_is_laid_and_listed(ada: Guest, stranger: Guest) -> None:
    table = ada.table(title=" Friday\nnight ", clock={"kind": "bank", "seconds": 600, "increment": 5, "days": 7})
    assert table["status"] == "open"
    assert table["free"] == 3
    assert table["setup"]["title"] == "Friday night"
    assert table["setup"]["clock"] == {"kind": "bank", "seconds": 600, "increment": 5}  # only what this clock has
    assert len(table["commitment"]) == 64
    assert "seed" not in table
    result = stranger.get("/api/tables", params={"status": "open", "game": "industry"}).json()["tables"]
    assert table["id"] in [each["id"] for each in result]


def test_a_private_table_is_only_for_those_who_have_its_link(ada: Guest, stranger: Guest) -> None:
    table = ada.table(public=False)
    assert table["id"] not in [each["id"] for each in stranger.get("/api/tables?limit=100").json()["tables"]]
    at = f"/api/tables/{table['id']}"
    assert (stranger.get(at).status_code, stranger.get(at).json()["code"]) == (403, "not_invited")
    invite = ada.get(f"{at}/invites").json()["seats"][1]["token"]
    assert stranger.get(at, params={"invite": invite}).json()["id"] == table["id"]
    assert [each["id"] for each in ada.get("/api/tables?mine=yes").json()["tables"]] == [table["id"]]


def test_a_full_table_is_not_listed_as_open(ada: Guest, stranger: Guest) -> None:
    full = ada.table(seats=[{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}])
    assert full["free"] == 0
    assert full["id"] not in [each["id"] for each in stranger.get("/api/tables?status=open").json()["tables"]]
    assert full["id"] in [each["id"] for each in ada.get("/api/tables?mine=yes&status=open").json()["tables"]]


def test_tables_come_in_pages(ada: Guest) -> None:
    made = [ada.table()["id"] for _ in range(5)]
    result, before = [], ""
    while True:
        page = ada.get("/api/tables", params={"mine": "yes", "limit": 2, "before": before}).json()
        result += [each["id"] for each in page["tables"]]
        before = page["before"]
        if not before:
            break
    assert result == made[::-1]


def test_own_tables_need_a_key(stranger: Guest) -> None:
    assert stranger.get("/api/tables?mine=yes").status_code == 401


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"game": "chess"}, 422, "$.game"),
        ({"edition": "third"}, 422, "$.edition"),
        ({"players": 2}, 422, "$.seats"),
        ({"players": 10**6}, 422, "$.setup.players"),
        ({"players": "three"}, 400, "$.setup.players"),
        ({"options": {"rounds": 0}}, 422, "$.options.rounds"),
        ({"options": {"rounds": 10**40}}, 422, "$.options.rounds"),
        ({"options": {"colour": "red"}}, 422, "$.options.colour"),
        ({"clock": {"kind": "move", "seconds": 1}}, 422, "$.setup.clock.seconds"),
        ({"clock": {"kind": "daily"}}, 422, "$.setup.clock.days"),
        ({"clock": {"kind": "sand"}}, 400, "$.setup.clock.kind"),
        ({"clock": {"kind": "move", "secs": 60}}, 400, "$.setup.clock"),
        ({"delay": -1}, 422, "$.setup.delay"),
        ({"colour": "red"}, 400, "$.setup"),
    ],
)
def test_a_set_up_that_no_game_has_is_refused_with_its_field(
    ada: Guest, change: dict[str, Any], status: int, field: str
) -> None:
    setup = {"game": "industry", "edition": "second", "players": 3, **change}
    answer = ada.post("/api/tables", json={"setup": setup})
    assert (answer.status_code, answer.json()["field"]) == (status, field)
    unknown = set(change) - set(Setup.__struct_fields__)
    assert all(name in answer.json()["text"] for name in unknown)


def test_no_seat_has_a_name_that_cannot_be_seen(ada: Guest) -> None:
    setup = {"game": "industry", "edition": "second", "players": 3}
    for chair in ({"who": "me"}, {"who": "bot", "bot": "clerk"}):
        answer = ada.post("/api/tables", json={"setup": setup, "seats": [{**chair, "name": "\u3164"}]}).json()
        assert (answer["code"], answer["field"]) == ("no_name", "$.seats[0].name")


def test_nobody_can_pretend_that_a_table_is_a_branch_or_a_record(ada: Guest) -> None:
    setup = ada.table(branch_of="x", branch_at=3, imported=True)["setup"]
    assert not {"branch_of", "branch_at", "imported"} & set(setup)


def test_friends_sit_down_and_the_host_begins(ada: Guest, bo: Guest) -> None:
    table = ada.table(seats=[{"who": "me", "nation": "anglica"}, {"who": "open"}, {"who": "bot", "bot": "random"}])
    at = f"/api/tables/{table['id']}"
    joined = bo.post(f"{at}/join", json={"nation": "bharat"})
    assert joined.json()["seats"][1] == {"player": bo.id, "name": "Bo", "nation": "bharat"}
    assert bo.post(f"{at}/start").json()["code"] == "not_host"
    begun = ada.post(f"{at}/start")
    assert begun.json()["status"] == "playing"
    assert ada.post(f"{at}/start").json()["code"] == "started"


def test_several_people_at_one_screen(ada: Guest) -> None:
    seats = [{"who": "me"}, {"who": "me", "name": "Grandma"}, {"who": "me", "name": "Uncle"}]
    table = ada.table(seats=seats, start=True)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Grandma", "Uncle"]
    assert {seat["player"] for seat in table["seats"]} == {ada.id}
    assert table["status"] == "playing"


def test_a_seat_is_taken_once(ada: Guest, bo: Guest) -> None:
    at = f"/api/tables/{ada.table(seats=[{'who': 'me'}])['id']}"
    answer = bo.post(f"{at}/join", json={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat_taken")
    assert bo.post(f"{at}/join", json={"seat": 7}).json()["code"] == "no_seat"
    assert bo.post(f"{at}/join", json={"nation": "atlantis"}).status_code == 422


def test_by_invitation_to_any_seat_or_to_one(server: Running, ada: Guest, bo: Guest) -> None:
    at = f"/api/tables/{ada.table(public=False)['id']}"
    invites = ada.get(f"{at}/invites").json()
    assert bo.get(f"{at}/invites").status_code == 403
    for wrong in ({}, {"invite": "x"}, {"seat": 1, "invite": invites["seats"][0]["token"]}):
        assert bo.post(f"{at}/join", json=wrong).json()["code"] == "not_invited"
    assert bo.post(f"{at}/join", json={"invite": invites["seats"][0]["token"]}).status_code == 403  # to that seat alone
    assert bo.post(f"{at}/join", json={"seat": 1, "invite": invites["seats"][1]["token"]}).status_code == 200
    with server.player("Cleo") as cleo:
        assert cleo.post(f"{at}/join", json={"invite": invites["table"]["token"]}).status_code == 200
    assert ada.post(f"{at}/join", json={}).json()["free"] == 0  # the host needs none
    link = invites["seats"][2]["link"]
    assert link.partition("#")[2] == f"invite={invites['seats'][2]['token']}&seat=2"  # no log sees it


def test_getting_up_and_being_asked_to(ada: Guest, bo: Guest) -> None:
    at = f"/api/tables/{ada.table(seats=[{'who': 'me'}])['id']}"
    bo.post(f"{at}/join", json={"seat": 1})
    assert bo.post(f"{at}/seats/0/leave").json()["code"] == "not_yours"
    assert ada.post(f"{at}/seats/1/leave").json()["free"] == 2
    assert ada.post(f"{at}/seats/0/leave").json()["free"] == 3


def test_bots_are_put_in_by_those_who_sit_or_host(ada: Guest, bo: Guest) -> None:
    at = f"/api/tables/{ada.table()['id']}"
    assert bo.post(f"{at}/bots", json={"bot": "clerk"}).status_code == 403
    assert ada.post(f"{at}/bots", json={"bot": "clerk"}).json()["seats"][0]["bot"] == "clerk"
    unknown = ada.post(f"{at}/bots", json={"bot": "deep blue"})
    assert (unknown.status_code, unknown.json()["code"]) == (422, "no_bot")
    assert ada.post(f"{at}/bots", json={"bot": "clerk:3600"}).status_code == 422  # thinking time is not theirs to spend


def test_only_the_player_lets_the_caretaker_play_and_comes_back(ada: Guest, bo: Guest) -> None:
    table = ada.table("shares", seats=[{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}])
    at = f"/api/tables/{table['id']}"
    bo.post(f"{at}/join", json={"seat": 1})
    assert bo.post(f"{at}/seats/1/minder", json={"bot": "clerk"}).json()["code"] == "not_started"
    ada.post(f"{at}/start")
    assert ada.post(f"{at}/seats/1/minder", json={"bot": "clerk"}).json()["code"] == "not_yours"
    assert bo.post(f"{at}/seats/1/minder", json={"bot": "random"}).json()["seats"][1]["minder"] == caretaker("shares")
    assert ada.post(f"{at}/seats/1/minder", json={"bot": ""}).json()["code"] == "not_yours"
    assert "minder" not in bo.post(f"{at}/seats/1/minder", json={"bot": ""}).json()["seats"][1]


def test_the_seat_of_a_bot_changes_hands_if_all_people_agree(server: Running, ada: Guest, bo: Guest) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    at = f"/api/tables/{ada.table('shares', seats=seats, start=True)['id']}"
    assert bo.post(f"{at}/seats/1/take", json={}).json()["code"] == "not_invited"
    invite = ada.get(f"{at}/invites").json()["seats"][1]["token"]
    assert bo.post(f"{at}/seats/0/take", json={"invite": invite}).status_code == 403
    assert ada.post(f"{at}/seats/1/take", json={}).json()["code"] == "not_yours"  # nobody acts for two seats
    asked = bo.post(f"{at}/seats/1/take", json={"invite": invite}).json()
    assert asked["seats"][1]["bot"] == "random"
    with Client(server.url, at.rpartition("/")[2], ada.key) as client:
        assert client.state["wished"] == {
            "matter": "take", "seat": -1, "waiting": [0], "about": 1, "name": "Bo", "by": bo.id
        }  # fmt: skip
        assert client.ask("answer", seat=0, yes=True)["type"] == "done"
        assert client.state["unrated"]
    assert bo.get(at).json()["seats"][1] == {"player": bo.id, "name": "Bo"}


def test_a_table_that_nobody_came_to_is_given_up(ada: Guest, bo: Guest) -> None:
    at = f"/api/tables/{ada.table()['id']}"
    assert bo.post(f"{at}/close").json()["code"] == "not_host"
    assert ada.post(f"{at}/close").json()["status"] == "ended"


def test_a_rematch_is_one_table_whoever_asks(ada: Guest, bo: Guest, stranger: Guest) -> None:
    seats = [{"who": "bot", "bot": "random"}, {"who": "me"}, {"who": "open"}]
    table = ada.table("shares", options={"turns": 1}, seats=seats)
    at = f"/api/tables/{table['id']}"
    bo.post(f"{at}/join", json={"seat": 2})
    assert ada.post(f"{at}/rematch").json()["code"] == "not_over"
    ada.post(f"{at}/start")
    for seat, player in ((1, ada), (2, bo)):
        player.post(f"{at}/seats/{seat}/leave")  # a bot plays on
    ada.wait(table["id"], "over")
    again = ada.post(f"{at}/rematch").json()
    assert bo.post(f"{at}/rematch").json()["id"] == again["id"]
    assert {seat.get("player") for seat in again["seats"]} == {ada.id, bo.id, None}
    assert stranger.get(at).json()["successor"] == again["id"]
    with_key = stranger.post(f"{at}/rematch")
    assert with_key.status_code == 401


@pytest.mark.parametrize("table", ["x", "0" * 20, "2" * 20, "%00", "é" * 20])
def test_a_table_that_is_none(ada: Guest, table: str) -> None:
    answer = ada.post(f"/api/tables/{table}/start")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


def test_a_table_with_free_seats_is_not_laid_to_begin_at_once(ada: Guest) -> None:
    setup = {"game": "industry", "edition": "second", "players": 3}
    answer = ada.post("/api/tables", json={"setup": setup, "seats": [{"who": "me"}], "start": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "seats_free")
    assert ada.get("/api/tables?mine=yes").json()["tables"] == []


def test_an_invitation_is_needed_once_and_worth_nothing_after_one_was_sent_away(
    server: Running, ada: Guest, bo: Guest
) -> None:
    at = f"/api/tables/{ada.table(public=False)['id']}"
    invite = ada.get(f"{at}/invites").json()["seats"][1]["token"]
    bo.post(f"{at}/join", json={"seat": 1, "invite": invite})
    assert bo.post(f"{at}/join", json={"seat": 1, "nation": "bharat"}).json()["seats"][1]["nation"] == "bharat"
    assert ada.post(f"{at}/seats/1/leave").status_code == 200
    assert bo.post(f"{at}/join", json={"seat": 1, "invite": invite}).json()["code"] == "removed"
    fresh = {"seat": 1, "invite": invite}  # the links that were handed out before are worthless now
    with server.player("Eve") as eve:
        assert eve.post(f"{at}/join", json=fresh).json()["code"] == "not_invited"
        fresh["invite"] = ada.get(f"{at}/invites").json()["seats"][1]["token"]
        assert eve.post(f"{at}/join", json=fresh).status_code == 200
