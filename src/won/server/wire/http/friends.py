"""Friends: who they are, where they play now, and to which tables they invite."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, select

from won.server.accounts import friends, table_invites
from won.server.accounts.friends import Allowed
from won.server.accounts.invitations import invitation
from won.server.accounts.presence import GONE
from won.server.operations.times import now
from won.server.storage import CLOSED
from won.server.storage import friends as stored
from won.server.storage.club_members import clubs_of
from won.server.storage.rows import table_from
from won.server.storage.schema import tables
from won.server.storage.social_schema import presence
from won.server.wire.http.blocks import Other
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.table_info import TableInfo, table_info
from won.tables.errors import RequestError
from won.tables.names import given
from won.tables.policy import require

INVITE: Final = "POST /api/tables/{table}/invites"


class Asking(msgspec.Struct, frozen=True):
    player: str
    name: str
    made_at: int


class Friend(msgspec.Struct, frozen=True):
    """`here`: connected at a table where they sit, which is `table` if one may look at it."""

    player: str
    name: str
    since: int
    here: bool
    table: TableInfo | None


class InvitedTo(msgspec.Struct, frozen=True):
    """`token` stands after `#invite=` in the address of a private table; empty for a public one."""

    by: str
    name: str
    table: TableInfo
    token: str
    made_at: int


class FriendsInfo(msgspec.Struct, frozen=True):
    """`asking`: who waits for one's answer. `asked`: whose answer one waits for."""

    friends: tuple[Friend, ...]
    asking: tuple[Asking, ...]
    asked: tuple[Asking, ...]
    invites: tuple[InvitedTo, ...]
    allowed: Allowed


async def show(call: Call) -> FriendsInfo:
    player, at = call.player.id, now()
    return await call.database.read(lambda db: _friends_info(db, player, at))


def _friends_info(db: Connection, player: str, at: int) -> FriendsInfo:
    invites = table_invites.waiting(db, player, at)
    return FriendsInfo(
        tuple(_friends(db, player, at)),
        tuple(Asking(*row) for row in db.execute(stored.asking(player).order_by("made_at"))),
        tuple(Asking(*row) for row in db.execute(stored.asked(player).order_by("made_at"))),
        tuple(
            InvitedTo(invite.by, invite.name, table_info(invite.table), invite.token, invite.made_at)
            for invite in invites
        ),
        friends.allowed(db, player),
    )


def _friends(db: Connection, player: str, at: int) -> list[Friend]:
    """Those who play first, then by name."""
    rows = db.execute(stored.friends_of(player)).all()
    fresh = (presence.c.player_id.in_([row.id for row in rows]), presence.c.seen_at > at - GONE)
    seats = {row.player_id: row.table_id for row in db.execute(select(presence).where(*fresh))}
    query = select(tables).where(tables.c.id.in_(seats.values()), tables.c.status.not_in(CLOSED))
    playing = {row.id: row for row in db.execute(query)}
    own = clubs_of(db, player)
    friends = []
    for row in rows:
        table = playing.get(seats.get(row.id, ""))
        shown = table_info(table_from(table)) if table is not None and _may_watch(table, own, at) else None
        friends.append(Friend(row.id, row.name, max(row.mine, row.theirs), table is not None, shown))
    return sorted(friends, key=lambda friend: (not friend.here, friend.name.casefold(), friend.player))


def _may_watch(table: Any, clubs: frozenset[str], at: int) -> bool:
    """Of a private table not even the address is told."""
    return (table.public or table.club in clubs) and table_from(table).setup.sealed_until <= at


async def ask(call: Call) -> None:
    """Under a name, since the other has to know who it is."""
    given(call.player.name)
    player, other = call.player.id, call.body.player
    await call.database.write(lambda db: friends.ask(db, player, other, now()))


async def drop(call: Call) -> None:
    player, other = call.player.id, call.path_param("player")
    await call.database.write(lambda db: friends.drop(db, player, other, now()))


async def allow(call: Call) -> None:
    player, what = call.player.id, call.body
    await call.database.write(lambda db: friends.allow(db, player, what))


async def invite(call: Call) -> None:
    """To a private table its host alone; the friend gets what the host's link has."""
    live = await call.context.hub.table(call.table)
    require(live.table, INVITE, live.viewer(call.player.id))
    if not live.setup.public and call.player.id != live.host:
        raise RequestError("not_host")
    by, other = call.player.id, call.body.player
    shown = "" if live.setup.public else invitation(call.context.secret, live.id, live.table)
    await call.database.write(lambda db: table_invites.invite(db, by, other, live.id, shown, now()))


async def dismiss(call: Call) -> None:
    player, table = call.player.id, call.table
    if not await call.database.write(lambda db: table_invites.dismiss(db, player, table)):
        raise RequestError("no_table")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/friends", show, "One’s friends, where they play now, requests, and invitations to tables",
             gives=FriendsInfo, tag="people"),
    Endpoint("POST", "/api/me/friends", ask, "Ask somebody to be friends, or accept their request", takes=Other,
             status=204, errors=(404, 409, 422), costs="friend_requests", tag="people"),
    Endpoint("PATCH", "/api/me/friends", allow, "Choose what friends see, and whether others may ask", takes=Allowed,
             status=204, tag="people"),
    Endpoint("DELETE", "/api/me/friends/{player}", drop, "End a friendship, take a request back, or decline one",
             status=204, errors=(404,), tag="people"),
    Endpoint("POST", "/api/tables/{table}/invites", invite, "Invite a friend to a table that has not begun",
             takes=Other, status=204, errors=(403, 404, 409, 422), costs="table_invites", tag="people"),
    Endpoint("DELETE", "/api/me/invites/{table}", dismiss, "Dismiss an invitation to a table", status=204,
             errors=(404,), tag="people"),
)  # fmt: skip
