"""Who else is at a table, over the socket of a real server."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.server.wire.socket.seating import ME, first, sit, two_people
from won.server.operations.times import now
from won.tables import policy_table
from won.tables.stand_in import caretaker


def test_notes_are_private_and_kept(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as first, sit(server, table, bo) as two:
        assert first.ask("note", text="bo never has ore")["type"] == "noted"
        two.ask("ping")
        assert not any("never has ore" in text for text in two.frames)
    with sit(server, table, ada) as first, sit(server, table, bo) as two:
        assert first.welcome["note"] == "bo never has ore"
        assert "note" not in two.welcome


def test_who_is_here_and_what_they_do(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as first:
        assert [seat.get("presence", "away") for seat in first.state["seats"]] == ["here", "away", "away"]
        with sit(server, table, bo) as two:
            two.send({"type": "here", "presence": "thinking"})
            first.until(lambda c: any('"around"' in text and '"thinking"' in text for text in c.frames))
        first.until(lambda c: json.loads([t for t in c.frames if '"around"' in t][-1])["presence"][1] == "away")


def test_others_put_a_bot_in_only_after_somebody_was_away_for_long(
    server: Running, ada: Guest, bo: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as single:
        refused = ada.post(f"/api/tables/{table['id']}/seats/1/minder", json={"bot": "clerk"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
        assert "vote" not in single.state["may"]
        assert single.ask("wish", seat=1, matter="bot")["code"] == "still_here"
        monkeypatch.setattr(policy_table, "GRACE", 0.2)
        with sit(server, table, bo):
            pass
        single.until(lambda c: c.state["may"].get("vote") == [1])
        assert single.ask("wish", seat=1, matter="bot")["type"] == "done"
        single.until(lambda c: c.state["seats"][1].get("minder") == caretaker("industry"))
        with sit(server, table, bo):
            single.until(lambda c: not c.state["seats"][1].get("minder"))


def test_a_bot_that_one_asked_for_stays_when_one_is_here(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as first, sit(server, table, bo) as two:
        assert bo.post(f"/api/tables/{table['id']}/seats/1/leave").status_code == 200
        first.until(lambda c: c.state["seats"][1].get("minder"))
        for presence in ("away", "here", "thinking"):
            two.send({"type": "here", "presence": presence})
        two.ask("ping")
        with sit(server, table, bo) as again:
            assert again.state["seats"][1].get("minder")
        assert bo.post(f"/api/tables/{table['id']}/seats/1/minder", json={"bot": ""}).status_code == 200
        first.until(lambda c: not c.state["seats"][1].get("minder"))


def test_a_clock_that_runs_out_calls_a_caretaker(server: Running, ada: Guest) -> None:
    server.context.hub.services.lenient_until = 0
    table = ada.table("industry", 3, clock={"kind": "move", "seconds": 3600}, seats=[ME, ME, ME], start=True)
    live = server.context.hub.tables[table["id"]]
    with sit(server, table, ada) as client:
        seat = client.on_turn[0]
        assert client.state["seats"][seat]["running"]
        assert 0 < client.state["seats"][seat]["left"] <= 3600
        live.table.left = (1,) * 3  # nobody wants to wait
        row_due = now()  # by the clock of the server, which no correction of the calendar moves
        server.context.store.due, kept = _due(table["id"]), server.context.store.due  # type: ignore[method-assign]
        client.until(lambda c: any(n["entry"].get("how") == "clock" for n in c.news))
        server.context.store.due = kept  # type: ignore[method-assign]
        news = next(n for n in client.news if n["entry"].get("how") == "clock")
        assert news["at"] >= row_due
        name = client.state["seats"][seat]["name"]
        assert news["lines"][0] == f"{name} has run out of time: a bot plays this move."


def _due(table: str) -> Any:
    async def due(before: int) -> list[str]:
        return [table]

    return due


def test_onlookers_follow_behind_where_the_table_says_so(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, delay=1, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client, Client(server.url, table["id"]) as nobody:
        began = time.monotonic()
        done = client.ask("act", seat=client.on_turn[0], action=first(client))
        assert nobody.state["steps"] == 0
        nobody.until(lambda c: c.state["sequence"] >= done["sequence"])
        assert time.monotonic() - began > 0.9
        assert nobody.state["steps"] == 1


def test_before_the_game_nobody_sees_the_table_late(server: Running, ada: Guest, bo: Guest) -> None:
    table = ada.table("industry", 3, delay=600, seats=[ME, {"who": "open"}, {"who": "open"}])
    with Client(server.url, table["id"]) as invited, sit(server, table, ada) as host:
        bo.post(f"/api/tables/{table['id']}/join", json={"seat": 1})
        invited.until(lambda c: c.state["seats"][1].get("player"))
        bo.post(f"/api/tables/{table['id']}/join", json={"seat": 2})
        ada.post(f"/api/tables/{table['id']}/start")
        invited.until(lambda c: c.state["status"] == "playing")
        host.until(lambda c: c.on_turn or c.state["status"] == "playing")
    with Client(server.url, table["id"]) as late:
        assert late.state["status"] == "playing"
        assert late.state["steps"] == 0


def test_a_players_table_screen_is_not_late_and_shows_what_an_onlooker_sees(
    server: Running, ada: Guest, bo: Guest
) -> None:
    table = ada.table("industry", 3, delay=600, options={"cash": "private"}, seats=[ME, ME, ME], start=True)
    with (
        sit(server, table, ada) as client,
        sit(server, table, ada, screen=True) as screen,
        sit(server, table, bo, screen=True) as stranger,
    ):
        done = client.ask("act", seat=client.on_turn[0], action=first(client))
        screen.until(lambda c: c.state["sequence"] >= done["sequence"])
        assert "mine" not in screen.state
        assert {player.get("money") for player in screen.state["public"]["players"]} == {None}
        assert screen.ask("act", seat=0, action=first(client))["type"] == "refused"
        assert stranger.ask("ping")["type"] == "pong"
        assert stranger.state["steps"] == 0


def test_others_hear_what_happened_but_not_what_was_written(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as left, sit(server, table, bo, language="it") as two:
        left.until(lambda client: client.on_turn or two.on_turn)
        both = {0: left, 1: two}
        for client in both.values():
            client.until(lambda c: c.state.get("to_move") and c.state["to_move"][0] != 2)
        seat = left.state["to_move"][0]
        actor, other = both[seat], both[1 - seat]
        action = first(actor)
        done = actor.ask("act", seat=seat, action=action)
        other.until(lambda client: client.state["sequence"] >= done["sequence"])
        news = {
            name: next(n for n in c.news if n["sequence"] == done["sequence"])
            for name, c in (("a", actor), ("o", other))
        }
        assert news["a"]["entry"]["action"] == action
        assert news["o"]["entry"]["action"] == {}
        assert news["a"]["events"] == news["o"]["events"]
        assert news["a"]["lines"] != news["o"]["lines"]  # each in their language


def test_without_a_seat_one_looks_on_and_can_do_nothing(server: Running, ada: Guest, bo: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with Client(server.url, table["id"]) as nobody, sit(server, table, bo) as looking:
        for client in (nobody, looking):
            assert "mine" not in client.state
            assert client.state["public"]["phase"] == "draft"
            seat = client.state["to_move"][0]
            for kind, fields in (
                ("act", {"seat": seat, "action": {"do": "pass"}}),
                ("ask", {"seat": seat}),
                ("try", {"seat": seat, "actions": []}),
                ("advise", {"seat": seat}),
                ("wish", {"seat": seat, "matter": "end"}),
                ("answer", {"seat": seat, "yes": True}),
                ("concede", {"seat": seat}),
                ("orders", {"seat": seat, "orders": []}),
            ):
                assert client.ask(kind, **fields)["code"] == ("not_yours" if client is looking else "no_key")
        assert nobody.ask("chat", text="hello")["code"] == "no_key"
        assert looking.ask("chat", text="hello")["type"] == "done"


def test_coming_back_one_hears_what_one_missed(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        for _ in range(3):
            client.ask("act", seat=client.on_turn[0], action=first(client))
        since, token = client.state["sequence"], client.welcome["token"]
    with sit(server, table, ada) as other:
        for _ in range(3):
            other.ask("act", seat=other.on_turn[0], action=first(other))
        last = other.state["sequence"]
    with Client(server.url, table["id"], token, since=since) as back:
        assert back.welcome["player"] == ada.id
        assert [news["sequence"] for news in back.news] == list(range(since + 1, last + 1))
        assert back.state["sequence"] == last
        leafed = back.ask("leaf", before=since + 1, count=3)
        assert [news["sequence"] for news in leafed["news"]] == [since - 2, since - 1, since]
    other_table = ada.table("industry", 3)
    assert Client(server.url, other_table["id"], token).closed() == {"type": "closing", "code": "wrong_key"}
