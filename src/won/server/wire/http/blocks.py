"""People one wants nothing to do with: blocked everywhere, or muted at one table; and reports to the operators."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won.server.accounts import reports
from won.server.accounts.invitations import may_enter
from won.server.accounts.keys import PLAYER
from won.server.operations.times import now
from won.server.storage import blocks
from won.server.storage.blocks import Named
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.lobby import Invited, check_inside
from won.tables.errors import RequestError
from won.tables.policy import require

_TABLE: Final = "/api/tables/{table}"
_POST_MUTE: Final = f"POST {_TABLE}/mutes"
_GET_MUTES: Final = f"GET {_TABLE}/mutes"
_DROP_MUTE: Final = f"DELETE {_TABLE}/mutes/{{player}}"
PlayerId = Annotated[str, Meta(pattern=f"^[2-9a-z]{{{PLAYER}}}$")]
TableId = Annotated[str, Meta(pattern="^([2-9a-z]{20})?$")]


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: PlayerId


class Reporting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person, with `table` and `sequence` one line of a chat and whoever wrote it, or a `club` and its founder."""

    player: Annotated[str, Meta(pattern=f"^([2-9a-z]{{{PLAYER}}})?$")] = ""
    table: TableId = ""
    club: TableId = ""
    sequence: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""
    invite: Annotated[str, Meta(max_length=60)] = ""


async def blocked(call: Call) -> tuple[Named, ...]:
    return tuple(await call.database.read(lambda db: blocks.blocked_by(db, call.player.id)))


async def block(call: Call) -> None:
    player, wanted = call.player.id, call.body.player
    other = await call.database.write(lambda db: blocks.block(db, player, wanted, now()))
    await call.context.hub.processes.unwanted_changed(player, other)


async def unblock(call: Call) -> None:
    player, other = call.player.id, call.path_param("player")
    if not await call.database.write(lambda db: blocks.unblock(db, player, other)):
        raise RequestError("not_blocked")
    await call.context.hub.processes.unwanted_changed(player, other)


async def muted(call: Call) -> tuple[Named, ...]:
    await check_inside(call, _GET_MUTES)
    return tuple(await call.database.read(lambda db: blocks.muted_by(db, call.player.id, call.table)))


async def mute(call: Call) -> None:
    player, table, other = call.player.id, call.table, call.body.player
    await check_inside(call, _POST_MUTE)
    await call.database.write(lambda db: blocks.mute(db, player, table, other))
    await call.context.hub.processes.unwanted_changed(player)


async def unmute(call: Call) -> None:
    player, table, other = call.player.id, call.table, call.path_param("player")
    await check_inside(call, _DROP_MUTE)
    if not await call.database.write(lambda db: blocks.unmute(db, player, table, other)):
        raise RequestError("not_blocked")
    await call.context.hub.processes.unwanted_changed(player)


async def report(call: Call) -> None:
    """Only what the reporter may look at can be reported."""
    request: Reporting = call.body
    if request.sequence is not None and not request.table:
        raise RequestError("bad_value", field="$.table", found=request.table)
    if request.table:
        await _check_table(call, request)
    by, text = call.player.id, request.text.replace("\0", "").strip()
    about = reports.About(request.player, request.table, request.sequence, request.club)
    await call.database.write(lambda db: reports.add(db, by, about, text, now()))


async def _check_table(call: Call, request: Reporting) -> None:
    live = await call.context.hub.table(request.table)
    shows = await may_enter(call.context.store, live.id, live.table, call.player.id, request.invite)
    require(live.table, f"GET {_TABLE}", live.viewer(call.player.id, shows, call.player.made_at))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/blocks", blocked, "List whom one has blocked", gives=tuple[Named, ...], tag="people"),
    Endpoint("POST", "/api/me/blocks", block, "Block somebody: no seat and no chat together from now on",
             takes=Other, status=204, errors=(404, 409, 422), tag="people"),
    Endpoint("DELETE", "/api/me/blocks/{player}", unblock, "End a block", status=204, tag="people"),
    Endpoint("GET", f"{_TABLE}/mutes", muted, "List whose chat one has muted at the table", query=Invited,
             gives=tuple[Named, ...], errors=(403,), tag="people"),
    Endpoint("POST", f"{_TABLE}/mutes", mute, "Mute somebody’s chat at the table", takes=Other, query=Invited,
             status=204, errors=(403, 409, 422), tag="people"),
    Endpoint("DELETE", f"{_TABLE}/mutes/{{player}}", unmute, "Read somebody’s chat again", query=Invited,
             status=204, errors=(403,), tag="people"),
    Endpoint("POST", "/api/reports", report, "Report a player or a line of a chat to the operators",
             takes=Reporting, status=204, errors=(403, 404, 409, 422), costs="reports", tag="people"),
)  # fmt: skip
