"""What is open to a seat: the kinds of action of which it has at least one now."""

from __future__ import annotations

from won.shares.auction import least_bid
from won.shares.figures import JOKER_PRICE
from won.shares.parties import parties_left
from won.shares.settle import debtor
from won.shares.squares import for_sale
from won.shares.state import BID, BUY, LOTS, OVER, REST, ROLL, TAKE, State
from won.shares.syndicate import offer_problem
from won.shares.world import NOBODY


def addressed(state: State, party: int) -> list[int]:
    """The open offers this party has yet to answer."""
    return [o.number for o in state.offers if party in o.parties and not o.agreed >> party & 1]


def proposed(state: State, party: int) -> list[int]:
    return [offer.number for offer in state.offers if offer.seat == party]


def acceptable(state: State, party: int) -> list[int]:
    """Those of them that could be carried out now."""
    return [
        offer.number
        for offer in state.offers
        if party in offer.parties and not offer.agreed >> party & 1 and offer_problem(state, party, offer) is None
    ]


def kinds_open(state: State, seat: int) -> list[str]:
    party = state.head[seat]
    if state.moment == OVER or not state.alive >> party & 1:
        return []
    if state.proposal is not None:
        return ["agree", "object"] if state.asked_to_agree >> seat & 1 else []
    waits_for = debtor(state)
    kinds: list[str] = []
    if waits_for == NOBODY:
        kinds = _kinds_of_moment(state, party)
    elif waits_for == party:
        kinds.append("concede")
    if state.claims and any(claim.payee == party for claim in state.claims):
        kinds.append("claim")
    if state.moment not in (LOTS, BID):
        kinds.append("deal")
        if parties_left(state) > 2:
            kinds.append("pool")
    if state.offers:
        kinds.extend(_kinds_of_answer(state, party))
    return kinds


def _kinds_of_answer(state: State, party: int) -> list[str]:
    kinds: list[str] = []
    if addressed(state, party):
        if state.moment not in (LOTS, BID) and acceptable(state, party):
            kinds.append("accept")
        kinds.append("decline")
    if proposed(state, party):
        kinds.append("withdraw")
    return kinds


def _kinds_of_moment(state: State, party: int) -> list[str]:
    if state.moment == BID:
        return _kinds_of_bidder(state, party)
    if party != state.turn:
        return []
    if state.moment == ROLL:
        return ["roll"]
    if state.moment == BUY:
        return ["end", "buy"] if _can_afford_any(state, party) else ["end"]
    if state.moment == TAKE:
        return ["end", "joker"] if state.cash[party] >= JOKER_PRICE else ["end"]
    if state.moment == LOTS:
        return ["lots", "joker"] if state.jokers[party] else ["lots"]
    return ["end"] if state.moment == REST else []


def _can_afford_any(state: State, party: int) -> bool:
    price, cash = state.world.price, state.cash[party]
    for share in for_sale(state, party):
        if price[share] <= cash:
            return True
    return False


def _kinds_of_bidder(state: State, party: int) -> list[str]:
    if state.settings.bidding == "sealed":
        return ["seal"] if party in state.bidders and state.bids[party] < 0 else []
    if state.bidders[0] != party:
        return []
    return ["bid", "drop"] if state.cash[party] >= least_bid(state) else ["drop"]
