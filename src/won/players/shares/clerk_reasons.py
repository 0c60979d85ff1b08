"""The clerk's reasons: what it did, and the figure it used."""

from __future__ import annotations

from typing import Any

from won.analysis.shares.holdings import swing
from won.players.bot import Decision, Reason
from won.shares import actions as act
from won.shares.figures import JOKER_PRICE
from won.shares.offers import find
from won.shares.parties import marked, named
from won.shares.state import BUY, LOTS, TAKE, State
from won.shares.syndicate_terms import fee
from won.shares.world import SHARE


def explained(state: State, party: int, action: Any) -> Decision:
    return Decision(action, _reason(state, party, action))


def _reason(state: State, party: int, action: Any) -> Reason:
    if isinstance(action, act.Buy):
        order = [SHARE[name] for name in action.shares]
        cost = marked(state, order)
        return Reason(
            "shares.buy", {"shares": list(action.shares), "cost": cost}, swing(state, party, order, ()) - cost
        )
    if isinstance(action, act.Bid | act.Drop | act.Seal):
        return _bidding(state, party, action)
    if isinstance(action, act.Lots):
        return Reason("shares.lots", {"lots": [list(lot) for lot in action.lots]})
    if isinstance(action, act.Deal):
        return Reason("shares.plea", {"rival": action.to, "cash": action.get.cash})
    if isinstance(action, act.Pool):
        wanted = sorted({party, *action.parties})
        return Reason("shares.pool", {"rival": action.parties[0], "fee": fee(state, wanted)})
    if isinstance(action, act.Accept | act.Decline):
        return _answering(state, action)
    if isinstance(action, act.Joker):
        return Reason("shares.joker.use") if state.moment == LOTS else Reason("shares.joker.buy", {"cost": JOKER_PRICE})
    if isinstance(action, act.End):
        codes = {BUY: "shares.keep", TAKE: "shares.joker.skip"}
        return Reason(codes.get(state.moment, "shares.rest"), {"cost": JOKER_PRICE})
    return Reason(f"shares.{type(action).__struct_config__.tag}")


def _bidding(state: State, party: int, action: act.Bid | act.Drop | act.Seal) -> Reason:
    lot = state.lots[state.lot]
    most = max(0, int(swing(state, party, lot, ())))
    about: dict[str, Any] = {"lot": list(named(lot)), "most": most}
    if isinstance(action, act.Bid):
        return Reason("shares.bid", about | {"amount": action.amount})
    if isinstance(action, act.Drop):
        return Reason("shares.drop", about | {"least": state.high})
    return Reason("shares.seal", about | {"most": action.amount})


def _answering(state: State, action: act.Accept | act.Decline) -> Reason:
    offer = find(state, action.offer)
    assert offer is not None
    kind = "accept" if isinstance(action, act.Accept) else "decline"
    about: dict[str, Any] = {"offer": action.offer, "rival": offer.seat}
    if isinstance(offer.action, act.Pool):
        about["fee"] = fee(state, sorted([offer.seat, *offer.parties]))
        return Reason(f"shares.{kind}.pool", about)
    return Reason("shares.accept" if kind == "accept" else "shares.decline.worth", about)
