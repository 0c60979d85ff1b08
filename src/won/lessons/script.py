"""A lesson as its file says it: a set-up, the actions of every seat in order, and what is said beside them.

`docs/lessons.md` explains each field to people who write lessons. Its English texts are messages of the catalogues.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from won.core.game import Game
from won.core.notation import NotationError
from won.core.record import Record, RecordError, Seat
from won.games import GAMES, package, rules

# What a page may point at: the kinds that stand alone, and those that name one thing, as in `hex/D4`.
AnchorKind = Literal[
    "board", "action", "markets", "products", "masthead", "seats", "pass", "hex", "market", "seat", "square", "tab"
]
_NAMED: Final = ("hex", "market", "seat", "square", "tab")
_WHO: Final = re.compile(r"(\d) (.+)")
Turn = tuple[int, Any]  # a seat and its action, with its chance


class LessonError(ValueError):
    """What is wrong with a lesson, and where."""


class WrongTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to a try that begins like `do`, word by word in the notation."""

    do: str
    say: str


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing at a time: something to read, or with `do` something for the learner to do."""

    title: str
    say: str
    point: tuple[str, ...] = ()
    do: str = ""  # the action, in the notation; none: the page is read and turned
    free: tuple[str, ...] = ()  # fields of the action that the learner may choose
    wrong: tuple[WrongTry, ...] = ()
    otherwise: str = ""  # the answer to any other legal try
    then: tuple[str, ...] = ()  # what the others do next: a seat and an action, `1 pass`


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    about: str
    minutes: int
    edition: str
    seats: tuple[Seat, ...]
    pages: tuple[Page, ...]
    chance: dict[str, Any]
    options: dict[str, Any] = {}
    learner: int = 0
    before: tuple[str, ...] = ()  # what was played before the lesson begins


class Step(NamedTuple):
    """A page with its actions read, and how much of the lesson is done once it is."""

    page: Page
    turns: tuple[Turn, ...]  # the learner's first, if there is one
    actions: int  # of the lesson, this page included
    read: int  # pages that were only read, this one included


class Lesson(NamedTuple):
    game: str
    name: str
    script: Script
    before: tuple[Turn, ...]
    steps: tuple[Step, ...]

    @property
    def turns(self) -> list[Turn]:
        """Every action of the lesson in order, those before it included."""
        return [*self.before, *(turn for step in self.steps for turn in step.turns)]

    def begin(self) -> Game:
        """The game as it is set up, before its first action."""
        script = self.script
        return rules(self.game).new(script.edition, script.seats, script.chance, script.options)

    def texts(self) -> Iterator[str]:
        """Every sentence that people read."""
        script = self.script
        yield from (script.title, script.about)
        for page in script.pages:
            yield from (page.title, page.say, *(wrong.say for wrong in page.wrong))
            if page.otherwise:
                yield page.otherwise


def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order of their files."""
    folder = resources.files(__package__) / "data" / game
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


def every() -> list[Lesson]:
    return [load(game, name) for game in GAMES for name in names(game)]


@cache
def load(game: str, name: str) -> Lesson:
    """The lesson of that name; raises `LessonError`, also where there is none."""
    if game not in GAMES or name not in names(game):
        raise LessonError(f"{game}/{name}: there is no such lesson")
    text = (resources.files(__package__) / "data" / game / f"{name}.toml").read_text("utf-8")
    return parse(game, name, text)


def parse(game: str, name: str, text: str) -> Lesson:
    """A lesson from its text, checked: it is played from its first action to its last."""
    try:
        script = msgspec.convert(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{game}/{name}: {error}") from None
    place = f"{game}/{name}"
    before = tuple([read_turn(game, f"{place}: before", line) for line in script.before])
    lesson = Lesson(game, name, script, before, tuple(_steps(game, place, script)))
    _check(place, lesson)
    return lesson


def _steps(game: str, place: str, script: Script) -> Iterator[Step]:
    actions = read = 0
    for number, page in enumerate(script.pages, 1):
        where = f"{place}: page {number}"
        own = [(script.learner, _action(game, where, page.do))] if page.do else []
        turns = (*own, *[read_turn(game, where, line) for line in page.then])
        actions += len(turns)
        read += not page.do
        yield Step(page, turns, actions, read)


def read_turn(game: str, place: str, line: str) -> Turn:
    match = _WHO.fullmatch(line)
    if match is None:
        raise LessonError(f"{place}: “{line}” must be a seat and an action, as in “1 pass”")
    return int(match[1]), _action(game, place, match[2])


def _action(game: str, place: str, line: str) -> Any:
    try:
        return package(game).notation.parse(line)
    except NotationError as error:
        raise LessonError(f"{place}: “{line}” is no action: {error}") from None


def _check(place: str, lesson: Lesson) -> None:
    script = lesson.script
    for number, page in enumerate(script.pages, 1):
        for anchor in page.point:
            kind, _, name = anchor.partition("/")
            if kind not in get_args(AnchorKind) or bool(name) != (kind in _NAMED):
                raise LessonError(f"{place}: page {number}: there is nothing called “{anchor}” to point at")
    turns = lesson.turns
    log = [{"seat": seat, **msgspec.to_builtins(action)} for seat, action in turns]
    seats = list(script.seats)
    record = Record(lesson.game, script.edition, seats, script.chance, log, options=script.options)
    try:
        rules(lesson.game).replay(record)
    except RecordError as error:
        raise LessonError(f"{place}: {error}") from None
