"""Exact royalties: those to receive, those to pay, and what a share adds to them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from won.analysis.shares.odds import long_run
from won.shares.figures import MONOPOLY, TRUST
from won.shares.parties import after, parties_left
from won.shares.prospects import ROLLS, WAYS, blocked, goes_free, tier
from won.shares.state import State
from won.shares.tour import moved
from won.shares.world import GOODS, SQUARE_AT

_LONG_RUN: Final = long_run()


def landings(state: State, lander: int, product: int) -> Fraction:
    """The chance that a party's next roll ends on a card of that product, royalties being due."""
    count = 0
    for spots, dice in WAYS.items():
        square = SQUARE_AT[moved(state.step[lander], spots)]
        if state.royalty[square] == product and not goes_free(state, lander, spots):
            count += dice
    return Fraction(count, ROLLS)


def next_income(state: State, party: int, product: int, percent: int) -> dict[int, Fraction]:
    """What a holding of that percentage would bring a party on the next roll of each of the others, on average."""
    due = state.world.royalty(product, percent)
    return {other: due * landings(state, other, product) for other in after(state, party)}


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


class Position(NamedTuple):
    """A party's standing in one product."""

    shares: int
    percent: int
    tier: int
    royalty: int  # from each that lands
    next_income: Fraction  # from the next roll of all others together
    round_income: Fraction  # the same in the long run


class Added(NamedTuple):
    """What a share adds: the standing without it and with it."""

    without: Position
    held: Position
    blocks: dict[int, tuple[int, int]]  # others, the tier they could have come to with the trays and without it
    makes_trust: bool
    makes_monopoly: bool


def position(state: State, party: int, product: int, shares: int, percent: int) -> Position:
    return Position(
        shares,
        percent,
        tier(percent),
        state.world.royalty(product, percent),
        sum(next_income(state, party, product, percent).values(), Fraction(0)),
        round_income(state, product, percent),
    )


def added(state: State, party: int, share: int) -> Added:
    """What a share adds, or would add, to a party's position, wherever it lies now."""
    world = state.world
    product, percent = world.product[share], world.percent[share]
    own = int(state.owner[share] == party)
    shares = state.count[party * GOODS + product] - own
    held = state.percent[party * GOODS + product] - own * percent
    return Added(
        position(state, party, product, shares, held),
        position(state, party, product, shares + 1, held + percent),
        blocked(state, party, share),
        shares + 1 == TRUST,
        shares + 1 == MONOPOLY,
    )
