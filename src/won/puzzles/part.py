"""What each game says about its puzzles: what a seat could do, the value of a play-out, and the ideas."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Puzzling:
    """How positions of one game become puzzles."""

    unit: str  # of the values: `points` ahead of the best of the others, or `percent` of won games
    margin: float  # by which the solution beats every other idea
    contested: tuple[float, float]  # values of the best choice between which the game is not decided yet
    themes: tuple[str, ...]
    editions: dict[str, tuple[int, ...]]  # the numbers of players to look for puzzles with
    options: dict[str, Any]  # of the games to look for puzzles in
    counts: tuple[int, ...]  # play-outs of a choice after each stage of a proof
    choices: Callable[[Any, int], list[Any]]  # all that a seat could do, in one order
    idea: Callable[[Any], Hashable]  # choices with the same idea are one answer
    decision: Callable[[Any, int], str]  # what a seat decides in a position: the question has a sentence for it
    theme: Callable[[Any, int, Any], str]  # of a solution in its position; empty where it makes no puzzle
    seats: Callable[[Any], int]  # how many a game has
    bots: Callable[[int, int], tuple[str, ...]]  # by seat: who plays on, for a number of seats and of a play-out
    phase: Callable[[Any], Hashable]  # a puzzle of several decisions stays within one
    stop: Callable[[Any, Any], bool]  # whether a play-out from the first position ends at the second
    glance: Callable[[Any, Any], bool] | None  # the same for a first look, which saves most proofs; none to do without
    value: Callable[[Any, int], float]  # of the last position of a play-out to a seat
