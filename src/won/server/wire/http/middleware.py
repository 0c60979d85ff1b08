"""Security headers and compression for every answer, and the rate limit of every address."""

from __future__ import annotations

from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from won.server.context import Context
from won.server.languages import preferred
from won.server.operations.metrics import REQUESTS
from won.server.wire.http import peers
from won.server.wire.http.addresses import address
from won.server.wire.http.compression import Compression
from won.server.wire.http.errors import TooManyRequestsError
from won.server.wire.http.responses import error_response
from won.server.wire.http.security import headers_for

_PRIVATE: Final = "no-store"


class Middleware:
    """The outermost layer, so that even an internal error gets the headers."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = peers.accept(scope, self.app.state.context.secret)
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        request = Request(scope)
        send_compressed = Compression(send, request.headers)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(f"{message['status'] // 100}xx").inc()
                headers = MutableHeaders(scope=message)
                for name, value in headers_for(headers.get("content-type", "")).items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _PRIVATE)
            await send_compressed(message)

        context: Context = self.app.state.context
        wait = context.rate_limiters.address.take(address(request))
        if wait:
            await context.refusals.hold_back(address(request))
            refused = error_response(preferred(request.headers.get("accept-language")), TooManyRequestsError(wait))
            await refused(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
