"""`won match` with bots of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.bots import program
from tests.cli.conftest import Won
from won.arena.entrants import NoSuchBot, make_entrant


@pytest.mark.parametrize(
    "name", ["no.such.module:Bot", "tests.arena.bots:Nobody", "tests.arena.bots:", "run:no-such-file"]
)
def test_what_cannot_be_found_is_said_before_the_first_game(name: str, won: Won) -> None:
    with pytest.raises(NoSuchBot):
        make_entrant(name, 0, "industry")
    said = won("match", name, "clerk", "clerk", "--games", "3")
    assert said.code != 0
    assert name in said.err


def test_won_match_seats_both_kinds(won: Won, tmp_path: Path) -> None:
    bots = ("tests.arena.bots:Meddling", program(tmp_path), "least-price")
    said = won("match", *bots, "--games", "3", "--rounds", "2", "--workers", "1", "--json")
    assert said.code == 0, said.err
    assert {each["bot"] for each in json.loads(said.out)["standings"]} == set(bots)
