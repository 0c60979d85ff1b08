"""Syndicates: parties that pool everything, for a fee and for ever."""

from __future__ import annotations

from msgspec import UNSET

from won.core.refusal import Refusal, refuse
from won.shares.actions import Accept, Pool
from won.shares.auction import reopen_lot, under_hammer
from won.shares.deals import (
    answer,
    answer_problem,
    can_accept_deal,
    do_accept_deal,
    find,
    in_auction,
    lapse,
    offer_of,
    party_problem,
    put_on_table,
    take_off,
)
from won.shares.events import AnyEvent, DebtLapsed, Lapsed, PoolAgreed, Pooled, PoolProposed
from won.shares.figures import half
from won.shares.parties import give_share, is_in, named, parties_left, shares_of, value_of
from won.shares.settle import go_on
from won.shares.state import BID, MOMENTS, Debt, OpenOffer, State


def can_pool(state: State, party: int, action: Pool) -> Refusal | None:
    """SYND-1, SYND-4: two or more parties, but not all of them."""
    if not may_pool(state):
        return refuse("SYND-1", moment=MOMENTS[state.moment])
    for seat in action.parties:
        problem = party_problem(state, seat)
        if problem is not None:
            return problem
    wanted = pooled(state, party, action)
    if len(wanted) != len(action.parties) + 1:
        return refuse("SYND-1", parties=list(action.parties))
    if len(wanted) < 2:
        return refuse("SYND-1", parties=list(action.parties))
    if len(wanted) == parties_left(state):
        return refuse("SYND-4", parties=list(action.parties))
    if action.lead is not UNSET and state.settings.leaders_chosen:
        return _leader_problem(state, wanted, action.lead)
    return None


def _leader_problem(state: State, wanted: list[int], lead: int) -> Refusal | None:
    """SYND-3: one of those who bring most."""
    problem = party_problem(state, lead)
    if problem is None and state.head[lead] not in leaders(state, wanted):
        return refuse("SYND-3", seat=lead)
    return problem


def may_pool(state: State) -> bool:
    """SYND-1: not while a lot is under the hammer; with the option `outside` not during an auction at all."""
    if state.settings.pooling == "outside":
        return not in_auction(state)
    return not under_hammer(state)


def pooled(state: State, party: int, action: Pool) -> list[int]:
    """The parties that would pool, by seat."""
    return sorted({party, *[state.head[seat] for seat in action.parties]})


def fee(state: State, wanted: list[int]) -> int:
    """SYND-2: half the marked price of all their shares."""
    total = 0
    for party in wanted:
        total += value_of(state, party)
    return half(total)


def do_pool(state: State, party: int, action: Pool, told: list[AnyEvent]) -> None:
    wanted = pooled(state, party, action)
    others = tuple([other for other in wanted if other != party])
    number = put_on_table(state, party, others, action)
    told.append(PoolProposed(number, party, tuple(wanted), fee(state, wanted)))


def can_accept(state: State, party: int, action: Accept) -> Refusal | None:
    """DEAL-3, and what the offer itself asks."""
    problem = answer_problem(state, party, action.offer, by_maker=False)
    offer = find(state, action.offer)
    return problem if problem is not None or offer is None else offer_problem(state, party, offer)


def offer_problem(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """What stands against carrying out an offer that this party may answer."""
    if type(offer.action) is not Pool:
        return can_accept_deal(state, party, offer)
    if not may_pool(state):
        return refuse("SYND-1", moment=MOMENTS[state.moment])
    wanted = sorted([offer.seat, *offer.parties])
    if len(wanted) == parties_left(state):
        return refuse("SYND-4", parties=list(offer.parties))
    cash = sum([state.cash[member] for member in wanted])
    cost = fee(state, wanted)
    return refuse("SYND-2", fee=cost) if cash < cost and last_to_agree(offer, party) else None


def last_to_agree(offer: OpenOffer, party: int) -> bool:
    for other in offer.parties:
        if other != party and not offer.agreed >> other & 1:
            return False
    return True


def do_accept(state: State, party: int, action: Accept, told: list[AnyEvent]) -> None:
    offer = offer_of(state, action)
    if type(offer.action) is not Pool:
        do_accept_deal(state, party, offer, told)
    elif last_to_agree(offer, party):
        take_off(state, [offer])
        told.append(PoolAgreed(offer.number, party))
        _form(state, sorted([offer.seat, *offer.parties]), offer.action, told)
    else:
        answer(state, offer, offer.agreed | 1 << party)
        told.append(PoolAgreed(offer.number, party))


def leaders(state: State, wanted: list[int]) -> list[int]:
    """SYND-3: the parties that bring shares of the highest marked price."""
    values = [value_of(state, party) for party in wanted]
    best = max(values)
    return [party for party, value in zip(wanted, values, strict=True) if value == best]


def head_of(state: State, wanted: list[int], pool: Pool | None = None) -> int:
    """SYND-3: who leads; in a tie the one that was chosen, or else the earlier seat."""
    tied = leaders(state, wanted)
    if pool is not None and pool.lead is not UNSET and state.settings.leaders_chosen:
        chosen = state.head[pool.lead]
        if chosen in tied:
            return chosen
    return tied[0]


def _form(state: State, wanted: list[int], pool: Pool, told: list[AnyEvent]) -> None:
    """SYND-2, SYND-3: everything goes to the one that leads."""
    cost = fee(state, wanted)
    brought = [shares_of(state, party) for party in wanted]
    head = head_of(state, wanted, pool)
    cash, jokers = [state.cash[party] for party in wanted], [state.jokers[party] for party in wanted]
    shares = tuple([named(held) for held in brought])
    told.append(Pooled(head, tuple(wanted), cost, tuple(cash), tuple(jokers), shares))
    for party, held in zip(wanted, brought, strict=True):
        state.cash[party] = 0
        state.jokers[party] = 0
        for share in held:
            give_share(state, share, head)
        if party != head:
            state.alive &= ~(1 << party)
    state.cash[head] = sum(cash) - cost
    state.jokers[head] = sum(jokers)
    state.head = [head if leader in wanted else leader for leader in state.head]
    state.syndicates |= 1 << head
    _debts_pass_over(state, wanted, head, told)
    _proposals_lapse(state, head, told)
    lapse(state, told)
    if state.moment == BID and is_in(state, state.turn) and parties_left(state) > 2:
        reopen_lot(state, told)
    go_on(state, told)


def _proposals_lapse(state: State, head: int, told: list[AnyEvent]) -> None:
    """SYND-1: what a party agreed to before others joined it, not all of it have agreed to."""
    pools = [offer for offer in state.offers if isinstance(offer.action, Pool)]
    gone = [offer for offer in pools if head == offer.seat or head in offer.parties]
    if gone:
        take_off(state, gone)
        told.append(Lapsed(tuple([offer.number for offer in gone])))


def _debts_pass_over(state: State, wanted: list[int], head: int, told: list[AnyEvent]) -> None:
    """SYND-5: debts of members are debts of the syndicate; those between members lapse."""
    kept: list[Debt] = []
    for debt in state.debts:
        payer = head if debt.payer in wanted else debt.payer
        payee = head if debt.payee in wanted else debt.payee
        if payer == payee:
            told.append(DebtLapsed(head, debt.amount))
        else:
            kept.append(Debt(payer, payee, debt.amount, debt.why, debt.what))
    state.debts = kept
    claims = [Debt(c.payer, head if c.payee in wanted else c.payee, c.amount, c.why, c.what) for c in state.claims]
    lander = head if state.turn in wanted else state.turn
    state.claims = [
        Debt(lander, claim.payee, claim.amount, claim.why, claim.what) for claim in claims if claim.payee != lander
    ]
