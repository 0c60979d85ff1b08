"""What a deal is worth to a party, for whoever offers or answers it.

To a debtor a deal is also worth what the next best way out of debt would cost, or else everything it has. To the others
it costs the chance that the debtor falls.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.shares.exchange import MARGIN, Terms, asking, change_of, exchange, gain, single_items
from won.analysis.shares.holdings import owed
from won.analysis.shares.valuation import Outlook, cash_score
from won.shares.debt import debtor
from won.shares.figures import STEP
from won.shares.parties import after, parties_left
from won.shares.state import State

FIRST_ASKED: Final = 0.8  # part of the most a rival would pay that a debtor asks of it first,
TEMPTING: Final = (FIRST_ASKED, 0.55, 0.35)  # and one after another
LEADING: Final = 0.5  # chance of winning from which a party is helped by nobody
RESCUED: Final = 0.5  # chance that another would help a debtor whom one does not help


def declined(worth: float) -> str:
    """The reason of one who declines what is worth too little to it."""
    return "shares.decline.worth" if worth < 0 else "shares.decline.little"


class WayOut(NamedTuple):
    """A sale that would pay what is owed, and what it is worth to the seller."""

    terms: Terms
    worth: float


def missing(state: State, party: int) -> int:
    """What a debtor lacks; at least one step, because its cash may be only a guess."""
    return max(STEP, owed(state, party) - state.cash[party])


def judge(outlook: Outlook, deal: Terms) -> float:
    """What a deal is worth to its first party, in money, with the debts of either side considered."""
    worth = gain(outlook, deal)
    state = outlook.state
    owing = debtor(state)
    if owing == deal.rival and deal.cash > 0:
        return worth - rescue(outlook, deal.party, deal.rival)
    if owing != deal.party or deal.cash >= 0:
        return worth
    need = missing(state, deal.party)
    exits = ways_out(outlook, deal.party)
    at_stake = -exits[0].worth if exits else ruin(outlook, deal.party)
    return worth + max(0.0, at_stake) * min(1.0, -deal.cash / need)


def rescue(outlook: Outlook, party: int, rival: int) -> float:
    """What it costs a party to help a debtor pay: it might have left the game, if nobody else helps it."""
    others = parties_left(outlook.state) - 2
    return outlook.fall(party, rival) * (1 - RESCUED if others else 1.0)


def part_of_surplus(outlook: Outlook, deal: Terms) -> float:
    """The part of all that both sides gain which goes to the first; 1 in a deal that brings the other nothing.

    A debtor asks for what it must have, so there the whole is its affair.
    """
    if debtor(outlook.state) in (deal.party, deal.rival):
        return 1.0
    match = exchange(outlook, *deal[:4])
    if match.surplus <= 2 * MARGIN:
        return 1.0
    return (match.most - deal.cash) / match.surplus


def helps_leader(outlook: Outlook, deal: Terms) -> bool:
    """Whether a deal brings the rival nearer to a win that is likely then; one who cannot pay has no choice."""
    if debtor(outlook.state) == deal.party:
        return False
    chance = outlook.chances(change_of(outlook, deal))[deal.rival]
    return chance > LEADING and chance > outlook.chance(deal.rival)


def ruin(outlook: Outlook, party: int) -> float:
    """DEBT-3: what a bankrupt loses."""
    cash = outlook.state.cash[party]
    return -outlook.money(party, cash_score(cash, outlook.patience, outlook.weights) - outlook.score[party])


def ways_out(outlook: Outlook, party: int, part: float = FIRST_ASKED) -> list[WayOut]:
    """For each rival the sale to it that would cost the debtor least, and less than ruin; the best first."""
    need, most = missing(outlook.state, party), ruin(outlook, party)
    rivals = after(outlook.state, party)
    sales = [sale for rival in rivals if (sale := _sale(outlook, party, rival, need, part)) is not None]
    sales = [sale for sale in sales if sale.worth + most > 0]
    sales.sort(key=lambda sale: -sale.worth)
    return sales


def _sale(outlook: Outlook, party: int, rival: int, need: int, part: float) -> WayOut | None:
    """The shares that bring most for what they cost, until the rival would pay enough for them."""
    items = single_items(outlook, party, rival)
    items.sort(key=lambda item: item.giver / max(item.taker, 1e-9), reverse=True)
    bundle: list[int] = []
    cost = rescue(outlook, rival, party)
    for item in items:
        bundle += item.shares
        most = part * (asking(outlook, party, rival, tuple(bundle)) - cost)
        if most >= need:
            price = max(-(-need // STEP), int(most) // STEP) * STEP
            terms = Terms(party, rival, tuple(sorted(bundle)), (), -price)
            if gain(outlook, terms.reversed()) - cost >= MARGIN:
                return WayOut(terms, gain(outlook, terms))
    return None
