"""Prices to know before a trade: what cubes cost and bring one by one, and the prices that help both sides."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Final

from won.analysis.industry.exchange import Books, Purse
from won.analysis.industry.planner import Planner
from won.analysis.industry.relocation import best_move
from won.industry.costs import MOVE_COST
from won.industry.market import CAPITAL, COMMODITIES, COMMODITY, GOODS, buying, selling
from won.industry.state import TRADE, State

CUBES: Final = 8  # of each price path
PRICES: Final = range(200)  # whole prices of one cube between players; none is worth more

Band = tuple[float, float]  # the lowest and the highest price


def price_paths(state: State, count: int = CUBES) -> dict[str, dict[str, list[int]]]:
    """For each commodity what one, two and more cubes cost and bring in all (TRADE-2, TRADE-3)."""
    market, counts = state.market, range(1, count + 1)
    return {
        cube: {
            "buy": [buying(place, market[place], cubes) for cubes in counts],
            "sell": [selling(place, market[place], cubes) for cubes in counts],
        }
        for cube, place in COMMODITY.items()
    }


def fair_bands(state: State, seller: int) -> dict[tuple[str, int], Band]:
    """By commodity and buyer the prices at which one cube helps both, by what each plans; only where there are any."""
    if state.phase != TRADE:
        return {}
    plans = [Planner(state, seat).plan() for seat in range(state.seats)]
    if best_move(state, seller) is not None:
        plans[seller].need[CAPITAL] += MOVE_COST
    books = Books([Purse(state, seat, plan) for seat, plan in enumerate(plans)])
    held = [cube for place, cube in enumerate(COMMODITIES) if state.cubes[seller * GOODS + place]]
    bands: dict[tuple[str, int], Band] = {}
    for cube in held:
        for buyer in range(state.seats):
            if buyer == seller:
                continue
            low, high = _least(books.purses[seller], cube), _most(books.purses[buyer], cube)
            if low < high:
                bands[cube, buyer] = (float(low), float(high))
    return bands


def _least(purse: Purse, cube: str) -> int:
    """The least whole price at which the seat does not lose by selling a cube; what it gains rises with the price."""
    return bisect_left(PRICES, 0.0, key=lambda price: purse.gain({"money": price}, {cube: 1}))


def _most(purse: Purse, cube: str) -> int:
    """The highest whole price at which the seat does not lose by buying a cube."""
    return bisect_right(PRICES, 0.0, key=lambda price: -purse.gain({cube: 1}, {"money": price})) - 1
