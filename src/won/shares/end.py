"""The end: the last party left, or the richest when time runs out (LAST-1, LAST-2)."""

from __future__ import annotations

from won.shares.events import AnyEvent, GameOver
from won.shares.parties import parties, worth
from won.shares.state import OVER, State


def finish(state: State, events: list[AnyEvent]) -> None:
    """LAST-1, LAST-2."""
    state.moment = OVER
    events.append(GameOver(tuple(winners(state))))


def winners(state: State) -> list[int]:
    """The seats of the last party left, or of the richest when time ran out."""
    left = parties(state)
    best = max([worth(state, party) for party in left])
    won = [party for party in left if worth(state, party) == best]
    return [seat for seat in range(state.seats) if state.head[seat] in won]
