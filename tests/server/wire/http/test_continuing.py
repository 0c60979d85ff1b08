"""A game that was begun without a server goes on at one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.running import Guest
from won.core.chance import source
from won.core.record import Record, Seat, dump
from won.core.replay import follow
from won.games import package, rules
from won.players import make_bot
from won.players.table import play
from won.shares.events import TelexRead
from won.tables.branches import continued
from won.tables.entries import Started

ME, OPEN, BOT = {"who": "me"}, {"who": "open", "name": "Kai"}, {"who": "bot", "bot": "clerk"}
EDITIONS = {"industry": "second", "shares": "classic"}


def begun(game: str, steps: int, **options: int) -> Record:
    draw = source(f"continue {game}").random
    seats = [Seat("Ada"), Seat("Kai"), Seat("Bot", bot="clerk")]
    running = rules(game).new(EDITIONS[game], seats, rules(game).draw_chance(3, draw), options)
    for _ in zip(range(steps), play(running, [make_bot("clerk", seat) for seat in range(3)], draw), strict=False):
        pass
    return running.record()


def carry_on(player: Guest, record: Record, *seats: dict[str, str]) -> Any:
    return player.post("/api/continued", json={"record": json.loads(dump(record)), "seats": seats})


@pytest.mark.parametrize("game", EDITIONS)
def test_a_friend_takes_a_seat_and_the_game_goes_on(ada: Guest, bo: Guest, game: str) -> None:
    record = begun(game, 40)
    answer = carry_on(ada, record, ME, OPEN, BOT)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert (table["status"], table["steps"]) == ("paused", len(record.log))
    assert [seat.get("name") for seat in table["seats"]] == ["Ada", "Kai", "clerk"]
    assert not table["setup"].get("public", True)
    at = f"/api/tables/{table['id']}"
    assert bo.post(f"{at}/seats/1/take", json={}).status_code == 403  # a private game: only with an invitation
    token = ada.get(f"{at}/invites").json()["seats"][1]["token"]
    assert bo.post(f"{at}/seats/1/take", json={"invite": token}).status_code == 200


def test_without_open_seats_it_goes_on_at_once_and_its_draws_can_be_checked(ada: Guest) -> None:
    table = carry_on(ada, begun("shares", 10, turns=9), BOT, BOT, BOT).json()
    ada.wait(table["id"], "over")
    proof = ada.get(f"/api/tables/{table['id']}/fair").json()["verdict"]
    assert proof["fine"]
    assert proof["given"] == 10
    assert all(draw["step"] >= 10 for draw in proof["draws"])


def test_telexes_that_nobody_has_read_are_shuffled_anew() -> None:
    record = begun("shares", 400)
    game = rules("shares").replay(record, 0)
    events = [event for _, _, taken in follow(game, record.log, package("shares").actions) for event in taken]
    read = sum(isinstance(event, TelexRead) for event in events)
    assert 0 < read < len(record.chance["telexes"])
    _, entries = continued(record, source("anew").random)
    started = next(entry for entry in entries if isinstance(entry, Started))
    after, before = started.chance["telexes"], record.chance["telexes"]
    assert after[:read] == before[:read]
    assert after[read:] != before[read:]
    assert sorted(after) == sorted(before)


@pytest.mark.parametrize(
    ("change", "status", "code", "field"),
    [
        ({"record": []}, 400, "bad_body", "$.record"),
        ({"record": {}}, 422, "no_format", "$.format"),
        ({"seats": [ME]}, 422, "bad_value", "$.seats"),
        ({"seats": [ME, ME, {"who": "bot", "bot": "deep blue"}]}, 422, "no_bot", "$.seats[2].bot"),
    ],
)
def test_what_cannot_go_on_is_refused(ada: Guest, change: dict[str, Any], status: int, code: str, field: str) -> None:
    body = {"record": json.loads(dump(begun("industry", 3))), "seats": [ME, ME, ME], **change}
    answer = ada.post("/api/continued", json=body)
    said = answer.json()
    assert (answer.status_code, said["code"], said["field"]) == (status, code, field), answer.text


def test_a_finished_game_does_not_go_on(ada: Guest) -> None:
    said = carry_on(ada, begun("shares", 10_000, turns=3), ME, ME, ME).json()
    assert said["code"] == "over"
