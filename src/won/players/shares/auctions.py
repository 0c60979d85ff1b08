"""The merchant in auctions: which lots it puts up, what others would pay, and how much it bids."""

from __future__ import annotations

from typing import Final

from won.analysis.shares.valuation import Outlook, taken
from won.players.bot import Decision, Option, Reason
from won.players.shares.purchases import held_back
from won.shares import actions as act
from won.shares.auction import least_bid, next_lots
from won.shares.auction import reserve as lot_reserve
from won.shares.figures import STEP
from won.shares.parties import after, named
from won.shares.world import NOBODY

RAISES: Final = 8  # a bid goes up by one of so many parts of what is left, so that no auction takes hundreds of bids


def pays(outlook: Outlook, bidder: int, lot: tuple[int, ...], vendor: int) -> int:
    """The most a bidder would pay for a lot that would otherwise go back to the trays."""
    state = outlook.state
    base = lot_reserve(state, lot)
    unsold = outlook.gain(bidder, outlook.change(taken(lot, NOBODY), {vendor: base}))
    return _highest(outlook, bidder, lot, vendor, unsold, state.cash[bidder])


def _highest(outlook: Outlook, buyer: int, lot: tuple[int, ...], vendor: int, instead: float, cash: int) -> int:
    """The highest price within the cash at which the lot is worth more to the buyer than what happens instead."""
    low, high = 0, cash // STEP
    while low < high:
        middle = (low + high + 1) // 2
        bought = outlook.change(taken(lot, buyer), {buyer: -middle * STEP, vendor: middle * STEP})
        if outlook.gain(buyer, bought) > instead:
            low = middle
        else:
            high = middle - 1
    return low * STEP


def lot_gain(outlook: Outlook, party: int, lot: tuple[int, ...]) -> float:
    """What putting up a lot is worth: it sells for what the second best bidder would pay, or goes to the trays."""
    state = outlook.state
    base = lot_reserve(state, lot)
    bids = sorted([(pays(outlook, bidder, lot, party), -bidder) for bidder in after(state, party)], reverse=True)
    if bids and bids[0][0] >= base:
        price = max(base, bids[1][0] if len(bids) > 1 else 0)
        buyer = -bids[0][1]
        return outlook.gain(party, outlook.change(taken(lot, buyer), {buyer: -price, party: price}))
    return outlook.gain(party, outlook.change(taken(lot, NOBODY), {party: base}))


def put_up(outlook: Outlook, party: int) -> Decision:
    """LOT-2: the lots that cost least; LOT-5: or a joker, where that is worth more."""
    lots = named_lots(outlook, party)
    worth = lots.worth
    if not outlook.state.jokers[party]:
        return lots
    spent = outlook.joker(party, -1)
    if spent <= worth:
        return lots
    return Decision(act.Joker(), Reason("shares.joker.use", {}, spent, (Option(lots.action, worth),)))


def named_lots(outlook: Outlook, party: int) -> Decision:
    """LOT-2: for each share that is due the lot that costs least."""
    chosen: list[tuple[int, ...]] = []
    known: dict[tuple[int, ...], float] = {}
    while fitting := next_lots(outlook.state, party, chosen):
        for lot in fitting:
            if lot not in known:
                known[lot] = lot_gain(outlook, party, lot)
        chosen.append(max(fitting, key=lambda lot: known[lot] / len(lot)))
    names = tuple([named(lot) for lot in chosen])
    total = sum([known[lot] for lot in chosen])
    return Decision(act.Lots(names), Reason("shares.lots", {"lots": [list(lot) for lot in names]}, total))


def bid(outlook: Outlook, party: int) -> Decision:
    state = outlook.state
    lot = state.lots[state.lot]
    worth = int(outlook.weights.elation * most_bid(outlook, party, lot)) // STEP * STEP
    most = min(worth, spendable(outlook, party))
    about = {"lot": list(named(lot)), "most": most}
    if state.settings.bidding == "sealed":
        return Decision(act.Seal(most), Reason("shares.seal" if most else "shares.seal.nothing", about))
    least = least_bid(state)
    if least <= most:
        more = 0 if state.high_bidder == NOBODY else (most - least) // RAISES // STEP * STEP
        amount = least + more
        return Decision(act.Bid(amount), Reason("shares.bid", about | {"amount": amount}))
    code = "shares.drop" if least > worth else "shares.drop.short"
    return Decision(act.Drop(), Reason(code, about | {"least": least}))


def bid_of(outlook: Outlook, party: int, amount: int) -> Decision:
    """A bid of this amount, whatever the lot is worth."""
    lot = outlook.state.lots[outlook.state.lot]
    return Decision(act.Bid(amount), Reason("shares.bid.tried", {"lot": list(named(lot)), "amount": amount}))


def spendable(outlook: Outlook, party: int) -> int:
    """The cash that may be bid, in whole steps."""
    return max(0, outlook.state.cash[party] - held_back(outlook.state, party, outlook.weights.reserve)) // STEP * STEP


def most_bid(outlook: Outlook, party: int, lot: tuple[int, ...]) -> int:
    """The price, within its cash, at which having the lot is no better than leaving it to the rival."""
    state = outlook.state
    vendor = state.turn
    instead = outlook.gain(party, outlook.change(taken(lot, NOBODY), {vendor: lot_reserve(state, lot)}))
    if state.high_bidder != NOBODY and state.high_bidder != party:
        rival = state.high_bidder
        sold = outlook.change(taken(lot, rival), {rival: -state.high, vendor: state.high})
        instead = outlook.gain(party, sold)
    return _highest(outlook, party, lot, vendor, instead, max(0, state.cash[party]))
