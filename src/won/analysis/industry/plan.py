"""The plan of a round: the style it was made in, its steps, and what it needs and weighed."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.valuation import Stream
from won.industry.board import BIT, NAMES
from won.industry.costs import AUTOMATE_COST
from won.industry.develop import build_cost
from won.industry.market import GOODS, LABOR
from won.industry.state import State
from won.industry.tiles import TILE_KINDS, TILES, TURNS

MOST_STEPS: Final = 9


class Style(NamedTuple):
    """How a planner leans; search tries several."""

    name: str = "even"
    horizon: float = 1.0  # how long it reckons with, against the estimate
    hurdle: float = 0.0  # what a step must add for each unit of money it costs
    debt: int = 20  # the most notes it will hold
    lean: tuple[float, ...] = (0.0,) * TILE_KINDS  # what it adds to the worth of a tile of each kind, in money
    steps: int = MOST_STEPS
    present: float = 0.3  # how far it takes today's prices for those of later rounds
    wary: float = 0.5  # how much of what the others will trade it expects to come before its own
    margin: float = 60.0  # money by which it must lead to end a game on purpose


EVEN: Final = Style(horizon=0.75, debt=7, wary=0.0, present=0.6)


class Step(NamedTuple):
    """A tile to build, its flag first where there is none, or a bloc to automate."""

    kind: int
    at: int
    turn: int
    force: bool
    flag: bool
    automate: bool = False

    @property
    def name(self) -> str:
        return f"{'automate' if self.automate else TILES[self.kind]} {NAMES[self.at]}"

    def spend(self, spent: list[int]) -> None:
        for commodity, count in AUTOMATE_COST if self.automate else build_cost(self.kind, self.force):
            spent[commodity] += count
        if self.flag:
            spent[LABOR] += 1


class Candidate(NamedTuple):
    """Steps taken together, and what they change in the stream of a round."""

    steps: tuple[Step, ...]
    dots: int
    food: int
    energy: int
    bonus: float  # for each round left


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
        state.give_tokens(seat, BIT[at], 1)
        return
    if step.flag:
        state.claim(seat, at)
    state.stacks[step.kind] -= 1
    state.lay(seat, at, step.kind * TURNS + step.turn)
