"""The clerk's reasons: what it did, and the figure it used."""

from __future__ import annotations

from typing import Any

from won.analysis.shares.holdings import spare, swing
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Reason
from won.players.shares.clerk_deals import MARGIN, deal_gain, needs_money, pays_debt, too_dear
from won.players.shares.judging import declined
from won.players.shares.purchases import buy_code
from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.debt import debtor
from won.shares.figures import JOKER_PRICE
from won.shares.parties import is_syndicate, marked, named
from won.shares.sale import for_sale
from won.shares.state import BUY, LOTS, TAKE, State
from won.shares.syndicate_terms import fee
from won.shares.world import SHARE


def explained(state: State, party: int, action: Any) -> Decision:
    return Decision(action, _reason(state, party, action))


def _reason(state: State, party: int, action: Any) -> Reason:
    if isinstance(action, act.Buy):
        order = [SHARE[name] for name in action.shares]
        cost = marked(state, order)
        worth = swing(state, party, order, ()) - cost
        return Reason(buy_code(worth), {"shares": list(action.shares), "cost": cost}, worth)
    if isinstance(action, act.Bid | act.Drop | act.Seal):
        return _bidding(state, party, action)
    if isinstance(action, act.Lots):
        return Reason("shares.lots", {"lots": [list(lot) for lot in action.lots]})
    if isinstance(action, act.Deal):
        return Reason("shares.plea", {"rival": action.to, "cash": action.get.cash})
    if isinstance(action, act.Pool):
        parties = sorted({party, *action.parties})
        return Reason("shares.pool.need", {"rival": action.parties[0], "fee": fee(state, parties)})
    if isinstance(action, act.Accept | act.Decline):
        return _answering(state, party, action)
    if isinstance(action, act.Joker):
        return Reason("shares.joker.use") if state.moment == LOTS else Reason("shares.joker.buy", {"cost": JOKER_PRICE})
    if isinstance(action, act.End):
        codes = {BUY: _keep_code(state, party), TAKE: "shares.joker.skip"}
        return Reason(codes.get(state.moment, "shares.rest"), {"cost": JOKER_PRICE})
    if isinstance(action, act.Agree) and debtor(state) == party:
        return Reason("shares.agree.debt")
    return Reason(f"shares.{type(action).__struct_config__.tag}")


def _keep_code(state: State, party: int) -> str:
    """Why it buys nothing: what would be worth its price costs more than it may spend, or nothing is worth it."""
    left = spare(state, party)
    for share in for_sale(state, party):
        if state.world.price[share] > left and swing(state, party, [share], ()) > state.world.price[share]:
            return "shares.keep.short"
    return "shares.keep"


def _bidding(state: State, party: int, action: act.Bid | act.Drop | act.Seal) -> Reason:
    lot = state.lots[state.lot]
    worth = max(0, int(swing(state, party, lot, ())))
    most = min(worth, spare(state, party))
    about: dict[str, Any] = {"lot": list(named(lot)), "most": most}
    if isinstance(action, act.Bid):
        return Reason("shares.bid", about | {"amount": action.amount})
    if isinstance(action, act.Drop):
        least = least_bid(state)
        if least <= most:
            return Reason("shares.drop.partners", about)
        return Reason("shares.drop" if least > worth else "shares.drop.short", about | {"least": least})
    return Reason("shares.seal" if action.amount else "shares.seal.nothing", about | {"most": action.amount})


def _answering(state: State, party: int, action: act.Accept | act.Decline) -> Reason:
    offer = find_offer(state.offers, action.offer)
    assert offer is not None
    accepted = isinstance(action, act.Accept)
    about: dict[str, Any] = {"offer": action.offer, "rival": offer.seat}
    if isinstance(offer.action, act.Pool):
        about["fee"] = fee(state, sorted([offer.seat, *offer.parties]))
        if accepted:
            return Reason("shares.accept.pool.need", about)
        if not needs_money(state, party):
            return Reason("shares.decline.pool.able", about)
        code = "partners" if is_syndicate(state, party) else "impossible"  # alone it would have said yes
        return Reason(f"shares.decline.{code}", about)
    worth = deal_gain(state, party, offer)
    if accepted:
        code = "shares.accept" if worth >= MARGIN else "shares.accept.debt"
    elif pays_debt(state, party, offer.action):
        code = "shares.decline.impossible"
    elif too_dear(state, party, offer.action):
        code = "shares.decline.short"
    else:
        code = "shares.decline.impossible" if worth >= MARGIN else declined(worth)
    return Reason(code, about, worth)
