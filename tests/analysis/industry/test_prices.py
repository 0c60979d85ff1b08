"""Prices before a trade: bands that help both sides, and the exact price path of the market."""

from __future__ import annotations

import pytest

from tests.players.industry.tables import trading
from won.analysis.industry.prices import fair_bands, price_paths
from won.industry.market import COMMODITY, GOODS, cart_cost, cart_income
from won.players.industry.merchant import Merchant


@pytest.mark.parametrize("number", range(8))
def test_in_the_fair_band_a_cube_helps_both_and_outside_it_does_not(number: int) -> None:
    game = trading("second", 4, f"band {number}")
    state = game.state
    result = 0
    for seller in range(4):
        merchant = Merchant(0)
        books = merchant.dealer.books(state, seller, merchant.plan(state, seller))
        for (cube, buyer), (low, high) in fair_bands(state, seller).items():
            assert state.cubes[seller * GOODS + COMMODITY[cube]] > 0
            assert buyer != seller
            assert 0 <= low < high
            result += 1
            if state.money[buyer] > high + 1:
                within = {"money": round((low + high) / 2)}
                if low < within["money"] < high and high - low > 1:
                    assert books.purses[seller].gain(within, {cube: 1}) > 0
                    assert books.purses[buyer].gain({cube: 1}, within) > 0
            assert books.purses[seller].gain({"money": int(low) - 1}, {cube: 1}) < 0
    assert result


def test_a_seat_has_no_band_with_itself_nor_for_what_it_does_not_have() -> None:
    state = trading("second", 3, "none").state
    for seller in range(3):
        for cube, buyer in fair_bands(state, seller):
            assert buyer != seller
            assert state.cubes[seller * GOODS + COMMODITY[cube]]


def test_the_price_path_is_what_the_market_takes_and_gives() -> None:
    state = trading("second", 3, "path").state
    for cube, path in price_paths(state, 45).items():
        for count in (1, 2, 3, 44, 45):
            assert path["buy"][count - 1] == cart_cost(state.market, {cube: count})
            assert path["sell"][count - 1] == cart_income(state.market, {cube: count})
