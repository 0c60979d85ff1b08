"""Jokers: bought on their squares, given up to be spared an auction (JOKER-1, JOKER-2, LOT-5)."""

from __future__ import annotations

from typing import Final

from won.core.kinds import ActionKind
from won.core.refusal import Refusal, refuse
from won.shares.actions import Joker
from won.shares.events import AnyEvent, JokerBought, JokerUsed
from won.shares.figures import JOKER_PRICE
from won.shares.state import LOTS, TAKE, State
from won.shares.turns import leave_square


def can_joker(state: State, party: int, action: Joker) -> Refusal | None:
    """JOKER-1: one for 3,000,000; LOT-5: or one of its own given up."""
    if has_joker(state, party):
        return None
    if state.moment == LOTS:
        return refuse("LOT-5", seat=party)
    return refuse("JOKER-1", cost=JOKER_PRICE, cash=state.cash[party])


def has_joker(state: State, party: int) -> bool:
    """Whether the party can give one up, or pay for one."""
    return state.jokers[party] > 0 if state.moment == LOTS else state.cash[party] >= JOKER_PRICE


class JokerKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        return has_joker(state, party)


def do_joker(state: State, party: int, action: Joker, events: list[AnyEvent]) -> None:
    if state.moment == LOTS:
        state.jokers[party] -= 1
        state.stack += 1
        events.append(JokerUsed(party))
    else:
        state.cash[party] -= JOKER_PRICE
        state.jokers[party] += 1
        state.stack -= 1
        events.append(JokerBought(party, JOKER_PRICE))
    leave_square(state, events)


KINDS: Final[list[ActionKind]] = [
    JokerKind(
        Joker,
        can_joker,
        do_joker,
        phases=[TAKE, LOTS],
        rule="JOKER-1",
        form="joker",
        parts=0,
        weight=15,
        joint=True,
    ),
]
