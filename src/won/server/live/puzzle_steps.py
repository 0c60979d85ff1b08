"""The solution of a puzzle step by step, each with the sentence for it and its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from won.core.game import Game
from won.core.record import Seat
from won.players.bot import Bot
from won.players.reasons import reasons_for
from won.puzzles.games import PUZZLING
from won.puzzles.judging import Verdict, position, solution
from won.puzzles.model import Puzzle
from won.server.live.reasons import why
from won.server.wire.messages.common import LineStep
from won.text import puzzles as text
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import capital


def names(puzzle: Puzzle) -> list[Seat]:
    """The seats as its table calls them."""
    return puzzle.record().seats


def steps_after(lang: Language, puzzle: Puzzle, verdict: Verdict) -> tuple[LineStep, ...]:
    """The whole solution where the puzzle is done, before that what the others do until the next decision."""
    if not verdict.done and not verdict.replies:
        return ()
    steps = solution_steps(lang, puzzle)
    first = sum([len(ply.before) + 1 for ply in puzzle.plies[: verdict.ply + 1]])
    return steps if verdict.done else steps[first : first + len(verdict.replies)]


def solution_steps(lang: Language, puzzle: Puzzle) -> tuple[LineStep, ...]:
    """Every step from the position to the end of the shown line."""
    part, game, seats = PUZZLING[puzzle.game], position(puzzle), names(puzzle)
    bots = part.bots(part.seats(game), 0)
    steps: list[LineStep] = []
    for seat, action in solution(puzzle):
        reason = _reason(lang, game, seat, action, bots, seats)
        if not reason:
            theme = part.theme(game, seat, action) if seat == puzzle.seat else ""
            reason = text.idea(lang, theme) if theme else text.expected(lang)
        sentence = texts(puzzle.game).action_sentence(lang, action, seats)
        steps.append(LineStep(seat, msgspec.to_builtins(action), sentence, capital(reason)))
        game.apply(seat, action)
    return tuple(steps)


def _reason(lang: Language, game: Game, seat: int, action: Any, bots: Sequence[Bot], seats: list[Seat]) -> str:
    """What the adviser says of this very action, or the bot that would do it; empty where neither does."""
    reasons = reasons_for(game, seat, action, bots[seat])
    return next(filter(None, [why(game.name, lang, reason, seats) for reason in reasons]), "")
