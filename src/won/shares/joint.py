"""Joint decisions of a syndicate: one member acts, the others may object."""

from __future__ import annotations

from typing import Any

from won.core.refusal import Refusal, refuse
from won.shares.events import Agreed, AnyEvent, Objected, Proposed
from won.shares.parties import is_syndicate, members
from won.shares.state import State
from won.shares.world import NOBODY


def needs_consent(state: State, seat: int) -> bool:
    """SYND-6: whether what this seat does waits for other members."""
    return state.settings.joint == "consent" and is_syndicate(state, state.head[seat])


def propose(state: State, seat: int, action: Any, told: list[AnyEvent]) -> None:
    state.proposal = action
    state.proposer = seat
    state.asked_to_agree = 0
    for member in members(state, state.head[seat]):
        if member != seat:
            state.asked_to_agree |= 1 << member
    told.append(Proposed(seat, type(action).__struct_config__.tag))


def can_answer(state: State, party: int, action: object) -> Refusal | None:
    """Who is asked is known by seat, not by party: see `seat_problem`."""
    return None


def seat_problem(state: State, seat: int) -> Refusal | None:
    """SYND-6: one of the members still to be heard."""
    return None if state.asked_to_agree >> seat & 1 else refuse("SYND-6", seat=seat)


def agree(state: State, seat: int, told: list[AnyEvent]) -> Any | None:
    """The proposed action, once the last member has agreed."""
    state.asked_to_agree &= ~(1 << seat)
    told.append(Agreed(seat))
    return None if state.asked_to_agree else _cleared(state)


def object_to(state: State, seat: int, told: list[AnyEvent]) -> None:
    told.append(Objected(seat))
    _cleared(state)


def _cleared(state: State) -> Any:
    action = state.proposal
    state.proposal = None
    state.proposer = NOBODY
    state.asked_to_agree = 0
    return action
