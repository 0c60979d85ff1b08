"""What the square on which a party stands sells."""

from __future__ import annotations

from won.shares.choice import products_open
from won.shares.state import State
from won.shares.tour import square_of
from won.shares.world import NOBODY


def sold_here(state: State, party: int) -> list[int]:
    """BUY-1, CHOICE-1: what the square sells, lying in its tray or not."""
    return state.world.for_sale[square_of(state, party)]


def is_for_sale(state: State, share: int, products: int) -> bool:
    """BUY-2: it lies in its tray, and its product is open."""
    return state.owner[share] == NOBODY and products >> state.world.product[share] & 1 == 1


def for_sale(state: State, party: int) -> list[int]:
    """The shares the party may buy where it stands."""
    products = products_open(state, party)
    if not products:
        return []
    owner, product = state.owner, state.world.product  # `is_for_sale` written out, for speed
    return [share for share in sold_here(state, party) if owner[share] == NOBODY and products >> product[share] & 1]


def any_for_sale(state: State, party: int) -> bool:
    products = products_open(state, party)
    if products:
        for share in sold_here(state, party):
            if is_for_sale(state, share, products):
                return True
    return False
