"""The endpoints as routes of Starlette."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import partial

from starlette.requests import ClientDisconnect, Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from won.server.wire.http.addresses import address
from won.server.wire.http.answering import answer
from won.server.wire.http.endpoint import Endpoint, by_path
from won.server.wire.http.reply import Asked
from won.server.wire.http.responses import response
from won.tables import limits
from won.tables.errors import RequestError


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method gets the list of right ones."""
    return [Route(path, Resource(methods)) for path, methods in by_path(endpoints).items()]


class Resource:
    """Everything at one path."""

    def __init__(self, methods: Mapping[str, Endpoint]) -> None:
        self.methods = {**methods, **({"HEAD": methods["GET"]} if "GET" in methods else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        sent = response(await answer(self.methods, request.app.state.context, _asked(request)))
        await sent(scope, receive, send)


def _asked(request: Request) -> Asked:
    return Asked(
        request.method,
        request.path_params,
        request.query_params,
        request.headers,
        address(request),
        str(request.base_url).rstrip("/"),
        partial(_body, request),
    )


async def _body(request: Request, most: int) -> bytes:
    """The body, read no further than it may be long."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > most:
        raise RequestError("too_large", most=most)
    body = bytearray()
    try:
        async with asyncio.timeout(limits.PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestError("too_large", most=most)
    except (TimeoutError, ClientDisconnect):
        raise RequestError("too_slow") from None
    return bytes(body)
