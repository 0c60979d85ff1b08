"""What a seat remembers of its own offers, for an adviser who comes in the middle of a game."""

from __future__ import annotations

from won.analysis.shares.exchange import Terms
from won.players.shares.merchant import Merchant
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.parties import is_in, numbered, parties_left
from won.shares.state import State


def recalled(game: Shares, seat: int) -> Merchant:
    """A merchant who knows what the seat has offered in vain, from the seat's own actions.

    When an offer was made before the last roll, it counts as one of an earlier turn. An offer whose shares have changed
    hands since was accepted, or can no longer be made.
    """
    merchant = Merchant(0)
    state, memory = game.state, merchant.dealer.memory
    own = [action for _, action in _own_actions(game)]
    rolls = [place for place, action in enumerate(own) if isinstance(action, act.Roll)]
    last = rolls[-1] if rolls else -1
    open_deals = [offer.action for offer in state.offers if offer.seat == state.head[seat]]
    for place, action in enumerate(own):
        if isinstance(action, act.Deal) and action not in open_deals and _stands(state, seat, action):
            memory.recall(state, _terms(state, seat, action), state.turns if place > last else state.turns - 1)
            if place > last:
                memory.count(state, state.head[action.to])
        if isinstance(action, act.Pool):
            merchant.dealer.pools |= {(state.head[rival], parties_left(state)) for rival in action.parties}
    memory.countered |= _countered(state, seat)
    return merchant


def _own_actions(game: Shares) -> list[tuple[int, act.AnyAction]]:
    try:
        return list(game.taken())
    except LookupError:  # the past is not at hand where this runs
        return []


def _terms(state: State, seat: int, deal: act.Deal) -> Terms:
    gives, gets = tuple(numbered(deal.give.shares)), tuple(numbered(deal.get.shares))
    return Terms(state.head[seat], state.head[deal.to], gives, gets, deal.give.cash - deal.get.cash)


def _stands(state: State, seat: int, deal: act.Deal) -> bool:
    """Whether both sides still hold the shares that the deal names."""
    party, rival = state.head[seat], state.head[deal.to]
    if not is_in(state, rival) or rival == party:
        return False
    still_held = all(state.owner[share] == party for share in numbered(deal.give.shares))
    return still_held and all(state.owner[share] == rival for share in numbered(deal.get.shares))


def _countered(state: State, seat: int) -> set[int]:
    """The offers to the seat's party whose makers have an open offer of the party."""
    party = state.head[seat]
    asked = {rival for offer in state.offers if offer.seat == party for rival in offer.parties}
    return {offer.number for offer in state.offers if offer.seat in asked and party in offer.parties}
