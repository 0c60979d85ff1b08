"""Bankruptcy: the bank takes all and settles with the creditors (DEBT-3 to DEBT-5)."""

from __future__ import annotations

from typing import Final

from won.core.kinds import ANYONE, ActionKind
from won.shares.actions import Concede, Deal, Declare
from won.shares.debt import can_concede, can_declare, debtor, may_declare
from won.shares.end import finish
from won.shares.events import AnyEvent, Bankrupt, Declared, NoticeGiven
from won.shares.offers import lapse
from won.shares.parties import give_share, named, parties_left, shares_of
from won.shares.royalty import has_claim
from won.shares.state import ANY_MOMENT, Debt, OpenOffer, State
from won.shares.syndicate_joint import drop_proposal
from won.shares.turns import DEBTOR, go_on
from won.shares.world import NOBODY


def do_concede(state: State, party: int, action: Concede, events: list[AnyEvent]) -> None:
    go_bankrupt(state, party, events)


def may_yet_pay(state: State, party: int) -> bool:
    """DEBT-5: whether an open offer would bring it cash or partners, it has royalties to claim, or others confer.

    How much it lacks is not asked: that would show its hidden cash (SEEN-1).
    """
    if state.proposal is not None and state.head[state.proposer] != party:
        return True
    return has_claim(state, party) or any(_helps(offer, party) for offer in state.offers)


def only_gives_notice(state: State) -> bool:
    """DEBT-5: whether declaring the debtor bankrupt now is a notice: something may still pay, and none was given."""
    debt = state.debts[0]
    return not debt.notice and may_yet_pay(state, debt.payer)


def _helps(offer: OpenOffer, party: int) -> bool:
    if party != offer.seat and party not in offer.parties:
        return False
    if not isinstance(offer.action, Deal):
        return True
    deal: Deal = offer.action
    gain = deal.get.cash - deal.give.cash
    return gain > 0 if party == offer.seat else gain < 0


def do_declare(state: State, party: int, action: Declare, events: list[AnyEvent]) -> None:
    owing = debtor(state)
    if only_gives_notice(state):
        state.debts[0] = state.debts[0].with_notice()
        events.append(NoticeGiven(party, owing))
        return
    events.append(Declared(party, owing))
    drop_proposal(state)
    go_bankrupt(state, owing, events)


def go_bankrupt(state: State, party: int, events: list[AnyEvent]) -> None:
    """DEBT-3, DEBT-4: creditors are paid, everything else goes back, and the party is out."""
    own = [debt for debt in state.debts if debt.payer == party]
    paid = _paid(state, party, own)
    shares = shares_of(state, party)
    creditors = tuple([debt.payee for debt in own])
    events.append(Bankrupt(party, state.cash[party], named(shares), state.jokers[party], creditors, tuple(paid)))
    for debt, amount in zip(own, paid, strict=True):
        if debt.payee != NOBODY:
            state.cash[debt.payee] += amount
    state.cash[party] = 0
    state.stack += state.jokers[party]
    state.jokers[party] = 0
    for share in shares:
        give_share(state, share, NOBODY)
    state.alive &= ~(1 << party)
    state.fallen = (*state.fallen, party)
    # What others owe to a bankrupt they owe to the bank, which has taken over its affairs.
    state.debts = [
        debt.between(debt.payer, NOBODY if debt.payee == party else debt.payee)
        for debt in state.debts
        if debt.payer != party
    ]
    state.claims = [claim for claim in state.claims if party not in (claim.payer, claim.payee)]
    lapse(state, events)
    if parties_left(state) == 1:
        finish(state, events)
    else:
        go_on(state, events)


def _paid(state: State, party: int, debts: list[Debt]) -> list[int]:
    """DEBT-3: in full by the bank; or out of the estate, as far as it goes, in the order in which debts arose."""
    if state.settings.creditors == "bank":
        return [debt.amount for debt in debts]
    left = state.cash[party]
    paid: list[int] = []
    for debt in debts:
        paid.append(min(left, debt.amount))
        left -= paid[-1]
    return paid


KINDS: Final = [
    ActionKind(
        Concede,
        can_concede,
        do_concede,
        phases=ANY_MOMENT,
        who=DEBTOR,
        rule="DEBT-3",
        form="concede",
        parts=0,
        weight=15,
        joint=True,
    ),
    ActionKind(
        Declare,
        can_declare,
        do_declare,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="DEBT-5",
        form="declare",
        parts=0,
        weight=30,
        available=may_declare,
    ),
]
