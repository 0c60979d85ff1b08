"""Playing over the socket of a real server."""

from __future__ import annotations

import importlib.util
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, Running
from tests.server.wire.socket.seating import BOT, ME, first, sit
from tests.waiting import wait_until

EXAMPLE = Path(__file__).parents[4] / "examples" / "bot.py"


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
    playing = threading.Thread(target=lambda: results.append(bot.play(server.url, table["id"], 2)))
    playing.start()
    wait_until(lambda: not ada.get(f"/api/tables/{table['id']}").json()["free"])
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    playing.join(60)
    assert results[0].winners


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
    with sit(server, table, ada) as left, sit(server, table, ada) as two:
        seat, action, known = left.on_turn[0], first(left), left.state["sequence"]
        for client in (left, two):
            client.send({"type": "act", "id": f"c{id(client)}", "seat": seat, "action": action, "after": known})
        answers = []
        for client in (left, two):
            while (answer := client.hear()).get("id") != f"c{id(client)}":
                pass
            answers.append(answer)
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert next(a for a in answers if a["type"] == "refused")["code"] == "stale"


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
