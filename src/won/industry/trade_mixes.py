"""The mixes of cubes that one trade may buy or sell (TRADE-4), each as an action made once."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from won.core.game import Word
from won.industry.actions import Buy, Sell
from won.industry.market import COMMODITIES, COMMODITY, GOODS, WELLS, buying


def counted(parts: list[Word]) -> dict[str, int]:
    return {cube: parts.count(cube) for cube in COMMODITIES if cube in parts}


# Of up to three cubes; the key of a mix holds two bits a commodity.
_MIXES: Final[list[dict[str, int]]] = [
    counted([COMMODITIES[commodity] for commodity in mix])
    for size in (1, 2, 3)
    for mix in combinations_with_replacement(range(GOODS), size)
]


def _key(mix: dict[str, int]) -> int:
    key = 0
    for cube, count in mix.items():
        key += count << (2 * COMMODITY[cube])
    return key


BUYS: Final[dict[int, Buy]] = {_key(mix): Buy(mix) for mix in _MIXES}
SELLS: Final[dict[int, Sell]] = {_key(mix): Sell(mix) for mix in _MIXES}


# COSTS[c][n]: what none to three cubes cost, taken one by one from a track of n.
COSTS: Final[list[list[list[int]]]] = [
    [[buying(commodity, standing, count) for count in range(4)] for standing in range(wells + 1)]
    for commodity, wells in enumerate(WELLS)
]


@cache
def mixes(most: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """The mixes of up to so many cubes, each with its key, in the order in which words lead to them."""
    listed: list[tuple[int, list[tuple[int, int]]]] = []

    def extend(cubes: list[int]) -> None:
        if len(cubes) < most:
            for commodity in range(cubes[-1] if cubes else 0, GOODS):
                extend([*cubes, commodity])
        if cubes:
            counts = [(commodity, cubes.count(commodity)) for commodity in sorted({*cubes})]
            listed.append((sum([count << (2 * commodity) for commodity, count in counts]), counts))

    extend([])
    return listed
