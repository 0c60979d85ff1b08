"""The proof of a puzzle: every choice of a position is played out, and one idea must beat all others.

It goes by stages, with more play-outs in each. A choice far behind is not played further, and the proof is given up as
soon as another idea comes close.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from won.core.game import Game
from won.games import package
from won.puzzles.games import PUZZLING
from won.puzzles.model import Choice, Ply
from won.puzzles.part import Puzzling
from won.puzzles.playouts import play_out

SLACK: Final = (0.4, 0.7, 0.9, 1.0)  # of the margin: what another idea must lack after each stage
CUT: Final = (5.0, 3.0, 2.0, 0.0)  # margins behind the best, after each stage, from which a choice is given up
FEW: Final = 2  # choices, the likely ones first, after which a proof may be given up
SURE: Final = 2.0  # standard errors that the difference to the best exceeds
EQUAL: Final = 0.5  # of the margin: choices with the same idea that lack no more are right too


class Sampled:
    """A choice and its play-outs so far."""

    __slots__ = ("action", "idea", "values")

    def __init__(self, action: Any, part: Puzzling) -> None:
        self.action = action
        self.idea = part.idea(action)
        self.values: list[float] = []

    def play(self, game: Game, seat: int, count: int) -> None:
        for number in range(len(self.values), count):
            self.values.append(play_out(game, seat, self.action, number))

    @property
    def mean(self) -> float:
        return fmean(self.values)

    def behind(self, best: Sampled) -> list[float]:
        """By how much each of its play-outs is worse than the same one of the best."""
        return [mine - own for mine, own in zip(best.values, self.values, strict=False)]

    def error(self, best: Sampled) -> float:
        """The standard error of the mean difference to the best."""
        lacks = self.behind(best)
        return stdev(lacks) / sqrt(len(lacks)) if len(lacks) > 1 else 0.0


def prove(game: Game, seat: int, wanted: Callable[[Any], bool] = lambda action: True) -> tuple[Ply, Any] | None:
    """The proved decision and its action, or none where no idea beats all others, or the best one is not wanted."""
    part = PUZZLING[game.name]
    sampled = [Sampled(action, part) for action in part.choices(game, seat)]
    if len({each.idea for each in sampled}) < 2:
        return None
    if part.glance is not None and not _promising(game, seat, sampled, part):
        return None
    alive, best = sampled, sampled[0]
    for stage, count in enumerate(part.counts):
        for place, each in enumerate(alive):
            each.play(game, seat, count)
            if FEW <= place < len(alive) - 1 and not _leads(alive[: place + 1], SLACK[0] * part.margin):
                return None
        best = max(alive, key=lambda each: each.mean)
        low, high = part.contested
        if not _leads(alive, SLACK[stage] * part.margin) or not low <= best.mean <= high or not wanted(best.action):
            return None
        alive = [each for each in alive if fmean(each.behind(best)) <= CUT[stage] * part.margin or stage == 3]
    rivals = [each for each in alive if each.idea != best.idea]
    if not rivals or any(_doubtful(each, best) for each in rivals):
        return None
    return _ply(game, sampled, best, part), best.action


def _promising(game: Game, seat: int, sampled: list[Sampled], part: Puzzling) -> bool:
    """Whether one idea stands out after a short play-out."""
    best: dict[Hashable, float] = {}
    for each in sampled:
        value = play_out(game, seat, each.action, 0, part.glance)
        best[each.idea] = max(value, best.get(each.idea, value))
    first, second, *_ = sorted(best.values(), reverse=True)
    return first - second >= SLACK[0] * part.margin


def _leads(alive: list[Sampled], margin: float) -> bool:
    """Whether the best of these has that margin over every other idea."""
    best = max(alive, key=lambda each: each.mean)
    return all(fmean(each.behind(best)) >= margin for each in alive if each.idea != best.idea)


def _doubtful(each: Sampled, best: Sampled) -> bool:
    return fmean(each.behind(best)) < SURE * each.error(best)


def _ply(game: Game, sampled: list[Sampled], best: Sampled, part: Puzzling) -> Ply:
    """The choices, the right ones first and then by what they brought."""

    def right(each: Sampled) -> bool:
        return each.idea == best.idea and fmean(each.behind(best)) <= EQUAL * part.margin

    def order(each: Sampled) -> tuple[bool, bool, float]:
        return each is not best, not right(each), fmean(each.behind(best))

    ranked = sorted(sampled, key=order)
    gap = min([fmean(each.behind(best)) for each in sampled if each.idea != best.idea])
    listed = tuple([_choice(game, each, best) for each in ranked])
    return Ply(listed, round(gap, 1), sum([right(each) for each in ranked]))


def _choice(game: Game, each: Sampled, best: Sampled) -> Choice:
    """The value is that of the best less the mean difference of the play-outs that both have."""
    line = package(game.name).notation.write(each.action)
    value = best.mean - fmean(each.behind(best))
    return Choice(line, round(value, 1), len(each.values), round(each.error(best), 2))
