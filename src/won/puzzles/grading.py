"""How hard a puzzle is, and how strong a solver: ratings on the familiar scale around 1500."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won.puzzles.model import Ply

MIDDLE: Final = 1500
BASE: Final = 1150  # one decision between two choices with a very large margin
PLY: Final = 200  # for each further decision
CHOICES: Final = 80  # each time the number of choices doubles
CLOSE: Final = 200  # where the margin is the least that a puzzle has; half of it at twice the margin
SURE: Final = 60.0  # uncertainty of a solver's rating that is never undercut
UNSURE: Final = 350.0
HIGHEST: Final = 10_000  # that a browser may claim
FADE: Final = 0.9  # of the uncertainty that is left after an attempt


def grade(plies: Sequence[Ply], least: float) -> int:
    """By the number of decisions, what there was to choose from, and how near the second best came."""
    first = plies[0]
    close = CLOSE * least / max(least, min([ply.margin for ply in plies]))
    return round(BASE + PLY * (len(plies) - 1) + CHOICES * log2(len(first.choices) / first.right) + close)


class Strength(msgspec.Struct, frozen=True):
    """The rating of a solver; the first attempt at each puzzle counts."""

    rating: Annotated[float, Meta(ge=-HIGHEST, le=HIGHEST)] = MIDDLE
    uncertainty: Annotated[float, Meta(ge=0, le=HIGHEST)] = UNSURE
    tries: int = 0
    solved: int = 0


def after(own: Strength, puzzle: int, right: bool) -> Strength:
    """The rating after an attempt at a puzzle of this grade: a step toward the result, larger while it is unsure."""
    expected = 1 / (1 + 10 ** ((puzzle - own.rating) / 400))
    step = 16 + 0.4 * (own.uncertainty - SURE)
    return Strength(
        round(own.rating + step * (right - expected), 1),
        round(max(SURE, own.uncertainty * FADE), 1),
        own.tries + 1,
        own.solved + right,
    )
