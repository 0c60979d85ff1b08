"""Random and mutated frames: every one is answered or refused, and the table lives on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running
from tests.server.sockets import Client
from tests.server.wire.socket.seating import ME

INDUSTRY: list[dict[str, Any]] = [
    {"do": "draft", "package": "I1"},
    {"do": "place", "tile": "farm", "at": "D4", "turn": 0, "force": False},
    {"do": "buy", "cubes": {"food": 1}},
    {"do": "offer", "to": 1, "give": {"food": 1}, "get": {"money": 3}},
    {"do": "accept", "offer": 0},
    {"do": "move", "tiles": [{"from": "D4", "to": "D5", "turn": 1}]},
    {"do": "produce", "run": [{"at": "D4", "feed": "food"}]},
]
SHARES: list[dict[str, Any]] = [
    {"do": "roll"},
    {"do": "roll", "dice": [1, 6]},
    {"do": "buy", "shares": ["coal__ussr"]},
    {"do": "lots", "lots": [["coal__ussr", "oil__ussr"], []]},
    {"do": "bid", "amount": 4_000_000},
    {"do": "deal", "to": 1, "give": {"cash": 100_000}, "get": {"shares": ["coal__ussr"]}},
    {"do": "pool", "with": [1]},
    {"do": "accept", "offer": 1},
    {"do": "end"},
]
VALID: list[dict[str, Any]] = [
    *({"type": "act", "id": "f", "seat": 0, "action": action} for action in (*INDUSTRY, *SHARES)),
    *({"type": "try", "id": "f", "seat": 0, "actions": [action, action]} for action in (*INDUSTRY, *SHARES)),
    {"type": "ask", "id": "f", "seat": 0, "chosen": ["deal", 1, "cash"]},
    {"type": "orders", "id": "f", "seat": 0, "orders": [{"order": "bid", "most": 3}]},
    {"type": "ask", "id": "f", "seat": 0, "chosen": ["draft", "I1"]},
    {"type": "ask", "id": "f", "seat": 0, "chosen": ["offer", 1, "give"]},
    {"type": "advise", "id": "f", "seat": 0, "count": 3},
    {"type": "look", "id": "f", "step": 0},
    {"type": "leaf", "id": "f", "before": 3, "count": 2},
    {"type": "wish", "id": "f", "seat": 0, "matter": "undo", "step": 0},
    {"type": "answer", "id": "f", "seat": 0, "yes": True},
    {"type": "chat", "id": "f", "text": "hello @Ada"},
    {"type": "note", "id": "f", "text": "x"},
    {"type": "orders", "id": "f", "seat": 0, "orders": [{"order": "buy", "cube": "ore", "price": 3}]},
    {"type": "here", "presence": "thinking"},
    {"type": "ping", "id": "f"},
]
SCALAR = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(-3, 70),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(
        ["done", "I1", "draft", "offer", "food", "money", "for", "D4", "", "\u0000", "\U0001f600", "e" * 5000]
    ),
)
JSON = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good message with some of its parts replaced, dropped or added."""
    message = json.loads(json.dumps(draw(st.sampled_from(VALID))))
    for _ in range(draw(st.integers(0, 3))):
        _mutate(draw, message)
    return json.dumps(message)


def _mutate(draw: st.DrawFn, part: Any) -> None:
    place = draw(st.sampled_from(sorted(part))) if isinstance(part, dict) and part else None
    if place is None:
        return
    if isinstance(part[place], dict) and part[place] and draw(st.booleans()):
        _mutate(draw, part[place])
    elif place != "type":
        match draw(st.integers(0, 3)):
            case 0:
                del part[place]
            case 1:
                part[draw(st.text(max_size=5))] = draw(JSON)
            case _:
                part[place] = draw(JSON)


FRAME = st.one_of(mutated(), JSON.map(json.dumps), st.text(max_size=80), st.binary(max_size=80))


@settings(deadline=None)
@given(st.lists(FRAME, min_size=1, max_size=15))
def fuzz(server: Running, table: str, key: str, frames: list[str | bytes]) -> None:
    with Client(server.url, table, key) as client:
        for frame in frames:
            try:
                client.send(frame)
                assert client.ask("ping", id="still here")["type"] == "pong"
                assert not any('"internal"' in text for text in client.frames), frame
            except ConnectionClosed:
                assert json.loads(client.frames[-1])["type"] == "closing", client.frames[-1]
                return


MOMENTS = [("industry", "draft"), ("industry", "trade"), ("shares", "roll"), ("shares", "buy")]


@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_no_frame_brings_a_table_down(
    server: Running, game: str, moment: str, caplog: pytest.LogCaptureFixture
) -> None:
    try_everything(server, game, moment)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_no_frame_brings_a_table_down_in_the_long_run(
    server: Running, game: str, moment: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As long as the profile of Hypothesis says."""
    test_no_frame_brings_a_table_down(server, game, moment, caplog)


def try_everything(server: Running, game: str, moment: str) -> None:
    with server.player("Ada") as ada:
        table = ada.table(game, 3, seats=[ME, ME, ME], start=True)["id"]
        with Client(server.url, table, ada.key) as client:
            while client.mine()["view"]["phase" if game == "industry" else "moment"] != moment:
                seat = client.on_turn[0]
                client.ask("act", seat=seat, action=client.mine(seat)["legal"]["actions"][0])
        fuzz(server, table, ada.key)
        with Client(server.url, table, ada.key) as client:
            assert client.state["status"] in ("playing", "paused", "ended")
            assert client.ask("chat", text="still here")["type"] == "done"
