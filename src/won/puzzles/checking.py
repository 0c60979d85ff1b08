"""Proves a puzzle again, with the bots and rules of today."""

from __future__ import annotations

from msgspec.structs import replace

from won.core.record import RecordError
from won.core.refusal import Refused
from won.puzzles.games import PUZZLING
from won.puzzles.grading import grade
from won.puzzles.judging import position
from won.puzzles.model import ENGINE, Ply, Puzzle, read_line
from won.puzzles.proof import prove


def confirmed(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with new figures, as many of its decisions as have the same solution still; none without the first."""
    plies: list[Ply] = []
    try:
        game = position(puzzle)
        for ply in puzzle.plies:
            for entry in ply.before:
                game.apply(*read_line(puzzle.game, entry))
            proved = prove(game, puzzle.seat)
            if proved is None or proved[0].best.line not in [choice.line for choice in ply.choices[: ply.right]]:
                break
            plies.append(replace(proved[0], before=ply.before))
            game.apply(puzzle.seat, proved[1])
    except (RecordError, Refused):
        pass
    if not plies:
        return None
    line = puzzle.line if len(plies) == len(puzzle.plies) else ()
    rating = grade(plies, PUZZLING[puzzle.game].margin)
    return replace(puzzle, plies=tuple(plies), rating=rating, line=line, engine=ENGINE)
