"""Private deals: offers of shares and cash, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.refusal import Refusal, refuse
from won.shares import events
from won.shares.actions import Accept, Deal, Decline, Side, Withdraw
from won.shares.figures import MONOPOLY
from won.shares.parties import give_share, is_in, pay
from won.shares.settle import go_on
from won.shares.state import OpenOffer, State
from won.shares.words import amount_problem, shares_problem
from won.shares.world import GOODS, PRODUCTS, SHARE

_NOTHING: Final = Side()


def party_problem(state: State, seat: object) -> Refusal | None:
    """WORD-1: a seat whose party is still in."""
    if type(seat) is not int or not 0 <= seat < state.seats or not is_in(state, state.head[seat]):
        return refuse("WORD-1", field="party", value=seat)
    return None


def can_deal(state: State, party: int, action: Deal) -> Refusal | None:
    """DEAL-2: checked for form when made, in full when accepted."""
    problem = party_problem(state, action.to)
    if problem is None and state.head[action.to] == party:
        return refuse("DEAL-2", to=action.to)
    for side in (action.give, action.get):
        if problem is None:
            problem = shares_problem(side.shares)
        if problem is None:
            problem = amount_problem(side.cash, 0)
    if problem is None and action.give == _NOTHING and action.get == _NOTHING:
        return refuse("DEAL-2", to=action.to)
    return problem


def do_deal(state: State, party: int, action: Deal, told: list[events.Any]) -> None:
    to = state.head[action.to]
    number = put_on_table(state, party, (to,), action)
    told.append(events.Offered(number, party, to, action.give, action.get))


def put_on_table(state: State, party: int, others: tuple[int, ...], action: object) -> int:
    number = state.next_offer
    state.next_offer = number + 1
    state.offers = [*state.offers, OpenOffer(number, party, others, action, 0)]
    return number


def find(state: State, number: object) -> OpenOffer | None:
    if type(number) is int:
        for offer in state.offers:
            if offer.number == number:
                return offer
    return None


def answer_problem(state: State, party: int, number: object, by_maker: bool) -> Refusal | None:
    """DEAL-3: an open offer, and one this party may answer in this way."""
    offer = find(state, number)
    if offer is None:
        return refuse("DEAL-3", offer=number)
    mine = offer.seat == party if by_maker else party in offer.parties and not offer.agreed >> party & 1
    return None if mine else refuse("DEAL-3", offer=number)


def can_hand_over(state: State, party: int, side: Side) -> Refusal | None:
    """DEAL-4: they hold it; DEAL-5: and no monopoly trust is broken."""
    given: dict[int, int] = {}
    for name in side.shares:
        share = SHARE[name]
        if state.owner[share] != party:
            return refuse("DEAL-4", seat=party, share=name)
        product = state.world.product[share]
        given[product] = given.get(product, 0) + 1
    if side.cash > state.cash[party]:
        return refuse("DEAL-4", seat=party, cash=side.cash)
    broken = [one for one, out in given.items() if state.count[party * GOODS + one] == MONOPOLY != out]
    return refuse("DEAL-5", seat=party, product=PRODUCTS[min(broken)]) if broken else None


def can_accept_deal(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    deal: Deal = offer.action
    problem = can_hand_over(state, offer.seat, deal.give)
    return problem if problem is not None else can_hand_over(state, party, deal.get)


def do_accept_deal(state: State, party: int, offer: OpenOffer, told: list[events.Any]) -> None:
    deal: Deal = offer.action
    take_off(state, [offer])
    told.append(events.Dealt(offer.number, offer.seat, party, deal.give, deal.get))
    _hand_over(state, offer.seat, party, deal.give)
    _hand_over(state, party, offer.seat, deal.get)
    go_on(state, told)


def _hand_over(state: State, giver: int, taker: int, side: Side) -> None:
    for name in side.shares:
        give_share(state, SHARE[name], taker)
    pay(state, giver, taker, side.cash)


def take_off(state: State, gone: Sequence[OpenOffer]) -> None:
    numbers = [offer.number for offer in gone]
    state.offers = [offer for offer in state.offers if offer.number not in numbers]


def lapse(state: State, told: list[events.Any]) -> None:
    """DEAL-2: offers of and to those who have left, or have joined each other."""
    gone = [
        offer
        for offer in state.offers
        if not all(is_in(state, party) for party in (offer.seat, *offer.parties)) or offer.seat in offer.parties
    ]
    if gone:
        take_off(state, gone)
        told.append(events.Lapsed(tuple([offer.number for offer in gone])))


def can_decline(state: State, party: int, action: Decline) -> Refusal | None:
    return answer_problem(state, party, action.offer, by_maker=False)


def do_decline(state: State, party: int, action: Decline, told: list[events.Any]) -> None:
    offer = find(state, action.offer)
    assert offer is not None
    take_off(state, [offer])
    told.append(events.Declined(action.offer, party))


def can_withdraw(state: State, party: int, action: Withdraw) -> Refusal | None:
    return answer_problem(state, party, action.offer, by_maker=True)


def do_withdraw(state: State, party: int, action: Withdraw, told: list[events.Any]) -> None:
    offer = find(state, action.offer)
    assert offer is not None
    take_off(state, [offer])
    told.append(events.Withdrawn(action.offer, party))


def offer_of(state: State, action: Accept) -> OpenOffer:
    offer = find(state, action.offer)
    assert offer is not None
    return offer
