"""Joint decisions of a syndicate: one member acts, the others may object (SYND-6)."""

from __future__ import annotations

from typing import Any, Final

from won.core.kinds import ActionKind
from won.core.refusal import Refusal
from won.shares.actions import Agree, Concede, Lots, Object, Seal
from won.shares.events import Agreed, AnyEvent, Objected, Proposed
from won.shares.figures import MOST
from won.shares.parties import is_syndicate, members
from won.shares.state import ANY_MOMENT, State
from won.shares.world import NOBODY

MEMBER: Final = "member"  # who may answer: one of the members asked, known by seat and not by party
# The acts that somebody must do in the end, as places in the mask of `State.overruled`.
_COMPULSORY: Final[dict[type, int]] = {Lots: 0, Seal: 1, Concede: 2}
_PARTIES: Final = (1 << MOST) - 1


def needs_consent(state: State, seat: int, action: type) -> bool:
    """Whether an action of this type by this seat waits for other members."""
    party = state.head[seat]
    if state.settings.joint != "consent" or not is_syndicate(state, party):
        return False
    return not counts_once(state, action) or not state.overruled >> _COMPULSORY[action] * MOST + party & 1


def counts_once(state: State, action: type) -> bool:
    """Whether a second objection to an action of this type would be void."""
    return state.settings.binding_proposals and action in _COMPULSORY


def forget_objections(state: State, action: type) -> None:
    """A compulsory act was done, or is no longer due."""
    if state.overruled:
        state.overruled &= ~(_PARTIES << _COMPULSORY[action] * MOST)


def propose(state: State, seat: int, action: Any, events: list[AnyEvent]) -> None:
    state.proposal = action
    state.proposer = seat
    state.asked_to_agree = 0
    for member in members(state, state.head[seat]):
        if member != seat:
            state.asked_to_agree |= 1 << member
    events.append(Proposed(seat, type(action).__struct_config__.tag))


def can_answer(state: State, seat: int, action: Agree | Object) -> Refusal | None:
    """The gate has asked whether the seat is one of the members asked."""
    return None


def do_agree(state: State, seat: int, action: Agree, events: list[AnyEvent]) -> None:
    state.asked_to_agree &= ~(1 << seat)
    events.append(Agreed(seat))


def do_object(state: State, seat: int, action: Object, events: list[AnyEvent]) -> None:
    events.append(Objected(seat))
    kind = type(drop_proposal(state))
    if counts_once(state, kind):
        state.overruled |= 1 << _COMPULSORY[kind] * MOST + state.head[seat]


def take_agreed(state: State) -> Any | None:
    """What all members have agreed to, to be carried out now."""
    return None if state.proposal is None or state.asked_to_agree else drop_proposal(state)


def drop_proposal(state: State) -> Any:
    """The proposal, which waits no longer."""
    action = state.proposal
    state.proposal = None
    state.proposer = NOBODY
    state.asked_to_agree = 0
    return action


KINDS: Final = [
    ActionKind(
        Agree,
        can_answer,
        do_agree,
        phases=ANY_MOMENT,
        who=MEMBER,
        rule="SYND-6",
        form="agree",
        parts=0,
        weight=25,
        idle=True,
    ),
    ActionKind(
        Object,
        can_answer,
        do_object,
        phases=ANY_MOMENT,
        who=MEMBER,
        rule="SYND-6",
        form="object",
        parts=0,
        weight=5,
        idle=True,
    ),
]
