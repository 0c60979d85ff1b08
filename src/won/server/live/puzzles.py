"""What is computed about puzzles in a worker process: their tables, and what was done at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from won.core.record import entry
from won.games import package
from won.players.games import PLAYERS
from won.puzzles.games import PUZZLING
from won.puzzles.grading import Strength, after
from won.puzzles.judging import Verdict, judge, position, solution
from won.puzzles.model import Choice, Ply, Puzzle, read_line
from won.puzzles.store import puzzle
from won.server.languages import language
from won.server.live.reasons import why
from won.server.live.replays import MadeTable, actions_in, made_table
from won.server.wire.messages.common import JsonObject
from won.tables.branches import branched
from won.tables.setup import Setup
from won.text import puzzles as text
from won.text.games import texts
from won.text.language import Language
from won.text.phrases import capital

ADVISED: Final = 6  # things that the adviser is asked about
COMPARED: Final = 4  # choices beside the one that was made


class Figure(msgspec.Struct, frozen=True):
    """What one choice led to: a sentence each for the action and its result."""

    action: str
    outcome: str
    count: int  # play-outs
    right: bool = False
    chosen: bool = False


class Judgement(msgspec.Struct, frozen=True):
    """`steps`: entries to play next: what the others do, or the whole solution from the position where it is shown."""

    right: bool
    done: bool
    text: str
    why: str
    figures: tuple[Figure, ...]
    steps: tuple[JsonObject, ...] = ()


class PuzzleSeen(msgspec.Struct, frozen=True):
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
    made, entries = branched("", setup, wanted.record(), player, ())
    return made_table(made, entries, at)


def attempted(setup: Setup, lines: Sequence[str], code: str, own: Strength, give_up: bool) -> PuzzleSeen:
    """The puzzle of a table, with the judgement of what has been done there."""
    found = puzzle(setup.puzzle)
    assert found is not None
    lang = language(code)
    taken = actions_in(setup, "\n".join(lines))[setup.branch_at :]
    verdict = judge(found, taken)
    if give_up and (verdict is None or not verdict.done):
        number = 0 if verdict is None else verdict.ply + verdict.right
        verdict = Verdict(number, False, True, None)
    judgement = None if verdict is None else _judgement(lang, found, verdict)
    strength = after(own, found.rating, verdict.right) if verdict is not None and verdict.done else own
    asked = PUZZLING[found.game].decision(position(found), found.seat)
    return PuzzleSeen(
        id=found.id,
        rating=found.rating,
        seat=found.seat,
        step=setup.branch_at,
        plies=len(found.plies),
        question=text.question(lang, asked),
        judgement=judgement,
        strength=strength,
    )


def _judgement(lang: Language, found: Puzzle, verdict: Verdict) -> Judgement:
    ply = found.plies[verdict.ply]
    steps = [read_line(found.game, line) for line in verdict.replies]
    if verdict.done:
        steps = solution(found)
    return Judgement(
        right=verdict.right,
        done=verdict.done,
        text=text.verdict(lang, verdict.right, verdict.done, verdict.chosen is None),
        why=_why(lang, found) if verdict.done else "",
        figures=_figures(lang, found, ply, verdict.chosen),
        steps=tuple([entry(seat, action) for seat, action in steps]),
    )


def _why(lang: Language, found: Puzzle) -> str:
    """The idea in general, what the adviser says about this very action, and what it brings by the proof."""
    game = position(found)
    best = package(found.game).notation.parse(found.plies[0].best.line)
    advised = PLAYERS[found.game].advise(game.copy_for(found.seat), found.seat, ADVISED)
    said = [why(found.game, lang, decision.reason, found.seats) for decision in advised if decision.action == best]
    ply = found.plies[0]
    best, second = [(each.value, each.own) for each in (ply.best, ply.choices[ply.right])]
    figures = text.reason(lang, PUZZLING[found.game].unit, best, second)
    return " ".join(filter(None, [text.idea(lang, found.theme), *map(capital, said), figures]))


def _figures(lang: Language, found: Puzzle, ply: Ply, chosen: Choice | None) -> tuple[Figure, ...]:
    """The best, the best of those that are not right, and what was chosen."""
    own = "" if chosen is None else chosen.line
    shown = [ply.best, *[each for each in ply.choices[ply.right :] if each.line != own][: COMPARED - 1]]
    if chosen is not None and own != ply.best.line:
        shown.append(chosen)
    rights = {each.line for each in ply.choices[: ply.right]}
    shown.sort(key=lambda each: -each.value)
    return tuple([_figure(lang, found, each, each.line in rights, each.line == own) for each in shown])


def _figure(lang: Language, found: Puzzle, each: Choice, right: bool, chosen: bool) -> Figure:
    action: Any = package(found.game).notation.parse(each.line)
    said = texts(found.game).action_sentence(lang, action, found.seats)
    result = text.outcome(lang, PUZZLING[found.game].unit, each.value)
    return Figure(said, result, each.count, right, chosen)
