"""Prices to know before a trade: what cubes cost and bring one by one, and the prices that help both sides."""

from __future__ import annotations

from typing import Final

from won.analysis.industry.exchange import Books, Purse, Terms
from won.analysis.industry.plan import EVEN
from won.analysis.industry.planner import Planner
from won.analysis.industry.relocation import best_move
from won.industry.costs import MOVE_COST
from won.industry.market import CAPITAL, COMMODITIES, COMMODITY, GOODS, buying, selling
from won.industry.state import TRADE, State

CUBES: Final = 8  # of each price path

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
    if best_move(state, seller, EVEN.horizon) is not None:
        plans[seller].need[CAPITAL] += MOVE_COST
    books = Books([Purse(state, seat, plan) for seat, plan in enumerate(plans)])
    held = [cube for place, cube in enumerate(COMMODITIES) if state.cubes[seller * GOODS + place]]
    bands: dict[tuple[str, int], Band] = {}
    for cube in held:
        for buyer in range(state.seats):
            terms = Terms(seller, buyer, {cube: 1}, {})
            low, high = -books.gain(terms), books.gain(terms.reversed())
            if buyer != seller and low < high:
                bands[cube, buyer] = (round(low, 1), round(high, 1))
    return bands
