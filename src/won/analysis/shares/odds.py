"""The exact chance of each square after the next rolls, and in the long run."""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction
from typing import Final

from won.shares.prospects import ROLLS, WAYS
from won.shares.tour import moved
from won.shares.world import LAP, SQUARE_AT

SQUARES: Final = LAP  # numbered from 0, which is Start


def reached(step: int, rolls: int) -> list[Fraction]:
    """For each square the chance that at least one of the next rolls ends there."""
    return [reached_any(step, rolls, {square}) for square in range(SQUARES)]


def reached_any(step: int, rolls: int, squares: Container[int]) -> Fraction:
    """The chance that at least one of the next rolls ends on one of the squares."""
    chance = Fraction(0)
    counts = {step: 1}  # without having been there
    for roll in range(1, rolls + 1):
        following: dict[int, int] = {}
        for here, count in counts.items():
            for spots, dice in WAYS.items():
                there = moved(here, spots)
                following[there] = following.get(there, 0) + count * dice
        there_now = [at for at in following if SQUARE_AT[at] in squares]
        chance += Fraction(sum(following.pop(at) for at in there_now), ROLLS**roll)
        counts = following
    return chance


def long_run() -> list[Fraction]:
    """For each square the share of all rolls that end there, in the long run.

    Every step of the tour is met equally often: each is left by the same rolls by which another is entered, so that
    equal chances stay equal, and a roll of 2 or 3 leads everywhere in time, so that no others do. The junction is two
    steps; Start is none.
    """
    chances = [Fraction(0)] * SQUARES
    for step in range(1, LAP + 1):
        chances[SQUARE_AT[step]] += Fraction(1, LAP)
    return chances
