"""The steps of a plan: what a planner leans to, a tile or token at a place, and steps that are taken together."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry.board import NAMES
from won.industry.costs import AUTOMATE_COST
from won.industry.develop import build_cost
from won.industry.market import LABOR
from won.industry.tiles import KINDS, TILES

MOST_STEPS: Final = 9


class Style(NamedTuple):
    """How a planner leans; search tries several."""

    name: str = "even"
    horizon: float = 1.0  # how long it reckons with, against the estimate
    hurdle: float = 0.0  # what a step must add for each unit of money it costs
    debt: int = 20  # the most notes it will hold
    lean: tuple[float, ...] = (0.0,) * KINDS  # what it adds to the worth of a tile of each kind, in money
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
