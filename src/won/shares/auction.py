"""Compulsory auctions: naming lots, and bidding for them, open or sealed."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.actions import Bid, Lots, Seal
from won.shares.buying import leave_square
from won.shares.events import AnyEvent, BidMade, Dropped, LotsNamed, LotSold, LotUnsold, Sealed
from won.shares.figures import STEP, TRUST, half
from won.shares.overruled import LOTS, SEAL, forget_objections
from won.shares.parties import after, give_share, marked, named, numbered, parties_left, pay, shares_held
from won.shares.settle import close_auction
from won.shares.state import BID, State
from won.shares.words import amount_problem, shares_problem
from won.shares.world import GOODS, NOBODY


def can_lots(state: State, party: int, action: Lots) -> Refusal | None:
    """LOT-2, LOT-3: lots as the trust rule has them, enough for the red die and none to spare."""
    problem = shares_problem([name for lot in action.lots for name in lot])
    if problem is not None:
        return problem
    sizes: list[int] = []
    for names in action.lots:
        lot = numbered(names)
        if not lot or any(state.owner[share] != party for share in lot) or not _is_lot(state, party, lot):
            return refuse("LOT-2", lot=list(names))
        sizes.append(len(lot))
    due = shares_due(state, party)
    if sum(sizes) < due < state.dice[1]:
        return refuse("LOT-3", shares=sum(sizes), due=due)
    spare = state.settings.lots == "minimal" and any(sum(sizes) - size >= due for size in sizes)
    if sum(sizes) < due or spare:
        return refuse("LOT-2", shares=sum(sizes), due=due)
    return None


def shares_due(state: State, party: int) -> int:
    """LOT-1, LOT-3: as many as the red die shows, or all there are."""
    return min(state.dice[1], shares_held(state, party))


def _is_lot(state: State, party: int, lot: list[int]) -> bool:
    """LOT-2: a single share of a small holding, or the whole of a large one."""
    products = {state.world.product[share] for share in lot}
    if len(products) != 1:
        return False
    held = state.count[party * GOODS + products.pop()]
    return len(lot) == (held if held >= TRUST else 1)


def do_lots(state: State, party: int, action: Lots, told: list[AnyEvent]) -> None:
    """LOT-4: all are named before the first is sold."""
    forget_objections(state, LOTS)
    state.lots = [tuple(numbered(lot)) for lot in action.lots]
    state.lot = 0
    state.moment = BID
    told.append(LotsNamed(party, action.lots, tuple([reserve(state, lot) for lot in state.lots])))
    _open_lot(state, told)


def reserve(state: State, lot: tuple[int, ...]) -> int:
    """BID-1: half the marked price, rounded up once."""
    return half(marked(state, lot))


def least_bid(state: State) -> int:
    """BID-2: the reserve, then a step more than the last bid."""
    return state.high + STEP if state.high_bidder != NOBODY else reserve(state, state.lots[state.lot])


def under_hammer(state: State) -> bool:
    """SYND-1: whether somebody has already spoken for the lot that is up."""
    if state.moment != BID:
        return False
    spoken = state.high_bidder != NOBODY or len(state.bidders) < parties_left(state) - 1
    return spoken or any(bid >= 0 for bid in state.bids)


def reopen_lot(state: State, told: list[AnyEvent]) -> None:
    """SYND-1: bidders have pooled before anybody spoke for it."""
    _open_lot(state, told)


def _open_lot(state: State, told: list[AnyEvent]) -> None:
    state.high = 0
    state.high_bidder = NOBODY
    state.bidders = after(state, state.turn)
    state.bids = [-1] * state.seats
    forget_objections(state, SEAL)
    if state.settings.bidding == "open":
        _ask_next(state, told)


def _ask_next(state: State, told: list[AnyEvent]) -> None:
    """BID-2: the next one in is asked, also one who cannot pay; the last one in takes the lot."""
    while state.bidders:
        bidder = state.bidders[0]
        if bidder == state.high_bidder:
            break
        if state.settings.every_bidder_asked or state.cash[bidder] >= least_bid(state):
            return
        state.bidders.pop(0)
        told.append(Dropped(bidder))
    _knock_down(state, told)


def can_bid(state: State, party: int, action: Bid) -> Refusal | None:
    """BID-2, BID-3."""
    problem = amount_problem(action.amount, STEP)
    if problem is not None:
        return problem
    amount, least = action.amount, least_bid(state)
    if amount < least:
        return refuse("BID-2", amount=amount, least=least)
    if amount > state.cash[party]:
        return refuse("BID-3", amount=amount, cash=state.cash[party])
    return None


def do_bid(state: State, party: int, action: Bid, told: list[AnyEvent]) -> None:
    amount = action.amount
    state.high = amount
    state.high_bidder = party
    state.bidders.pop(0)
    state.bidders.append(party)
    told.append(BidMade(party, amount))
    _ask_next(state, told)


def do_drop(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    state.bidders.pop(0)
    told.append(Dropped(party))
    _ask_next(state, told)


def can_seal(state: State, party: int, action: Seal) -> Refusal | None:
    """BID-5: 0, or a maximum that is at hand."""
    problem = amount_problem(action.amount, 0)
    if problem is None and action.amount > state.cash[party]:
        return refuse("BID-3", amount=action.amount, cash=state.cash[party])
    return problem


def do_seal(state: State, party: int, action: Seal, told: list[AnyEvent]) -> None:
    state.bids[party] = action.amount
    told.append(Sealed(party))
    if all(state.bids[bidder] >= 0 for bidder in state.bidders):
        _bid_by_proxy(state, told)


def _bid_by_proxy(state: State, told: list[AnyEvent]) -> None:
    """BID-5: they bid against each other in the smallest steps up to their maxima."""
    while state.bidders and state.bidders[0] != state.high_bidder:
        bidder = state.bidders.pop(0)
        if state.bids[bidder] >= least_bid(state):
            state.high, state.high_bidder = least_bid(state), bidder
            state.bidders.append(bidder)
    _knock_down(state, told)


def _knock_down(state: State, told: list[AnyEvent]) -> None:
    """BID-2: to the last one in; BID-4: or back to the trays."""
    lot = state.lots[state.lot]
    vendor = state.turn
    if state.high_bidder != NOBODY:
        pay(state, state.high_bidder, vendor, state.high)
        told.append(LotSold(vendor, state.high_bidder, named(lot), state.high))
    else:
        amount = reserve(state, lot)
        pay(state, NOBODY, vendor, amount)
        told.append(LotUnsold(vendor, named(lot), amount))
    for share in lot:
        give_share(state, share, state.high_bidder)
    state.lot += 1
    if state.lot < len(state.lots):
        _open_lot(state, told)
    else:
        close_auction(state)
        leave_square(state, told)
