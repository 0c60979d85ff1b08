"""What is computed about puzzles in a worker process: their tables, and what was done at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from won.games import package
from won.players.games import PLAYERS
from won.players.reasons import ADVISED
from won.puzzles.games import PUZZLING
from won.puzzles.grading import Strength, after
from won.puzzles.judging import Verdict, judge, position
from won.puzzles.model import Choice, Ply, Puzzle
from won.puzzles.store import puzzle
from won.server.languages import language
from won.server.live.puzzle_steps import names, steps_after
from won.server.live.reasons import why
from won.server.live.replays import MadeTable, actions_in, made_table
from won.server.wire.messages.common import LineStep
from won.tables.branches import branched
from won.tables.setup import Setup
from won.text import puzzles as text
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import capital

COMPARED: Final = 4  # choices beside the one that was made


class Figure(msgspec.Struct, frozen=True):
    """What one choice led to: a sentence each for the action and its result."""

    action: str
    outcome: str
    count: int  # play-outs
    right: bool = False
    chosen: bool = False


class Judgement(msgspec.Struct, frozen=True):
    """`steps`: what to play next: what the others do, or the whole solution from the position where it is shown."""

    right: bool
    done: bool
    text: str
    why: str
    figures: tuple[Figure, ...]
    steps: tuple[LineStep, ...] = ()


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle at its table. `strength` is that of the asker after this attempt, if it is the first one."""

    id: str
    rating: int
    seat: int
    step: int  # entries before the position
    plies: int
    question: str
    judgement: Judgement | None
    strength: Strength


def puzzle_table(wanted: Puzzle, player: str, at: int) -> MadeTable:
    """A private table in the position of a puzzle; one person plays every seat."""
    setup = Setup(wanted.game, wanted.edition, len(wanted.seats), dict(wanted.options), puzzle=wanted.id)
    table, entries = branched("", setup, wanted.record(), player, ())
    return made_table(table, entries, at)


def attempted(setup: Setup, lines: Sequence[str], code: str, own: Strength, give_up: bool) -> PuzzleInfo:
    """The puzzle of a table, with the judgement of what has been done there."""
    posed = puzzle(setup.puzzle)
    assert posed is not None
    lang = language(code)
    taken = actions_in(setup, "\n".join(lines))[setup.branch_at :]
    verdict = judge(posed, taken)
    if give_up and (verdict is None or not verdict.done):
        number = 0 if verdict is None else verdict.ply + verdict.right
        verdict = Verdict(number, False, True, None)
    judgement = None if verdict is None else _judgement(lang, posed, verdict)
    strength = after(own, posed.rating, verdict.right) if verdict is not None and verdict.done else own
    asked = PUZZLING[posed.game].decision(position(posed), posed.seat)
    return PuzzleInfo(
        id=posed.id,
        rating=posed.rating,
        seat=posed.seat,
        step=setup.branch_at,
        plies=len(posed.plies),
        question=text.question(lang, asked),
        judgement=judgement,
        strength=strength,
    )


def _judgement(lang: Language, puzzle: Puzzle, verdict: Verdict) -> Judgement:
    ply = puzzle.plies[verdict.ply]
    return Judgement(
        right=verdict.right,
        done=verdict.done,
        text=text.verdict(lang, verdict.right, verdict.done, verdict.chosen is None),
        why=_why(lang, puzzle) if verdict.done else "",
        figures=_figures(lang, puzzle, ply, verdict.chosen),
        steps=steps_after(lang, puzzle, verdict),
    )


def _why(lang: Language, posed: Puzzle) -> str:
    """The idea in general, what the adviser says about this very action, and what it brings by the proof."""
    game = position(posed)
    best = package(posed.game).notation.parse(posed.plies[0].best.line)
    advised = PLAYERS[posed.game].advise(game.copy_for(posed.seat), posed.seat, ADVISED)
    reasons = [why(posed.game, lang, decision.reason, names(posed)) for decision in advised if decision.action == best]
    ply = posed.plies[0]
    best, second = [(each.value, each.own) for each in (ply.best, ply.choices[ply.right])]
    figures = text.reason(lang, PUZZLING[posed.game].unit, best, second)
    return " ".join(filter(None, [text.idea(lang, posed.theme), *map(capital, reasons), figures]))


def _figures(lang: Language, posed: Puzzle, ply: Ply, chosen: Choice | None) -> tuple[Figure, ...]:
    """The best, the best of those that are not right, and what was chosen."""
    own = "" if chosen is None else chosen.line
    shown = [ply.best, *[each for each in ply.choices[ply.right :] if each.line != own][: COMPARED - 1]]
    if chosen is not None and own != ply.best.line:
        shown.append(chosen)
    rights = {each.line for each in ply.choices[: ply.right]}
    shown.sort(key=lambda each: -each.value)
    return tuple([_figure(lang, posed, each, each.line in rights, each.line == own) for each in shown])


def _figure(lang: Language, posed: Puzzle, each: Choice, right: bool, chosen: bool) -> Figure:
    action: Any = package(posed.game).notation.parse(each.line)
    sentence = texts(posed.game).action_sentence(lang, action, names(posed))
    result = text.outcome(lang, PUZZLING[posed.game].unit, each.value)
    return Figure(sentence, result, each.count, right, chosen)
