"""Games that were played: their records, records from elsewhere to look at, and positions to try things out from."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, structs
from starlette.responses import Response

from won import games
from won.core.record import Record, dump
from won.server.live.table import LiveTable
from won.server.wire.http.endpoint import Call, Endpoint, Given
from won.server.wire.http.lobby import Word, table_of
from won.server.wire.http.table_info import CLOSED, TableSeen
from won.tables import limits
from won.tables.branches import branched, check_length, imported
from won.tables.errors import RequestError
from won.tables.fairness import Verdict, verify
from won.tables.validation import check_bot

_HEX: Final = r"^[0-9a-zA-Z_.:-]*$"


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The position after `step` actions, the last one for none; `bots` by seat, an empty word for oneself."""

    step: Annotated[int, Meta(ge=0, le=10**6)] | None = None
    bots: Annotated[tuple[Word, ...], Meta(max_length=10)] = ()


class Proof(msgspec.Struct, frozen=True):
    table: str
    seed: str
    verdict: Verdict


class Checking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record from anywhere and the seed that is said to be behind it."""

    record: dict[str, Any]
    seed: Annotated[str, Meta(max_length=200)]
    promised: Annotated[str, Meta(max_length=64, pattern=_HEX)] = ""
    given: Annotated[int, Meta(ge=0, le=10**6)] | None = None


async def record(call: Call) -> Given:
    live = await call.context.hub.table(call.table)
    _check_closed(live, "no_record")
    name = f"{live.setup.game}-{live.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Given(Response(dump(live.record()), headers=headers, media_type="application/json"))


def _check_closed(live: LiveTable, code: str) -> None:
    if live.table.status not in CLOSED:
        raise RequestError(code)


async def bring_in(call: Call) -> TableSeen:
    brought = games.read_record(call.body)
    call.game = brought.game
    setup, entries = await call.context.in_thread(imported, brought)
    live = await call.context.hub.create(setup, call.player.id, entries)
    return await table_of(call, live.id)


async def branch(call: Call) -> TableSeen:
    """Of a finished game, for anybody; of one that goes on, for those who sit there and see all of it anyway."""
    asked: Branching = call.body
    live = await call.context.hub.table(call.table)
    _check_open_to(call, live)
    whole = live.record()
    step = len(whole.log) if asked.step is None else asked.step
    if step > len(whole.log):
        raise RequestError("no_step", field="$.step", found=step, steps=len(whole.log))
    for seat, bot in enumerate(asked.bots):
        if bot:
            check_bot(live.setup.game, bot, f"$.bots[{seat}]")
    upto: Record = structs.replace(whole, log=whole.log[:step])
    setup, entries = branched(live.id, live.setup, upto, call.player.id, asked.bots)
    made = await call.context.hub.create(setup, call.player.id, entries)
    return await table_of(call, made.id)


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
    asked: Checking = call.body

    brought = games.read_record(msgspec.json.encode(asked.record))
    call.game = brought.game
    check_length(brought)
    return await call.context.in_thread(verify, brought, asked.seed, asked.promised, asked.given)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/record", record, "The record of a finished game", gives=Record,
             faults=(404, 409), tag="records"),
    Endpoint("POST", "/api/records", bring_in, "Bring in a record, to look at", who="player", takes=bytes,
             gives=TableSeen, status=201, faults=(422,), most=limits.RECORD, costs="new_tables", tag="records"),
    Endpoint("POST", "/api/tables/{table}/branch", branch, "Try something out from a position", who="player",
             takes=Branching, gives=TableSeen, status=201, faults=(404, 409, 422), costs="new_tables", tag="records"),
    Endpoint("GET", "/api/tables/{table}/fair", fair, "Every draw made once more from the seed", gives=Proof,
             faults=(404, 409), costs="replays", tag="records"),
    Endpoint("POST", "/api/verify", check, "The same for a record and a seed from anywhere", takes=Checking,
             gives=Verdict, faults=(422,), most=limits.RECORD, costs="replays", tag="records"),
)  # fmt: skip
