"""The names of the record, checked strictly (WORD-1 to WORD-3), and how shares and amounts are said and written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from won.core.game import Word
from won.core.notation import PART, is_number
from won.core.refusal import Refusal, refuse
from won.shares.figures import STEP
from won.shares.world import SHARE

CASH: Final = "cash"
LISTED: Final = 40  # amounts listed; others may still be written out
_AMOUNTS: Final[list[Word]] = list(range(0, LISTED * STEP + 1, STEP))


def shares_problem(names: Sequence[str]) -> Refusal | None:
    """WORD-1: shares there are, each named once."""
    for name in names:
        if name not in SHARE:
            return refuse("WORD-1", field="share", value=name)
    if len(names) > 1 and len(set(names)) != len(names):
        return refuse("WORD-1", field="share", value=min(name for name in names if list(names).count(name) > 1))
    return None


def amount_problem(amount: object, least: int) -> Refusal | None:
    """WORD-2: whole steps of 100,000, and not below `least`."""
    if type(amount) is not int or amount < least or amount % STEP:
        return refuse("WORD-2", value=amount, step=STEP)
    return None


def dice_problem(dice: object) -> Refusal | None:
    """WORD-3: two dice of six sides, drawn from outside."""
    if dice is UNSET:
        return refuse("WORD-3", dice=None)
    if isinstance(dice, tuple) and len(dice) == 2 and _is_die(dice[0]) and _is_die(dice[1]):
        return None
    return refuse("WORD-3", dice=dice)


def _is_die(spots: object) -> bool:
    return type(spots) is int and 1 <= spots <= 6


def amounts(least: int, most: int) -> list[Word]:
    """Amounts in whole steps, up to the highest that is listed."""
    return _AMOUNTS[least // STEP : min(most, LISTED * STEP) // STEP + 1]


def sorted_shares(names: Sequence[str]) -> list[str]:
    """In the order of the list."""
    return sorted(names, key=lambda name: SHARE[name])


def read_shares(words: list[str]) -> tuple[str, ...]:
    """The names of a line; raises `ValueError` for a word that can be no name."""
    for word in words:
        if word in (PART, CASH) or is_number(word):
            raise ValueError(word)
    return tuple(words)
