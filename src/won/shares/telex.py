"""Telexes: the top card of the pack, and what it brings or costs (TELEX-1, TELEX-2)."""

from __future__ import annotations

from won.shares.events import AnyEvent, Paid, TelexRead
from won.shares.parties import after
from won.shares.state import Debt, State
from won.shares.world import GOODS, NOBODY, Telex


def read_telex(state: State, party: int, events: list[AnyEvent]) -> None:
    """TELEX-1: the card goes under the pack; TELEX-2: what the others pay is a debt of each of them."""
    card: Telex = state.world.telexes[state.deck[state.telex]]
    state.telex = (state.telex + 1) % len(state.deck)
    owner = False
    for product in card.products:
        owner = owner or state.count[party * GOODS + product] > 0
    events.append(TelexRead(party, card.name, owner))
    amount = card.owner if owner else card.others
    if amount > 0:
        state.cash[party] += amount
        events.append(Paid(NOBODY, party, amount, "telex", card.name))
    elif amount < 0:
        state.debts.append(Debt(party, NOBODY, -amount, "telex", card.name))
    if card.each:
        state.debts.extend([Debt(other, party, card.each, "telex", card.name) for other in after(state, party)])
