"""A table that follows a lesson: which page it is at, what the page answers to a try, and whose turn the script says.

The journal holds the progress: its actions, and a `Learned` for each page that was only read.
"""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Game
from won.lessons import course
from won.lessons.script import Lesson, LessonError, Turn, load
from won.tables.draws import SCHEME
from won.tables.entries import POLICY, Acted, AnyEntry, Learned, Sat, Started
from won.tables.errors import RequestError
from won.tables.setup import Setup
from won.tables.table import Table, written

NO_PAGE: Final = -1


def new_table(lesson: Lesson, player: str, name: str) -> tuple[Setup, list[AnyEntry]]:
    """A private table for one learner, played up to where the lesson begins."""
    script = lesson.script
    setup = Setup(lesson.game, script.edition, len(script.seats), script.options, public=False, lesson=lesson.name)
    entries: list[AnyEntry] = [
        Sat(seat, player, name, sitting.nation, by=player)
        if seat == script.learner
        else Sat(seat, name=sitting.name, nation=sitting.nation, bot=sitting.bot, by=player)
        for seat, sitting in enumerate(script.seats)
    ]
    entries.append(Started(script.chance, player, lesson.begin().record().revision, POLICY, SCHEME))
    return setup, [*entries, *(Acted(seat, written(action), "order") for seat, action in lesson.before)]


class Guidance:
    """A table with its lesson, while the game is on the script."""

    __slots__ = ("lesson", "played", "table")

    def __init__(self, table: Table, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self.played = table.steps - len(lesson.before)

    @property
    def page(self) -> int:
        """The number of the page, that of pages once all are done."""
        return course.position(self.lesson, self.played, self.table.learned)

    @property
    def finished(self) -> bool:
        return self.page == len(self.lesson.steps)

    @property
    def expected(self) -> Turn | None:
        return course.expected(self.lesson, self.played, self.table.learned)

    @property
    def bot(self) -> int | None:
        """The seat of the bot that acts now by the script, once the learner has read and done what comes before."""
        turn = self.expected
        return None if turn is None or turn[0] == self.lesson.script.learner else turn[0]


def guidance(table: Table) -> Guidance | None:
    """None at a table without a lesson, or where the game has left its script, as after a change of the script."""
    game = table.game
    if not table.setup.lesson or game is None or table.status not in ("playing", "over"):
        return None
    try:
        lesson = load(table.setup.game, table.setup.lesson)
    except LessonError:
        return None
    if table.steps < len(lesson.before) or not course.on_script(lesson, table.actions()):
        return None
    return Guidance(table, lesson)


def page_of(table: Table) -> int:
    guide = guidance(table)
    return NO_PAGE if guide is None else guide.page


def attempt(table: Table, game: Game, seat: int, action: Any) -> Any:
    """The action to take for what the seat tries; at a lesson only what its page asks for, else `RequestError`."""
    guide = guidance(table)
    if guide is None or guide.finished:
        return action
    refusal = game.check(seat, game.with_chance(game.without_chance(action), lambda: 0.0))
    if refusal is not None:
        raise RequestError("rules", refusal)
    wanted = guide.expected
    if wanted is None or wanted[0] != seat:
        raise RequestError("lesson_read")
    page = guide.lesson.steps[guide.page].page
    taken = course.taken_as(page, game, seat, action, wanted[1])
    if taken is None:
        sentence = course.answer(page, table.setup.game, action)
        raise RequestError("lesson_wrong", said=sentence) if sentence else RequestError("lesson_other")
    return taken


def with_chance(table: Table, game: Game, bare: Any) -> Any | None:
    """The action with the chance that the script has for it; none where chance is to be drawn."""
    guide = guidance(table)
    wanted = None if guide is None else guide.expected
    return None if wanted is None or game.without_chance(wanted[1]) != bare else wanted[1]


def turned(table: Table, page: int, by: str, request: str) -> Learned:
    """The entry of a page that was read; raises `RequestError` where the page asks for something to be done."""
    if _page(table, page).lesson.steps[page].page.do:
        raise RequestError("lesson_do")
    return Learned(page, by, request)


def shown(table: Table, seat: int, page: int) -> Any:
    """The action that the page asks for."""
    turn = _page(table, page).expected
    if turn is None or turn[0] != seat:
        raise RequestError("lesson_read")
    return turn[1]


def _page(table: Table, page: int) -> Guidance:
    guide = guidance(table)
    if guide is None:
        raise RequestError("no_lesson")
    if guide.finished or guide.page != page:
        raise RequestError("stale", after=page, now=guide.page)
    return guide
