"""Judges what somebody did at a puzzle, by the figures of its proof, or by the same play-outs where it has none."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import msgspec

from won.core.game import Game
from won.games import package, replay
from won.puzzles.games import PUZZLING
from won.puzzles.model import Choice, Ply, Puzzle, read_line
from won.puzzles.proof import EQUAL

Taken = Sequence[tuple[int, Any]]  # seats and actions since the position


class Verdict(msgspec.Struct, frozen=True):
    """`right`: so far; `done`: the puzzle is solved or failed; `chosen`: what the seat did."""

    ply: int  # the decision that was judged last
    right: bool
    done: bool
    chosen: Choice | None  # none where the solution was asked for
    replies: tuple[str, ...] = ()  # what the others do before the next decision, as in a log


def position(puzzle: Puzzle) -> Game:
    return replay(puzzle.record())


def judge(puzzle: Puzzle, taken: Taken) -> Verdict | None:
    """The verdict on all decisions of the seat so far; none where it has not decided yet."""
    game = position(puzzle)
    verdict: Verdict | None = None
    number = 0
    for seat, action in taken:
        if number == len(puzzle.plies):
            break
        if seat == puzzle.seat:
            chosen, right = _judged(game, puzzle, number, action)
            last = not right or number + 1 == len(puzzle.plies)
            replies = () if last else puzzle.plies[number + 1].before
            verdict = Verdict(number, right, last, chosen, replies)
            if last:
                return verdict
            number += 1
        game.apply(seat, action)
    return verdict


def _judged(game: Game, puzzle: Puzzle, number: int, action: Any) -> tuple[Choice, bool]:
    ply = puzzle.plies[number]
    written = package(puzzle.game).notation.write(action)
    for place, choice in enumerate(ply.choices):
        if choice.line == written:
            return choice, place < ply.right
    return _measured(game, puzzle, ply, action, written)


def _measured(game: Game, puzzle: Puzzle, ply: Ply, action: Any, written: str) -> tuple[Choice, bool]:
    """An action that the proof does not list, such as an offer with other terms: right if it is as good."""
    part = PUZZLING[puzzle.game]
    best = package(puzzle.game).notation.parse(ply.best.line)
    count = part.counts[1]
    pairs = [[part.play_out(game, puzzle.seat, each, number) for each in (best, action)] for number in range(count)]
    behind = fmean([listed.value - tried.value for listed, tried in pairs])
    lower = fmean([listed.own - tried.own for listed, tried in pairs])
    choice = Choice(written, round(ply.best.value - behind, 1), count, own=round(ply.best.own - lower, 1))
    same = part.idea(action) == part.idea(best)
    return choice, behind <= (EQUAL * part.margin if same else 0.0)


def solution(puzzle: Puzzle) -> list[tuple[int, Any]]:
    """Every entry from the position to the end of the shown line."""
    lines: list[str] = []
    for ply in puzzle.plies:
        lines += [*ply.before, f"{puzzle.seat} {ply.best.line}"]
    return [read_line(puzzle.game, line) for line in [*lines, *puzzle.line]]
