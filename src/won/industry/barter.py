"""Barter: making offers, answering them and carrying them out; `barter_offer` says how an offer is put together."""

from __future__ import annotations

from typing import Final

from won.core.answer_kind import AnswerKind, find_offer
from won.core.kinds import ANYONE, COUNT, OPEN_ENDED, SEAT, ActionKind
from won.core.refusal import Refusal, refuse
from won.industry import barter_offer
from won.industry.actions import Accept, Decline, Offer, Withdraw
from won.industry.barter_offer import MONEY, NOTES, THINGS, is_partner
from won.industry.events import AnyEvent, Bartered, Declined, Offered, Withdrawn
from won.industry.form import counts_problem
from won.industry.market import GOODS
from won.industry.state import TRADE, OpenOffer, State
from won.industry.turns import turn_on


def can_offer(state: State, seat: int, action: Offer) -> Refusal | None:
    """Checked for form when made; whether both sides can cover it is asked when it is accepted (BARTER-5)."""
    to = action.to
    if type(to) is not int or not 0 <= to < state.seats:
        return refuse("FORM-1", field="seat", value=to)
    if not is_partner(state, seat, to):
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


def do_offer(state: State, seat: int, action: Offer, events: list[AnyEvent]) -> None:
    """BARTER-4.1: numbered in the order they are made; BARTER-6: no action."""
    offer = state.next_offer
    state.next_offer = offer + 1
    state.offers = [*state.offers, OpenOffer(offer, seat, action.to, action.give, action.get)]
    events.append(Offered(offer, seat, action.to, action.give, action.get))


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


def _both_cover_problem(state: State, offer: OpenOffer) -> Refusal | None:
    problem = cover_problem(state, offer.seat, offer.give)
    return problem if problem is not None else cover_problem(state, offer.to, offer.get)


def _answer_problem(state: State, number: object, seat: int, by_proposer: bool) -> Refusal | None:
    """BARTER-4.1: the offer is open; BARTER-4: and this seat may answer it in this way."""
    offer = find_offer(state.offers, number)
    if offer is None:
        return refuse("BARTER-4.1", offer=number)
    whose = offer.seat if by_proposer else offer.to
    return None if whose == seat else refuse("BARTER-4", offer=offer.number, seat=seat)


def can_accept(state: State, seat: int, action: Accept) -> Refusal | None:
    problem = _answer_problem(state, action.offer, seat, by_proposer=False)
    offer = find_offer(state.offers, action.offer)
    if problem is not None or offer is None:
        return problem
    return _both_cover_problem(state, offer)


def do_accept(state: State, seat: int, action: Accept, events: list[AnyEvent]) -> None:
    """BARTER-6: the Trade action of the seat on turn, whoever proposed it."""
    offer = find_offer(state.offers, action.offer)
    assert offer is not None
    _hand_over(state, offer.seat, seat, offer.give)
    _hand_over(state, seat, offer.seat, offer.get)
    _take_off(state, offer.number)
    state.passes = 0
    events.append(Bartered(offer.number, offer.seat, seat, offer.give, offer.get))
    turn_on(state, events)  # BARTER-7: other offers lapse


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


def do_decline(state: State, seat: int, action: Decline, events: list[AnyEvent]) -> None:
    _take_off(state, action.offer)
    events.append(Declined(action.offer, seat))


def can_withdraw(state: State, seat: int, action: Withdraw) -> Refusal | None:
    return _answer_problem(state, action.offer, seat, by_proposer=True)


def do_withdraw(state: State, seat: int, action: Withdraw, events: list[AnyEvent]) -> None:
    _take_off(state, action.offer)
    events.append(Withdrawn(action.offer, seat))


def _take_off(state: State, number: int) -> None:
    state.offers = [offer for offer in state.offers if offer.number != number]


class AcceptKind(AnswerKind):
    def fits(self, state: State, seat: int, offer: OpenOffer) -> bool:
        """BARTER-4, BARTER-5: it was made to the seat, and both sides can cover it now."""
        return offer.to == seat and _both_cover_problem(state, offer) is None


class DeclineKind(AnswerKind):
    def fits(self, state: State, seat: int, offer: OpenOffer) -> bool:
        return offer.to == seat


class WithdrawKind(AnswerKind):
    def fits(self, state: State, seat: int, offer: OpenOffer) -> bool:
        return offer.seat == seat


KINDS: Final[list[ActionKind]] = [
    ActionKind(
        Offer,
        can_offer,
        do_offer,
        phases=[TRADE],
        who=ANYONE,
        rule="BARTER-1",
        form="offer SEAT give THING [COUNT] ... get THING [COUNT] ...",
        parts=OPEN_ENDED,
        weight=1,
        next_words=barter_offer.offer_words,
        compose=barter_offer.compose,
        to_words=barter_offer.to_words,
        sample=barter_offer.draw_offer,
        read=barter_offer.read,
        write=barter_offer.write,
        numbers=(SEAT, COUNT),
        composed=True,
        endless=True,
    ),
    AcceptKind(Accept, can_accept, do_accept, phases=[TRADE], rule="BARTER-5", weight=6),
    DeclineKind(Decline, can_decline, do_decline, phases=[TRADE], rule="BARTER-4", weight=2),
    WithdrawKind(Withdraw, can_withdraw, do_withdraw, phases=[TRADE], rule="BARTER-4", weight=1),
]
