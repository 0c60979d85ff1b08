"""The server's own pages: its interface to try out, and the proof that chance was fair."""

from __future__ import annotations

import html
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from won.server.languages import preferred
from won.server.wire.http import openapi
from won.server.wire.http.endpoint import Endpoint
from won.server.wire.http.html import page, paragraph
from won.server.wire.http.responses import error_response, json
from won.tables.errors import RequestError
from won.text.language import Language

_KINDS: Final = {"css": "text/css", "js": "text/javascript"}
_FILES: Final = ("page.css", "page.js", "docs.js", "fair.js", "chance.js", "sha256.js", "twister.js")


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    openapi_document = openapi.document(endpoints)

    async def document(request: Request) -> Response:
        return json(openapi_document, headers={"cache-control": "no-cache"})

    return [
        Route("/api/openapi.json", document, methods=["GET"]),
        Route("/api/docs", _docs, methods=["GET"]),
        Route("/api/fair", _fair, methods=["GET"]),
        Route("/api/pages/{name}", _file, methods=["GET"]),
    ]


async def _docs(request: Request) -> Response:
    lang = preferred(request.headers.get("accept-language"))
    words = {
        "send": lang.gettext("Send"),
        "key": lang.gettext("Your key, for what only players may do"),
        "body": lang.gettext("What is sent"),
        "answer": lang.gettext("The answer"),
        "player": lang.gettext("for players"),
        "new": lang.gettext("Create a player and use the key"),
    }
    intro = lang.gettext("The interface of this server for programs, to read and try out.")
    return _page(lang, lang.gettext("The interface"), "docs", intro, words)


async def _fair(request: Request) -> Response:
    lang = preferred(request.headers.get("accept-language"))
    words = {
        "table": lang.gettext("Table"),
        "check": lang.gettext("Check"),
        "fair": lang.gettext("Chance was fair: everything below was worked out again by your browser, and is right."),
        "unfair": lang.gettext("Something is wrong: see what is marked below."),
        "seed_title": lang.gettext("The seed is the one promised before the game"),
        "seed_text": lang.gettext(
            "The server drew a secret seed and showed its SHA-256 hash before anybody sat down. The seed has that "
            "hash, so it was not exchanged."
        ),
        "promised": lang.gettext("Shown at the start"),
        "seed": lang.gettext("The seed"),
        "hash": lang.gettext("Its hash, computed by your browser"),
        "nonce_title": lang.gettext("Every player had a part in it"),
        "nonce_text": lang.gettext(
            "Each player’s browser added a random number of its own when the player sat down. The server knew none of "
            "them when it drew the seed, and no player knew the seed, so nobody could choose the dice."
        ),
        "alone_title": lang.gettext("No player added a number to the seed"),
        "alone_text": lang.gettext("Bots add none, and nobody has to. The draws hang on the server’s seed alone."),
        "own": lang.gettext("The number that this browser sent is among them."),
        "not_own": lang.gettext("The number that this browser sent is not among them!"),
        "not_here": lang.gettext("This browser sent none for this table."),
        "nothing": lang.gettext("nothing"),
        "setup_title": lang.gettext("The set-up is the one they give"),
        "setup_industry": lang.gettext("Who begins was drawn again and is compared."),
        "setup_shares": lang.gettext(
            "The rolls for who begins, the royalty cards on the board and the order of the telexes were drawn again "
            "and are compared one by one."
        ),
        "rolls_title": lang.gettext("The dice are the ones they give"),
        "rolls_text": lang.gettext("Rolls that are right: {right} of {n}."),
        "given_title": lang.gettext("This is a what-if"),
        "given": lang.gettext("Steps copied from another table: {n}"),
        "every": lang.gettext("Every roll"),
        "step": lang.gettext("Step"),
        "who": lang.gettext("Player"),
        "name": lang.gettext("Draw"),
        "played": lang.gettext("As it was played"),
        "due": lang.gettext("As the seed gives it"),
        "right": lang.gettext("right"),
        "wrong": lang.gettext("wrong"),
        "command": lang.gettext("The same on your own machine, with the record of the game as a file:"),
    }
    intro = lang.gettext(
        "Dice and shuffles come from a seed of the server and a number of each player. This page draws all of them "
        "again, here in your browser, and compares them with what was played. How it is done stands in the protocol."
    )
    return _page(lang, lang.gettext("Were the draws fair?"), "fair", intro, words)


def _page(lang: Language, title: str, script: str, intro: str, words: dict[str, str]) -> Response:
    """A page that one of our scripts fills, with the words it needs."""
    encoded_words = html.escape(msgspec.json.encode(words).decode())
    no_script = html.escape(lang.gettext("This page needs JavaScript."))
    body = f'{paragraph(intro)}<div id="page" data-words="{encoded_words}"></div><noscript>{no_script}</noscript>'
    return page(lang, title, body, head=f'<script type="module" src="/api/pages/{script}.js"></script>\n')


async def _file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in _FILES:
        return error_response(preferred(request.headers.get("accept-language")), RequestError("address"))
    data = files("won.server.wire.http.assets").joinpath(name).read_bytes()
    kind = _KINDS[name.rpartition(".")[2]]
    return Response(data, headers={"cache-control": "no-cache"}, media_type=f"{kind}; charset=utf-8")
