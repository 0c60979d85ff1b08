"""Bankruptcy: the bank takes all and settles with the creditors."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.actions import Deal
from won.shares.deals import lapse
from won.shares.events import AnyEvent, Bankrupt, Declared
from won.shares.parties import give_share, named, parties_left, shares_of
from won.shares.settle import debtor, finish, go_on
from won.shares.state import Debt, OpenOffer, State
from won.shares.world import NOBODY


def can_concede(state: State, party: int, action: object) -> Refusal | None:
    """DEBT-3: only before a debt one cannot pay."""
    return None if debtor(state) == party else refuse("DEBT-2", seat=party, debtor=debtor(state))


def can_declare(state: State, party: int, action: object) -> Refusal | None:
    """DEBT-5: a creditor, or anybody where the bank is the creditor; but not while something may still pay."""
    if not state.settings.declarations:
        return refuse("WORD-1", field="do", value="declare")
    owing = debtor(state)
    if owing in (NOBODY, party):
        return refuse("DEBT-5", seat=party)
    creditors = [debt.payee for debt in state.debts if debt.payer == owing]
    if party not in creditors and NOBODY not in creditors:
        return refuse("DEBT-5", seat=party, debtor=owing)
    return refuse("DEBT-5", seat=party, debtor=owing, hope=True) if _may_yet_pay(state, owing) else None


def _may_yet_pay(state: State, party: int) -> bool:
    """DEBT-5: whether an open offer would bring it cash or partners, or it has royalties to claim.

    How much it lacks is not asked: that would show its hidden cash (SEEN-1).
    """
    for claim in state.claims:
        if claim.payee == party:
            return True
    return any(_brings_cash(offer, party) for offer in state.offers)


def _brings_cash(offer: OpenOffer, party: int) -> bool:
    if party != offer.seat and party not in offer.parties:
        return False
    if not isinstance(offer.action, Deal):
        return True
    deal: Deal = offer.action
    gain = deal.get.cash - deal.give.cash
    return gain > 0 if party == offer.seat else gain < 0


def do_declare(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    owing = debtor(state)
    told.append(Declared(party, owing))
    do_concede(state, owing, action, told)


def do_concede(state: State, party: int, action: object, told: list[AnyEvent]) -> None:
    """DEBT-3, DEBT-4: creditors are paid, everything else goes back, and the party is out."""
    mine = [debt for debt in state.debts if debt.payer == party]
    paid = _settle(state, party, mine)
    shares = shares_of(state, party)
    creditors = tuple([debt.payee for debt in mine])
    told.append(Bankrupt(party, state.cash[party], named(shares), state.jokers[party], creditors, tuple(paid)))
    for debt, amount in zip(mine, paid, strict=True):
        if debt.payee != NOBODY:
            state.cash[debt.payee] += amount
    state.cash[party] = 0
    state.stack += state.jokers[party]
    state.jokers[party] = 0
    for share in shares:
        give_share(state, share, NOBODY)
    state.alive &= ~(1 << party)
    # What others owe to a bankrupt they owe to the bank, which has taken over its affairs.
    state.debts = [
        Debt(debt.payer, NOBODY if debt.payee == party else debt.payee, debt.amount, debt.why, debt.what)
        for debt in state.debts
        if debt.payer != party
    ]
    state.claims = [claim for claim in state.claims if party not in (claim.payer, claim.payee)]
    lapse(state, told)
    if parties_left(state) == 1:
        finish(state, told)
    else:
        go_on(state, told)


def _settle(state: State, party: int, debts: list[Debt]) -> list[int]:
    """DEBT-3: in full by the bank; or out of the estate, as far as it goes, in the order in which debts arose."""
    if state.settings.creditors == "bank":
        return [debt.amount for debt in debts]
    left = state.cash[party]
    paid: list[int] = []
    for debt in debts:
        paid.append(min(left, debt.amount))
        left -= paid[-1]
    return paid
