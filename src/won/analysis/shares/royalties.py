"""Exact royalties: those to receive in the long run, and those to pay on the next roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from won.analysis.shares.odds import long_run
from won.shares.parties import after, parties_left
from won.shares.prospects import ROLLS, WAYS, goes_free
from won.shares.state import State
from won.shares.tour import moved
from won.shares.world import GOODS, SQUARE_AT

_LONG_RUN: Final = long_run()


def long_income(state: State, product: int, percent: int) -> Fraction:
    """The long-run average that a holding brings on one roll of another party, once all have made a tour."""
    chance = sum([_LONG_RUN[square] for square, card in enumerate(state.royalty) if card == product], Fraction(0))
    return state.world.royalty(product, percent) * chance


def round_income(state: State, product: int, percent: int) -> Fraction:
    """The same for a roll of every other party."""
    return long_income(state, product, percent) * (parties_left(state) - 1)


def payment_odds(state: State, party: int) -> dict[int, Fraction]:
    """The sums of royalties a party's next roll can cost it, each with its chance, the least first. They come to 1."""
    counts: dict[int, int] = {}
    for spots, dice in WAYS.items():
        square = SQUARE_AT[moved(state.step[party], spots)]
        product = state.royalty[square]
        due = 0
        if product >= 0 and not goes_free(state, party, spots):
            for other in after(state, party):
                due += state.world.royalty(product, state.percent[other * GOODS + product])
        counts[due] = counts.get(due, 0) + dice
    return {due: Fraction(counts[due], ROLLS) for due in sorted(counts)}
