"""Barter: answering offers and carrying them out, BARTER-4 to BARTER-8.

`barter_offer` has BARTER-1 to BARTER-3, `turns` BARTER-7: offers lapse with the turn.
"""

from __future__ import annotations

from typing import Final

from won.core.answer_kind import AnswerKind, find_offer
from won.core.kinds import ActionKind
from won.core.refusal import Refusal, refuse
from won.industry import barter_offer
from won.industry.actions import Accept, Decline, Withdraw
from won.industry.barter_offer import MONEY, NOTES, THINGS
from won.industry.events import AnyEvent, Bartered, Declined, Withdrawn
from won.industry.market import GOODS
from won.industry.state import TRADE, OpenOffer, State
from won.industry.turns import turn_on


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
    turn_on(state, events)


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
    *barter_offer.KINDS,
    AcceptKind(Accept, can_accept, do_accept, phases=[TRADE], rule="BARTER-5", weight=6),
    DeclineKind(Decline, can_decline, do_decline, phases=[TRADE], rule="BARTER-4", weight=2),
    WithdrawKind(Withdraw, can_withdraw, do_withdraw, phases=[TRADE], rule="BARTER-4", weight=1),
]
