"""Bidding for a lot, open or sealed (BID-2 to BID-5); `auction` has BID-1."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.core.kinds import AMOUNT, RAISE, ActionKind, Draw
from won.core.refusal import Refusal, refuse
from won.shares.actions import Bid, Drop, Seal
from won.shares.auction import close_auction, least_bid, reserve
from won.shares.events import AnyEvent, BidMade, Dropped, LotSold, LotUnsold, Sealed
from won.shares.figures import STEP
from won.shares.parties import after, give_share, named, pay
from won.shares.state import BID, State
from won.shares.syndicate_joint import forget_objections
from won.shares.turns import BIDDER, SEALER, leave_square
from won.shares.words import LISTED, amount_problem, amounts
from won.shares.world import NOBODY


def open_lot(state: State, events: list[AnyEvent]) -> None:
    """The next lot is up, and nobody has spoken for it."""
    state.high = 0
    state.high_bidder = NOBODY
    state.bidders = after(state, state.turn)
    state.bids = [-1] * state.seats
    forget_objections(state, Seal)
    if state.settings.bidding == "open":
        _ask_next(state, events)


def _ask_next(state: State, events: list[AnyEvent]) -> None:
    """BID-2: the next one in is asked, also one who cannot pay; the last one in takes the lot."""
    while state.bidders:
        bidder = state.bidders[0]
        if bidder == state.high_bidder:
            break
        if state.settings.every_bidder_asked or can_pay_bid(state, bidder):
            return
        state.bidders.pop(0)
        events.append(Dropped(bidder))
    _knock_down(state, events)


def can_pay_bid(state: State, party: int) -> bool:
    """BID-3: whether it has the cash for the least bid."""
    return state.cash[party] >= least_bid(state)


def can_bid(state: State, party: int, action: Bid) -> Refusal | None:
    """BID-2, BID-3."""
    problem = amount_problem(action.amount, STEP)
    if problem is not None:
        return problem
    amount, least = action.amount, least_bid(state)
    if amount < least:
        return refuse("BID-2", amount=amount, least=least)
    return _cash_problem(state, party, amount)


def _cash_problem(state: State, party: int, amount: int) -> Refusal | None:
    """BID-3: a bidder has the cash at hand."""
    return refuse("BID-3", amount=amount, cash=state.cash[party]) if amount > state.cash[party] else None


def do_bid(state: State, party: int, action: Bid, events: list[AnyEvent]) -> None:
    state.high = action.amount
    state.high_bidder = party
    state.bidders.pop(0)
    state.bidders.append(party)
    events.append(BidMade(party, action.amount))
    _ask_next(state, events)


def bid_words(state: State, party: int, parts: list[Word]) -> list[Word]:
    least = least_bid(state)
    return list(range(least, min(state.cash[party], least + LISTED * STEP) + 1, STEP))


class BidKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        return can_pay_bid(state, party)


def draw_bid(state: State, party: int, draw: Draw) -> Bid:
    """One of the five lowest that can be paid."""
    least = least_bid(state)
    spare = (state.cash[party] - least) // STEP
    return Bid(least + STEP * int(draw() * min(5, spare + 1)))


def can_drop(state: State, party: int, action: Drop) -> Refusal | None:
    """BID-2: whoever is asked may drop out."""
    return None


def do_drop(state: State, party: int, action: Drop, events: list[AnyEvent]) -> None:
    state.bidders.pop(0)
    events.append(Dropped(party))
    _ask_next(state, events)


def can_seal(state: State, party: int, action: Seal) -> Refusal | None:
    """BID-5: 0, or a maximum that is at hand."""
    problem = amount_problem(action.amount, 0)
    return problem if problem is not None else _cash_problem(state, party, action.amount)


def do_seal(state: State, party: int, action: Seal, events: list[AnyEvent]) -> None:
    state.bids[party] = action.amount
    events.append(Sealed(party))
    if all(state.bids[bidder] >= 0 for bidder in state.bidders):
        _bid_by_proxy(state, events)


def _bid_by_proxy(state: State, events: list[AnyEvent]) -> None:
    """BID-5: they bid against each other in the smallest steps up to their maxima."""
    while state.bidders and state.bidders[0] != state.high_bidder:
        bidder = state.bidders.pop(0)
        if state.bids[bidder] >= least_bid(state):
            state.high, state.high_bidder = least_bid(state), bidder
            state.bidders.append(bidder)
    _knock_down(state, events)


def draw_seal(state: State, party: int, draw: Draw) -> Seal:
    return Seal(STEP * int(draw() * min(60, state.cash[party] // STEP + 1)))


def _knock_down(state: State, events: list[AnyEvent]) -> None:
    """BID-2: to the last one in; BID-4: or back to the trays."""
    lot = state.lots[state.lot]
    vendor = state.turn
    if state.high_bidder != NOBODY:
        pay(state, state.high_bidder, vendor, state.high)
        events.append(LotSold(vendor, state.high_bidder, named(lot), state.high))
    else:
        amount = reserve(state, lot)  # BID-1
        pay(state, NOBODY, vendor, amount)
        events.append(LotUnsold(vendor, named(lot), amount))
    for share in lot:
        give_share(state, share, state.high_bidder)
    state.lot += 1
    if state.lot < len(state.lots):
        open_lot(state, events)
    else:
        close_auction(state)
        leave_square(state, events)


KINDS: Final[list[ActionKind]] = [
    BidKind(
        Bid,
        can_bid,
        do_bid,
        phases=[BID],
        who=BIDDER,
        rule="BID-2",
        form="bid AMOUNT",
        parts=1,
        weight=25,
        next_words=bid_words,
        sample=draw_bid,
        numbers=(RAISE,),
        composed=True,
        joint=True,
    ),
    ActionKind(Drop, can_drop, do_drop, phases=[BID], who=BIDDER, rule="BID-2", form="drop", parts=0, weight=20),
    ActionKind(
        Seal,
        can_seal,
        do_seal,
        phases=[BID],
        who=SEALER,
        rule="BID-5",
        form="seal AMOUNT",
        parts=1,
        weight=5,
        next_words=lambda state, party, parts: amounts(0, state.cash[party]),
        sample=draw_seal,
        numbers=(AMOUNT,),
        composed=True,
        joint=True,
    ),
]
