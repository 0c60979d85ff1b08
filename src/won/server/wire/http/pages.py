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
from won.server.wire.http.errors import error_response, json
from won.server.wire.http.html import page, paragraph
from won.tables.errors import RequestError
from won.text.language import Language

_KINDS: Final = {"css": "text/css", "js": "text/javascript"}
_FILES: Final = ("page.css", "page.js", "docs.js", "fair.js", "twister.js")


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
        "fair": lang.gettext("Every draw is the one the seed gives."),
        "unfair": lang.gettext("Not every draw is the one the seed gives."),
        "promised": lang.gettext("Shown at the start"),
        "seed": lang.gettext("The seed"),
        "hash": lang.gettext("Its hash, computed by your browser"),
        "kept": lang.gettext("The seed matches its hash"),
        "broken": lang.gettext("The seed does not match its hash"),
        "step": lang.gettext("Step"),
        "stream": lang.gettext("Stream"),
        "numbers": lang.gettext("First draws, computed by your browser"),
        "played": lang.gettext("As it was played"),
        "due": lang.gettext("As the seed gives it"),
        "setup": lang.gettext("set-up"),
        "right": lang.gettext("right"),
        "wrong": lang.gettext("wrong"),
        "given": lang.gettext("Steps copied from another table: {n}"),
        "command": lang.gettext("The same on your own machine:"),
    }
    intro = lang.gettext(
        "Chance comes from a seed. Its hash is shown before the game, the seed after it, so that anybody "
        "can draw again and compare. The draws of step n are Python’s random() of a generator set to the "
        "SHA-256 of “seed/n”."
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
