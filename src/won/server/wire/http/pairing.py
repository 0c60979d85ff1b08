"""Quick pairing: wait for other players of a game and pace, and be seated with them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from won import games
from won.server.events import pairing
from won.server.events.pairing import Pool, Sought, Waiting
from won.server.operations.times import now
from won.server.wire.http.endpoint import Call, Endpoint
from won.tables.errors import RequestError
from won.tables.names import given


class Seeking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`near`: only players of about the same strength, less strictly the longer one waits.

    `patience`: seconds after which bots fill the table, 0 for never.
    """

    game: Annotated[str, Meta(max_length=20)]
    players: Annotated[int, Meta(ge=2, le=10)]
    pace: Literal["quick", "move", "daily"]
    near: bool = True
    patience: Annotated[int, Meta(ge=0, le=3600)] = 120


class StillHere(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To be said every few seconds; `hidden`: from a page in the background, which is given more time."""

    hidden: bool = False


async def pools(call: Call) -> tuple[Pool, ...]:
    return tuple(await call.database.read(lambda db: pairing.pools(db, now())))


async def begin(call: Call) -> Waiting:
    request: Seeking = call.body
    if request.game not in games.GAMES:
        raise RequestError("no_game", field="$.game", found=request.game, known=list(games.GAMES))
    package = games.package(request.game)
    least, most = package.rules.FACTS.editions[package.defaults.edition]
    if not least <= request.players <= most:
        raise RequestError("bad_value", field="$.players", found=request.players)
    given(call.player.name)
    database, person = call.database, call.player.id
    wish = Sought(request.game, request.players, request.pace, request.near, request.patience)
    return await _opened(call, await database.write(lambda db: pairing.begin(db, person, wish, now())))


async def wait(call: Call) -> Waiting:
    request: StillHere = call.body
    database, person = call.database, call.player.id
    waiting = await database.write(lambda db: pairing.wait(db, person, request.hidden, now()))
    if waiting is None:
        raise RequestError("no_seek")
    return await _opened(call, waiting)


async def _opened(call: Call, waiting: Waiting) -> Waiting:
    if waiting.table:
        await call.context.openings.open(waiting.table)
    return waiting


async def leave(call: Call) -> None:
    await call.database.write(lambda db: pairing.leave(db, call.player.id))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/pairing", pools, "Where players wait to be paired", gives=tuple[Pool, ...], tag="pairing"),
    Endpoint("POST", "/api/pairing", begin, "Wait for other players", takes=Seeking, gives=Waiting,
             errors=(404, 409, 422), costs="new_tables", tag="pairing"),
    Endpoint("POST", "/api/pairing/wait", wait, "Still waiting, to be said every few seconds", takes=StillHere,
             gives=Waiting, errors=(404,), tag="pairing"),
    Endpoint("DELETE", "/api/pairing", leave, "Wait no longer", status=204, tag="pairing"),
)  # fmt: skip
