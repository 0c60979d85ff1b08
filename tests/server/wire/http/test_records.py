"""Records: kept, brought in, gone on from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.running import Guest, Running
from tests.server.sockets import Client
from tests.server.wire.http.conftest import Over
from won.core.game import Result
from won.core.record import dump, load
from won.games import replay

GAMES = ("industry", "shares")


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_finished_game_is_public(over: Over, ada: Guest, stranger: Guest, game: str) -> None:
    table = over(game)
    answer = stranger.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table["id"]}.json"'
    record = load(answer.content)
    assert dump(record) == answer.content
    played = replay(record)
    assert played.over
    assert msgspec.convert(table["result"], Result) == played.result


def test_the_record_of_a_running_game_is_nobodys(ada: Guest) -> None:
    table = ada.table("shares", seats=[{"who": "me"}] * 3, start=True)
    answer = ada.get(f"/api/tables/{table['id']}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    assert ada.get(f"/api/tables/{table['id']}/fair").json()["code"] == "not_over"
    assert "seed" not in ada.get(f"/api/tables/{table['id']}").json()


@pytest.mark.parametrize("begun", [True, False])
def test_what_there_is_nothing_of_is_not_offered(server: Running, ada: Guest, begun: bool) -> None:
    table = ada.table(seats=[{"who": "me"}] * 3, start=begun)["id"]
    with Client(server.url, table, ada.key) as client:
        if begun:
            client.ask("wish", seat=0, matter="end")
        else:
            ada.post(f"/api/tables/{table}/close")
        may = client.until(lambda one: one.state["status"] == "ended" and one.state["may"])
    answers = {
        "record": ada.get(f"/api/tables/{table}/record"),
        "review": ada.post(f"/api/tables/{table}/review"),
        "branch": ada.post(f"/api/tables/{table}/branch", json={}),
    }
    assert {what for what, answer in answers.items() if answer.is_success} == answers.keys() & may.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brought_in_is_a_table_to_look_at(over: Over, ada: Guest, stranger: Guest, game: str) -> None:
    record = ada.get(f"/api/tables/{over(game)['id']}/record").content
    table = ada.post("/api/records", content=record).json()
    assert table["status"] == "over"
    assert table["setup"]["imported"]
    assert not table["setup"].get("public", True)
    assert stranger.get(f"/api/tables/{table['id']}/record").content == record
    assert stranger.get(f"/api/tables/{table['id']}/fair").json()["code"] == "no_seed"  # it was drawn elsewhere
    assert "commitment" not in table


def test_half_a_game_brought_in_is_ended(over: Over, ada: Guest) -> None:
    record = load(ada.get(f"/api/tables/{over('industry')['id']}/record").content)
    half = msgspec.structs.replace(record, log=record.log[: len(record.log) // 2])
    table = ada.post("/api/records", content=dump(half)).json()
    assert (table["status"], table["steps"]) == ("ended", len(half.log))


@pytest.mark.parametrize(
    ("change", "field", "rule"),
    [
        (lambda r: b"", "$", ""),
        (lambda r: b"[" * 100_000, "$", ""),
        (lambda r: b'"\xff"', "$", ""),
        (lambda r: b"{}", "$.format", ""),
        (lambda r: r.replace(b'"second"', b'"third"'), "$.edition", "SETUP-1"),
        (lambda r: r.replace(b'"industry"', b'"chess"'), "$.game", ""),
        (lambda r: r.replace(b'"do":"draft"', b'"do":"graft"', 1), "$.log[0].do", ""),
        (lambda r: r.replace(b'"log": [\n', b'"log": [\n{"seat":0,"do":"pass"},\n'), "$.log[0]", "SETUP-6"),
    ],
)
def test_a_bad_record_is_refused_with_its_place(over: Over, ada: Guest, change: object, field: str, rule: str) -> None:
    record = ada.get(f"/api/tables/{over('industry')['id']}/record").content
    answer = ada.post("/api/records", content=change(record))  # type: ignore[operator]
    assert answer.status_code == 422, answer.text
    assert answer.json()["field"] == field
    if rule:
        assert answer.json()["rule"]
        assert answer.json()["rule"] in answer.json()["text"]


def test_a_record_that_is_too_large_is_not_even_read(ada: Guest) -> None:
    answer = ada.post("/api/records", content=b" " * (4 * 1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    streamed = ada.post("/api/records", content=(b" " * 65536 for _ in range(100)))  # without saying how much
    assert streamed.status_code == 413


@pytest.mark.parametrize("game", GAMES)
def test_what_if_from_any_position(over: Over, ada: Guest, bo: Guest, game: str) -> None:
    table = over(game)
    step = table["steps"] // 2
    made = bo.post(f"/api/tables/{table['id']}/branch", json={"step": step})
    assert made.status_code == 201
    branch = made.json()
    assert (branch["status"], branch["steps"]) == ("playing", step)
    assert branch["setup"]["branch_of"] == table["id"]
    assert branch["setup"]["branch_at"] == step
    assert {seat["player"] for seat in branch["seats"]} == {bo.id}
    assert not branch["setup"].get("public", True)


def test_bots_may_play_a_what_if_to_its_end(over: Over, ada: Guest) -> None:
    table = over("shares")
    asked = {"step": 3, "bots": ["random", "random", "random"]}
    branch = ada.post(f"/api/tables/{table['id']}/branch", json=asked).json()
    ended = ada.wait(branch["id"], "over")
    proof = ada.get(f"/api/tables/{ended['id']}/fair").json()
    assert proof["verdict"]["fine"]
    assert proof["verdict"]["given"] == 3
    assert all(draw["step"] >= 3 for draw in proof["verdict"]["draws"])
    again = ada.post(f"/api/tables/{ended['id']}/branch", json={}).json()  # from the very end
    assert again["status"] == "over"


@pytest.mark.parametrize(
    ("asked", "code"),
    [({"step": 10**5}, "no_step"), ({"step": -1}, "bad_body"), ({"bots": ["deep blue"]}, "no_bot")],
)
def test_a_what_if_that_cannot_be(over: Over, ada: Guest, asked: dict[str, object], code: str) -> None:
    table = over("industry")
    assert ada.post(f"/api/tables/{table['id']}/branch", json=asked).json()["code"] == code


def test_of_a_running_game_only_what_hides_nothing_is_tried_out_and_only_by_those_who_play(
    ada: Guest, bo: Guest, stranger: Guest
) -> None:
    def begun(game: str, **more: Any) -> str:
        at = f"/api/tables/{ada.table(game, seats=[{'who': 'me'}, {'who': 'me'}], **more)['id']}"
        bo.post(f"{at}/join", json={})
        assert ada.post(f"{at}/start").status_code == 200
        return f"{at}/branch"

    open_game = begun("industry")
    assert ada.post(open_game, json={}).status_code == 201
    assert bo.post(begun("industry", options={"cash": "private"}), json={}).json()["code"] == "branch_hidden"
    assert ada.post(begun("shares"), json={}).json()["code"] == "branch_hidden"
    alone = ada.table("shares", seats=[{"who": "me"}] * 3, start=True)["id"]
    assert ada.post(f"/api/tables/{alone}/branch", json={}).json()["code"] == "branch_hidden"  # the telexes to come
    assert bo.post(f"/api/tables/{alone}/branch", json={}).json()["code"] == "not_over"
    seats = [{"who": "me"}, {"who": "bot", "bot": "clerk"}, {"who": "bot", "bot": "clerk"}]
    rated = ada.table("industry", seats=seats, start=True, rated=True)["id"]
    assert ada.post(f"/api/tables/{rated}/branch", json={}).json()["code"] == "rated"
    assert ada.post(f"/api/tables/{ada.table()['id']}/branch", json={}).json()["code"] == "not_over"
