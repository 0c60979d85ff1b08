"""Barter: offers between the seat on turn and the others."""

from __future__ import annotations

from typing import Final

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Accept, Decline, Offer, Withdraw
from won.industry.market import COMMODITY, GOODS
from won.industry.rounds import turn_on
from won.industry.state import OpenOffer, State
from won.industry.words import counts_problem

# BARTER-2: what may change hands.
MONEY: Final = 5
NOTES: Final = 6
THINGS: Final[dict[str, int]] = {**COMMODITY, "money": MONEY, "notes": NOTES}


def can_offer(state: State, seat: int, action: Offer) -> Refusal | None:
    """Checked for form when made; whether both sides can cover it is asked when it is accepted (BARTER-5)."""
    to = action.to
    if type(to) is not int or not 0 <= to < state.seats:
        return refuse("FORM-1", field="seat", value=to)
    if to == seat or state.turn not in (seat, to):
        return refuse("BARTER-1", seat=seat, to=to, turn=state.turn)
    for thing in (*action.give, *action.get):
        if thing not in THINGS:
            return refuse("BARTER-2", thing=thing)
    problem = counts_problem(action.give, THINGS)
    if problem is None:
        problem = counts_problem(action.get, THINGS)
    if problem is None and not action.give and not action.get:
        return refuse("BARTER-3")
    return problem


def do_offer(state: State, seat: int, action: Offer, told: list[events.AnyEvent]) -> None:
    """BARTER-4.1: numbered in the order they are made; BARTER-6: no action."""
    number = state.next_offer
    state.next_offer = number + 1
    state.offers = [*state.offers, OpenOffer(number, seat, action.to, action.give, action.get)]
    told.append(events.Offered(number, seat, action.to, action.give, action.get))


def find(state: State, number: object) -> OpenOffer | None:
    if type(number) is int:
        for offer in state.offers:
            if offer.number == number:
                return offer
    return None


def holding(state: State, seat: int, thing: str) -> int:
    place = THINGS[thing]
    if place == MONEY:
        return state.money[seat]
    return state.notes[seat] if place == NOTES else state.cubes[seat * GOODS + place]


def cover_problem(state: State, seat: int, things: dict[str, int]) -> Refusal | None:
    """BARTER-5: both sides can cover the offer when it is accepted."""
    for thing, count in things.items():
        if holding(state, seat, thing) < count:  # how much it does hold may be hidden (VIEW-1)
            return refuse("BARTER-5", seat=seat, thing=thing, count=count)
    return None


def can_cover(state: State, offer: OpenOffer) -> bool:
    return cover_problem(state, offer.seat, offer.give) is None and cover_problem(state, offer.to, offer.get) is None


def _answer_problem(state: State, number: object, seat: int, by_proposer: bool) -> Refusal | None:
    """BARTER-4.1: the offer is open; BARTER-4: and this seat may answer it in this way."""
    offer = find(state, number)
    if offer is None:
        return refuse("BARTER-4.1", offer=number)
    whose = offer.seat if by_proposer else offer.to
    return None if whose == seat else refuse("BARTER-4", offer=offer.number, seat=seat)


def can_accept(state: State, seat: int, action: Accept) -> Refusal | None:
    problem = _answer_problem(state, action.offer, seat, by_proposer=False)
    offer = find(state, action.offer)
    if problem is not None or offer is None:
        return problem
    problem = cover_problem(state, offer.seat, offer.give)
    return problem if problem is not None else cover_problem(state, seat, offer.get)


def do_accept(state: State, seat: int, action: Accept, told: list[events.AnyEvent]) -> None:
    """BARTER-6: the Trade action of the seat on turn, whoever proposed it."""
    offer = find(state, action.offer)
    assert offer is not None
    _hand_over(state, offer.seat, seat, offer.give)
    _hand_over(state, seat, offer.seat, offer.get)
    _take_off(state, offer.number)
    state.passes = 0
    told.append(events.Bartered(offer.number, offer.seat, seat, offer.give, offer.get))
    turn_on(state, told)


def _hand_over(state: State, giver: int, taker: int, things: dict[str, int]) -> None:
    """BARTER-8: a note that changes hands is a debt that changes hands."""
    for thing, count in things.items():
        place = THINGS[thing]
        if place == MONEY:
            state.money[giver] -= count
            state.money[taker] += count
        elif place == NOTES:
            state.notes[giver] -= count
            state.notes[taker] += count
        else:
            state.cubes[giver * GOODS + place] -= count
            state.cubes[taker * GOODS + place] += count


def can_decline(state: State, seat: int, action: Decline) -> Refusal | None:
    return _answer_problem(state, action.offer, seat, by_proposer=False)


def do_decline(state: State, seat: int, action: Decline, told: list[events.AnyEvent]) -> None:
    _take_off(state, action.offer)
    told.append(events.Declined(action.offer, seat))


def can_withdraw(state: State, seat: int, action: Withdraw) -> Refusal | None:
    return _answer_problem(state, action.offer, seat, by_proposer=True)


def do_withdraw(state: State, seat: int, action: Withdraw, told: list[events.AnyEvent]) -> None:
    _take_off(state, action.offer)
    told.append(events.Withdrawn(action.offer, seat))


def _take_off(state: State, number: int) -> None:
    state.offers = [offer for offer in state.offers if offer.number != number]
