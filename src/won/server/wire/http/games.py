"""The games: facts, sheets, rules, and the words of the browser client in each language."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from won import drawing, games
from won.core import game_types
from won.core.game import Facts
from won.core.sheet import Option
from won.lessons import pictures
from won.players import ladder, own_bots
from won.players.ratings import RATINGS
from won.server.languages import language
from won.server.wire.http.endpoint import Call, Endpoint
from won.tables.errors import RequestError
from won.text.games import texts
from won.text.language import LANGUAGES
from won.text.rules import chapters


class GameInfo(msgspec.Struct, frozen=True):
    """What may be chosen for a table of this game; `edition` is the usual one, and the weakest bots come first.

    `ratings` are those that the bots have earned among themselves, where 1500 is the middle.
    """

    facts: Facts
    edition: str
    options: tuple[Option, ...]
    nations: tuple[str, ...]
    bots: tuple[str, ...]
    ratings: dict[str, int]
    words: dict[str, str]


class GameSheet(msgspec.Struct, frozen=True):
    """Everything a client needs to draw a table: see `won/drawing/<game>/sheet.py`."""

    sheet: game_types.GameSheet


class Example(msgspec.Struct, frozen=True):
    """A worked example beside a paragraph; `picture` is the name of its picture, `about` that picture in words."""

    picture: str
    about: str
    text: str


class Paragraph(msgspec.Struct, frozen=True):
    rule: str
    text: str
    examples: tuple[Example, ...] = ()


class ChapterInfo(msgspec.Struct, frozen=True):
    title: str
    paragraphs: tuple[Paragraph, ...]
    rest: str  # the text outside of paragraphs, in Markdown


class Sheeted(msgspec.Struct, frozen=True):
    """With `table`: the sheet with the options of that table."""

    table: Annotated[str, Meta(pattern="^[2-9a-z]*$", max_length=20)] = ""


async def every(call: Call) -> dict[str, GameInfo]:
    return {name: _game_info(name, call.lang.code) for name in games.GAMES}


async def game_info(call: Call) -> GameInfo:
    return _game_info(named_game(call), call.lang.code)


@cache
def _game_info(name: str, code: str) -> GameInfo:
    game = games.package(name)
    return GameInfo(
        game.rules.FACTS,
        game.defaults.edition,
        game.options,
        game.nations,
        (*ladder(name), *own_bots(name)),
        RATINGS[name],
        texts(name).words(language(code)),
    )


async def sheet(call: Call) -> GameSheet:
    options: dict[str, Any] = {}
    game = named_game(call)
    if call.query.table:
        row = await call.context.store.table(call.query.table)
        if row is None or row.setup.game != game:
            raise RequestError("no_table")
        options = row.setup.options
    return GameSheet(drawing.sheet(game, options))


async def rules(call: Call) -> tuple[ChapterInfo, ...]:
    game = named_game(call)
    return tuple(
        ChapterInfo(
            chapter.title,
            tuple(Paragraph(rule, text, _examples(call, game, rule)) for rule, text in chapter.paragraphs.items()),
            chapter.rest,
        )
        for chapter in chapters(call.lang, game)
    )


def _examples(call: Call, game: str, rule: str) -> tuple[Example, ...]:
    say = call.lang.gettext
    examples = [(name, pictures.album(game).pictures[name]) for name in pictures.beside(game, rule)]
    return tuple(Example(name, say(picture.about), say(picture.say)) for name, picture in examples)


def named_game(call: Call) -> str:
    name = call.path_param("game")
    if name not in games.GAMES:
        raise RequestError("no_game", found=name, known=list(games.GAMES))
    return name


async def words(call: Call) -> dict[str, str]:
    """The translations of the browser's messages, as `Language.messages` writes them; none in English."""
    code = call.path_param("code")
    if code not in LANGUAGES:
        raise RequestError("no_language", known=list(LANGUAGES))
    listed = call.context.web / "messages.json"
    wanted = set(msgspec.json.decode(listed.read_bytes(), type=list[str])) if listed.is_file() else None
    return {message: text for message, text in language(code).messages().items() if wanted is None or message in wanted}


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", every, "List the games", gives=dict[str, GameInfo], tag="games"),
    Endpoint("GET", "/api/games/{game}", game_info, "One game", gives=GameInfo, errors=(404,), tag="games"),
    Endpoint("GET", "/api/games/{game}/sheet", sheet, "The sheet of a game: board, cards, prices, colours",
             query=Sheeted, gives=GameSheet, errors=(404,), tag="games"),
    Endpoint("GET", "/api/games/{game}/rules", rules, "The rules of a game, paragraph by paragraph",
             gives=tuple[ChapterInfo, ...], errors=(404,), tag="games"),
    Endpoint("GET", "/api/language/{code}.json", words, "The words of the browser client", gives=dict[str, str],
             errors=(404,), tag="games"),
)  # fmt: skip
