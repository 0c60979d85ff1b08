"""How the clerk deals in shares: what it agrees to, and how it finds money when it cannot pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from won.analysis.shares.holdings import harm, owed, reserve, swing
from won.analysis.shares.royalties import payment_odds
from won.core.answer_kind import find_offer
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.figures import MONOPOLY, STEP
from won.shares.parties import after, marked, named, shares_of, value_of
from won.shares.state import OpenOffer, State
from won.shares.world import GOODS, SHARE

MARGIN: Final = 2 * STEP  # a deal must bring at least this much
TEMPTING: Final = 0.8  # part of what shares are worth to a buyer that is asked for them


def accepts(state: State, party: int, number: int) -> bool:
    """A deal that leaves the party better off; a syndicate only if it may not be able to pay."""
    offer = find_offer(state.offers, number)
    assert offer is not None
    if isinstance(offer.action, act.Pool):
        return needs_money(state, party)
    if pays_debt(state, party, offer.action):
        return True
    return not too_dear(state, party, offer.action) and deal_gain(state, party, offer) >= MARGIN


def pays_debt(state: State, party: int, deal: act.Deal) -> bool:
    """Whether the party owes something and could pay it with what the deal brings."""
    cash = state.cash[party] + deal.give.cash - deal.get.cash
    return debtor(state) == party and cash >= owed(state, party)


def too_dear(state: State, party: int, deal: act.Deal) -> bool:
    """Whether the price would leave less than the reserve."""
    price = deal.get.cash - deal.give.cash
    return price > 0 and state.cash[party] - price < reserve(state, party)


def deal_gain(state: State, party: int, offer: OpenOffer) -> float:
    """What the deal would bring one to whom it was offered, less the harm of what its maker gets."""
    deal: act.Deal = offer.action
    gained, lost = _places(deal.give), _places(deal.get)
    gain = swing(state, party, gained, lost) - harm(state, offer.seat, lost, gained)
    return gain + deal.give.cash - deal.get.cash


def needs_money(state: State, party: int) -> bool:
    """The party cannot pay, or may not be able to after its next roll."""
    return debtor(state) == party or state.cash[party] < max(payment_odds(state, party))


def relief(state: State, party: int) -> list[Any]:
    """Ways out of debt: shares offered to each rival, the best buyer first; then a syndicate with the wealthiest."""
    if not shares_of(state, party):
        return []
    need = owed(state, party) - state.cash[party]
    rivals = after(state, party)
    lots = sorted(_lots(state, party), key=lambda lot: (-swing(state, party, (), lot) / marked(state, lot), lot))
    sales = [sale for rival in rivals if (sale := _sale(state, lots, rival, need)) is not None]
    sales.sort(key=lambda sale: len(sale.give.shares))
    wealthiest = max(rivals, key=lambda rival: (_open_wealth(state, rival), -rival))
    return [*sales, act.Pool((wealthiest,))]


def _open_wealth(state: State, rival: int) -> int:
    """SEEN-1: the wealth that everybody can see."""
    cash = state.cash[rival] if state.settings.cash == "open" else 0
    return cash + value_of(state, rival)


def _sale(state: State, lots: list[list[int]], rival: int, need: int) -> act.Deal | None:
    """DEBT-2: the first of these lots until they are worth the money to that rival."""
    bundle: list[int] = []
    for lot in lots:
        bundle += lot
        offer = TEMPTING * swing(state, rival, bundle, ())
        if offer >= need:
            price = -(-need // STEP) * STEP
            price = max(price, min(int(offer), marked(state, bundle)) // STEP * STEP)
            return act.Deal(rival, act.Side(named(sorted(bundle))), act.Side((), price))
    return None


def _lots(state: State, party: int) -> list[list[int]]:
    """DEAL-5: what can be sold by itself: single shares, and monopoly trusts whole."""
    lots: list[list[int]] = []
    for share in shares_of(state, party):
        product = state.world.product[share]
        if state.count[party * GOODS + product] < MONOPOLY:
            lots.append([share])
        elif share == state.world.of_product[product][0]:
            lots.append(list(state.world.of_product[product]))
    return lots


def _places(side: act.Side) -> Sequence[int]:
    return [SHARE[name] for name in side.shares]
