"""Answering offers: accepting, declining and withdrawing deals and proposed syndicates (DEAL-3)."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.core.kinds import ANYONE, OFFER, ActionKind
from won.core.refusal import Refusal, refuse
from won.shares.actions import Accept, Decline, Pool, Withdraw
from won.shares.deals import accept_deal, can_accept_deal
from won.shares.events import AnyEvent, Declined, Retracted, Withdrawn
from won.shares.offers import addressed, can_take_back, find, is_addressed, set_agreed, take_off
from won.shares.state import ANY_MOMENT, OpenOffer, State
from won.shares.syndicate import accept_pool, can_accept_pool


def offer_problem(state: State, party: int, offer: OpenOffer) -> Refusal | None:
    """What stands against carrying out an offer that this party may answer."""
    if type(offer.action) is Pool:
        return can_accept_pool(state, party, offer)
    return can_accept_deal(state, party, offer)


def can_accept(state: State, party: int, action: Accept) -> Refusal | None:
    """DEAL-3, and what the offer itself asks."""
    offer = find(state, action.offer)
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
    offer = find(state, number)
    assert offer is not None
    return offer


def acceptable(state: State, party: int, parts: list[Word]) -> list[Word]:
    """The offers to this party that could be carried out now."""
    return [
        offer.number
        for offer in state.offers
        if is_addressed(offer, party) and offer_problem(state, party, offer) is None
    ]


class AcceptKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        """Whether an offer to the party could be carried out now."""
        for offer in state.offers:
            if is_addressed(offer, party) and offer_problem(state, party, offer) is None:
                return True
        return False


def can_decline(state: State, party: int, action: Decline) -> Refusal | None:
    """DEAL-3: those to whom it was made, until they have answered."""
    offer = find(state, action.offer)
    return None if offer is not None and is_addressed(offer, party) else refuse("DEAL-3", offer=action.offer)


def do_decline(state: State, party: int, action: Decline, events: list[AnyEvent]) -> None:
    take_off(state, [_offer(state, action.offer)])
    events.append(Declined(action.offer, party))


class DeclineKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        """Whether the party has an offer to answer."""
        for offer in state.offers:
            if is_addressed(offer, party):
                return True
        return False


def can_withdraw(state: State, party: int, action: Withdraw) -> Refusal | None:
    """DEAL-3: what one has offered; SYND-1: or agreed to."""
    offer = find(state, action.offer)
    return None if offer is not None and can_take_back(state, offer, party) else refuse("DEAL-3", offer=action.offer)


def do_withdraw(state: State, party: int, action: Withdraw, events: list[AnyEvent]) -> None:
    offer = _offer(state, action.offer)
    if offer.seat == party:
        take_off(state, [offer])
        events.append(Withdrawn(action.offer, party))
    else:
        set_agreed(state, offer, offer.agreed & ~(1 << party))
        events.append(Retracted(action.offer, party))


def withdrawable(state: State, party: int, parts: list[Word]) -> list[Word]:
    return [offer.number for offer in state.offers if can_take_back(state, offer, party)]


class WithdrawKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        """Whether the party has an offer, or an agreement, to take back."""
        for offer in state.offers:
            if can_take_back(state, offer, party):
                return True
        return False


KINDS: Final[list[ActionKind]] = [
    AcceptKind(
        Accept,
        can_accept,
        do_accept,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="DEAL-4",
        form="accept OFFER",
        parts=1,
        weight=30,
        next_words=acceptable,
        numbers=(OFFER,),
        joint=True,
        idle=True,
    ),
    DeclineKind(
        Decline,
        can_decline,
        do_decline,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="DEAL-3",
        form="decline OFFER",
        parts=1,
        weight=15,
        next_words=lambda state, party, parts: list(addressed(state, party)),
        numbers=(OFFER,),
        idle=True,
    ),
    WithdrawKind(
        Withdraw,
        can_withdraw,
        do_withdraw,
        phases=ANY_MOMENT,
        who=ANYONE,
        rule="DEAL-3",
        form="withdraw OFFER",
        parts=1,
        weight=5,
        next_words=withdrawable,
        numbers=(OFFER,),
        idle=True,
    ),
]
