"""Accept a table's socket: from our own pages or from programs, within the rate limits."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from won.server.context import Context
from won.server.languages import preferred
from won.server.wire.http import peers
from won.server.wire.http.addresses import address
from won.server.wire.http.endpoint import PATH_PARAMS
from won.server.wire.http.errors import TooManyRequestsError
from won.server.wire.http.forwarding import bridge
from won.server.wire.http.responses import error_response
from won.server.wire.http.security import same_origin
from won.server.wire.http.socket_protocol import WRITE
from won.server.wire.socket import serving
from won.server.wire.socket.channel import Gone
from won.tables.errors import RequestError

CROWDED: Final = 30.0  # seconds after which one of too many connections may have ended
_TABLE: Final = re.compile(PATH_PARAMS["table"]["pattern"])


async def upgrade(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    table = websocket.path_params["table"]
    try:
        _check(context, websocket, table)
    except RequestError as error:
        await context.refusals.hold_back(address(websocket))
        lang = preferred(websocket.headers.get("accept-language"))
        await websocket.send_denial_response(error_response(lang, error))
        return
    connections, who = context.rate_limiters.connections, address(websocket)
    connections[who] += 1
    try:
        await websocket.accept()
        channel, scope = WebSocketChannel(websocket), websocket.scope
        pass_on = None if peers.passed_on(scope) else partial(bridge, scope, context.secret, channel)
        await serving.serve(channel, context.hub, table, context.rate_limiters, who, pass_on)
    except RuntimeError:  # the client went away while it was accepted
        return
    finally:
        connections[who] -= 1
        if not connections[who]:
            del connections[who]


Write = Callable[[str], bool]


class WebSocketChannel:
    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._write: Write | None = websocket.scope.get("extensions", {}).get(WRITE)

    async def receive(self) -> bytes | str:
        try:
            message = await self._websocket.receive()
        except RuntimeError:
            raise Gone from None
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text

    def write(self, text: str) -> bool:
        return self._write is not None and self._write(text)

    async def send(self, text: str) -> None:
        try:
            await self._websocket.send({"type": "websocket.send", "text": text})
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._websocket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None


def _check(context: Context, websocket: WebSocket, table: str) -> None:
    config, headers = context.config, websocket.headers
    if not same_origin(headers.get("origin"), headers.get("host"), config.public_url, config.origins):
        raise RequestError("origin")
    limiters, who = context.rate_limiters, address(websocket)
    context.hub.services.bans.check("address", who)
    wait = limiters.new_connections.take(who) or CROWDED * (limiters.connections[who] >= limiters.rates.connections)
    live = context.hub.tables.get(table)
    if live is not None and live.audience.connections_from(who) >= limiters.rates.table_connections:
        wait = wait or CROWDED
    if not wait and table not in context.hub.tables:
        wait = limiters.wakes.take(who)
    if wait:
        raise TooManyRequestsError(wait)
    if not _TABLE.fullmatch(table):
        raise RequestError("no_table")
