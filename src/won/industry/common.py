"""Actions that occur all the time, made once and shared."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from won.industry.actions import Borrow, Buy, Flag, Pass, Repay, Sell
from won.industry.board import NAMES
from won.industry.market import COMMODITIES, GOODS

PASS: Final = Pass()
FLAGS: Final[list[Flag]] = [Flag(name) for name in NAMES]
BORROWS: Final[list[Borrow]] = [Borrow(count) for count in range(1, 21)]
REPAYS: Final[list[Repay]] = [Repay(count) for count in range(1, 21)]
MIXES: Final[list[list[int]]] = [
    list(mix) for size in (1, 2, 3) for mix in combinations_with_replacement(range(GOODS), size)
]


def mix_key(mix: list[int]) -> int:
    """A number for up to three cubes in any order."""
    key = 0
    for commodity in mix:
        key += 1 << (2 * commodity)
    return key


def _counts(mix: list[int]) -> dict[str, int]:
    return {COMMODITIES[commodity]: mix.count(commodity) for commodity in sorted(set(mix))}


BUYS: Final[dict[int, Buy]] = {mix_key(mix): Buy(_counts(mix)) for mix in MIXES}
SELLS: Final[dict[int, Sell]] = {mix_key(mix): Sell(_counts(mix)) for mix in MIXES}
