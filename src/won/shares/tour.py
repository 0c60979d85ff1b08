"""The tour: two linked circuits, 64 steps round (TOUR-1, TOUR-2)."""

from __future__ import annotations

from won.shares.state import State
from won.shares.world import LAP, SQUARE_AT


def square_of(state: State, party: int) -> int:
    return SQUARE_AT[state.step[party]]


def moved(step: int, spots: int) -> int:
    """TOUR-1: the step after a roll."""
    return step + spots if step + spots <= LAP else step + spots - LAP


def completes_tour(state: State, party: int, spots: int) -> bool:
    """TOUR-2: on going from step 64 to step 1, or by option on reaching step 64."""
    step = state.step[party]
    if state.settings.tour == "junction":
        return step < LAP <= step + spots
    return step + spots > LAP


def move(state: State, party: int, spots: int) -> None:
    if completes_tour(state, party, spots):
        state.tours[party] += 1
    state.step[party] = moved(state.step[party], spots)
