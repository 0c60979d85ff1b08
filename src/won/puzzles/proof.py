"""The proof of a puzzle: every choice of a position is played out, and one idea must beat all others.

It is a race: few play-outs for all choices, more for those that may still be best. A choice far behind is not played
further, and the proof is given up as soon as another idea comes close.
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
from won.puzzles.part import Puzzling, Result

SLACK: Final = (0.4, 0.7, 0.9, 1.0)  # of the margin: what another idea must lack after each stage
CUT: Final = (5.0, 3.0, 2.0)  # margins behind the best, after each stage, from which a choice is given up
FEW: Final = 2  # choices, the likely ones first, after which a proof may be given up
SURE: Final = 3.0  # standard errors that the difference to the best exceeds
EARLY: Final = 5.0  # standard errors with which a proof needs no further play-outs
FIRST: Final = 10  # play-outs before a proof may end early
FOUND: Final = 1.25  # margins that a new puzzle needs, so that a small change of the bots does not make it invalid
EQUAL: Final = 0.5  # of the margin: choices with the same idea that lack no more are right too


class Sampled:
    """A choice and its play-outs so far."""

    __slots__ = ("action", "idea", "results")

    def __init__(self, action: Any, part: Puzzling) -> None:
        self.action = action
        self.idea = part.idea(action)
        self.results: list[Result] = []

    def play(self, game: Game, seat: int, part: Puzzling, count: int) -> None:
        for number in range(len(self.results), count):
            self.results.append(part.play_out(game, seat, self.action, number))

    @property
    def mean(self) -> float:
        return fmean([result.value for result in self.results])

    def behind(self, best: Sampled) -> list[float]:
        """By how much each of its play-outs is worse than the same one of the best."""
        return [other.value - own.value for other, own in zip(best.results, self.results, strict=False)]

    def lack(self, best: Sampled) -> float:
        """The mean of that."""
        return fmean(self.behind(best))

    def error(self, best: Sampled) -> float:
        """The standard error of the mean difference to the best."""
        lacks = self.behind(best)
        return stdev(lacks) / sqrt(len(lacks)) if len(lacks) > 1 else 0.0


def prove(
    game: Game, seat: int, wanted: Callable[[Any], bool] = lambda action: True, margins: float = 1.0
) -> tuple[Ply, Any] | None:
    """The proved decision and its action, or none where no idea beats all others, or the best one is not wanted."""
    part = PUZZLING[game.name]
    margin = margins * part.margin
    sampled = [Sampled(action, part) for action in part.choices(game, seat)]
    if len({each.idea for each in sampled}) < 2 or len(sampled) > part.most:
        return None
    if part.glance is not None and not _promising(game, seat, sampled, part):
        return None
    alive, best = sampled, sampled[0]
    for stage, count in enumerate(part.counts):
        alive = _likely_first(alive) if stage else alive
        for place, each in enumerate(alive):
            each.play(game, seat, part, count)
            if FEW <= place < len(alive) - 1 and not _leads(alive[: place + 1], SLACK[stage] * margin):
                return None
        best = max(alive, key=lambda each: each.mean)
        low, high = part.contested
        if not _leads(alive, SLACK[stage] * margin) or not low <= best.mean <= high or not wanted(best.action):
            return None
        if count >= FIRST and _clear(alive, best, margin, EQUAL * part.margin, EARLY):
            break
        if stage < len(part.counts) - 1:
            alive = _hopeful(alive, best, CUT[stage] * margin)
    if not _clear(alive, best, margin, EQUAL * part.margin):
        return None
    return _ply(game, sampled, best, part), best.action


def _promising(game: Game, seat: int, sampled: list[Sampled], part: Puzzling) -> bool:
    """Whether one idea stands out at a first look."""
    best: dict[Hashable, float] = {}
    for each in sampled:
        value = part.play_out(game, seat, each.action, 0, part.glance).value
        best[each.idea] = max(value, best.get(each.idea, value))
    first, second, *_ = sorted(best.values(), reverse=True)
    return first - second >= SLACK[0] * part.margin


def _leads(alive: list[Sampled], margin: float) -> bool:
    """Whether the best of these has that margin over every other idea."""
    best = max(alive, key=lambda each: each.mean)
    return all(each.lack(best) >= margin for each in alive if each.idea != best.idea)


def _likely_first(alive: list[Sampled]) -> list[Sampled]:
    """The best so far and the best of each other idea, so that a proof that fails does so early; then the others."""
    ranked = sorted(alive, key=lambda each: -each.mean)
    ideas: dict[Hashable, Sampled] = {}
    for each in ranked:
        ideas.setdefault(each.idea, each)
    return [*ideas.values(), *[each for each in ranked if each is not ideas[each.idea]]]


def _hopeful(alive: list[Sampled], best: Sampled, cut: float) -> list[Sampled]:
    """Those that are not far behind, and in any case the best with its nearest rival."""
    rival = min([each for each in alive if each.idea != best.idea], key=lambda each: each.lack(best))
    return [each for each in alive if each in (best, rival) or each.lack(best) <= cut]


def _clear(alive: list[Sampled], best: Sampled, margin: float, equal: float, sure: float = SURE) -> bool:
    """Whether each choice is as good as the best and has its idea, or is behind beyond doubt and by the margin."""
    return all(
        (each.idea == best.idea and each.lack(best) <= equal) or each.lack(best) >= max(margin, sure * each.error(best))
        for each in alive
    )


def _ply(game: Game, sampled: list[Sampled], best: Sampled, part: Puzzling) -> Ply:
    """The choices, the right ones first and then by what they brought."""

    def right(each: Sampled) -> bool:
        return each.idea == best.idea and each.lack(best) <= EQUAL * part.margin

    ranked = sorted(sampled, key=lambda each: (each is not best, not right(each), each.lack(best)))
    gap = min([each.lack(best) for each in sampled if not right(each)])
    listed = tuple([_choice(game, each, best) for each in ranked])
    return Ply(listed, round(gap, 1), sum([right(each) for each in ranked]))


def _choice(game: Game, each: Sampled, best: Sampled) -> Choice:
    """The figures are those of the best less the mean difference of the play-outs that both have."""
    line = package(game.name).notation.write(each.action)
    lacks = [other.own - result.own for other, result in zip(best.results, each.results, strict=False)]
    own = fmean([result.own for result in best.results]) - fmean(lacks)
    value = best.mean - each.lack(best)
    return Choice(line, round(value, 1), len(each.results), round(each.error(best), 2), round(own, 1))
