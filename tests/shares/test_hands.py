"""What the state keeps beside the owner of every share agrees with it after every action."""

from __future__ import annotations

import pytest

from tests.shares.drivers import Depth, Sociable, Spendthrift, some_options
from won.core.conformance import Conformance
from won.core.game import Game
from won.shares import game as shares
from won.shares.game import Shares
from won.shares.parties import shares_of
from won.shares.world import GOODS


def agree(game: Game) -> None:
    assert isinstance(game, Shares)
    state = game.state
    for seat in range(state.seats):
        held = [share for share, owner in enumerate(state.owner) if owner == seat]
        assert shares_of(state, seat) == held
        for product in range(GOODS):
            mine = [share for share in held if state.world.product[share] == product]
            assert state.count[seat * GOODS + product] == len(mine)
            assert state.percent[seat * GOODS + product] == sum(state.world.percent[share] for share in mine)


@pytest.mark.parametrize("number", range(6))
def test_hands_counts_and_percentages_follow_the_owners(number: int) -> None:
    driver = Sociable(0.1) if number % 2 else Spendthrift(0.93)
    options = some_options(str(number))
    Conformance(shares, "classic", 2 + number % 5, f"hands {number}", options, driver, agree, Depth(), 0).play()
