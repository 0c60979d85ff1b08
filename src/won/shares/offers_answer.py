"""Answering offers: accepting, declining and withdrawing deals and proposed syndicates (DEAL-3)."""

from __future__ import annotations

from typing import Final

from won.core.answer_kind import AnswerKind, find_offer
from won.core.kinds import ActionKind
from won.core.refusal import Refusal, refuse
from won.shares.actions import Accept, Decline, Pool, Withdraw
from won.shares.deals import accept_deal, can_accept_deal
from won.shares.events import AnyEvent, Declined, Retracted, Withdrawn
from won.shares.offers import can_take_back, is_addressed, set_agreed, take_off
from won.shares.state import ANY_MOMENT, OpenOffer, State
from won.shares.syndicate import accept_pool, can_accept_pool


def offer_problem(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """What stands against carrying out an offer that this party may answer."""
    if type(offer.action) is Pool:
        return can_accept_pool(state, party, offer)
    return can_accept_deal(state, party, offer)


def can_accept(state: State, party: int, action: Accept) -> Refusal | None:
    """DEAL-3, and what the offer itself asks."""
    offer = find_offer(state.offers, action.offer)
    if offer is None or not is_addressed(offer, party):
        return refuse("DEAL-3", offer=action.offer)
    return offer_problem(state, party, offer)


def do_accept(state: State, party: int, action: Accept, events: list[AnyEvent]) -> None:
    offer = _offer(state, action.offer)
    if type(offer.action) is Pool:
        accept_pool(state, party, offer, events)
    else:
        accept_deal(state, party, offer, events)


def _offer(state: State, number: int) -> OpenOffer:
    offer = find_offer(state.offers, number)
    assert offer is not None
    return offer


class AcceptKind(AnswerKind):
    def fits(self, state: State, party: int, offer: OpenOffer) -> bool:
        """DEAL-4: it could be carried out now if this party accepted."""
        return is_addressed(offer, party) and offer_problem(state, party, offer) is None


def can_decline(state: State, party: int, action: Decline) -> Refusal | None:
    """DEAL-3: those to whom it was made, until they have answered."""
    offer = find_offer(state.offers, action.offer)
    return None if offer is not None and is_addressed(offer, party) else refuse("DEAL-3", offer=action.offer)


def do_decline(state: State, party: int, action: Decline, events: list[AnyEvent]) -> None:
    take_off(state, [_offer(state, action.offer)])
    events.append(Declined(action.offer, party))


class DeclineKind(AnswerKind):
    def fits(self, state: State, party: int, offer: OpenOffer) -> bool:
        return is_addressed(offer, party)


def can_withdraw(state: State, party: int, action: Withdraw) -> Refusal | None:
    """DEAL-3: what one has offered; SYND-1: or agreed to."""
    offer = find_offer(state.offers, action.offer)
    return None if offer is not None and can_take_back(state, party, offer) else refuse("DEAL-3", offer=action.offer)


def do_withdraw(state: State, party: int, action: Withdraw, events: list[AnyEvent]) -> None:
    offer = _offer(state, action.offer)
    if offer.seat == party:
        take_off(state, [offer])
        events.append(Withdrawn(action.offer, party))
    else:
        set_agreed(state, offer, offer.agreed & ~(1 << party))
        events.append(Retracted(action.offer, party))


class WithdrawKind(AnswerKind):
    def fits(self, state: State, party: int, offer: OpenOffer) -> bool:
        return can_take_back(state, party, offer)


KINDS: Final[list[ActionKind]] = [
    AcceptKind(Accept, can_accept, do_accept, phases=ANY_MOMENT, rule="DEAL-4", weight=30, joint=True),
    DeclineKind(Decline, can_decline, do_decline, phases=ANY_MOMENT, rule="DEAL-3", weight=15),
    WithdrawKind(Withdraw, can_withdraw, do_withdraw, phases=ANY_MOMENT, rule="DEAL-3", weight=5),
]
