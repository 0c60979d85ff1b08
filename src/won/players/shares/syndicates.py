"""What a syndicate would be worth to each who joins; all members share a win."""

from __future__ import annotations

from math import log
from typing import Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import MILLION
from won.players.shares.judging import ways_out
from won.shares.actions import Pool
from won.shares.debt import debtor
from won.shares.parties import give_share, members, shares_of
from won.shares.state import State
from won.shares.syndicate_terms import fee, head_of

LOST: Final = 0.01  # the chance of one who can neither pay nor sell
POOL_MARGIN: Final = 5 * MILLION  # high, because a syndicate is for ever
WEAK: Final = 0.3  # part of an even chance; with more, a party stays alone


def needs_help(outlook: Outlook, party: int) -> bool:
    """Whether a party considers syndicates at all: it is in debt, or weak."""
    return debtor(outlook.state) == party or outlook.chance(party) * len(outlook.parties) < WEAK


def pool_worth(outlook: Outlook, wanted: list[int], pool: Pool | None = None) -> dict[int, float]:
    """For each party, in money, how much its members' part in a win would grow."""
    state = outlook.state
    joined, head = pooled(outlook, wanted, pool)
    seats = sum([len(members(state, party)) for party in wanted])
    due = sum([debt.amount for debt in state.debts if debt.payer in wanted and debt.payee not in wanted])
    if joined.cash[head] < due:
        return dict.fromkeys(wanted, -float(due))
    part = outlook.after(joined).chance(head) / seats
    return {party: _money(outlook, party, part) for party in wanted}


def _money(outlook: Outlook, party: int, part: float) -> float:
    chance = outlook.chance(party)
    if debtor(outlook.state) == party and not ways_out(outlook, party):
        chance = min(chance, LOST)
    now = chance / len(members(outlook.state, party))
    return outlook.money(party, log(max(part, 1e-6) / max(now, 1e-6)) / max(0.05, 1 - chance))


def pooled(outlook: Outlook, wanted: list[int], pool: Pool | None = None) -> tuple[State, int]:
    """SYND-2, SYND-3: the table with these parties in one, and who leads it."""
    state = outlook.state
    joined, head = state.copy(), head_of(state, wanted, pool)
    joined.cash = outlook.cash[:]
    cash = sum([outlook.cash[party] for party in wanted]) - fee(state, wanted)
    jokers = sum([state.jokers[party] for party in wanted])
    for party in wanted:
        for share in shares_of(state, party):
            give_share(joined, share, head)
        joined.cash[party] = joined.jokers[party] = 0
        if party != head:
            joined.alive &= ~(1 << party)
    joined.cash[head], joined.jokers[head] = cash, jokers
    return joined, head
