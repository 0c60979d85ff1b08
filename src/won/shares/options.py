"""What is open to a seat: the kinds of action of which it has at least one now."""

from __future__ import annotations

from won.shares import kinds
from won.shares.auction import least_bid
from won.shares.bankrupt import can_declare
from won.shares.deals import has_agreed, in_auction, is_addressed
from won.shares.figures import JOKER_PRICE
from won.shares.parties import parties_left
from won.shares.settle import debtor
from won.shares.squares import is_open, products_open, sold_here
from won.shares.state import BID, BUY, LOTS, OVER, REST, ROLL, TAKE, State
from won.shares.syndicate import may_pool, offer_problem
from won.shares.world import NOBODY


def addressed(state: State, party: int) -> list[int]:
    """The open offers this party has yet to answer."""
    return [offer.number for offer in state.offers if is_addressed(offer, party)]


def proposed(state: State, party: int) -> list[int]:
    """The open offers this party made."""
    return [offer.number for offer in state.offers if offer.seat == party]


def withdrawable(state: State, party: int) -> list[int]:
    """Those it made, and proposed syndicates it has agreed to."""
    return [offer.number for offer in state.offers if offer.seat == party or has_agreed(state, offer, party)]


def acceptable(state: State, party: int) -> list[int]:
    """Those of them that could be carried out now."""
    return [
        offer.number
        for offer in state.offers
        if is_addressed(offer, party) and offer_problem(state, party, offer) is None
    ]


def kind_open(state: State, seat: int, kind: int) -> bool:
    """Whether this kind is among those open; a deal, of many parts, is asked about alone."""
    if kind == kinds.DEAL and state.proposal is None:
        return not in_auction(state) and state.moment != OVER and state.alive >> state.head[seat] & 1 == 1
    return kind in kinds_open(state, seat)


def kinds_open(state: State, seat: int) -> list[int]:
    party = state.head[seat]
    if state.moment == OVER or not state.alive >> party & 1:
        return []
    if state.proposal is not None:
        return [kinds.AGREE, kinds.OBJECT] if state.asked_to_agree >> seat & 1 else []
    waits_for = debtor(state)
    found: list[int] = []
    if waits_for == NOBODY:
        found = _kinds_of_moment(state, party)
    elif waits_for == party:
        found.append(kinds.CONCEDE)
    for claim in state.claims:
        if claim.payee == party:
            found.append(kinds.CLAIM)
            break
    if not in_auction(state):
        found.append(kinds.DEAL)
    if parties_left(state) > 2 and may_pool(state):
        found.append(kinds.POOL)
    if state.offers:
        found.extend(_kinds_of_answer(state, party))
    if waits_for != NOBODY and can_declare(state, party, None) is None:
        found.append(kinds.DECLARE)
    return found


def _kinds_of_answer(state: State, party: int) -> list[int]:
    accept = decline = withdraw = False
    for offer in state.offers:
        if is_addressed(offer, party):
            decline = True
            accept = accept or offer_problem(state, party, offer) is None
        withdraw = withdraw or offer.seat == party or has_agreed(state, offer, party)
    answers = [kinds.ACCEPT] if accept else []
    if decline:
        answers.append(kinds.DECLINE)
    if withdraw:
        answers.append(kinds.WITHDRAW)
    return answers


def _kinds_of_moment(state: State, party: int) -> list[int]:
    if state.moment == BID:
        return _kinds_of_bidder(state, party)
    if party != state.turn:
        return []
    if state.moment == ROLL:
        return [kinds.ROLL]
    if state.moment == BUY:
        return [kinds.END, kinds.BUY] if _can_afford_any(state, party) else [kinds.END]
    if state.moment == TAKE:
        return [kinds.END, kinds.JOKER] if state.cash[party] >= JOKER_PRICE else [kinds.END]
    if state.moment == LOTS:
        return [kinds.LOTS, kinds.JOKER] if state.jokers[party] else [kinds.LOTS]
    return [kinds.END] if state.moment == REST else []


def _can_afford_any(state: State, party: int) -> bool:
    price, cash, products = state.world.price, state.cash[party], products_open(state, party)
    for share in sold_here(state, party):
        if price[share] <= cash and is_open(state, share, products):
            return True
    return False


def _kinds_of_bidder(state: State, party: int) -> list[int]:
    if state.settings.bidding == "sealed":
        return [kinds.SEAL] if party in state.bidders and state.bids[party] < 0 else []
    if state.bidders[0] != party:
        return []
    return [kinds.BID, kinds.DROP] if state.cash[party] >= least_bid(state) else [kinds.DROP]
