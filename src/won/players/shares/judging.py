"""What a deal is worth to a party, for whoever offers or answers it.

To a debtor a deal is also worth what the next best way out of debt would cost, or else everything it has.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.shares.exchange import MARGIN, Terms, asking, gain, single_items
from won.analysis.shares.holdings import owed
from won.analysis.shares.valuation import POUND, Outlook, cash_score
from won.shares.debt import debtor
from won.shares.figures import STEP
from won.shares.parties import after
from won.shares.state import State

TEMPTING: Final = (0.8, 0.55, 0.35)  # parts of the most a rival would pay that are asked of it, one after another


class WayOut(NamedTuple):
    """A sale that would pay what is owed, and what it is worth to the seller."""

    terms: Terms
    worth: float


def missing(state: State, party: int) -> int:
    """What a debtor lacks; at least one step, because its cash may be only a guess."""
    return max(STEP, owed(state, party) - state.cash[party])


def judge(outlook: Outlook, deal: Terms) -> float:
    """What a deal is worth to its first party, in pounds, with its debts considered."""
    worth = gain(outlook, deal)
    state = outlook.state
    income = -deal.cash
    if debtor(state) != deal.party or income <= 0:
        return worth
    need = missing(state, deal.party)
    ways = ways_out(outlook, deal.party)
    at_stake = -ways[0].worth if ways else ruin(outlook, deal.party)
    return worth + max(0.0, at_stake) * min(1.0, income / need)


def ruin(outlook: Outlook, party: int) -> float:
    """DEBT-3: what a bankrupt loses."""
    cash = outlook.state.cash[party]
    return (outlook.score[party] - cash_score(cash, outlook.patience)) / POUND


def ways_out(outlook: Outlook, party: int, part: float = TEMPTING[0]) -> list[WayOut]:
    """For each rival the sale to it that would cost the debtor least; the best first."""
    need = missing(outlook.state, party)
    rivals = after(outlook.state, party)
    sales = [sale for rival in rivals if (sale := _sale(outlook, party, rival, need, part)) is not None]
    sales.sort(key=lambda sale: -sale.worth)
    return sales


def _sale(outlook: Outlook, party: int, rival: int, need: int, part: float) -> WayOut | None:
    """The shares that bring most for what they cost, until the rival would pay enough for them."""
    items = single_items(outlook, party, rival)
    items.sort(key=lambda item: item.giver / max(item.taker, 1e-9), reverse=True)
    bundle: list[int] = []
    for item in items:
        bundle += item.shares
        most = part * asking(outlook, party, rival, tuple(bundle))
        if most >= need:
            price = max(-(-need // STEP), int(most) // STEP) * STEP
            terms = Terms(party, rival, tuple(sorted(bundle)), (), -price)
            if gain(outlook, terms.reversed()) >= MARGIN:
                return WayOut(terms, gain(outlook, terms))
    return None
