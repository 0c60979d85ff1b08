"""Tables of industry at which two seats have something to trade, and the books of every seat."""

from __future__ import annotations

from tests.players.industry.tables import trading
from won.analysis.industry.exchange import PETTY, Books, Purse, Terms, exchange
from won.analysis.industry.planner import Planner
from won.industry.game import Industry
from won.industry.state import State


def books_of(state: State) -> Books:
    return Books([Purse(state, seat, Planner(state, seat).plan()) for seat in range(state.seats)])


def a_deal(state: State) -> tuple[Books, Terms]:
    """An exchange that the seat on turn and another would agree to, with something to share out."""
    books = books_of(state)
    for rival in range(state.seats):
        if rival != state.turn:
            terms = exchange(books, state.turn, rival, {})
            if terms is not None and books.gain(terms) > 4 * PETTY:
                return books, terms
    raise AssertionError("no deal at this table")


def table_with_a_deal() -> tuple[Industry, Books, Terms]:
    for number in range(20):
        game = trading("second", 4, f"deal {number}")
        try:
            return game, *a_deal(game.state)
        except AssertionError:
            continue
    raise AssertionError("no deal at any table")
