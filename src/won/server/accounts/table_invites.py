"""Friends asked to a table that has not begun: they find it on their page of friends."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, Row, and_, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from won.server.storage import TableRow
from won.server.storage.friends import are_friends, friends_of
from won.server.storage.rows import table_from
from won.server.storage.schema import tables
from won.server.storage.social_schema import table_invites
from won.tables.errors import RequestError

LASTS: Final = 24 * 3600 * 1000  # milliseconds
MOST: Final = 50  # invitations of one player that have not been answered


class TableInvite(msgspec.Struct, frozen=True):
    """`token` opens the table where it is private."""

    by: str
    name: str
    table: TableRow
    token: str
    made_at: int


def invite(db: Connection, by: str, other: str, table: str, token: str, now: int) -> None:
    """Nothing happens where the friend has been invited to that table before, even if it was dismissed."""
    if not are_friends(db, by, other):
        raise RequestError("not_friends")
    open_ones = and_(table_invites.c.by_id == by, ~table_invites.c.dismissed, table_invites.c.made_at > now - LASTS)
    if db.execute(select(func.count()).where(open_ones)).scalar_one() >= MOST:
        raise RequestError("too_many_people", most=MOST)
    row = {"player_id": other, "table_id": table, "by_id": by, "token": token, "made_at": now, "dismissed": False}
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    db.execute(dialect.insert(table_invites).values(row).on_conflict_do_nothing())


def waiting(db: Connection, player: str, now: int) -> list[TableInvite]:
    """The latest first: of friends, to tables where a seat is free."""
    senders = friends_of(player).subquery()
    fields = (table_invites.c.token, table_invites.c.made_at.label("invited_at"), senders.c.id.label("by"))
    query = select(tables, *fields, senders.c.name.label("sender"))
    query = query.join(table_invites, table_invites.c.table_id == tables.c.id)
    query = query.join(senders, senders.c.id == table_invites.c.by_id)
    fresh = and_(table_invites.c.player_id == player, ~table_invites.c.dismissed, tables.c.status == "open")
    query = query.where(fresh, table_invites.c.made_at > now - LASTS).order_by(table_invites.c.made_at.desc())
    invites = [_invite(row) for row in db.execute(query)]
    return [invite for invite in invites if _has_room(invite.table, player)]


def dismiss(db: Connection, player: str, table: str) -> bool:
    own = and_(table_invites.c.player_id == player, table_invites.c.table_id == table)
    return db.execute(update(table_invites).where(own).values(dismissed=True)).rowcount > 0


def forget_old(db: Connection, now: int) -> None:
    db.execute(delete(table_invites).where(table_invites.c.made_at < now - LASTS))


def _invite(row: Row[tuple[object, ...]]) -> TableInvite:
    return TableInvite(row.by, row.sender, table_from(row), row.token, row.invited_at)


def _has_room(table: TableRow, player: str) -> bool:
    taken = [holder.player or holder.bot for holder in table.seats]
    return player not in taken and sum(map(bool, taken)) < table.setup.players
