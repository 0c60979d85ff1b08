"""The clerk's reasons: what it did, the tile it plans, and the figure it used."""

from __future__ import annotations

from typing import Any

from won.core.answer_kind import find_offer
from won.industry import actions as act
from won.industry.barter import cover_problem
from won.industry.state import CLOSING, State
from won.industry.tiles import TILES
from won.players.bot import Option, Reason
from won.players.industry.clerk_plan import Goal, worth_of
from won.players.industry.trading import brings, repaying


def explained(state: State, seat: int, action: Any, goal: Goal | None) -> Reason:
    if isinstance(action, act.Accept | act.Decline):
        return _answering(state, seat, action)
    aim: dict[str, Any] = {} if goal is None else {"tile": TILES[goal.kind], "at": goal.at}
    worth = None if goal is None else round(goal.worth, 1)
    beat = () if goal is None else tuple([Option(other.build(), round(other.worth, 1)) for other in goal.beat])
    if isinstance(action, act.Buy):
        return Reason("industry.buy" if goal else "industry.feed", {"cubes": action.cubes, **aim}, worth, beat)
    if isinstance(action, act.Sell):
        return Reason(
            "industry.last" if state.final else "industry.sell", {"cubes": action.cubes}, brings(state, action)
        )
    if isinstance(action, act.Borrow):
        return Reason("industry.borrow", {"notes": action.notes, **aim}, worth, beat)
    if isinstance(action, act.Flag) and goal is None:
        return Reason("industry.hurry", {"at": action.at})
    if isinstance(action, act.Flag | act.Build):
        return Reason("industry.flag" if isinstance(action, act.Flag) else "industry.build", aim, worth, beat)
    return _plain(state, action)


def _plain(state: State, action: Any) -> Reason:
    """Reasons that need no plan."""
    if isinstance(action, act.Repay):
        return repaying(action)
    if isinstance(action, act.Keep):
        return Reason("industry.keep", {"at": action.at})
    return Reason("industry.done" if state.final or state.phase == CLOSING else "industry.wait")


def _answering(state: State, seat: int, action: act.Accept | act.Decline) -> Reason:
    """Valued by the printed figures."""
    offer = find_offer(state.offers, action.offer)
    assert offer is not None
    about: dict[str, Any] = {"rival": offer.seat, "give": offer.get, "get": offer.give}
    worth = worth_of(state, offer.give) - worth_of(state, offer.get)
    if isinstance(action, act.Accept):
        return Reason("industry.accept", about, worth)
    if cover_problem(state, seat, offer.get) or cover_problem(state, offer.seat, offer.give):
        return Reason("industry.decline.impossible", about, worth)
    return Reason("industry.decline.needed" if worth > 0 else "industry.decline.worth", about, worth)
