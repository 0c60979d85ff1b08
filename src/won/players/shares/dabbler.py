"""The dabbler of shares: a first-time player, who goes by marked prices.

It makes the mistakes people make: it spends nearly all it has where it lands, pays for a share what is printed on it
whoever needs it, gets carried away in auctions and forgets what the next roll may cost. It gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from won.analysis.shares.holdings import owed
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Reason
from won.players.shares.clerk import Clerk
from won.shares import actions as act
from won.shares.auction import least_bid, lots_of, next_lots
from won.shares.debt import debtor
from won.shares.figures import JOKER_PRICE, STEP
from won.shares.parties import after, marked, named, numbered, shares_of
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, LOTS, TAKE, State

POCKET: Final = 20 * STEP  # the cash it does not spend
AT_ONCE: Final = 3  # shares it buys at a time, though it may buy six
PLENTY: Final = 150 * STEP  # the cash with which it buys a joker
ELATED: Final = 5  # quarters of the marked price that it bids in an auction


class Dabbler(Clerk):
    """Deterministic: the same table always gets the same answer, whatever the seed."""

    __slots__ = ()

    def wish(self, state: State, party: int) -> Any:
        if state.moment == BUY:
            order = _order(state, party)
            return act.Buy(named(order)) if order else act.End()
        if state.moment == TAKE:
            return act.Joker() if state.cash[party] >= PLENTY and not state.jokers[party] else act.End()
        if state.moment == LOTS:
            return _lots(state, party)
        if state.moment == BID:
            return _bid(state, party)
        return act.End()

    def accepts(self, state: State, party: int, number: int) -> bool:
        """A deal in which it gets more by marked prices than it gives; a syndicate when it cannot pay."""
        offer = find_offer(state.offers, number)
        assert offer is not None
        if isinstance(offer.action, act.Pool):
            return debtor(state) == party
        deal: act.Deal = offer.action
        if state.cash[party] < deal.get.cash:
            return False
        return _price(state, deal.give) > _price(state, deal.get)

    def relief(self, state: State, party: int) -> list[Any]:
        """Its cheapest shares for their marked price, to each of the others."""
        need = owed(state, party) - state.cash[party]
        bundle: list[int] = []
        for lot in sorted(lots_of(state, party), key=lambda lot: (marked(state, lot), lot)):
            bundle += lot
            if marked(state, bundle) >= need:
                give, get = act.Side(named(sorted(bundle))), act.Side((), marked(state, bundle))
                return [act.Deal(rival, give, get) for rival in after(state, party)]
        return []

    def explain(self, state: State, party: int, action: Any) -> Decision:
        return Decision(action, _reason(state, party, action) or super().explain(state, party, action).reason)


def _price(state: State, side: act.Side) -> int:
    return side.cash + marked(state, numbered(side.shares))


def _order(state: State, party: int) -> list[int]:
    """BUY-1: the dearest shares it can pay, first of what it has none of: a little of everything."""
    left = state.cash[party] - POCKET
    have = {state.world.product[share] for share in shares_of(state, party)}
    order: list[int] = []
    price, product = state.world.price, state.world.product
    for share in sorted(for_sale(state, party), key=lambda share: (product[share] in have, -price[share], share)):
        if price[share] <= left and len(order) < AT_ONCE:
            order.append(share)
            left -= price[share]
    return sorted(order)


def _lots(state: State, party: int) -> Any:
    """LOT-5: a joker if it has one; else the cheapest lots."""
    if state.jokers[party]:
        return act.Joker()
    chosen: list[tuple[int, ...]] = []
    while fitting := next_lots(state, party, chosen):
        chosen.append(min(fitting, key=lambda lot: marked(state, lot) / len(lot)))
    return act.Lots(tuple([named(lot) for lot in chosen]))


def _most(state: State, party: int, lot: Sequence[int]) -> int:
    """More than the lot is printed at, as far as its cash goes."""
    return max(0, min(state.cash[party] - POCKET, marked(state, tuple(lot)) * ELATED // 4)) // STEP * STEP


def _bid(state: State, party: int) -> Any:
    most = _most(state, party, state.lots[state.lot])
    if state.settings.bidding == "sealed":
        return act.Seal(most)
    least = least_bid(state)
    return act.Bid(least) if least <= most else act.Drop()


def _reason(state: State, party: int, action: Any) -> Reason | None:
    """What it tells of its own way to decide; none where it decides as the clerk does."""
    if isinstance(action, act.Buy):
        return Reason("shares.simple.buy", {"cost": marked(state, numbered(action.shares))})
    if isinstance(action, act.Bid | act.Drop | act.Seal):
        lot = state.lots[state.lot]
        about: dict[str, Any] = {"lot": list(named(lot)), "most": _most(state, party, lot)}
        drops = isinstance(action, act.Drop) or (isinstance(action, act.Seal) and not action.amount)
        code = "drop" if drops else "bid"
        return Reason(f"shares.simple.{code}", about)
    if isinstance(action, act.Accept | act.Decline):
        offer = find_offer(state.offers, action.offer)
        if offer is not None and isinstance(offer.action, act.Deal):
            code = "accept" if isinstance(action, act.Accept) else "decline"
            return Reason(f"shares.simple.{code}", {"offer": action.offer, "rival": offer.seat})
    if isinstance(action, act.Joker):
        return Reason(
            "shares.simple.joker" if state.moment == TAKE else "shares.simple.joker.use", {"cost": JOKER_PRICE}
        )
    if isinstance(action, act.Deal):
        return Reason("shares.simple.plea", {"rival": action.to, "cash": action.get.cash})
    if isinstance(action, act.End) and state.moment == TAKE:
        return Reason("shares.rest")
    if isinstance(action, act.End) and state.moment == BUY:
        return Reason("shares.simple.keep")
    return None
