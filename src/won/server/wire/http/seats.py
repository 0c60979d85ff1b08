"""Sitting down, getting up, bots, and the start."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from won.server.accounts import keys
from won.server.live.table import LiveTable
from won.server.wire.http.endpoint import Call, Endpoint, Handler
from won.server.wire.http.lobby import Shown, Word, table_of
from won.server.wire.http.table_info import CLOSED, TableSeen
from won.tables.entries import Followed
from won.tables.errors import RequestError
from won.tables.validation import check_bot, check_nation, tidy

Invitation = Annotated[str, Meta(max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=9)]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`seat` none: any that is free. A name only for a seat that somebody else at the same screen will play."""

    seat: Seat | None = None
    name: Shown = ""
    nation: Word = ""
    invite: Invitation = ""


class BotJoining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Word
    seat: Seat | None = None


class Minding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that acts for a person who is away; none takes it off again."""

    bot: Word = ""


class TakingOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Shown = ""
    invite: Invitation = ""


class Invite(msgspec.Struct, frozen=True):
    """The secret stands behind the `#` of the link, where no server on the way reads it."""

    token: str
    link: str


class Invites(msgspec.Struct, frozen=True):
    table: Invite  # to any free seat
    seats: tuple[Invite, ...]


async def join(call: Call) -> TableSeen:
    asked: Joining = call.body
    live = await call.context.hub.table(call.table)
    if not live.setup.public:
        _check_invited(call, live, asked.seat, asked.invite)
    nation = check_nation(live.setup.game, asked.nation, "$.nation")
    name = tidy(asked.name) or call.player.name
    await live.seats.sit(asked.seat, call.player.id, name, nation, by=call.player.id)
    return await table_of(call, live.id)


def _check_invited(call: Call, live: LiveTable, seat: int | None, shown: str) -> None:
    """By invitation: to the table, or to that seat; the host needs none, nor whoever sits there already."""
    if call.player.id == live.host or seat in live.table.seats_of(call.player.id):
        return
    secret = call.context.secret
    if seat is None:
        fine = keys.same(keys.invite(secret, live.id), shown)
    else:
        fine = keys.invited(secret, live.id, seat, shown)
    if not fine:
        raise RequestError("not_invited", field="$.invite")


async def leave(call: Call) -> TableSeen:
    live = await call.context.hub.table(call.table)
    await live.seats.leave(call.seat, by=call.player.id)
    return await table_of(call, live.id)


async def put_bot(call: Call) -> TableSeen:
    live = await call.context.hub.table(call.table)
    if call.player.id not in live.table.players | {live.host}:
        raise RequestError("not_host")
    await live.seats.put_bot(call.body.seat, check_bot(live.setup.game, call.body.bot, "$.bot"), by=call.player.id)
    return await table_of(call, live.id)


async def mind(call: Call) -> TableSeen:
    live = await call.context.hub.table(call.table)
    level = call.body.bot and check_bot(live.setup.game, call.body.bot, "$.bot")
    await live.seats.mind(call.seat, level, by=call.player.id)
    return await table_of(call, live.id)


async def take_over(call: Call) -> TableSeen:
    """The seat of a bot changes hands only by the host's will."""
    live = await call.context.hub.table(call.table)
    _check_invited(call, live, call.seat, call.body.invite)
    name = tidy(call.body.name) or call.player.name
    await live.seats.take_over(call.seat, call.player.id, name, by=call.player.id)
    return await table_of(call, live.id)


async def start(call: Call) -> TableSeen:
    live = await call.context.hub.table(call.table)
    await live.seats.start(by=call.player.id)
    return await table_of(call, live.id)


async def rematch(call: Call) -> TableSeen:
    """The first who asks makes the table, the others find it; so does whoever asks again after a crash in between."""
    live, store = await call.context.hub.table(call.table), call.context.store
    if live.table.status not in CLOSED:
        raise RequestError("not_over")
    if live.setup.imported or call.player.id not in live.table.players | {live.host}:
        raise RequestError("not_yours")
    following = await store.succeed(live.id, keys.new_id())
    if await store.table(following) is None:
        await call.context.hub.rematch(live, call.player.id, following)
        await live.append(Followed(following, call.player.id))
    return await table_of(call, following)


async def close(call: Call) -> TableSeen:
    live = await call.context.hub.table(call.table)
    await live.seats.close(by=call.player.id)
    return await table_of(call, live.id)


async def invites(call: Call) -> Invites:
    live = await call.context.hub.table(call.table)
    if call.player.id != live.host:
        raise RequestError("not_host")
    return Invites(_invite(call, None), tuple(_invite(call, seat) for seat in range(live.setup.players)))


def _invite(call: Call, seat: int | None) -> Invite:
    word = keys.invite(call.context.secret, call.table, seat)
    at = "" if seat is None else f"&seat={seat}"
    return Invite(word, f"{call.base}/tables/{call.table}#invite={word}{at}")


def _post(
    path: str, handler: Handler, summary: str, takes: Any = None, costs: Literal["", "new_tables"] = ""
) -> Endpoint:
    return Endpoint(
        "POST", "/api/tables/{table}" + path, handler, summary, who="player", takes=takes, gives=TableSeen,
        faults=(403, 404, 409, 422), costs=costs, tag="seats",
    )  # fmt: skip


ENDPOINTS: Final = (
    _post("/join", join, "Sit down", Joining),
    _post("/seats/{seat}/leave", leave, "Get up; during play a bot minds the seat"),
    _post("/bots", put_bot, "Put a bot on a free seat", BotJoining),
    _post("/seats/{seat}/minder", mind, "Let a bot act for somebody who is away", Minding),
    _post("/seats/{seat}/take", take_over, "Take over the seat of a bot", TakingOver),
    _post("/start", start, "Begin the game"),
    _post("/close", close, "Give up a table that has not begun"),
    _post("/rematch", rematch, "The same people at a new table", costs="new_tables"),
    Endpoint(
        "GET", "/api/tables/{table}/invites", invites, "The links that invite to this table", who="player",
        gives=Invites, faults=(403, 404), tag="seats",
    ),
)  # fmt: skip
