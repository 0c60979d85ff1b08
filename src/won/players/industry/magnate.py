"""The magnate: tries several ways to plan its round on forecasts of the game, and follows the best of them."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from won.core.chance import source
from won.industry.game import Industry
from won.industry.state import TRADE, State
from won.industry.tiles import KINDS
from won.players.industry.forecast import outlook
from won.players.industry.merchant import Merchant
from won.players.industry.opening import proven_package
from won.players.industry.scheme import EVEN, Plan, Style
from won.players.industry.worth import rounds_left

BUDGET: Final = 1.0  # seconds a decision, where none is given
RATE: Final = 1400  # plans a second; fixed, so that a seed and a budget always give the same game
PATIENCE: Final = 10.0  # times its budget after which it stops whatever it is at; never met on a common machine
THOUGHTS: Final = 6  # decisions at the beginning of each Trade on which it thinks
DEPTH: Final = 20  # rounds a forecast looks ahead: to the end
CLOSELY: Final = 4  # plans a seat makes in the first round of a forecast beyond one
DOUBT: Final = 200.0  # money by which a single forecast must favour another style than the even one


def _lean(kind: int, worth: float) -> tuple[float, ...]:
    return tuple([worth if other == kind else 0.0 for other in range(KINDS)])


STYLES: Final = [
    EVEN,
    EVEN._replace(name="rushing", margin=-150.0),
    EVEN._replace(name="waiting", margin=1e6),
    EVEN._replace(name="indebted", debt=16, horizon=1.0),
    EVEN._replace(name="free of debt", debt=0),
    EVEN._replace(name="bold", horizon=1.2),
    EVEN._replace(name="slow", steps=2),
    *[EVEN._replace(name=f"more {kind}", lean=_lean(kind, 30.0)) for kind in reversed(range(KINDS))],
    EVEN._replace(name="careful", horizon=0.5),
    EVEN._replace(name="slower", steps=1),
    *[EVEN._replace(name=f"less {kind}", lean=_lean(kind, -30.0)) for kind in range(KINDS)],
    EVEN._replace(name="resting", steps=0),
    *[EVEN._replace(name=f"most {kind}", lean=_lean(kind, 80.0)) for kind in range(KINDS)],
]


class Trials:
    """The styles in the running for a phase, the one to be kept in doubt first, and how each has done so far."""

    __slots__ = ("alive", "counts", "draw", "thoughts", "totals", "worlds")

    def __init__(self, seed: str, kept: int) -> None:
        self.alive = [kept, *[style for style in range(len(STYLES)) if style != kept]]
        self.counts = [0] * len(STYLES)
        self.totals = [0.0] * len(STYLES)
        self.thoughts = 0
        self.draw = source(seed).random
        self.worlds: list[list[Style]] = []

    def world(self, number: int, seats: int) -> list[Style]:
        """How the others might play: each a merchant of its own leanings; the same for every style compared."""
        while len(self.worlds) <= number:
            self.worlds.append([self._rival() for _ in range(seats)])
        return self.worlds[number]

    def _rival(self) -> Style:
        lean = tuple([40 * self.draw() - 20 for _ in range(KINDS)])
        return EVEN._replace(horizon=0.6 + 0.5 * self.draw(), lean=lean, steps=4)

    def add(self, style: int, lead: float) -> None:
        self.totals[style] += lead
        self.counts[style] += 1

    def narrow(self, count: int) -> None:
        """No more styles than can be tried."""
        del self.alive[max(1, count) :]

    def halve(self) -> None:
        """The worse half of the others leaves."""
        ranked = sorted(self.alive[1:], key=self.mean, reverse=True)
        self.alive = [self.alive[0], *ranked[: max(1, len(ranked) // 2)]]

    def mean(self, style: int) -> float:
        """The first wins unless another is better beyond doubt, which shrinks with the number of forecasts."""
        count = self.counts[style]
        return self.totals[style] / count - (DOUBT / sqrt(count) if style != self.alive[0] else 0.0) if count else -1e9

    def best(self) -> int:
        return max(self.alive, key=self.mean)


class Magnate(Merchant):
    """Thinks on the first decisions of each Trade, on fewer styles each time, and once in Develop."""

    __slots__ = ("budget", "chosen", "seed", "thinking", "trials")

    def __init__(self, seed: str | int, budget: float | None = None, barter: bool = True) -> None:
        super().__init__(seed, barter=barter)
        self.seed = seed
        self.budget = BUDGET if budget is None else budget
        self.thinking = (-1, -1, -1)
        self.chosen = 0
        self.trials = Trials("", 0)

    def pick(self, game: Industry, seat: int) -> Any:
        return proven_package(game, seat, self.draw, 0.5)

    def plan(self, state: State, seat: int) -> Plan:
        moment = (seat, state.round, state.phase)
        if state.turn == seat and not state.final and (state.phase == TRADE or self.thinking != moment):
            self.think(state, seat)
        return super().plan(state, seat)

    def think(self, state: State, seat: int) -> None:
        """Each style in turn is tried in the same worlds, as long as the budget lasts."""
        moment = (seat, state.round, state.phase)
        if self.thinking != moment:
            self.thinking = moment
            self.chosen = 0 if state.phase == TRADE else self.chosen
            self.style = STYLES[self.chosen]
            self.trials = Trials(f"{self.seed}/{state.round}/{state.phase}", self.chosen)
        trials = self.trials
        left = int(self.budget * RATE)
        price = int(state.seats * (rounds_left(state) + CLOSELY))
        if trials.thoughts >= THOUGHTS or left < 2 * price:
            return
        trials.thoughts += 1
        until = perf_counter() + PATIENCE * self.budget
        number = 0
        while left >= price and perf_counter() < until:
            style = trials.alive[number % len(trials.alive)]
            found = outlook(state, seat, STYLES[style], DEPTH, trials.world(trials.counts[style], state.seats))
            trials.add(style, found.lead)
            price = found.plans
            left -= price
            number += 1
            if number == 1:
                trials.narrow(1 + left // (2 * price))
        trials.halve()
        self.chosen = trials.best()
        self.style = STYLES[self.chosen]
