"""The end: the last party left, or the richest when time runs out (LAST-1, LAST-2)."""

from __future__ import annotations

from won.core.game import leaders
from won.shares.events import AnyEvent, GameOver
from won.shares.parties import worth
from won.shares.state import OVER, State


def finish(state: State, events: list[AnyEvent]) -> None:
    """LAST-1, LAST-2."""
    state.moment = OVER
    events.append(GameOver(tuple(winners(state))))


def standing(state: State, seat: int) -> tuple[int, int]:
    """LAST-1, LAST-2: those left by their wealth; below them the bankrupt, whoever fell later higher."""
    party = state.head[seat]
    return (state.fallen.index(party), 0) if party in state.fallen else (state.seats, worth(state, party))


def winners(state: State) -> list[int]:
    """The seats of the last party left, or of the richest when time ran out."""
    return leaders([standing(state, seat) for seat in range(state.seats)])
