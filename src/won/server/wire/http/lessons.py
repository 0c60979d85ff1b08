"""Lessons: which there are, their pages in the reader's language, and a private table to play one at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from won.lessons import script
from won.lessons.script import AnchorKind, Lesson, LessonError, Page
from won.server.storage import Filter, TableRow
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.games import named_game
from won.server.wire.http.lobby import check_table_count, table_of
from won.server.wire.http.table_info import TableInfo
from won.tables import limits
from won.tables.entries import Ended
from won.tables.errors import RequestError
from won.tables.lesson import new_table

_GOING: Final = ("playing", "paused")


class LessonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`table` is where whoever asks is in the middle of it; `done`: they have played it to its end."""

    name: str
    title: str
    about: str
    minutes: int
    pages: int
    table: str = ""
    done: bool = False


class Anchor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something on the table that a page speaks of; `of` names which, where there are several."""

    kind: AnchorKind
    of: str = ""


class PageInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """`point` is what it speaks of; `do`: it asks for an action, else it is read and turned."""

    title: str
    say: str
    point: tuple[Anchor, ...] = ()
    do: bool = False


class LessonPages(msgspec.Struct, frozen=True):
    title: str
    pages: tuple[PageInfo, ...]


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goes on where the learner was; `again` begins anew."""

    again: bool = False


async def lessons(call: Call) -> tuple[LessonInfo, ...]:
    game = named_game(call)
    rows = await _rows(call, game) if call.person is not None else []
    return tuple(_lesson_info(call, script.load(game, name), rows) for name in script.names(game))


def _lesson_info(call: Call, lesson: Lesson, rows: list[TableRow]) -> LessonInfo:
    say = call.lang.gettext
    own = [row for row in rows if row.setup.lesson == lesson.name]
    going = next((row.id for row in own if row.status in _GOING), "")
    done = any(row.status == "over" for row in own)
    text = lesson.script
    return LessonInfo(lesson.name, say(text.title), say(text.about), text.minutes, len(text.pages), going, done)


async def _rows(call: Call, game: str) -> list[TableRow]:
    """The tables at which whoever asks has played a lesson of the game, the newest first."""
    return await call.context.store.tables(Filter(player=call.player.id, game=game, lessons=True, limit=limits.PAGE))


async def pages(call: Call) -> LessonPages:
    lesson = _lesson(call)
    say = call.lang.gettext
    listed = [_page(say, page) for page in lesson.script.pages]
    return LessonPages(say(lesson.script.title), tuple(listed))


def _page(say: Callable[[str], str], page: Page) -> PageInfo:
    point = [
        msgspec.convert({"kind": kind, "of": of}, Anchor) for kind, _, of in (at.partition("/") for at in page.point)
    ]
    return PageInfo(say(page.title), say(page.say), tuple(point), bool(page.do))


async def begin(call: Call) -> TableInfo:
    lesson = _lesson(call)
    request: Beginning = call.body
    going = [
        row
        for row in await _rows(call, lesson.game)
        if row.setup.lesson == lesson.name and row.status in _GOING and row.host == call.player.id
    ]
    if going and not request.again:
        return await table_of(call, going[0].id)
    for row in going:
        await (await call.context.hub.fetch(row.id)).append(Ended("abandoned"))
    await check_table_count(call)
    setup, entries = new_table(lesson, call.player.id, call.player.name)
    live = await call.context.hub.create(setup, call.player.id, entries)
    return await table_of(call, live.id)


def _lesson(call: Call) -> Lesson:
    try:
        return script.load(named_game(call), call.path_param("lesson"))
    except LessonError:
        raise RequestError("no_such_lesson") from None


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games/{game}/lessons", lessons, "The lessons of a game, and how far the caller is in each",
             gives=tuple[LessonInfo, ...], errors=(404,), tag="lessons"),
    Endpoint("GET", "/api/games/{game}/lessons/{lesson}", pages, "The pages of a lesson", gives=LessonPages,
             errors=(404,), tag="lessons"),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}", begin, "Begin a lesson, or go on with it", takes=Beginning,
             gives=TableInfo, status=201, errors=(404, 409), costs="new_tables", example={"again": False},
             tag="lessons"),
)  # fmt: skip
