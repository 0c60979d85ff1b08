"""Syndicates: parties that pool everything, for a fee and for ever."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.shares.actions import Accept, Pool
from won.shares.deals import (
    answer_problem,
    can_accept_deal,
    do_accept_deal,
    find,
    lapse,
    offer_of,
    party_problem,
    put_on_table,
    take_off,
)
from won.shares.events import AnyEvent, DebtLapsed, Lapsed, PoolAgreed, Pooled, PoolProposed
from won.shares.figures import half
from won.shares.parties import give_share, named, parties_left, shares_of, value_of
from won.shares.settle import go_on
from won.shares.state import Debt, OpenOffer, State


def can_pool(state: State, party: int, action: Pool) -> Refusal | None:
    """SYND-1, SYND-4: two or more parties, but not all of them."""
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
    return None


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
    wanted = sorted([offer.seat, *offer.parties])
    if len(wanted) == parties_left(state):
        return refuse("SYND-4", parties=list(offer.parties))
    cash = sum([state.cash[one] for one in wanted])
    if last_to_agree(offer, party) and cash < fee(state, wanted):
        return refuse("SYND-2", fee=fee(state, wanted))
    return None


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
        _form(state, sorted([offer.seat, *offer.parties]), told)
    else:
        agreed = OpenOffer(offer.number, offer.seat, offer.parties, offer.action, offer.agreed | 1 << party)
        state.offers = [agreed if other is offer else other for other in state.offers]
        told.append(PoolAgreed(offer.number, party))


def head_of(state: State, wanted: list[int]) -> int:
    """SYND-3: the party that brings shares of the highest marked price, the earlier seat in a tie."""
    values = [value_of(state, party) for party in wanted]
    return wanted[values.index(max(values))]


def _form(state: State, wanted: list[int], told: list[AnyEvent]) -> None:
    """SYND-2, SYND-3: everything goes to the one that leads."""
    cost = fee(state, wanted)
    brought = [shares_of(state, party) for party in wanted]
    head = head_of(state, wanted)
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
