"""Standing orders of industry: what one action holds of several."""

from __future__ import annotations

import pytest

from tests.web.positions import TRADE, record_of
from won.core.game import Game
from won.games import read_record, replay
from won.industry import actions as act
from won.players.industry.orders import Buy, Pass, Sell
from won.players.orders import join, step


@pytest.fixture
def game() -> Game:
    """Ada is on turn in Trade with 160 in money, 1 energy, 3 ore and 2 capital; an action holds three cubes."""
    return replay(read_record(record_of(TRADE)))


@pytest.mark.rule("TRADE-4")
def test_one_action_buys_cubes_of_several_orders(game: Game) -> None:
    action, rest = step(Buy("food", 9, 2), game, 0)
    assert (action, rest) == (act.Buy({"food": 2}), None)
    action, rest = join(action, Buy("energy", 20, 2), game, 0)
    assert action == act.Buy({"food": 2, "energy": 1})
    assert rest == Buy("energy", 20, 1)


def test_a_full_action_leaves_further_orders_as_they_are(game: Game) -> None:
    action, _ = step(Buy("food", 9, 3), game, 0)
    assert join(action, Buy("energy", 20, 2), game, 0) == (action, Buy("energy", 20, 2))


def test_what_costs_too_much_is_not_joined(game: Game) -> None:
    action, _ = step(Buy("food", 9, 1), game, 0)
    assert join(action, Buy("energy", 12, 2), game, 0) == (action, Buy("energy", 12, 2))


def test_one_action_sells_cubes_of_several_orders(game: Game) -> None:
    action, _ = step(Sell("ore", 10, keep=2), game, 0)
    action, rest = join(action, Sell("capital", 10, keep=1), game, 0)
    assert action == act.Sell({"ore": 1, "capital": 1})
    assert rest is not None


def test_orders_of_another_sort_are_not_joined(game: Game) -> None:
    action, _ = step(Buy("food", 9, 1), game, 0)
    for order in (Sell("ore", 1), Pass()):
        assert join(action, order, game, 0) == (action, order)
