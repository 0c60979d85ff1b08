"""The offers on the table, deals and proposed syndicates alike (DEAL-2, DEAL-3)."""

from __future__ import annotations

from collections.abc import Sequence

from won.core.refusal import Refusal, refuse
from won.shares.events import AnyEvent, Lapsed
from won.shares.parties import is_in
from won.shares.state import OpenOffer, State


def party_problem(state: State, seat: object) -> Refusal | None:
    """WORD-1: a seat whose party is still in."""
    if type(seat) is not int or not 0 <= seat < state.seats or not is_in(state, state.head[seat]):
        return refuse("WORD-1", field="party", value=seat)
    return None


def put_on_table(state: State, party: int, others: tuple[int, ...], action: object) -> int:
    """The number of the new offer."""
    number = state.next_offer
    state.next_offer = number + 1
    state.offers.append(OpenOffer(number, party, others, action, 0))
    return number


def is_addressed(offer: OpenOffer, party: int) -> bool:
    """Whether the party has yet to answer it."""
    return party in offer.parties and not offer.agreed >> party & 1


def addressed(state: State, party: int) -> list[int]:
    """The open offers this party has yet to answer."""
    return [offer.number for offer in state.offers if is_addressed(offer, party)]


def made_by(state: State, party: int) -> list[int]:
    """The open offers this party made."""
    return [offer.number for offer in state.offers if offer.seat == party]


def has_agreed(state: State, offer: OpenOffer, party: int) -> bool:
    """SYND-1: whether the party could take back its agreement to a proposed syndicate."""
    return offer.agreed >> party & 1 == 1 and state.settings.retractions


def can_take_back(state: State, party: int, offer: OpenOffer) -> bool:
    """DEAL-3: its own offer; SYND-1: or its agreement."""
    return offer.seat == party or has_agreed(state, offer, party)


def concerns(state: State, offer: OpenOffer, party: int) -> bool:
    """Whether the party can answer it or take something back."""
    return is_addressed(offer, party) or can_take_back(state, party, offer)


def set_agreed(state: State, offer: OpenOffer, agreed: int) -> None:
    """SYND-1: who has agreed to a proposed syndicate."""
    answered = OpenOffer(offer.number, offer.seat, offer.parties, offer.action, agreed)
    state.offers = [answered if other is offer else other for other in state.offers]


def take_off(state: State, lapsed: Sequence[OpenOffer]) -> None:
    for offer in lapsed:
        state.offers.remove(offer)


def let_lapse(state: State, lapsed: Sequence[OpenOffer], events: list[AnyEvent]) -> None:
    if lapsed:
        take_off(state, lapsed)
        events.append(Lapsed(tuple([offer.number for offer in lapsed])))


def lapse(state: State, events: list[AnyEvent]) -> None:
    """DEAL-2: offers of and to those who have left, or have joined each other."""
    lapsed = [
        offer
        for offer in state.offers
        if not all(is_in(state, party) for party in (offer.seat, *offer.parties)) or offer.seat in offer.parties
    ]
    let_lapse(state, lapsed, events)
