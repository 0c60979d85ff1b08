"""Royalties: who is owed how much on landing, and claiming them by hand (ROYALTY-1 to ROYALTY-3)."""

from __future__ import annotations

from typing import Final

from won.core.kinds import ANYONE, ActionKind
from won.core.refusal import Refusal, refuse
from won.shares.actions import Claim
from won.shares.choice import pays_no_royalty
from won.shares.events import AnyEvent, Claimable
from won.shares.figures import TIERS
from won.shares.state import ANY_MOMENT, Debt, State
from won.shares.turns import go_on
from won.shares.world import GOODS, PRODUCTS


def owe_royalties(state: State, party: int, square: int, events: list[AnyEvent]) -> None:
    """ROYALTY-1: to every other party with 30% or more, the next at the left first."""
    product = state.royalty[square]
    if product < 0 or pays_no_royalty(state, square, state.tours[party]):
        return
    seats, percents = state.seats, state.percent
    for distance in range(1, seats):  # those who are out hold nothing
        holder = party + distance if party + distance < seats else party + distance - seats
        percent = percents[holder * GOODS + product]
        if percent < TIERS[0]:
            continue
        due = state.world.royalty(product, percent)  # ROYALTY-2
        debt = Debt(party, holder, due, "royalty", PRODUCTS[product])
        if state.settings.claims == "auto":
            state.debts.append(debt)
        else:  # ROYALTY-3
            state.claims.append(debt)
            events.append(Claimable(holder, debt.amount, debt.what))


def has_claim(state: State, party: int) -> bool:
    """ROYALTY-3: a claim of its own that is still open."""
    for claim in state.claims:
        if claim.payee == party:
            return True
    return False


def can_claim(state: State, party: int, action: Claim) -> Refusal | None:
    return None if has_claim(state, party) else refuse("ROYALTY-3", seat=party)


def do_claim(state: State, party: int, action: Claim, events: list[AnyEvent]) -> None:
    own = [claim for claim in state.claims if claim.payee == party]
    state.claims = [claim for claim in state.claims if claim.payee != party]
    state.debts.extend(own)
    go_on(state, events)


KINDS: Final = [
    ActionKind(
        Claim,
        can_claim,
        do_claim,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="ROYALTY-3",
        form="claim",
        parts=0,
        weight=100,
        available=has_claim,
    ),
]
