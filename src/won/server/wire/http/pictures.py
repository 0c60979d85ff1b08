"""Pictures that explain a game: in the introduction, and beside the paragraphs of the rules."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from won import drawing
from won.lessons.pictures import album, seats, shown
from won.server.languages import language
from won.server.operations.work import Asker
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.games import named_game
from won.tables.errors import RequestError
from won.text.games import texts

_NOBODY: Final = Asker("", "")  # a picture is drawn once for everybody
_Key = tuple[str, str, str, str]
_drawn: dict[_Key, str] = {}  # there are few: those of the files, in each language and theme


class PictureWanted(msgspec.Struct, frozen=True):
    """Without `dark` the reader's setting decides."""

    dark: Literal["", "yes", "no"] = ""


class PictureInfo(msgspec.Struct, frozen=True):
    svg: str


async def picture(call: Call) -> PictureInfo:
    game, name = named_game(call), call.path_param("picture")
    if name not in album(game).pictures:
        raise RequestError("no_picture")
    wanted: PictureWanted = call.query
    key = (game, name, call.lang.code, wanted.dark)
    if key not in _drawn:
        _drawn[key] = await call.context.hub.services.work.run(_NOBODY, draw, *key)
    return PictureInfo(_drawn[key])


def draw(game: str, name: str, code: str, dark: str) -> str:
    """In a worker process."""
    lang, about = language(code), album(game).pictures[name]
    theme = {"": None, "yes": True, "no": False}[dark]
    title, labels, people = lang.gettext(about.about), texts(game).words(lang), seats(game, lang.gettext("You"))
    return drawing.part(shown(game, name), about.show, people, title=title, dark=theme, labels=labels, language=code)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games/{game}/pictures/{picture}", picture, "A picture that explains, as SVG",
             query=PictureWanted, gives=PictureInfo, errors=(404,), tag="games"),
)  # fmt: skip
