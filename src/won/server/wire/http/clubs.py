"""Clubs: groups with tables, tournaments and standings of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from won.server.accounts import club_standings, clubs, keys
from won.server.accounts.club_standings import ClubStanding
from won.server.accounts.clubs import ClubListed, Member
from won.server.operations.times import now
from won.server.storage import Filter
from won.server.storage.club_members import is_member
from won.server.wire.http.blocks import Other
from won.server.wire.http.endpoint import Call, Endpoint, Handler
from won.server.wire.http.lobby import STATUSES
from won.server.wire.http.table_info import Tables, table_info
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.names import given
from won.tables.validation import tidy

_AT: Final = "/api/clubs/{club}"
DAY: Final = 24 * 3600 * 1000  # milliseconds


class NamedClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=limits.NAME)]


class WithLink(msgspec.Struct, frozen=True):
    """`join`: what stands in the link of the club, for somebody who is not a member."""

    join: Annotated[str, Meta(max_length=60)] = ""


class ClubJoining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=60)]


class ClubTablesWanted(msgspec.Struct, frozen=True):
    """The newest first."""

    status: Literal["open", "playing", "over", "any"] = "any"
    limit: Annotated[int, Meta(ge=1, le=limits.PAGE)] = 30
    before: Annotated[str, Meta(pattern="^[2-9a-z]*$", max_length=keys.TABLE)] = ""


class StandingsWanted(msgspec.Struct, frozen=True):
    """Of one game or all; of the last so many days, 0 for all."""

    game: Annotated[str, Meta(pattern="^[a-z]*$", max_length=20)] = ""
    days: Annotated[int, Meta(ge=0, le=36500)] = 0


class ClubInfo(msgspec.Struct, frozen=True):
    """Somebody who is not a `member` yet is told its name and how many there are; `link` is for its founder."""

    id: str
    name: str
    founder: str
    made_at: int
    member: bool
    count: int
    members: tuple[Member, ...] = ()
    link: str = ""


async def listed(call: Call) -> tuple[ClubListed, ...]:
    player = call.player.id
    return tuple(await call.database.read(lambda db: clubs.listed(db, player)))


async def create(call: Call) -> ClubInfo:
    given(call.player.name)
    name, player = _name(call), call.player.id
    club = await call.database.write(lambda db: clubs.create(db, player, name, now()))
    return await call.database.read(lambda db: _club_info(call, db, club))


async def show(call: Call) -> ClubInfo:
    shown = call.query.join
    return await call.database.read(lambda db: _club_info(call, db, _id(call), shown))


def _club_info(call: Call, db: Connection, club: str, token: str = "") -> ClubInfo:
    player, secret = call.player.id, call.context.secret
    member = is_member(db, club, player)
    held = clubs.find(db, club) if member else clubs.invited(db, club, player, secret, token)
    people = tuple(clubs.members_of(db, club))
    link = f"{call.base}/clubs/{club}#join={clubs.link_token(secret, held)}" if held.founder == player else ""
    founder = held.founder if member else ""
    return ClubInfo(club, held.name, founder, held.made_at, member, len(people), people if member else (), link)


async def join(call: Call) -> ClubInfo:
    given(call.player.name)
    club, player, secret, shown = _id(call), call.player.id, call.context.secret, call.body.token
    await call.database.write(lambda db: clubs.join(db, club, player, secret, shown, now()))
    return await call.database.read(lambda db: _club_info(call, db, club))


async def leave(call: Call) -> None:
    club, player = _id(call), call.player.id
    await call.database.write(lambda db: clubs.leave(db, club, player))
    await call.context.hub.processes.club_changed(club)


async def remove(call: Call) -> ClubInfo:
    other = call.path_param("player")
    left = await _changed(call, lambda db, club, founder: clubs.remove(db, club, founder, other))
    await call.context.hub.processes.club_changed(left.id)
    return left


async def pass_on(call: Call) -> ClubInfo:
    other = call.body.player
    return await _changed(call, lambda db, club, founder: clubs.pass_on(db, club, founder, other))


async def renew(call: Call) -> ClubInfo:
    return await _changed(call, clubs.renew)


async def rename(call: Call) -> ClubInfo:
    name = _name(call)
    return await _changed(call, lambda db, club, founder: clubs.rename(db, club, founder, name))


async def dissolve(call: Call) -> None:
    club, founder = _id(call), call.player.id

    def work(db: Connection) -> None:
        clubs.led_by(db, club, founder)
        clubs.dissolve(db, club)

    await call.database.write(work)
    await call.context.hub.processes.club_changed(club)


async def tables(call: Call) -> Tables:
    """Every table of the club, for its members."""
    request: ClubTablesWanted = call.query
    club, player = _id(call), call.player.id
    await call.database.read(lambda db: clubs.seen_by(db, club, player))
    wanted = Filter(status=STATUSES[request.status], club=club, limit=request.limit, before=request.before)
    rows = await call.context.store.tables(wanted)
    return Tables(tuple(map(table_info, rows)), rows[-1].id if len(rows) == request.limit else "")


async def standings(call: Call) -> tuple[ClubStanding, ...]:
    request: StandingsWanted = call.query
    club, player = _id(call), call.player.id
    since = now() - request.days * DAY if request.days else 0

    def work(db: Connection) -> list[ClubStanding]:
        clubs.seen_by(db, club, player)
        return club_standings.standings(db, club, request.game, since)

    return tuple(await call.database.read(work))


async def _changed(call: Call, change: Callable[[Connection, str, str], None]) -> ClubInfo:
    club, founder = _id(call), call.player.id
    await call.database.write(lambda db: change(db, club, founder))
    return await call.database.read(lambda db: _club_info(call, db, club))


def _name(call: Call) -> str:
    name = tidy(call.body.name)
    if not name:
        raise RequestError("no_name", field="$.name")
    return name


def _id(call: Call) -> str:
    return call.path_param("club")


def _club(method: str, path: str, handler: Handler, summary: str, **more: object) -> Endpoint:
    errors = (403, 404, 409, 422)
    return Endpoint(method, _AT + path, handler, summary, errors=errors, tag="clubs", **more)  # type: ignore[arg-type]


ENDPOINTS: Final = (
    Endpoint("GET", "/api/clubs", listed, "List one’s clubs", gives=tuple[ClubListed, ...], tag="clubs"),
    Endpoint("POST", "/api/clubs", create, "Found a club", takes=NamedClub, gives=ClubInfo, status=201,
             errors=(409, 422), costs="new_tables", tag="clubs"),
    _club("GET", "", show, "One club, for its members and for who has its link", query=WithLink, gives=ClubInfo),
    _club("PATCH", "", rename, "Rename a club, as its founder", takes=NamedClub, gives=ClubInfo, costs="renames"),
    _club("DELETE", "", dissolve, "Dissolve a club, as its founder", status=204),
    _club("POST", "/join", join, "Join a club by its link", takes=ClubJoining, gives=ClubInfo),
    _club("POST", "/leave", leave, "Leave a club", status=204),
    _club("POST", "/link", renew, "Renew the link of a club, as its founder", gives=ClubInfo),
    _club("POST", "/founder", pass_on, "Pass a club on to another member", takes=Other, gives=ClubInfo),
    _club("DELETE", "/members/{player}", remove, "Send a member away, as the founder", gives=ClubInfo),
    _club("GET", "/tables", tables, "The tables of a club", query=ClubTablesWanted, gives=Tables),
    _club("GET", "/standings", standings, "How the members of a club stand", query=StandingsWanted,
          gives=tuple[ClubStanding, ...]),
)  # fmt: skip
