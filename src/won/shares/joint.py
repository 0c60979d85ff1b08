"""Joint decisions of a syndicate: one member acts, the others may object."""

from __future__ import annotations

from typing import Any, Final

from won.core.refusal import Refusal, refuse
from won.shares import overruled
from won.shares.actions import Concede, Lots, Seal
from won.shares.events import Agreed, AnyEvent, Objected, Proposed
from won.shares.overruled import is_overruled, note_objection
from won.shares.parties import is_syndicate, members
from won.shares.state import State
from won.shares.world import NOBODY

_COMPULSORY: Final[dict[type, int]] = {
    Lots: overruled.LOTS,
    Seal: overruled.SEAL,
    Concede: overruled.CONCEDE,
}


def needs_consent(state: State, seat: int, kind: type) -> bool:
    """SYND-6: whether an action of this kind by this seat waits for other members."""
    party = state.head[seat]
    if state.settings.joint != "consent" or not is_syndicate(state, party):
        return False
    return not counts_once(state, kind) or not is_overruled(state, party, _COMPULSORY[kind])


def counts_once(state: State, kind: type) -> bool:
    """SYND-6: whether a second objection to an action of this kind would be void."""
    return state.settings.binding_proposals and kind in _COMPULSORY


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
    kind = type(_cleared(state))
    if counts_once(state, kind):
        note_objection(state, state.head[seat], _COMPULSORY[kind])


def _cleared(state: State) -> Any:
    action = state.proposal
    state.proposal = None
    state.proposer = NOBODY
    state.asked_to_agree = 0
    return action
