"""Records of finished games, imported records, branches from a position, and checks of chance."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, structs
from starlette.responses import Response

from won import games
from won.core.record import Record, dump
from won.server.live.table import LiveTable
from won.server.wire.http.endpoint import Call, Endpoint, RawResponse
from won.server.wire.http.lobby import Word, table_of
from won.server.wire.http.table_info import CLOSED, TableSeen
from won.tables import limits
from won.tables.branches import branched, check_length, imported
from won.tables.errors import RequestError
from won.tables.fairness import Verdict, verify
from won.tables.validation import check_bot

_HEX: Final = r"^[0-9a-zA-Z_.:-]*$"


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the position after `step` actions, the last one for none; `bots` by seat, an empty name for the player."""

    step: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()


class Proof(msgspec.Struct, frozen=True):
    table: str
    seed: str
    verdict: Verdict


class Checking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any record, and the seed it claims."""

    record: dict[str, Any]
    seed: Annotated[str, Meta(max_length=200)]
    promised: Annotated[str, Meta(max_length=64, pattern=_HEX)] = ""
    given: Annotated[int, Meta(ge=0, le=10**6)] | None = None


async def record(call: Call) -> RawResponse:
    live = await call.context.hub.table(call.table)
    _check_closed(live, "no_record")
    name = f"{live.setup.game}-{live.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return RawResponse(Response(dump(live.record()), headers=headers, media_type="application/json"))


def _check_closed(live: LiveTable, code: str) -> None:
    if live.table.status not in CLOSED:
        raise RequestError(code)


async def import_record(call: Call) -> TableSeen:
    imported_record = games.read_record(call.body)
    call.game = imported_record.game
    setup, entries = await call.context.in_thread(imported, imported_record)
    live = await call.context.hub.create(setup, call.player.id, entries)
    return await table_of(call, live.id)


async def branch(call: Call) -> TableSeen:
    """Of a finished game, for anyone; of a running one, only for its players, and only if nothing is hidden."""
    request: Branching = call.body
    live = await call.context.hub.table(call.table)
    _check_open_to(call, live)
    full_record = live.record()
    step = len(full_record.log) if request.step is None else request.step
    if step > len(full_record.log):
        raise RequestError("no_step", field="$.step", found=step, steps=len(full_record.log))
    for seat, bot in enumerate(request.bots):
        if bot:
            check_bot(live.setup.game, bot, f"$.bots[{seat}]")
    upto: Record = structs.replace(full_record, log=full_record.log[:step])
    setup, entries = branched(live.id, live.setup, upto, call.player.id, request.bots)
    branched_table = await call.context.hub.create(setup, call.player.id, entries)
    return await table_of(call, branched_table.id)


def _check_open_to(call: Call, live: LiveTable) -> None:
    status = live.table.status
    if status in CLOSED:
        return
    if status == "open" or call.player.id not in live.table.players:
        raise RequestError("not_over")
    alone = live.table.players == {call.player.id}
    if not alone and games.package(live.setup.game).hides(live.setup.options):
        raise RequestError("branch_hidden")


async def fair(call: Call) -> Proof:
    live = await call.context.hub.table(call.table)
    _check_closed(live, "not_over")
    if live.setup.imported or live.table.game is None:
        raise RequestError("no_seed")
    given = live.setup.branch_at if live.setup.branch_of else None
    verdict = await call.context.in_thread(verify, live.record(), live.seed, live.commitment, given)
    return Proof(live.id, live.seed, verdict)


async def check(call: Call) -> Verdict:
    request: Checking = call.body

    claimed = games.read_record(msgspec.json.encode(request.record))
    call.game = claimed.game
    check_length(claimed)
    return await call.context.in_thread(verify, claimed, request.seed, request.promised, request.given)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/record", record, "The record of a finished game", gives=Record,
             errors=(404, 409), tag="records"),
    Endpoint("POST", "/api/records", import_record, "Import a record", who="player", takes=bytes,
             gives=TableSeen, status=201, errors=(422,), most=limits.RECORD, costs="new_tables", tag="records"),
    Endpoint("POST", "/api/tables/{table}/branch", branch, "Branch off from a position", who="player",
             takes=Branching, gives=TableSeen, status=201, errors=(404, 409, 422), costs="new_tables", tag="records"),
    Endpoint("GET", "/api/tables/{table}/fair", fair, "Check every draw of chance against the seed", gives=Proof,
             errors=(404, 409), costs="replays", tag="records"),
    Endpoint("POST", "/api/verify", check, "Check a record against a seed", takes=Checking,
             gives=Verdict, errors=(422,), most=limits.RECORD, costs="replays", tag="records"),
)  # fmt: skip
