"""Who wants whom as a friend. Two are friends where each wants the other and neither has blocked the other.

A request that was declined keeps its row, so that asking again does not bring it back; whoever asked still sees it as
open. Everything here that gives people leaves out those with whom there is a block.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, or_, select, update

from won.server.storage.people_schema import blocks
from won.server.storage.schema import players
from won.server.storage.social_schema import friends, table_invites
from won.server.storage.upsert import put

State = Literal["wanted", "declined", "withdrawn"]
_theirs: Final = friends.alias("theirs")


def state_of(db: Connection, player: str, other: str) -> State | None:
    """What is known of the player wanting the other."""
    return db.execute(select(friends.c.state).where(_pair(friends, player, other))).scalar()


def set_state(db: Connection, player: str, other: str, state: State, now: int) -> None:
    put(db, friends, {"player_id": player, "other_id": other}, {"state": state, "made_at": now})


def forget(db: Connection, player: str, other: str) -> None:
    db.execute(delete(friends).where(_pair(friends, player, other)))


def are_friends(db: Connection, player: str, other: str) -> bool:
    return db.execute(friends_of(player).where(friends.c.other_id == other)).first() is not None


def friends_of(player: str) -> Select[Any]:
    """Their ids and names, and since when."""
    since = friends.c.made_at.label("mine"), _theirs.c.made_at.label("theirs")
    query = select(players.c.id, players.c.name, *since).join(friends, friends.c.other_id == players.c.id)
    query = query.join(_theirs, and_(_theirs.c.player_id == friends.c.other_id, _theirs.c.other_id == player))
    both = and_(friends.c.player_id == player, friends.c.state == "wanted", _theirs.c.state == "wanted")
    return query.where(both, _unblocked(player, friends.c.other_id))


def asking(player: str) -> Select[Any]:
    """Who waits for an answer of that player."""
    query = select(players.c.id, players.c.name, friends.c.made_at).join(friends, friends.c.player_id == players.c.id)
    waiting = and_(friends.c.other_id == player, friends.c.state == "wanted")
    return query.where(waiting, _one_sided(player, friends.c.player_id, "from"), _unblocked(player, players.c.id))


def asked(player: str) -> Select[Any]:
    """From whom that player waits for an answer, as far as the player knows."""
    query = select(players.c.id, players.c.name, friends.c.made_at).join(friends, friends.c.other_id == players.c.id)
    waiting = and_(friends.c.player_id == player, friends.c.state.in_(("wanted", "declined")))
    return query.where(waiting, _one_sided(player, friends.c.other_id, "to"), _own_blocks_not(player, players.c.id))


def part(db: Connection, player: str, other: str) -> None:
    """The player has blocked the other: what there was between them ends, and a request of the other is declined."""
    theirs = state_of(db, other, player)
    if state_of(db, player, other) == "wanted" and theirs == "wanted":
        forget(db, other, player)
    elif theirs == "wanted":
        db.execute(update(friends).where(_pair(friends, other, player)).values(state="declined"))
    forget(db, player, other)
    between = or_(
        and_(table_invites.c.player_id == player, table_invites.c.by_id == other),
        and_(table_invites.c.player_id == other, table_invites.c.by_id == player),
    )
    db.execute(delete(table_invites).where(between))


def _pair(table: Any, player: str, other: str) -> ColumnElement[bool]:
    return and_(table.c.player_id == player, table.c.other_id == other)


def _one_sided(player: str, other: Any, way: Literal["from", "to"]) -> ColumnElement[bool]:
    """No wish goes the opposite way."""
    back = friends.alias("back")
    wisher, wanted = (player, other) if way == "from" else (other, player)
    return ~exists().where(back.c.player_id == wisher, back.c.other_id == wanted, back.c.state == "wanted")


def _unblocked(player: str, other: Any) -> ColumnElement[bool]:
    """Neither has blocked the other."""
    between = or_(
        and_(blocks.c.player_id == player, blocks.c.blocked_id == other),
        and_(blocks.c.player_id == other, blocks.c.blocked_id == player),
    )
    return ~exists().where(between)


def _own_blocks_not(player: str, other: Any) -> ColumnElement[bool]:
    """Whom the player has not blocked; a block by the other is not to be noticed."""
    return ~exists().where(blocks.c.player_id == player, blocks.c.blocked_id == other)
