"""Joining and leaving seats, bots, and the start."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from won.server.accounts import keys
from won.server.accounts.invitations import invitation, invited
from won.server.live.leaving import leave_if_gone
from won.server.wire.http.endpoint import Call, Endpoint, Handler
from won.server.wire.http.lobby import Nonce, Shown, Word, check_table_count, table_of
from won.server.wire.http.naming import check_own, give_back_names
from won.server.wire.http.table_info import TableInfo
from won.tables.entries import Followed
from won.tables.errors import RequestError
from won.tables.names import given, numbered
from won.tables.policy import require
from won.tables.table import Table
from won.tables.validation import check_bot, check_nation, tidy

TAKE: Final = "POST /api/tables/{table}/seats/{seat}/take"
REMATCH: Final = "POST /api/tables/{table}/rematch"
INVITES: Final = "GET /api/tables/{table}/invites"
Invitation = Annotated[str, Meta(max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=9)]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without `seat`: any free one. A name is for a seat that somebody else at the same screen will play.

    `nonce` is a secret random number of the client's that goes into every draw; one's own seat may be joined again.
    """

    seat: Seat | None = None
    name: Shown = ""
    nation: Word = ""
    invite: Invitation = ""
    nonce: Nonce = ""


class BotJoining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Word
    seat: Seat | None = None


class Minding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything lets the caretaker play for oneself, whose level is always the same; nothing ends that."""

    bot: Word = ""


class TakingOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Shown = ""
    invite: Invitation = ""


class Invite(msgspec.Struct, frozen=True):
    """The token stands after the `#` of the link, which browsers do not send to servers."""

    token: str
    link: str


class Invites(msgspec.Struct, frozen=True):
    table: Invite  # to any free seat
    seats: tuple[Invite, ...]


async def join(call: Call) -> TableInfo:
    request: Joining = call.body
    live = await call.context.hub.table(call.table)
    shows = await _invited(call, live.table, request.seat, request.invite)
    nation = check_nation(live.setup.game, request.nation, "$.nation")
    name = await check_own(call, tidy(request.name) or call.player.name)
    if not request.name and live.table.seats_of(call.player.id):
        name = await check_own(call, numbered(name, [holder.name for holder in live.table.holders]))
    since, unwanted = call.player.made_at, await call.context.store.unwanted(call.player.id)
    await live.seats.sit(
        request.seat, call.player.id, given(name), nation,
        invited=shows, since=since, nonce=request.nonce, unwanted=unwanted,
    )  # fmt: skip
    await leave_if_gone(live, call.player.id)
    return await table_of(call, live.id)


async def leave(call: Call) -> TableInfo:
    live = await call.context.hub.table(call.table)
    await live.seats.leave(call.seat, by=call.player.id)
    return await table_of(call, live.id)


async def put_bot(call: Call) -> TableInfo:
    live = await call.context.hub.table(call.table)
    await live.seats.put_bot(call.body.seat, check_bot(live.setup.game, call.body.bot, "$.bot"), by=call.player.id)
    return await table_of(call, live.id)


async def mind(call: Call) -> TableInfo:
    live = await call.context.hub.table(call.table)
    await live.seats.mind(call.seat, bool(call.body.bot), by=call.player.id)
    return await table_of(call, live.id)


async def take_over(call: Call) -> TableInfo:
    """Needs an invitation of the host, and then the consent of all people at the table."""
    live = await call.context.hub.table(call.table)
    shows = await _invited(call, live.table, call.seat, call.body.invite)
    require(live.table, TAKE, live.viewer(call.player.id, shows), call.seat)
    if not shows and call.player.id != live.host:
        raise RequestError("not_invited", field="$.invite")
    name = given(await check_own(call, tidy(call.body.name) or call.player.name))
    unwanted = await call.context.store.unwanted(call.player.id)
    await live.seats.take_over(call.seat, call.player.id, name, invited=shows, unwanted=unwanted)
    await leave_if_gone(live, call.player.id)
    return await table_of(call, live.id)


async def start(call: Call) -> TableInfo:
    live = await call.context.hub.table(call.table)
    await live.seats.start(by=call.player.id)
    return await table_of(call, live.id)


async def rematch(call: Call) -> TableInfo:
    """The first request creates the table and later ones find it, also after a crash in between."""
    live, store = await call.context.hub.table(call.table), call.context.store
    require(live.table, REMATCH, live.viewer(call.player.id))
    if not live.setup.own_chance:
        raise RequestError("not_yours")
    following = await store.succeed(live.id, keys.new_id())
    async with live.following:
        if await store.table(following) is None:
            await check_table_count(call)
            without = await _apart(call, live.table)
            again = await call.context.hub.rematch(live, call.player.id, following, without)
            await give_back_names(call.context, again)
            await live.append(Followed(following, call.player.id))
    return await table_of(call, following)


async def _apart(call: Call, table: Table) -> set[str]:
    """Who gets no seat at a rematch: those who are blocked by somebody who has one, or have blocked them."""
    apart: set[str] = set()
    seated = sorted(table.players, key=lambda player: player != call.player.id)
    for player in seated:
        if player not in apart:
            apart |= await call.context.store.unwanted(player) & table.players
    return apart


async def close(call: Call) -> TableInfo:
    live = await call.context.hub.table(call.table)
    await live.seats.close(by=call.player.id)
    return await table_of(call, live.id)


async def invites(call: Call) -> Invites:
    live = await call.context.hub.table(call.table)
    require(live.table, INVITES, live.viewer(call.player.id))
    seats = tuple(_invite(call, live.table, seat) for seat in range(live.setup.players))
    return Invites(_invite(call, live.table, None), seats)


async def _invited(call: Call, table: Table, seat: int | None, shown: str) -> bool:
    """By the host's link to the table or the seat, or as a member of the table's club."""
    if invited(call.context.secret, call.table, table, seat, shown):
        return True
    return await call.context.store.in_club(table.setup.club, call.player.id)


def _invite(call: Call, table: Table, seat: int | None) -> Invite:
    token = invitation(call.context.secret, call.table, table, seat)
    at = "" if seat is None else f"&seat={seat}"
    return Invite(token, f"{call.base}/tables/{call.table}#invite={token}{at}")


def _post(
    path: str, handler: Handler, summary: str, takes: Any = None, costs: Literal["rows", "new_tables"] = "rows"
) -> Endpoint:
    return Endpoint(
        "POST", "/api/tables/{table}" + path, handler, summary,  takes=takes, gives=TableInfo,
        errors=(403, 404, 409, 422), costs=costs, tag="seats",
    )  # fmt: skip


ENDPOINTS: Final = (
    _post("/join", join, "Join a table", Joining),
    _post("/seats/{seat}/leave", leave, "Leave a seat; during play a bot minds it"),
    _post("/bots", put_bot, "Put a bot on a free seat", BotJoining),
    _post("/seats/{seat}/minder", mind, "Let a bot act for oneself", Minding),
    _post("/seats/{seat}/take", take_over, "Ask to take over the seat of a bot", TakingOver),
    _post("/start", start, "Start the game"),
    _post("/close", close, "Close a table that has not started"),
    _post("/rematch", rematch, "Start a rematch", costs="new_tables"),
    Endpoint(
        "GET", "/api/tables/{table}/invites", invites, "List the invitation links",
        gives=Invites, errors=(403, 404), tag="seats",
    ),
)  # fmt: skip
