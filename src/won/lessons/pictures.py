"""Pictures that explain: a position, the part of the table that is shown, and a worked example for the rules.

They are data, one file a game in `pictures/`; `docs/lessons.md` explains the fields.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from won.core.game import Game
from won.core.record import Seat
from won.games import GAMES
from won.lessons.script import LessonError, load, read_turn


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`show` names a part of the table. With `rules` it stands beside these paragraphs, and `say` explains it there."""

    show: str
    about: str  # the picture in words, for those who cannot see it
    upto: int = 0  # after so many actions of the lesson
    log: tuple[str, ...] = ()  # and then these
    rules: tuple[str, ...] = ()
    say: str = ""
    then: str = ""  # what the example does: a seat and an action
    gives: dict[str, int] = {}  # what that changes for the seat, by the names of the state line: the proof of `say`
    after: bool = False  # the picture shows the table after the example


class Album(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All pictures of a game, of positions in one of its lessons."""

    lesson: str
    pictures: dict[str, Picture]


@cache
def album(game: str) -> Album:
    text = (resources.files(__package__) / "pictures" / f"{game}.toml").read_text("utf-8")
    try:
        return msgspec.convert(tomllib.loads(text), Album)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"pictures of {game}: {error}") from None


def position(game: str, name: str, after: bool = False) -> Game:
    """The game before the example of a picture, or after it."""
    book = album(game)
    picture, lesson = book.pictures[name], load(game, book.lesson)
    turns = lesson.turns[: len(lesson.before) + picture.upto]
    lines = (*picture.log, *([picture.then] if after and picture.then else []))
    played = lesson.begin()
    for seat, action in (*turns, *[read_turn(game, f"picture {game}/{name}", line) for line in lines]):
        played.apply(seat, action)
    return played


def shown(game: str, name: str) -> Game:
    """The game that a picture shows."""
    return position(game, name, album(game).pictures[name].after)


def seats(game: str, learner: str) -> list[Seat]:
    """Who sits there; a learner without a nation is called by that name."""
    script = load(game, album(game).lesson).script
    return [seat if seat.name or seat.nation else Seat(learner) for seat in script.seats]


def texts() -> list[str]:
    """Every sentence that people read."""
    every = [picture for game in GAMES for picture in album(game).pictures.values()]
    return [text for picture in every for text in (picture.about, picture.say) if text]


def beside(game: str, rule: str) -> list[str]:
    """The names of the pictures that stand beside a paragraph."""
    return [name for name, picture in album(game).pictures.items() if rule in picture.rules]
