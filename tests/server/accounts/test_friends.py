"""Friends over HTTP: who asks whom, who sees where somebody plays, and that blocks always win; on both databases."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.waiting import wait_until
from won.server.accounts import friends
from won.server.operations.config import Config

OPEN = [{"who": "me"}, {"who": "open"}, {"who": "open"}]


def _seen(guest: Guest) -> dict[str, Any]:
    answer = guest.get("/api/me/friends")
    assert answer.status_code == 200, answer.text
    result: dict[str, Any] = answer.json()
    return result


def _names(guest: Guest) -> tuple[list[str], list[str], list[str]]:
    """The guest's friends, who asks the guest, and whom the guest has asked."""
    seen = _seen(guest)
    return tuple([each["name"] for each in seen[kind]] for kind in ("friends", "asking", "asked"))  # type: ignore[return-value]


def _ask(one: Guest, other: Guest) -> str:
    answer = one.post("/api/me/friends", json={"player": other.id})
    return "" if answer.status_code == 204 else str(answer.json()["code"])


def _drop(one: Guest, other: Guest) -> str:
    answer = one.delete(f"/api/me/friends/{other.id}")
    return "" if answer.status_code == 204 else str(answer.json()["code"])


def _befriend(one: Guest, other: Guest) -> None:
    assert (_ask(one, other), _ask(other, one)) == ("", "")


def test_friends_are_those_who_both_say_so_and_blocks_win(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo:
        assert _ask(ada, ada) == "bad_value"
        assert ada.post("/api/me/friends", json={"player": "2" * 12}).json()["code"] == "no_player"
        assert _ask(ada, bo) == _ask(ada, bo) == ""
        assert (_names(ada), _names(bo)) == (([], [], ["Bo"]), ([], ["Ada"], []))
        assert _drop(bo, ada) == ""  # declined, which Ada does not notice
        assert _ask(ada, bo) == ""
        assert (_names(ada), _names(bo)) == (([], [], ["Bo"]), ([], [], []))
        assert _drop(ada, bo) == _ask(ada, bo) == ""  # nor does taking it back and asking again help
        assert (_names(ada), _names(bo)) == (([], [], ["Bo"]), ([], [], []))
        assert _ask(bo, ada) == ""  # but Bo may change their mind
        assert (_names(ada), _names(bo)) == ((["Bo"], [], []), (["Ada"], [], []))
        assert _drop(bo, ada) == ""
        assert _drop(bo, ada) == "not_friends"
        assert (_names(ada), _names(bo)) == (([], [], []), ([], [], []))
        _befriend(ada, bo)
        assert bo.post("/api/me/blocks", json={"player": ada.id}).status_code == 204
        assert (_names(ada), _names(bo)) == (([], [], []), ([], [], []))
        assert _ask(bo, ada) == "unblock_first"
        assert _ask(ada, bo) == ""  # as if it waited for an answer
        assert (_names(ada), _names(bo)) == (([], [], ["Bo"]), ([], [], []))
        assert bo.delete(f"/api/me/blocks/{ada.id}").status_code == 204
        assert _names(bo) == ([], [], [])
        assert bo.patch("/api/me/friends", json={"closed": True}).status_code == 204
        assert _drop(ada, bo) == ""
        assert _ask(ada, bo) == "no_requests"
        with server.guest() as stranger:
            assert stranger.get("/api/me/friends").json()["code"] == "no_key"


def test_only_friends_see_where_somebody_plays_and_nobody_who_is_not_let(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve:
        _befriend(ada, bo)
        assert _ask(eve, ada) == ""
        public = ada.table("shares", 3, seats=OPEN)["id"]
        private = ada.table("shares", 3, seats=OPEN, public=False)["id"]
        with Client(server.url, public, ada.key) as client:
            wait_until(lambda: _seen(bo)["friends"][0]["here"])
            [friend] = _seen(bo)["friends"]
            assert (friend["name"], friend["table"]["id"]) == ("Ada", public)
            assert _seen(eve)["friends"] == []
            assert ada.patch("/api/me/friends", json={"hidden": True}).status_code == 204
            assert [(each["here"], each["table"]) for each in _seen(bo)["friends"]] == [(False, None)]
            client.ask("chat", text="still here")
            assert [(each["here"], each["table"]) for each in _seen(bo)["friends"]] == [(False, None)]
        assert ada.patch("/api/me/friends", json={}).status_code == 204
        with Client(server.url, private, ada.key):
            wait_until(lambda: _seen(bo)["friends"][0]["here"] and _seen(bo)["friends"][0]["table"] is None)
            assert private not in bo.get("/api/me/friends").text
        wait_until(lambda: not _seen(bo)["friends"][0]["here"])


def test_a_friend_is_invited_to_a_table_and_nobody_else(server: Running) -> None:
    with server.player("Ada") as ada, server.player("Bo") as bo, server.player("Eve") as eve:
        _befriend(ada, bo)
        table = ada.table("shares", 3, seats=OPEN, public=False)["id"]
        path = f"/api/tables/{table}/invites"
        assert ada.post(path, json={"player": eve.id}).json()["code"] == "not_friends"
        assert eve.post(path, json={"player": ada.id}).json()["code"] == "not_invited"
        assert ada.post(path, json={"player": bo.id}).status_code == 204
        [invite] = _seen(bo)["invites"]
        assert (invite["name"], invite["table"]["id"]) == ("Ada", table)
        assert bo.get(f"/api/tables/{table}").json()["code"] == "not_invited"
        assert bo.get(f"/api/tables/{table}?invite={invite['token']}").status_code == 200
        assert bo.delete(f"/api/me/invites/{table}").status_code == 204
        assert ada.post(path, json={"player": bo.id}).status_code == 204  # a second time changes nothing
        assert _seen(bo)["invites"] == []
        second = ada.table("shares", 2, seats=OPEN[:2])["id"]
        assert ada.post(f"/api/tables/{second}/invites", json={"player": bo.id}).status_code == 204
        assert [each["table"]["id"] for each in _seen(bo)["invites"]] == [second]
        assert eve.post(f"/api/tables/{second}/join", json={}).status_code == 200
        assert _seen(bo)["invites"] == []  # no seat is free any more
        assert eve.post(f"/api/tables/{second}/seats/1/leave").status_code == 200
        assert [each["table"]["id"] for each in _seen(bo)["invites"]] == [second]
        assert bo.post("/api/me/blocks", json={"player": ada.id}).status_code == 204
        assert _seen(bo)["invites"] == []
        assert ada.post(f"/api/tables/{second}/invites", json={"player": bo.id}).json()["code"] == "not_friends"


def test_requests_are_bounded_on_both_sides(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 2)
    monkeypatch.setattr(friends, "WAITING", 2)
    with ExitStack() as leaving:
        ada, *others = (leaving.enter_context(server.player(f"Player {n}")) for n in range(4))
        assert [_ask(ada, other) for other in others] == ["", "", "too_many_people"]
        assert [_ask(other, others[0]) for other in others[1:]] == ["", "no_requests"]


def test_a_guest_takes_friends_along_and_a_deleted_player_is_gone_from_them(server: Running) -> None:
    with ExitStack() as leaving:
        ada, bo, guest = (leaving.enter_context(server.player(name)) for name in ("Ada", "Bo", "Cy"))
        _befriend(guest, bo)
        assert guest.patch("/api/me/friends", json={"hidden": True}).status_code == 204
        link = ada.post("/api/account/links").json()["token"]
        key = guest.post("/api/account/links/use", json={"token": link}).json()["key"]
        assert _names(bo) == (["Ada"], [], [])
        both = leaving.enter_context(server.guest(authorization=f"Bearer {key}"))
        assert _names(both) == (["Bo"], [], [])
        assert _seen(both)["allowed"]["hidden"]
        exported = both.get("/api/account/export").json()
        assert [each["other_id"] for each in exported["friends"]] == [bo.id]
        assert exported["friend_settings"] == [{"hidden": True, "closed": False}]
        assert both.post("/api/account/delete", json={"name": "Ada"}).status_code == 204
        assert _names(bo) == ([], [], [])


def test_fresh_guests_do_not_get_round_the_limit_of_requests(database_url: str) -> None:
    with Running(Config(database_url)) as server, server.player("Ada") as ada:
        codes = []
        with ExitStack() as leaving:
            for _ in range(7):
                guest = leaving.enter_context(server.player("Eve"))
                codes += [_ask(guest, ada) for _ in range(4)]
        assert codes.count("too_many") == 8
