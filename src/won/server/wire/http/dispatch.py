"""The endpoints as routes of Starlette."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final

import httptools
from starlette.requests import ClientDisconnect, Request
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from won.server.context import Context
from won.server.languages import preferred
from won.server.live.ownership import RemoteTableError
from won.server.wire.http.addresses import address
from won.server.wire.http.answering import answer
from won.server.wire.http.endpoint import Endpoint, by_path
from won.server.wire.http.errors import error_reply
from won.server.wire.http.forwarding import NotReached, forward
from won.server.wire.http.peers import passed_on
from won.server.wire.http.reply import Asked, Reply
from won.server.wire.http.responses import response
from won.tables import limits
from won.tables.errors import RequestError

TRIES: Final = 4  # to find the process that has the table
PAUSE: Final = 0.2  # seconds between them


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that a wrong method gets the list of right ones."""
    return [Route(path, Resource(methods)) for path, methods in by_path(endpoints).items()]


class Resource:
    """Everything at one path."""

    def __init__(self, methods: Mapping[str, Endpoint]) -> None:
        self.methods = {**methods, **({"HEAD": methods["GET"]} if "GET" in methods else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        sent = response(await self._reply(request, request.app.state.context))
        await sent(scope, receive, send)

    async def _reply(self, request: Request, context: Context) -> Reply:
        """From here, or from the process that has the table."""
        body = Body(request)
        for _ in range(TRIES):
            try:
                return await answer(self.methods, context, _asked_from(request, body))
            except RemoteTableError as remote:
                if passed_on(request.scope):
                    break
                try:
                    return await forward(request.scope, context.secret, remote.address, body.data)
                except NotReached:  # it may be dead by now
                    await asyncio.sleep(PAUSE)
                except (OSError, TimeoutError, httptools.HttpParserError):
                    break
        return error_reply(preferred(request.headers.get("accept-language")), RequestError("busy"))


def _asked_from(request: Request, body: Body) -> Asked:
    return Asked(
        request.method,
        request.path_params,
        request.query_params,
        request.headers,
        address(request),
        str(request.base_url).rstrip("/"),
        body.read,
        passed_on(request.scope),
    )


class Body:
    """The body of a request, kept for the process that it may be passed on to."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._complete = False
        self.data = b""

    async def read(self, most: int) -> bytes:
        """Read no further than it may be long."""
        if not self._complete:
            self.data = await self._read(most)
            self._complete = True
        return self.data

    async def _read(self, most: int) -> bytes:
        length = self._request.headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > most:
            raise RequestError("too_large", most=most)
        body = bytearray()
        try:
            async with asyncio.timeout(limits.PATIENCE):
                async for chunk in self._request.stream():
                    body += chunk
                    if len(body) > most:
                        raise RequestError("too_large", most=most)
        except (TimeoutError, ClientDisconnect):
            raise RequestError("too_slow") from None
        return bytes(body)
