"""Compulsory acts of a syndicate: an objection to one counts once (SYND-6)."""

from __future__ import annotations

from typing import Final

from won.shares.figures import MOST
from won.shares.state import State

# The acts that must be done by somebody, as places in the mask of `State.overruled`.
LOTS: Final = 0
SEAL: Final = 1
CONCEDE: Final = 2
_PARTIES: Final = (1 << MOST) - 1


def note_objection(state: State, party: int, act: int) -> None:
    state.overruled |= 1 << act * MOST + party


def is_overruled(state: State, party: int, act: int) -> bool:
    """Whether a member has objected to this act before, so that the next proposal stands."""
    return state.overruled >> act * MOST + party & 1 == 1


def forget_objections(state: State, act: int) -> None:
    """The act was done, or is no longer due."""
    state.overruled &= ~(_PARTIES << act * MOST)
