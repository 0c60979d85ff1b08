"""Private deals: offers of shares and cash, both ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.refusal import Refusal, refuse
from won.shares.actions import Accept, Deal, Decline, Side, Withdraw
from won.shares.events import AnyEvent, Dealt, Declined, Lapsed, Offered, Retracted, Withdrawn
from won.shares.figures import MONOPOLY
from won.shares.parties import give_share, is_in, numbered, pay
from won.shares.settle import go_on
from won.shares.state import BID, LOTS, MOMENTS, OpenOffer, State
from won.shares.words import amount_problem, shares_problem
from won.shares.world import GOODS, NOBODY, PRODUCTS, SHARE

_NOTHING: Final = Side()


def party_problem(state: State, seat: object) -> Refusal | None:
    """WORD-1: a seat whose party is still in."""
    if type(seat) is not int or not 0 <= seat < state.seats or not is_in(state, state.head[seat]):
        return refuse("WORD-1", field="party", value=seat)
    return None


def can_deal(state: State, party: int, action: Deal) -> Refusal | None:
    """DEAL-2, and what the maker gives (DEAL-4, DEAL-5); the other side is checked when it accepts."""
    if in_auction(state):
        return refuse("DEAL-1", moment=MOMENTS[state.moment])
    problem = _partner_problem(state, action.to)
    if problem is not None:
        return problem
    to, give, get = action.to, action.give, action.get
    if state.head[to] == party:
        return refuse("DEAL-2", to=to)
    problem = _side_problem(give)
    if problem is None:
        problem = _side_problem(get)
    if problem is None and give == _NOTHING and get == _NOTHING:
        return refuse("DEAL-2", to=to)
    if problem is None and state.settings.offers_checked:
        return can_hand_over(state, party, give)
    return problem


def _partner_problem(state: State, seat: object) -> Refusal | None:
    """DEAL-1: the bank is none."""
    return refuse("DEAL-1", to=NOBODY) if seat == NOBODY else party_problem(state, seat)


def _side_problem(side: Side) -> Refusal | None:
    problem = shares_problem(side.shares)
    return problem if problem is not None else amount_problem(side.cash, 0)


def do_deal(state: State, party: int, action: Deal, told: list[AnyEvent]) -> None:
    to = state.head[action.to]
    number = put_on_table(state, party, (to,), action)
    told.append(Offered(number, party, to, action.give, action.get))


def put_on_table(state: State, party: int, others: tuple[int, ...], action: object) -> int:
    number = state.next_offer
    state.next_offer = number + 1
    state.offers.append(OpenOffer(number, party, others, action, 0))
    return number


def find(state: State, number: object) -> OpenOffer | None:
    if type(number) is int:
        for offer in state.offers:
            if offer.number == number:
                return offer
    return None


def is_addressed(offer: OpenOffer, party: int) -> bool:
    """Whether the party has yet to answer it."""
    return party in offer.parties and not offer.agreed >> party & 1


def answer_problem(state: State, party: int, number: object, by_maker: bool) -> Refusal | None:
    """DEAL-3: an open offer, and one this party may answer in this way."""
    offer = find(state, number)
    if offer is None:
        return refuse("DEAL-3", offer=number)
    mine = offer.seat == party if by_maker else is_addressed(offer, party)
    return None if mine else refuse("DEAL-3", offer=number)


def can_hand_over(state: State, party: int, side: Side) -> Refusal | None:
    """DEAL-4: they hold it; DEAL-5: and no monopoly trust is broken."""
    monopolies: list[int] = []  # the product of each share that is given out of one
    for name in side.shares:
        share = SHARE[name]
        if state.owner[share] != party:
            return refuse("DEAL-4", seat=party, share=name)
        product = state.world.product[share]
        if state.count[party * GOODS + product] == MONOPOLY:
            monopolies.append(product)
    cash = side.cash
    if cash > state.cash[party]:
        return refuse("DEAL-4", seat=party, cash=cash)
    if not monopolies:
        return None
    broken = [product for product in monopolies if monopolies.count(product) != MONOPOLY]
    return refuse("DEAL-5", seat=party, product=PRODUCTS[min(broken)]) if broken else None


def in_auction(state: State) -> bool:
    return state.moment in (LOTS, BID)


def can_accept_deal(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """DEAL-1, DEAL-4, DEAL-5."""
    if in_auction(state):
        return refuse("DEAL-1", moment=MOMENTS[state.moment])
    deal: Deal = offer.action
    problem = can_hand_over(state, offer.seat, deal.give)
    return problem if problem is not None else can_hand_over(state, party, deal.get)


def do_accept_deal(state: State, party: int, offer: OpenOffer, told: list[AnyEvent]) -> None:
    deal: Deal = offer.action
    take_off(state, [offer])
    told.append(Dealt(offer.number, offer.seat, party, deal.give, deal.get))
    _hand_over(state, offer.seat, party, deal.give)
    _hand_over(state, party, offer.seat, deal.get)
    go_on(state, told)


def _hand_over(state: State, giver: int, taker: int, side: Side) -> None:
    for share in numbered(side.shares):
        give_share(state, share, taker)
    pay(state, giver, taker, side.cash)


def take_off(state: State, gone: Sequence[OpenOffer]) -> None:
    for offer in gone:
        state.offers.remove(offer)


def lapse(state: State, told: list[AnyEvent]) -> None:
    """DEAL-2: offers of and to those who have left, or have joined each other."""
    gone = [
        offer
        for offer in state.offers
        if not all(is_in(state, party) for party in (offer.seat, *offer.parties)) or offer.seat in offer.parties
    ]
    if gone:
        take_off(state, gone)
        told.append(Lapsed(tuple([offer.number for offer in gone])))


def can_decline(state: State, party: int, action: Decline) -> Refusal | None:
    return answer_problem(state, party, action.offer, by_maker=False)


def do_decline(state: State, party: int, action: Decline, told: list[AnyEvent]) -> None:
    offer = find(state, action.offer)
    assert offer is not None
    take_off(state, [offer])
    told.append(Declined(action.offer, party))


def has_agreed(state: State, offer: OpenOffer, party: int) -> bool:
    """SYND-1: whether the party could take back its agreement to a proposed syndicate."""
    return offer.agreed >> party & 1 == 1 and state.settings.retractions


def concerns(state: State, offer: OpenOffer, party: int) -> bool:
    """Whether the party made it, has to answer it, or has agreed and may take that back."""
    return offer.seat == party or is_addressed(offer, party) or has_agreed(state, offer, party)


def can_withdraw(state: State, party: int, action: Withdraw) -> Refusal | None:
    """DEAL-3: what one has offered; SYND-1: or agreed to."""
    offer = find(state, action.offer)
    if offer is not None and has_agreed(state, offer, party):
        return None
    return answer_problem(state, party, action.offer, by_maker=True)


def do_withdraw(state: State, party: int, action: Withdraw, told: list[AnyEvent]) -> None:
    offer = find(state, action.offer)
    assert offer is not None
    if offer.seat != party:
        answer(state, offer, offer.agreed & ~(1 << party))
        told.append(Retracted(action.offer, party))
        return
    take_off(state, [offer])
    told.append(Withdrawn(action.offer, party))


def answer(state: State, offer: OpenOffer, agreed: int) -> None:
    """SYND-1: who has agreed to a proposed syndicate."""
    answered = OpenOffer(offer.number, offer.seat, offer.parties, offer.action, agreed)
    state.offers = [answered if other is offer else other for other in state.offers]


def offer_of(state: State, action: Accept) -> OpenOffer:
    offer = find(state, action.offer)
    assert offer is not None
    return offer
