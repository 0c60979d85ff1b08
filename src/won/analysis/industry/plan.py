"""The plan of a round: the style it was made in, its steps, and what it needs and weighed."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry.board import BIT, NAMES
from won.industry.costs import AUTOMATE_COST
from won.industry.develop import build_cost
from won.industry.market import GOODS, LABOR
from won.industry.state import State
from won.industry.tiles import TILE_KINDS, TILES, TURNS

MOST_STEPS: Final = 9


class Style(NamedTuple):
    """The preferences of a planner; search tries several."""

    name: str = "even"
    horizon: float = 1.0  # factor on the rounds it expects
    hurdle: float = 0.0  # gain a step needs for each unit of money it costs
    debt: int = 20  # most notes it holds
    lean: tuple[float, ...] = (0.0,) * TILE_KINDS  # money added to the worth of a tile of each kind
    steps: int = MOST_STEPS  # most steps of a plan
    present: float = 0.3  # weight of today's market in the prices of later rounds
    wary: float = 0.5  # part of what the others will trade that it expects before its own trade
    margin: float = 60.0  # lead in money at which it ends the game on purpose
    ask: float = 0.0  # part of the surplus of a deal that it asks for beyond half
    automate: float = 0.0  # money added to the worth of automating a bloc
    move: float = 0.0  # money added to the worth of moving tiles
    block: float = 0.0  # money a round for each dot that a rival could have made on a hex it takes


EVEN: Final = Style(horizon=0.75, debt=12, wary=0.0, present=0.6)


class Step(NamedTuple):
    """A tile to build, with its flag if the hex has none, or a bloc to automate."""

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
        """Add the cubes of this step to those spent."""
        for commodity, count in AUTOMATE_COST if self.automate else build_cost(self.kind, self.force):
            spent[commodity] += count
        if self.flag:
            spent[LABOR] += 1


class Candidate(NamedTuple):
    """Steps taken together, and what they add to the stream of a round."""

    steps: tuple[Step, ...]
    dots: int
    food: int
    energy: int
    bonus: float  # money for each round left


class Choice(NamedTuple):
    """A candidate, and what it adds to the worth of the plan."""

    candidate: Candidate
    gain: float


class Plan:
    """What a seat intends to do this round, and what it expects of it."""

    __slots__ = ("ask", "beat", "flags", "gains", "margin", "need", "notes", "rounds", "steps")

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.gains: list[float] = []  # of each step
        self.need = [0] * GOODS  # cubes of each commodity for steps and running
        self.flags = 0  # lone flags to end the game
        self.margin = 0.0  # the lead at which it does so
        self.ask = 0.0  # part of the surplus of a deal to ask for beyond half
        self.notes = 0  # to take
        self.rounds = 0.0  # expected to come
        self.beat: list[Choice] = []  # the next best choices for the first step

    def promise(self, steps: list[Step]) -> None:
        """Put these steps before all others, unless the plan has them already."""
        new = [step for step in steps if step not in self.steps]
        self.steps = new + self.steps
        self.gains = [0.0] * len(new) + self.gains


def take_step(state: State, seat: int, step: Step) -> None:
    """Carry out a step on a scratch state, without paying for it."""
    at = step.at
    if step.automate:
        state.give_tokens(seat, BIT[at], 1)
        return
    if step.flag:
        state.claim(seat, at)
    state.stacks[step.kind] -= 1
    state.lay(seat, at, step.kind * TURNS + step.turn)
