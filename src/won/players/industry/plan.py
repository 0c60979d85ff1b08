"""A plan: what a seat means to do in a round, what it needs for that, and what it weighed."""

from __future__ import annotations

from typing import NamedTuple

from won.industry.blocs import with_tile
from won.industry.board import AROUND, BIT
from won.industry.market import GOODS
from won.industry.state import State
from won.industry.tiles import TURNS
from won.players.industry.steps import Candidate, Step
from won.players.industry.worth import Stream


class Choice(NamedTuple):
    """A candidate that was weighed: what it adds to the seat's prospects."""

    candidate: Candidate
    gain: float


class Plan:
    """What a seat means to do this round, and what it expects of it."""

    __slots__ = ("beat", "flags", "gains", "keep", "margin", "need", "notes", "rounds", "steps", "stream", "worth")

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.gains: list[float] = []
        self.need = [0] * GOODS
        self.keep = [0] * GOODS
        self.flags = 0  # lone flags to bring about the end
        self.margin = 0.0  # the lead it takes to do so
        self.notes = 0
        self.rounds = 0.0
        self.worth = 0.0
        self.beat: list[Choice] = []
        self.stream = Stream()

    def promise(self, steps: list[Step]) -> None:
        """Steps to be taken before all others, if they are not among them."""
        new = [step for step in steps if step not in self.steps]
        self.steps = new + self.steps
        self.gains = [0.0] * len(new) + self.gains


def put(state: State, seat: int, step: Step) -> None:
    """A step as if it were taken, with nothing paid."""
    at = step.at
    if step.automate:
        state.blocs[seat] = tuple(
            [bloc.with_tokens(bloc.tokens + 1) if bloc.mask & BIT[at] else bloc for bloc in state.blocs[seat]]
        )
        return
    if step.flag:
        state.flags[seat] -= 1
        state.claimed |= BIT[at]
        state.held[seat] |= BIT[at]
        state.reach[seat] |= AROUND[at]
    state.stacks[step.kind] -= 1
    state.tiled |= BIT[at]
    state.tile[at] = step.kind * TURNS + step.turn
    state.blocs[seat] = with_tile(state.blocs[seat], state.tile, state.held[seat], at)
