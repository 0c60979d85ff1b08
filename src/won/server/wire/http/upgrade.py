"""The way to a table's socket: from our own pages or from programs, and not too often."""

from __future__ import annotations

import re
from typing import Final

from starlette.websockets import WebSocket

from won.server.accounts.keys import same_origin
from won.server.context import House, preferred
from won.server.wire.http.dispatch import address
from won.server.wire.http.endpoint import PLACES
from won.server.wire.http.errors import TooMany, fault
from won.server.wire.socket import serving
from won.tables.errors import Trouble

CROWDED: Final = 30.0  # seconds after which one of many connections may be free again
_TABLE: Final = re.compile(PLACES["table"]["pattern"])


async def upgrade(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    table = websocket.path_params["table"]
    try:
        _check(house, websocket, table)
    except Trouble as trouble:
        lang = preferred(websocket.headers.get("accept-language"))
        await websocket.send_denial_response(fault(lang, trouble))
        return
    crowd, who = house.doors.crowd, address(websocket)
    crowd[who] += 1
    try:
        await serving.serve(websocket, house.hub, table, house.doors, who)
    finally:
        crowd[who] -= 1
        if not crowd[who]:
            del crowd[who]


def _check(house: House, websocket: WebSocket, table: str) -> None:
    config, headers = house.config, websocket.headers
    if not same_origin(headers.get("origin"), headers.get("host"), config.public_url, config.origins):
        raise Trouble("origin")
    doors, who = house.doors, address(websocket)
    wait = doors.sockets.take(who) or CROWDED * (doors.crowd[who] >= doors.rates.crowd)
    if wait:
        raise TooMany(wait)
    if not _TABLE.fullmatch(table):
        raise Trouble("no_table")
