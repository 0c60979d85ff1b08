"""Accept a table's socket: from our own pages or from programs, within the rate limits."""

from __future__ import annotations

import re
from typing import Final

from starlette.websockets import WebSocket

from won.server.context import Context
from won.server.languages import preferred
from won.server.wire.http.addresses import address
from won.server.wire.http.endpoint import PATH_PARAMS
from won.server.wire.http.errors import TooManyRequestsError, error_response
from won.server.wire.http.security import same_origin
from won.server.wire.socket import serving
from won.tables.errors import RequestError

CROWDED: Final = 30.0  # seconds after which one of too many connections may have ended
_TABLE: Final = re.compile(PATH_PARAMS["table"]["pattern"])


async def upgrade(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    table = websocket.path_params["table"]
    try:
        _check(context, websocket, table)
    except RequestError as error:
        lang = preferred(websocket.headers.get("accept-language"))
        await websocket.send_denial_response(error_response(lang, error))
        return
    connections, who = context.rate_limiters.connections, address(websocket)
    connections[who] += 1
    try:
        await serving.serve(websocket, context.hub, table, context.rate_limiters, who)
    finally:
        connections[who] -= 1
        if not connections[who]:
            del connections[who]


def _check(context: Context, websocket: WebSocket, table: str) -> None:
    config, headers = context.config, websocket.headers
    if not same_origin(headers.get("origin"), headers.get("host"), config.public_url, config.origins):
        raise RequestError("origin")
    limiters, who = context.rate_limiters, address(websocket)
    wait = limiters.new_connections.take(who) or CROWDED * (limiters.connections[who] >= limiters.rates.connections)
    if wait:
        raise TooManyRequestsError(wait)
    if not _TABLE.fullmatch(table):
        raise RequestError("no_table")
