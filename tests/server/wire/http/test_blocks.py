"""Blocks, mutes and reports over HTTP and real sockets."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client


def _code(answer: Any) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


def _said(client: Client) -> list[str]:
    client.ask("ping")
    return [item["entry"]["text"] for item in client.news if item["entry"]["kind"] == "said" and item["entry"]["text"]]


@pytest.fixture
def cleo(server: Running) -> Any:
    with server.player("Cleo") as player:
        yield player


def test_a_block_keeps_two_people_apart_at_new_tables(ada: Guest, bo: Guest, cleo: Guest) -> None:
    assert _code(ada.post("/api/me/blocks", json={"player": bo.id})) == ""
    assert ada.get("/api/me/blocks").json() == [{"player": bo.id, "name": "Bo"}]
    assert bo.get("/api/me/blocks").json() == []
    hosted = ada.table()["id"]  # the host has no seat
    third = cleo.table(players=4, seats=[{"who": "me"}])["id"]
    assert _code(bo.post(f"/api/tables/{third}/join", json={})) == ""
    for table, who in ((hosted, bo), (third, ada)):  # whoever of the two set the block
        assert _code(who.post(f"/api/tables/{table}/join", json={})) == "blocked"
        assert _code(who.get(f"/api/tables/{table}")) == ""
    cleo.post(f"/api/tables/{third}/bots", json={"bot": "random"})
    cleo.post(f"/api/tables/{third}/bots", json={"bot": "random"})
    cleo.post(f"/api/tables/{third}/start")
    token = cleo.get(f"/api/tables/{third}/invites").json()["table"]["token"]
    taken = ada.post(f"/api/tables/{third}/seats/2/take", json={"invite": token})
    assert _code(taken) == "blocked"
    assert _code(ada.delete(f"/api/me/blocks/{bo.id}")) == ""
    assert _code(ada.delete(f"/api/me/blocks/{bo.id}")) == "not_blocked"
    assert _code(bo.post(f"/api/tables/{hosted}/join", json={})) == ""
    assert _code(ada.post("/api/me/blocks", json={"player": ada.id})) == "bad_value"
    assert _code(ada.post("/api/me/blocks", json={"player": "2" * 12})) == "no_player"


def test_a_rematch_seats_nobody_with_somebody_they_have_blocked(ada: Guest, bo: Guest, server: Running) -> None:
    table = ada.table("shares", 2, seats=[{"who": "me"}])["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    ada.post(f"/api/tables/{table}/start")
    with Client(server.url, table, ada.key) as at_ada, Client(server.url, table, bo.key) as at_bo:
        at_ada.ask("wish", seat=0, matter="end")
        at_bo.ask("answer", seat=1, yes=True)
    bo.post("/api/me/blocks", json={"player": ada.id})
    following = ada.post(f"/api/tables/{table}/rematch").json()
    assert [seat.get("player", "") for seat in following["seats"]].count(bo.id) == 0
    assert following["free"] == 1


def test_a_mute_hides_what_somebody_says_at_one_table(ada: Guest, bo: Guest, cleo: Guest, server: Running) -> None:
    table = ada.table(seats=[{"who": "me"}])["id"]
    other = ada.table(seats=[{"who": "me"}])["id"]
    bo.post(f"/api/tables/{table}/join", json={})
    with ExitStack() as leaving:
        clients = {guest: leaving.enter_context(Client(server.url, table, guest.key)) for guest in (ada, bo, cleo)}
        clients[bo].ask("chat", text="before")
        assert _code(ada.post(f"/api/tables/{table}/mutes", json={"player": bo.id})) == ""
        assert ada.get(f"/api/tables/{table}/mutes").json() == [{"player": bo.id, "name": "Bo"}]
        clients[bo].ask("chat", text="rude")
        clients[cleo].ask("chat", text="polite")
        assert _said(clients[ada]) == ["before", "polite"]
        assert _said(clients[cleo]) == ["before", "rude", "polite"]
        with Client(server.url, table, ada.key) as again:  # neither with the welcome nor paging back
            assert _said(again) == ["polite"]
            leafed = again.ask("leaf", before=100)
            texts = [item["entry"].get("text") for item in leafed["news"] if item["entry"]["kind"] == "said"]
            assert texts == ["", "", "polite"]
        with Client(server.url, other, ada.key) as elsewhere, Client(server.url, other, bo.key) as at_other:
            at_other.ask("chat", text="elsewhere")
            assert _said(elsewhere) == ["elsewhere"]
        assert _code(ada.delete(f"/api/tables/{table}/mutes/{bo.id}")) == ""
        clients[bo].ask("chat", text="again")
        assert _said(clients[ada])[-1] == "again"
        cleo.post("/api/me/blocks", json={"player": bo.id})  # neither reads the other from now on
        clients[bo].ask("chat", text="to cleo")
        clients[cleo].ask("chat", text="to bo")
        assert "to cleo" not in _said(clients[cleo])
        assert "to bo" not in _said(clients[bo])
        assert _said(clients[ada])[-2:] == ["to cleo", "to bo"]


def test_a_report_keeps_a_copy_of_the_lines_around_it(ada: Guest, bo: Guest, cleo: Guest, server: Running) -> None:
    table = ada.table(title="Friday", public=False, seats=[{"who": "me"}])["id"]
    token = ada.get(f"/api/tables/{table}/invites").json()["table"]["token"]
    bo.post(f"/api/tables/{table}/join", json={"invite": token})
    with Client(server.url, table, bo.key) as at_bo, Client(server.url, table, ada.key) as at_ada:
        at_bo.ask("chat", text="Hello")
        said = at_bo.ask("chat", text="An insult")["sequence"]
        at_ada.ask("chat", text="Stop it")
    line = {"table": table, "sequence": said, "text": "He insults us"}
    assert _code(ada.post("/api/reports", json=line)) == ""
    assert _code(cleo.post("/api/reports", json=line)) == "not_invited"
    assert _code(bo.post("/api/reports", json=line)) == "no_player"  # oneself
    assert _code(ada.post("/api/reports", json={**line, "sequence": 0})) == "no_line"
    assert _code(ada.post("/api/reports", json={"sequence": said})) == "bad_value"
    assert _code(cleo.post("/api/reports", json={"player": bo.id, "text": "by his profile"})) == ""
    assert _code(cleo.post("/api/reports", json={"player": "2" * 12})) == "no_player"
