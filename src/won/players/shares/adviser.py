"""The adviser of shares: advice with its plan, by the merchant's valuation or after a short search."""

from __future__ import annotations

from typing import Final

from won.players.advice import THINK, Advice
from won.players.shares.advice import ANSWERS, ranked
from won.players.shares.advice_explained import explained
from won.players.shares.advice_plan import after, assumptions, best_aim, steps_ahead
from won.players.shares.merchant import Merchant
from won.players.shares.recollection import recalled
from won.players.shares.searcher import Searcher
from won.shares.game import Shares
from won.shares.state import BID

SECONDS: Final = 1.0  # that a short search would take on its usual machine


def consult(game: Shares, seat: int, count: int, depth: str) -> Advice:
    """Advice for a seat; `game` as the seat sees it."""
    merchant = recalled(game, seat)
    best = ranked(game, seat, _searching(game, seat, merchant) if depth == THINK else merchant, count)
    if not best:
        return Advice()
    chosen = best[0]
    state = game.state
    answering = isinstance(chosen.action, ANSWERS) or state.moment == BID or bool(state.debts)
    state_after = state if answering else after(game, seat, chosen.action)
    aim = None if answering or game.over else best_aim(state_after, seat)
    plan = (chosen,) if answering else steps_ahead(state_after, seat, chosen, aim, state.moment)
    gain = max(0.0, chosen.worth) + (aim.worth * aim.chance if aim is not None else 0.0)
    expected = assumptions(state, chosen, aim)
    return Advice(tuple(best), plan, gain or None, expected, explained(game, seat, chosen))


def _searching(game: Shares, seat: int, merchant: Merchant) -> Searcher:
    """One who searches and knows what the merchant knows."""
    searcher = Searcher(f"{seat}/{game.steps}", SECONDS)
    searcher.dealer.memory, searcher.dealer.pools = merchant.dealer.memory, merchant.dealer.pools
    return searcher
