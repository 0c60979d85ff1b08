"""The adviser of industry: advice with its plan, by the merchant's valuation or after a short search."""

from __future__ import annotations

from typing import Final

from won.industry.game import Industry
from won.industry.state import DRAFT
from won.players.advice import THINK, Advice
from won.players.bot import Reason
from won.players.industry.advice import is_idle, ranked
from won.players.industry.advice_explained import explained
from won.players.industry.advice_plan import assumptions, steps_ahead
from won.players.industry.forecast import ABANDONED
from won.players.industry.magnate import Magnate
from won.players.industry.merchant import Merchant
from won.players.industry.recollection import recalled

SECONDS: Final = 1.0  # that a short search would take on its usual machine


def consult(game: Industry, seat: int, count: int, depth: str) -> Advice:
    """Advice for a seat; `game` as the seat sees it."""
    if is_idle(game, seat) or count <= 0:
        return Advice()
    merchant = recalled(game, seat)
    if depth == THINK and game.state.phase != DRAFT:
        merchant = _searching(game, seat, merchant)
    best = ranked(game, seat, merchant, count)
    if not best:
        return Advice()
    chosen = best[0]
    gain = chosen.worth if chosen.worth > 0 and game.state.phase != DRAFT else None
    expected = (*assumptions(game, seat, merchant, chosen), *_forecast(merchant))
    return Advice(
        tuple(best),
        steps_ahead(game, seat, merchant, chosen),
        gain,
        expected,
        explained(game, seat, merchant, chosen),
    )


def _searching(game: Industry, seat: int, merchant: Merchant) -> Magnate:
    """A magnate who knows what the merchant knows."""
    magnate = Magnate(f"{seat}/{game.steps}", SECONDS)
    magnate.dealer, magnate.round = merchant.dealer, merchant.round
    return magnate


def _forecast(merchant: Merchant) -> tuple[Reason, ...]:
    """How the game would end among merchants, where a search has played it out."""
    forecast = merchant.forecast if isinstance(merchant, Magnate) else None
    if forecast is None or not forecast.over or forecast.lead <= ABANDONED:
        return ()
    code = "industry.assume.forecast" if forecast.lead >= 0 else "industry.assume.forecast.behind"
    return (Reason(code, {"n": forecast.game.state.round, "lead": forecast.lead}),)
