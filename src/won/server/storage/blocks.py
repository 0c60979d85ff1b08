"""Whom somebody has blocked, and whose chat somebody does not want to read at one table."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, union

from won.server.storage import people as stored_people
from won.server.storage.friends import part
from won.server.storage.people_schema import blocks, former_guests, mutes
from won.server.storage.schema import players
from won.tables.errors import RequestError

MOST: Final = 500  # people whom one player blocks, and whom one player mutes at a table


class Named(msgspec.Struct, frozen=True):
    player: str
    name: str


def unwanted(db: Connection, player: str, table: str = "") -> frozenset[str]:
    """With whom there is a block, whoever set it; and whose chat the player has muted at that table.

    Also the guests that these were before, whose lines still name them.
    """
    query = union(
        select(blocks.c.blocked_id).where(blocks.c.player_id == player),
        select(blocks.c.player_id).where(blocks.c.blocked_id == player),
        select(mutes.c.muted_id).where(mutes.c.player_id == player, mutes.c.table_id == table),
    )
    people = frozenset(db.execute(query).scalars())
    guests = select(former_guests.c.guest_id).where(former_guests.c.player_id.in_(people))
    return people.union(db.execute(guests).scalars()) if people else people


def blocked_by(db: Connection, player: str) -> list[Named]:
    """The latest first."""
    query = select(players.c.id, players.c.name).join(blocks, blocks.c.blocked_id == players.c.id)
    query = query.where(blocks.c.player_id == player).order_by(blocks.c.made_at.desc(), players.c.id)
    return [Named(row.id, row.name) for row in db.execute(query)]


def block(db: Connection, player: str, other: str, now: int) -> str:
    """Whom; raises `RequestError` for oneself, for nobody, and beyond the limit. They are no friends any more."""
    other = somebody_else(db, player, other)
    if db.execute(select(blocks).where(_block(player, other))).first() is not None:
        return other
    if db.execute(select(func.count()).where(blocks.c.player_id == player)).scalar_one() >= MOST:
        raise RequestError("too_many_people", most=MOST)
    db.execute(insert(blocks), {"player_id": player, "blocked_id": other, "made_at": now})
    part(db, player, other)
    return other


def unblock(db: Connection, player: str, other: str) -> bool:
    return db.execute(delete(blocks).where(_block(player, other))).rowcount > 0


def muted_by(db: Connection, player: str, table: str) -> list[Named]:
    query = select(players.c.id, players.c.name).join(mutes, mutes.c.muted_id == players.c.id)
    query = query.where(mutes.c.player_id == player, mutes.c.table_id == table).order_by(players.c.name)
    return [Named(row.id, row.name) for row in db.execute(query)]


def mute(db: Connection, player: str, table: str, other: str) -> None:
    other = somebody_else(db, player, other)
    row = {"player_id": player, "table_id": table, "muted_id": other}
    if db.execute(select(mutes).where(_mute(player, table, other))).first() is not None:
        return
    here = and_(mutes.c.player_id == player, mutes.c.table_id == table)
    if db.execute(select(func.count()).where(here)).scalar_one() >= MOST:
        raise RequestError("too_many_people", most=MOST)
    db.execute(insert(mutes), row)


def unmute(db: Connection, player: str, table: str, other: str) -> bool:
    return db.execute(delete(mutes).where(_mute(player, table, other))).rowcount > 0


def _block(player: str, other: str) -> ColumnElement[bool]:
    return and_(blocks.c.player_id == player, blocks.c.blocked_id == other)


def _mute(player: str, table: str, other: str) -> ColumnElement[bool]:
    return and_(mutes.c.player_id == player, mutes.c.table_id == table, mutes.c.muted_id == other)


def somebody_else(db: Connection, player: str, other: str) -> str:
    """Their id of today, if that is a player and not oneself: lines of a chat may name the guest they were."""
    other = stored_people.present(db, other)
    if other == player:
        raise RequestError("bad_value", field="$.player", found=other)
    if db.execute(select(players.c.id).where(players.c.id == other)).first() is None:
        raise RequestError("no_player", field="$.player")
    return other
