"""Syndicates: parties that pool everything, for a fee and for ever (SYND-1 to SYND-5; `syndicate_joint` has SYND-6)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from won.core.kinds import ANYONE, OPEN_ENDED, SEAT, ActionKind
from won.core.refusal import Refusal, refuse
from won.shares import syndicate_terms
from won.shares.actions import Pool
from won.shares.auction import in_auction, under_hammer
from won.shares.auction_bids import open_lot
from won.shares.events import AnyEvent, DebtLapsed, PoolAgreed, Pooled, PoolProposed
from won.shares.offers import lapse, let_lapse, party_problem, put_on_table, set_agreed, take_off
from won.shares.parties import give_share, is_in, named, parties_left, shares_of
from won.shares.state import ANY_MOMENT, BID, LOTS, MOMENTS, Debt, OpenOffer, State
from won.shares.syndicate_terms import fee, head_of, leaders, pooled_by
from won.shares.turns import go_on


def can_pool(state: State, party: int, action: Pool) -> Refusal | None:
    """SYND-1, SYND-4: two or more parties, but not all of them."""
    problem = _time_problem(state)
    if problem is not None:
        return problem
    for seat in action.parties:
        problem = party_problem(state, seat)
        if problem is not None:
            return problem
    pooled = pooled_by(state, party, action)
    if len(pooled) < 2 or len(pooled) != len(action.parties) + 1:
        return refuse("SYND-1", parties=list(action.parties))
    if len(pooled) == parties_left(state):
        return refuse("SYND-4", parties=list(action.parties))
    if action.lead is not UNSET and state.settings.leaders_chosen:
        return _leader_problem(state, pooled, action.lead)
    return None


def _time_problem(state: State) -> Refusal | None:
    return None if may_form(state) else refuse("SYND-1", moment=MOMENTS[state.moment])


def may_form(state: State) -> bool:
    """SYND-1: not while a lot is under the hammer; with the option `outside` not during an auction at all."""
    if state.settings.pooling == "outside":
        return not in_auction(state)
    return not under_hammer(state)


class PoolKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        """SYND-4: whether there are partners and somebody besides."""
        return parties_left(state) > 2 and (state.moment not in (LOTS, BID) or may_form(state))


def _leader_problem(state: State, pooled: list[int], lead: int) -> Refusal | None:
    """SYND-3: one of those who bring most."""
    problem = party_problem(state, lead)
    if problem is None and state.head[lead] not in leaders(state, pooled):
        return refuse("SYND-3", seat=lead)
    return problem


def do_pool(state: State, party: int, action: Pool, events: list[AnyEvent]) -> None:
    pooled = pooled_by(state, party, action)
    others = tuple([other for other in pooled if other != party])
    number = put_on_table(state, party, others, action)
    events.append(PoolProposed(number, party, tuple(pooled), fee(state, pooled)))


def can_accept_pool(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """SYND-1, SYND-4; SYND-2: the last to agree must find the fee among the pooled cash."""
    problem = _time_problem(state)
    if problem is not None:
        return problem
    pooled = sorted([offer.seat, *offer.parties])
    if len(pooled) == parties_left(state):
        return refuse("SYND-4", parties=list(offer.parties))
    cash = sum([state.cash[member] for member in pooled])
    cost = fee(state, pooled)
    return refuse("SYND-2", fee=cost) if cash < cost and last_to_agree(offer, party) else None


def last_to_agree(offer: OpenOffer, party: int) -> bool:
    for other in offer.parties:
        if other != party and not offer.agreed >> other & 1:
            return False
    return True


def accept_pool(state: State, party: int, offer: OpenOffer, events: list[AnyEvent]) -> None:
    """SYND-1: all of them agree to it."""
    events.append(PoolAgreed(offer.number, party))
    if not last_to_agree(offer, party):
        set_agreed(state, offer, offer.agreed | 1 << party)
        return
    take_off(state, [offer])
    pooled = sorted([offer.seat, *offer.parties])
    head = head_of(state, pooled, offer.action)
    _pool_all(state, pooled, head, events)
    _debts_pass_over(state, pooled, head, events)
    _proposals_lapse(state, head, events)
    lapse(state, events)
    if state.moment == BID and is_in(state, state.turn) and parties_left(state) > 2:
        open_lot(state, events)  # SYND-1: anew, for the parties left
    go_on(state, events)


def _pool_all(state: State, pooled: list[int], head: int, events: list[AnyEvent]) -> None:
    """SYND-2, SYND-3: everything but the fee goes to the one that leads."""
    cost = fee(state, pooled)
    holdings = [shares_of(state, party) for party in pooled]
    cash, jokers = [state.cash[party] for party in pooled], [state.jokers[party] for party in pooled]
    shares = tuple([named(held) for held in holdings])
    events.append(Pooled(head, tuple(pooled), cost, tuple(cash), tuple(jokers), shares))
    for party, held in zip(pooled, holdings, strict=True):
        state.cash[party] = 0
        state.jokers[party] = 0
        for share in held:
            give_share(state, share, head)
        if party != head:
            state.alive &= ~(1 << party)
    state.cash[head] = sum(cash) - cost
    state.jokers[head] = sum(jokers)
    state.head = [head if leader in pooled else leader for leader in state.head]
    state.syndicates |= 1 << head


def _proposals_lapse(state: State, head: int, events: list[AnyEvent]) -> None:
    """SYND-1: what a party agreed to before others joined it, not all of it have agreed to."""
    pools = [offer for offer in state.offers if isinstance(offer.action, Pool)]
    let_lapse(state, [offer for offer in pools if head == offer.seat or head in offer.parties], events)


def _debts_pass_over(state: State, pooled: list[int], head: int, events: list[AnyEvent]) -> None:
    """SYND-5: debts of members are debts of the syndicate; those between members lapse."""
    debts: list[Debt] = []
    for debt in state.debts:
        payer = head if debt.payer in pooled else debt.payer
        payee = head if debt.payee in pooled else debt.payee
        if payer == payee:
            events.append(DebtLapsed(head, debt.amount))
        else:
            debts.append(debt.between(payer, payee))
    state.debts = debts
    claims = [claim.between(claim.payer, head if claim.payee in pooled else claim.payee) for claim in state.claims]
    lander = head if state.turn in pooled else state.turn
    state.claims = [claim.between(lander, claim.payee) for claim in claims if claim.payee != lander]


KINDS: Final[list[ActionKind]] = [
    PoolKind(
        Pool,
        can_pool,
        do_pool,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="SYND-1",
        form="pool SEAT ... [lead SEAT]",
        parts=OPEN_ENDED,
        weight=1,
        next_words=syndicate_terms.pool_words,
        compose=syndicate_terms.compose,
        to_words=syndicate_terms.to_words,
        sample=syndicate_terms.draw_pool,
        read=syndicate_terms.read,
        write=syndicate_terms.write,
        numbers=(SEAT,),
        composed=True,
        joint=True,  # SYND-6
        endless=True,
    ),
]
