"""The five markets: tracks of wells with a price to buy and to sell, and what a number of cubes costs or brings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

from won.industry.data import table

__all__ = ["COMMODITIES", "buying", "selling"]

_DATA: Final[dict[str, Any]] = table("markets")
COMMODITIES: Final[list[str]] = list(_DATA)
COMMODITY: Final[dict[str, int]] = {name: index for index, name in enumerate(COMMODITIES)}
FOOD: Final = 0
ENERGY: Final = 1
LABOR: Final = 2
ORE: Final = 3
CAPITAL: Final = 4
GOODS: Final = 5

Cost = list[tuple[int, int]]  # commodity and count, those that take part

START: Final[list[int]] = [_DATA[name]["start"] for name in COMMODITIES]  # SETUP-4
ROWS: Final[list[list[int]]] = [_DATA[name]["rows"] for name in COMMODITIES]
WELLS: Final[list[int]] = [len(_DATA[name]["buy"]) for name in COMMODITIES]  # TRADE-1
# BUY[c][n]: the price of one cube while n stand on the track; at 0 the empty-market price, that of well 1 (TRADE-2).
BUY: Final[list[list[int]]] = [[_DATA[name]["buy"][0], *_DATA[name]["buy"]] for name in COMMODITIES]
# SELL[c][n]: what one cube brings while n stand on the track; at the end the full-market price (TRADE-3).
SELL: Final[list[list[int]]] = [[*_DATA[name]["sell"], _DATA[name]["sell"][-1]] for name in COMMODITIES]
# BARTER[c][n]: the printed advice beside well n; an empty market shows none (TRADE-7).
BARTER: Final[list[list[float | None]]] = [[None, *_DATA[name]["barter"]] for name in COMMODITIES]

# _BOUGHT[c][n]: what a whole track of n cubes costs; _SOLD[c][n]: what n cubes bring on an empty track.
_BOUGHT: Final[list[list[int]]] = [list(accumulate([0, *BUY[c][1:]])) for c in range(GOODS)]
_SOLD: Final[list[list[int]]] = [list(accumulate([0, *SELL[c][:-1]])) for c in range(GOODS)]


def cost_of(cubes: Mapping[str, int]) -> Cost:
    return [(COMMODITY[name], count) for name, count in cubes.items()]


def next_price(commodity: int, standing: int) -> int:
    """TRADE-2: what the next cube costs while `standing` are on the track; fewer than none come from the supply."""
    return BUY[commodity][max(0, standing)]


def buying(commodity: int, standing: int, count: int) -> int:
    """What `count` cubes cost, taken one by one from a track of `standing` (TRADE-2, TRADE-4)."""
    bought = _BOUGHT[commodity]
    if count <= standing:
        return bought[standing] - bought[standing - count]
    return bought[standing] + (count - standing) * BUY[commodity][0]


def selling(commodity: int, standing: int, count: int) -> int:
    """What `count` cubes bring, put one by one on a track of `standing` (TRADE-3, TRADE-4)."""
    sold, wells, end = _SOLD[commodity], WELLS[commodity], standing + count
    if end <= wells:
        return sold[end] - sold[standing]
    return sold[wells] - sold[standing] + (end - wells) * SELL[commodity][wells]


def net_cost(commodity: int, standing: int, count: int) -> int:
    """What it costs to come by `count` cubes more, or with a minus brings to be rid of them."""
    return buying(commodity, standing, count) if count > 0 else -selling(commodity, standing, -count)


def cart_cost(market: list[int], cubes: dict[str, int]) -> int:
    """TRADE-2: what these cubes cost on these tracks."""
    cost = 0
    for name, count in cubes.items():
        commodity = COMMODITY[name]
        cost += buying(commodity, market[commodity], count)
    return cost


def cart_income(market: list[int], cubes: dict[str, int]) -> int:
    """TRADE-3: what these cubes bring on these tracks."""
    income = 0
    for name, count in cubes.items():
        commodity = COMMODITY[name]
        income += selling(commodity, market[commodity], count)
    return income
