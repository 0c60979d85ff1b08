"""docs/protocol.md says what the program does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tests.server.patched import Copy
from won.players.orders import kinds, read
from won.server.wire.messages.from_client import FromClient
from won.server.wire.messages.from_server import FromServer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SAID = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)


def test_every_line_of_the_session_is_a_message() -> None:
    assert len(SAID) > 15
    for side, text in SAID:
        wanted = FromClient if side == ">" else FromServer
        message = msgspec.json.decode(text, type=wanted)
        again = msgspec.json.decode(msgspec.json.encode(message))
        assert set(again) <= set(msgspec.json.decode(text))  # no field is missing from the page


def test_the_patch_of_the_page_applies_to_the_state_before_it() -> None:
    shown = [msgspec.json.decode(text) for side, text in SAID if side == "<"]
    place = [message["type"] for message in shown].index("patch")
    copy = Copy()
    for message in shown[place - 1 : place + 1]:
        copy.hear(message)
    mine = copy.state["mine"][0]
    assert copy.state["to_move"] == [0]
    assert mine["view"]["players"] == [{"name": "Ada", "money": 30}, {"name": "Bo", "money": 45}]
    assert mine["view"]["offers"] == []
    assert "may_undo" not in mine
    assert mine["legal"] == {"actions": [{"do": "pass"}, {"do": "buy", "cubes": {"food": 1}}], "composed": ["offer"]}


def test_the_page_names_every_message() -> None:
    for union in (FromClient, FromServer):
        for kind in get_args(union):
            assert f"`{kind.__struct_config__.tag}`" in PAGE


@pytest.mark.parametrize("game", ["industry", "shares"])
def test_the_page_shows_every_standing_order(game: str) -> None:
    part = PAGE.partition(f"\n| {game} | |\n")[2].partition("\n\n")[0]
    shown = [read(game, msgspec.json.decode(text)) for text in re.findall(r"`(\{.*?\})` \|", part)]
    assert {type(order) for order in shown} == set(get_args(kinds(game)))
