"""Where a game stands in its lesson, and whether a try is the one that the page asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from won.core.game import Game
from won.games import package
from won.lessons.script import Lesson, Page, Step, Turn


def position(lesson: Lesson, played: int, read: int) -> int:
    """The number of the page after so many actions since the lesson began and so many pages turned."""
    for number, step in enumerate(lesson.steps):
        if played < step.actions or read < step.read:
            return number
    return len(lesson.steps)


def expected(lesson: Lesson, played: int, read: int) -> Turn | None:
    """Who acts next and how; none while the learner reads, and once the lesson is over."""
    number = position(lesson, played, read)
    if number == len(lesson.steps):
        return None
    step = lesson.steps[number]
    if not step.page.do and read < step.read:
        return None
    return step.turns[played - (step.actions - len(step.turns))]


def on_script(lesson: Lesson, taken: Sequence[Turn]) -> bool:
    """Whether these are the first actions of the lesson, in the freedom that its pages leave."""
    free = [() for _ in lesson.before] + [fields for step in lesson.steps for fields in _freedom(step)]
    scripted = lesson.turns
    return len(taken) <= len(scripted) and all(
        seat == who and _same(action, wanted, fields)
        for (seat, action), (who, wanted), fields in zip(taken, scripted, free, strict=False)
    )


def _freedom(step: Step) -> list[tuple[str, ...]]:
    own = [step.page.free] if step.page.do else []
    return [*own, *[()] * (len(step.turns) - len(own))]


def taken_as(page: Page, game: Game, seat: int, action: Any, wanted: Any) -> Any | None:
    """The action to take for the learner's, where it is what the page asks for; none where it is not.

    Two ways of writing that lead to the same position are the same. Where the page leaves a choice it is the learner's.
    """
    bare, script = game.without_chance(action), game.without_chance(wanted)
    if _same(bare, script, page.free):
        return action if page.free else wanted
    if type(bare) is not type(script) or script != wanted or game.check(seat, bare) is not None:
        return None
    return wanted if _after(game, seat, bare) == _after(game, seat, script) else None


def _after(game: Game, seat: int, action: Any) -> Any:
    tried = game.copy()
    tried.apply(seat, action)
    return tried.view(seat)


def _same(action: Any, wanted: Any, free: tuple[str, ...]) -> bool:
    if type(action) is not type(wanted):
        return False
    if not free:
        return bool(action == wanted)
    return bool(msgspec.structs.replace(action, **{name: getattr(wanted, name) for name in free}) == wanted)


def answer(page: Page, game: str, action: Any) -> str:
    """What the page says, in English, to a legal action that it did not ask for."""
    words = package(game).notation.write(action).split()
    for wrong in page.wrong:
        start = wrong.do.split()
        if words[: len(start)] == start:
            return wrong.say
    return page.otherwise
