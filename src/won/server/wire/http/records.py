"""Records of finished games, imported records, branches from a position, and checks of chance."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won.core.record import Record
from won.server.live.replays import branched_table, checked, exported, imported_table, verified
from won.server.operations.times import now
from won.server.storage import CLOSED
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Invited, Nonce, Word, adopted, check_inside, check_table_count, check_unsealed
from won.server.wire.http.reply import JSON, Reply
from won.server.wire.http.table_info import TableInfo
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.fairness import Verdict
from won.tables.validation import check_bot

RECORD: Final = "GET /api/tables/{table}/record"
BRANCH: Final = "POST /api/tables/{table}/branch"
FAIR: Final = "GET /api/tables/{table}/fair"
_HEX: Final = r"^[0-9a-zA-Z_.:-]*$"


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the position after `step` actions, the last one for none; `bots` by seat, an empty name for the player."""

    step: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()


class _Named(msgspec.Struct, frozen=True):
    game: str = ""


class Proof(msgspec.Struct, frozen=True):
    table: str
    seed: str
    verdict: Verdict
    nonces: tuple[str, ...] | None = None  # by seat; none for a game that began before players added anything


class Checking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any record, and the seed it claims."""

    record: msgspec.Raw
    seed: Annotated[str, Meta(max_length=200)]
    promised: Annotated[str, Meta(max_length=64, pattern=_HEX)] = ""
    given: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    nonces: Annotated[tuple[Nonce, ...], Meta(max_length=10)] | None = None


async def record(call: Call) -> Reply:
    live = check_unsealed(await check_inside(call, RECORD))
    if live.table.game is None:
        raise RequestError("not_started")
    name = f"{live.setup.game}-{live.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    data = await call.beside(exported, live.setup, await call.lines(live), live.table.names)
    return Reply(200, data, headers, JSON)


async def import_record(call: Call) -> TableInfo:
    call.game = _game_of(call.body)
    imported = await call.beside(imported_table, call.body, now())
    return await adopted(call, imported)


def record_in(call: Call, raw: msgspec.Raw) -> bytes:
    """The record within a body, not yet read."""
    data = bytes(raw)
    if not data.startswith(b"{"):
        raise RequestError("bad_body", detail="Expected `object`", field="$.record")
    call.game = _game_of(data)
    return data


def _game_of(data: bytes) -> str:
    """The game that a record names, for the sentences about its errors."""
    try:
        return msgspec.json.decode(data, type=_Named).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


async def branch(call: Call) -> TableInfo:
    """Of a finished game, for anyone; of a running one, only for its players, and only if nothing is hidden."""
    request: Branching = call.body
    live = check_unsealed(await check_inside(call, BRANCH))
    if live.table.status not in CLOSED and live.table.hides:
        raise RequestError("branch_hidden")
    if live.table.game is None:
        raise RequestError("not_started")
    step = live.table.steps if request.step is None else request.step
    if step > live.table.steps:
        raise RequestError("no_step", field="$.step", found=step, steps=live.table.steps)
    for seat, bot in enumerate(request.bots):
        if bot:
            check_bot(live.setup.game, bot, f"$.bots[{seat}]")
    await check_table_count(call)
    lines, names = await call.lines(live), live.table.names
    args = (live.id, live.setup, lines, names, step, call.player.id, request.bots, now())
    return await adopted(call, await call.beside(branched_table, *args))


async def fair(call: Call) -> Proof:
    live = check_unsealed(await check_inside(call, FAIR))
    if not live.setup.own_chance or live.table.game is None:
        raise RequestError("no_seed")
    nonces = live.table.nonces
    args = (live.setup, await call.lines(live), live.table.names, live.seed, live.commitment, live.setup.given, nonces)
    return Proof(live.id, live.seed, await call.beside(verified, *args), nonces)


async def check(call: Call) -> Verdict:
    request: Checking = call.body
    data = record_in(call, request.record)
    return await call.beside(checked, data, request.seed, request.promised, request.given, request.nonces)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/record", record, "The record of a finished game", query=Invited, gives=Record,
             errors=(403, 404, 409), tag="records"),
    Endpoint("POST", "/api/records", import_record, "Import a record",  takes=bytes,
             gives=TableInfo, status=201, errors=(422,), most=limits.RECORD, costs="new_tables", tag="records"),
    Endpoint("POST", "/api/tables/{table}/branch", branch, "Branch off from a position",
             takes=Branching, gives=TableInfo, status=201, errors=(404, 409, 422), costs="new_tables", tag="records"),
    Endpoint("GET", "/api/tables/{table}/fair", fair, "Check every draw of chance against the seed", gives=Proof,
             errors=(404, 409), costs="replays", tag="records"),
    Endpoint("POST", "/api/verify", check, "Check a record against a seed", takes=Checking,
             gives=Verdict, errors=(422,), most=limits.RECORD, costs="replays", tag="records"),
)  # fmt: skip
