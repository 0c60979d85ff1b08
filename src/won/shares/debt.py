"""Debts: paid in the order in which they arose (DEBT-1, DEBT-2; `debt_bankruptcy` has DEBT-3 to DEBT-5)."""

from __future__ import annotations

from won.shares.actions import Concede
from won.shares.events import AnyEvent, Owed, Paid
from won.shares.parties import pay
from won.shares.state import OVER, SETTLE, State
from won.shares.syndicate_joint import forget_objections
from won.shares.world import NOBODY


def pay_debts(state: State, events: list[AnyEvent]) -> bool:
    """DEBT-1: whether all could be paid; one that could not holds up those behind it."""
    debts = state.debts
    for place, debt in enumerate(debts):
        if state.cash[debt.payer] < debt.amount:
            events.append(Owed(debt.payer, debt.payee, debt.amount, debt.why, debt.what))
            state.debts = debts[place:]
            return False
        pay(state, debt.payer, debt.payee, debt.amount)
        events.append(Paid(debt.payer, debt.payee, debt.amount, debt.why, debt.what))
    state.debts = []
    forget_objections(state, Concede)
    return True


def debtor(state: State) -> int:
    """DEBT-2: the party the game waits for because it cannot pay, or NOBODY."""
    return state.debts[0].payer if state.debts else NOBODY


def moment_shown(state: State) -> int:
    """DEBT-2: while a debt waits there is nothing but settling, whatever goes on afterwards."""
    return SETTLE if state.debts and state.settings.settling_shown and state.moment != OVER else state.moment
