"""A table over its socket, on a real server."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import Guest, Running
from tests.server.sockets import Client, Message
from won.server.config import Config
from won.server.limits import Rate, Rates

BOT = {"who": "bot", "bot": "clerk"}
ME = {"who": "me"}
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with Running(Config(f"sqlite:///{folder / 'won.db'}", rates=None)) as running:
        yield running


def sit(server: Running, table: Message, player: Guest, **hello: Any) -> Client:
    return Client(server.url, table["id"], player.key, **hello)


def two_people(ada: Guest, bo: Guest, **more: Any) -> Message:
    """Ada and Bo with a bot, begun."""
    table = ada.table("industry", 3, seats=[ME, {"who": "open"}, BOT], **more)
    assert bo.post(f"/api/tables/{table['id']}/join", json={"seat": 1}).status_code == 200
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    return table


def first(client: Client) -> Message:
    return dict(client.mine(client.on_turn[0])["legal"]["actions"][0])


def test_a_person_plays_a_whole_game_against_bots(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, options={"rounds": 1}, seats=[ME, BOT, BOT], start=True)
    with sit(server, table, ada) as client:
        assert client.welcome["player"] == ada.id
        assert client.welcome["host"]
        assert client.welcome["setup"]["game"] == "industry"
        while client.state["status"] == "playing":
            if not client.on_turn:
                client.hear()
                continue
            legal = client.mine()["legal"]
            if legal["actions"]:
                answer = client.ask("act", seat=0, action=legal["actions"][0])
            else:
                answer = client.ask("ask", seat=0, chosen=[legal["composed"][0]])
                if answer["type"] == "choices":
                    advice = client.ask("advise", seat=0)
                    answer = client.ask("act", seat=0, action=advice["best"][0]["action"])
            assert answer["type"] == "done", answer
        assert client.state["status"] == "over"
        assert len(client.state["result"]["scores"]) == 3
        assert len(client.state["seed"]) == 64
        sequences = [news["sequence"] for news in client.news]
        assert sequences == list(range(sequences[0], sequences[-1] + 1))
        assert all(news["lines"] for news in client.news)


@pytest.mark.parametrize(("game", "options"), [("industry", {"rounds": 1}), ("shares", {"turns": 12})])
def test_the_example_bot_joins_a_table_and_plays_through_it(
    server: Running, ada: Guest, game: str, options: dict[str, Any]
) -> None:
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    table = ada.table(game, 3, options=options, seats=[BOT])
    results: list[Any] = []
    playing = threading.Thread(target=lambda: results.append(asyncio.run(bot.play(server.url, table["id"], 2))))
    playing.start()
    while ada.get(f"/api/tables/{table['id']}").json()["free"]:
        time.sleep(0.02)
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    playing.join(60)
    assert results[0]["winners"]


def test_others_hear_what_happened_but_not_what_was_written(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as one, sit(server, table, bo, language="it") as two:
        one.until(lambda client: client.on_turn or two.on_turn)
        both = {0: one, 1: two}
        for client in both.values():
            client.until(lambda c: c.state.get("to_move") and c.state["to_move"][0] != 2)
        seat = one.state["to_move"][0]
        actor, other = both[seat], both[1 - seat]
        action = first(actor)
        done = actor.ask("act", seat=seat, action=action)
        other.until(lambda client: client.state["sequence"] >= done["sequence"])
        told = {
            name: next(n for n in c.news if n["sequence"] == done["sequence"])
            for name, c in (("a", actor), ("o", other))
        }
        assert told["a"]["entry"]["action"] == action
        assert told["o"]["entry"]["action"] == {}
        assert told["a"]["events"] == told["o"]["events"]
        assert told["a"]["lines"] != told["o"]["lines"]  # each in their language


def test_a_repeated_message_is_done_once_and_answered_again(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        seat = client.on_turn[0]
        action = first(client)
        done = client.ask("act", id="once", seat=seat, action=action)
        again = client.ask("act", id="once", seat=seat, action=action)
        assert done == again
        assert client.state["steps"] == 1
    with sit(server, table, ada) as back:
        assert back.ask("act", id="once", seat=seat, action=action) == done
        assert back.state["steps"] == 1


def test_two_who_act_at_once_are_served_one_after_the_other(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as one, sit(server, table, ada) as two:
        seat, action, known = one.on_turn[0], first(one), one.state["sequence"]
        for client in (one, two):
            client.send({"type": "act", "id": f"c{id(client)}", "seat": seat, "action": action, "after": known})
        answers = []
        for client in (one, two):
            while (answer := client.hear()).get("id") != f"c{id(client)}":
                pass
            answers.append(answer)
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert next(a for a in answers if a["type"] == "refused")["code"] == "stale"


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
    elsewhere = ada.table("industry", 3)
    assert Client(server.url, elsewhere["id"], token).closed() == {"type": "closing", "code": "wrong_key"}


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
                assert client.ask(kind, **fields)["code"] == "not_yours"
        assert nobody.ask("chat", text="hello")["code"] == "no_key"
        assert looking.ask("chat", text="hello")["type"] == "done"


def test_wrong_keys_and_unknown_tables_are_turned_away(server: Running, ada: Guest) -> None:
    table = ada.table()
    assert Client(server.url, table["id"], "not-a-key").closed()["code"] == "wrong_key"
    assert Client(server.url, table["id"], f"{ada.id}.guess").closed()["code"] == "wrong_key"
    assert Client(server.url, "2" * 20, ada.key).closed()["code"] == "no_table"


def test_choices_lead_to_an_action_and_trying_changes_nothing(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        seat = client.on_turn[0]
        kinds = client.ask("ask", seat=seat)
        assert kinds["words"] == ["draft"]
        packages = client.ask("ask", seat=seat, chosen=["draft"])["words"]
        whole = client.ask("ask", seat=seat, chosen=["draft", packages[0]])
        assert whole["action"] == {"do": "draft", "package": packages[0]}
        assert client.ask("ask", seat=seat, chosen=["draft", "castle"])["code"] == "no_choice"
        tried = client.ask("try", seat=seat, actions=[whole["action"]])
        assert tried["events"][0]["event"] == "drafted"
        assert tried["view"]["players"][seat]["cubes"]
        wrong = client.ask("try", seat=seat, actions=[whole["action"], {"do": "pass"}])
        assert wrong["at"] == 1
        assert wrong["text"]
        assert client.ask("try", seat=seat, actions=[{"do": "pass"}] * 41)["code"] == "too_many_tries"
        assert client.state["steps"] == 0


@pytest.mark.parametrize("game", ["industry", "shares"])
def test_advice_is_an_action_and_its_reasons(server: Running, ada: Guest, game: str) -> None:
    table = ada.table(game, 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada, language="fr") as client:
        for _ in range(6):
            seat = client.on_turn[0]
            advised = client.ask("advise", seat=seat, count=3)
            assert 1 <= len(advised["best"]) <= 3
            for advice in advised["best"]:
                assert advice["text"]
            answer = client.ask("act", seat=seat, action=advised["best"][0]["action"])
            assert answer["type"] == "done", answer


def test_looking_back_shows_the_table_as_it_was(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        views = [client.mine()["view"]]
        for _ in range(5):
            client.ask("act", seat=client.on_turn[0], action=first(client))
            views.append(client.mine()["view"])
        for step, view in enumerate(views):
            assert client.ask("look", step=step)["view"] == view
        assert client.ask("look", step=6)["code"] == "no_step"


def test_undo_over_the_socket(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        before, seat = client.mine()["view"], client.on_turn[0]
        client.ask("act", seat=seat, action=first(client))
        assert client.mine(seat)["may_undo"] == 0
        client.ask("wish", seat=seat, matter="undo")
        assert client.mine()["view"] == before
        assert client.news[-1]["lines"]


def test_notes_are_private_and_kept(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as one, sit(server, table, bo) as two:
        assert one.ask("note", text="bo never has ore")["type"] == "noted"
        two.ask("ping")
        assert not any("never has ore" in text for text in two.heard)
    with sit(server, table, ada) as one, sit(server, table, bo) as two:
        assert one.welcome["note"] == "bo never has ore"
        assert "note" not in two.welcome


def test_who_is_here_and_what_they_do(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as one:
        assert [seat.get("presence", "away") for seat in one.state["seats"]] == ["here", "away", "away"]
        with sit(server, table, bo) as two:
            two.send({"type": "here", "presence": "thinking"})
            one.until(lambda c: any('"around"' in text and '"thinking"' in text for text in c.heard))
        one.until(lambda c: json.loads([t for t in c.heard if '"around"' in t][-1])["presence"][1] == "away")


def test_a_missing_player_is_minded_and_comes_back(server: Running, ada: Guest, bo: Guest) -> None:
    table = two_people(ada, bo)
    with sit(server, table, ada) as one:
        assert ada.post(f"/api/tables/{table['id']}/seats/1/minder", json={"bot": "clerk"}).status_code == 200
        one.until(lambda c: c.state["seats"][1].get("minder") == "clerk" and c.on_turn)
        with sit(server, table, bo):
            one.until(lambda c: not c.state["seats"][1].get("minder"))


def test_a_clock_that_runs_out_calls_a_caretaker(server: Running, ada: Guest) -> None:
    server.house.hub.lenient_until = 0
    table = ada.table("industry", 3, clock={"kind": "move", "seconds": 5}, seats=[ME, ME, ME], start=True)
    live = server.house.hub.lives[table["id"]]
    with sit(server, table, ada) as client:
        seat = client.on_turn[0]
        assert client.state["seats"][seat]["running"]
        assert 0 < client.state["seats"][seat]["left"] <= 5
        live.table.left = (1,) * 3  # nobody wants to wait
        row_due = time.time_ns() // 1_000_000
        server.house.hub.store.due, kept = _due(table["id"]), server.house.hub.store.due  # type: ignore[method-assign]
        client.until(lambda c: any(n["entry"].get("how") == "caretaker" for n in c.news))
        server.house.hub.store.due = kept  # type: ignore[method-assign]
        told = next(n for n in client.news if n["entry"].get("how") == "caretaker")
        assert told["at"] >= row_due
        assert told["lines"][0] == "A caretaker acts for Ada."


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


def test_messages_that_cannot_be_read_are_refused_and_do_no_harm(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        bad: list[str | bytes] = [
            "",
            "{",
            "[]",
            "null",
            '{"type":"fly"}',
            '{"type":"act"}',
            b"\xff\xfe",
            "[" * 5000,
            '{"type":"act","id":1}',
        ]
        for text in bad:
            client.send(text)
            while (answer := client.hear())["type"] != "refused":
                pass
            assert answer["code"] == "bad_message"
            assert answer["text"]
        assert client.ask("ping")["type"] == "pong"
        with contextlib.suppress(ConnectionClosed):  # it may have had enough before all are sent
            for _ in range(40):
                client.send("{")
        assert client.closed() == {"type": "closing", "code": "strikes"}
    with sit(server, table, ada) as again:
        assert again.state["steps"] == 0


def test_too_long_is_too_long(server: Running, ada: Guest) -> None:
    table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
    with sit(server, table, ada) as client:
        assert client.ask("chat", text="x" * 1001)["code"] == "too_long"
        assert client.ask("note", text="x" * 20_001)["code"] == "too_long"
        orders = [{"order": "produce"}] * 21
        assert client.ask("orders", seat=0, orders=orders)["code"] == "too_many_orders"
        assert client.ask("orders", seat=0, orders=[{"order": "steal"}])["code"] == "bad_order"


def test_a_second_hello_is_refused_and_a_first_must_come_first(server: Running, ada: Guest) -> None:
    table = ada.table()
    with sit(server, table, ada) as client:
        client.send({"type": "hello"})
        while (answer := client.hear())["type"] != "refused":
            pass
        assert answer["code"] == "bad_message"
    with connect(f"{server.url.replace('http', 'ws')}/ws/tables/{table['id']}", proxy=None) as socket:
        socket.send('{"type":"ping","id":"1"}')
        assert json.loads(socket.recv(timeout=10)) == {"type": "closing", "code": "hello"}


def test_who_is_too_fast_is_told_so_and_may_try_again(tmp_path: Path) -> None:
    rates = Rates(messages=Rate(20, 20))
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=rates)) as server, server.player("Ada") as ada:
        table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
        with sit(server, table, ada) as client:
            for number in range(60):
                client.send({"type": "ping", "id": f"p{number}"})
            answers = [a for a in (client.hear() for _ in range(60)) if a.get("id", "").startswith("p")]
            assert {answer["type"] for answer in answers} == {"pong", "refused"}
            assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"too_fast"}
            time.sleep(0.3)
            assert client.ask("ping")["type"] == "pong"


def test_more_sockets_give_nobody_more_to_say(tmp_path: Path) -> None:
    rates = Rates(messages=Rate(1000, 0), speakers=Rate(20, 0))
    with Running(Config(f"sqlite:///{tmp_path / 'won.db'}", rates=rates)) as server, server.player("Ada") as ada:
        table = ada.table("industry", 3, seats=[ME, ME, ME], start=True)
        with sit(server, table, ada) as one, sit(server, table, ada) as two, Client(server.url, table["id"]) as other:
            for _ in range(10):
                assert {client.ask("ping")["type"] for client in (one, two)} == {"pong"}
            assert [client.ask("ping")["type"] for client in (one, two, other)] == ["refused", "refused", "pong"]
