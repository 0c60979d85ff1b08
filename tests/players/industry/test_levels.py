"""Merchants and magnates of industry: legal in every edition, the same for a seed, and stronger than clerks."""

from __future__ import annotations

from typing import Any

import pytest

from won.core.record import Seat, dump
from won.industry import game as industry
from won.industry.edition import EDITIONS, players
from won.industry.game import Industry
from won.players import make_bot
from won.players.table import play

TABLES = [(name, seats) for name in EDITIONS for seats in range(players(name)[0], players(name)[1] + 1)]


def played(edition: str, names: list[str], number: int, rounds: int = 0, **options: Any) -> Industry:
    if rounds:
        options["rounds"] = rounds
    game = industry.new(edition, [Seat(name) for name in names], {"first": number % len(names)}, options)
    bots = [make_bot(name, f"{number}/{seat}") for seat, name in enumerate(names)]
    for _ in play(game, bots):  # an illegal action raises
        assert game.steps < 6000
    return game


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_merchant_and_a_magnate_play_by_the_rules_to_the_end(edition: str, seats: int) -> None:
    names = ["merchant", "magnate:0.005", "clerk", "merchant", "random", "clerk"][:seats]
    assert played(edition, names, seats, rounds=6).over


@pytest.mark.parametrize(("edition", "contiguity"), [("second", "each"), ("v3", "all")])
def test_bots_play_by_the_readings_that_options_choose(edition: str, contiguity: str) -> None:
    names = ["merchant", "magnate:0.005", "clerk"]
    assert played(edition, names, 1, 6, contiguity=contiguity, split="one").over


def test_a_seed_and_a_budget_always_give_the_same_game() -> None:
    names = ["merchant", "magnate:0.01", "clerk"]
    assert dump(played("second", names, 3, 4).record()) == dump(played("second", names, 3, 4).record())


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_merchant_mostly_beats_three_clerks(edition: str) -> None:
    won = 0
    for number in range(8):
        names = ["clerk"] * 4
        names[number % 4] = "merchant"
        result = played(edition, names, number).result
        assert result is not None
        won += number % 4 in result.winners
    assert won >= 5
