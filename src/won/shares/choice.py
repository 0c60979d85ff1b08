"""Choices of a continent or of the world: when they are open, and for which products."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.state import State
from won.shares.tour import square_of
from won.shares.world import ALL, CONTINENT, COUNTRY, GOODS, SHARES, WORLD


def stands_on_choice(state: State, party: int) -> bool:
    return state.world.kind[square_of(state, party)] in (CONTINENT, WORLD)


def products_held(state: State, party: int) -> int:
    """CHOICE-3: mask of the products of which the party holds a share."""
    held, count, base = 0, state.count, party * GOODS
    for product in range(GOODS):
        if count[base + product]:
            held |= 1 << product
    return held


def products_open(state: State, party: int) -> int:
    """CHOICE-2, CHOICE-3: mask of the products it may buy: after a tour those held on landing, in a country all."""
    if state.world.kind[square_of(state, party)] == COUNTRY:
        return ALL
    return state.owned if state.tours[party] else 0


def choice_problem(state: State, party: int, share: int) -> Refusal:
    """CHOICE-1: the square does not sell it; CHOICE-3: or the product was not held on landing."""
    if state.world.sells[square_of(state, party)][share]:
        return refuse("CHOICE-3", share=SHARES[share])
    return refuse("CHOICE-1", share=SHARES[share])


def pays_no_royalty(state: State, square: int, tours: int) -> bool:
    """CHOICE-2: by option, who lands on a choice of continent before a complete tour."""
    return state.world.kind[square] == CONTINENT and not tours and state.settings.early_choice == "free"
