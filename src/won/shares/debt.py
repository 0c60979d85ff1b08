"""Debts: how they are paid, and who may declare a debtor bankrupt; `debt_bankruptcy` carries DEBT-3 to DEBT-5 out."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.actions import Concede, Declare
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


def can_concede(state: State, party: int, action: Concede) -> Refusal | None:
    """DEBT-3: the debtor may always give up."""
    return None


def can_declare(state: State, party: int, action: Declare) -> Refusal | None:
    """DEBT-5: a creditor, or anybody where the bank is a creditor."""
    if not state.settings.declarations:
        return refuse("WORD-1", field="do", value="declare")
    owing = debtor(state)
    if owing in (NOBODY, party):
        return refuse("DEBT-5", seat=party)
    return None if _is_creditor(state, party, owing) else refuse("DEBT-5", seat=party, debtor=owing)


def may_declare(state: State, party: int) -> bool:
    owing = debtor(state)
    if owing in (NOBODY, party) or not state.settings.declarations:
        return False
    return _is_creditor(state, party, owing)


def _is_creditor(state: State, party: int, owing: int) -> bool:
    for debt in state.debts:
        if debt.payer == owing and debt.payee in (party, NOBODY):
            return True
    return False
