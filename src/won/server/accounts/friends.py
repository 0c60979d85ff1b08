"""Friends: asking, accepting and parting, and what somebody allows others.

Nobody is told that a request was declined, or that there is a block; the number of requests is bounded on both sides.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, select

from won.server.storage import friends as stored
from won.server.storage.blocks import somebody_else
from won.server.storage.people_schema import blocks
from won.server.storage.social_schema import friend_settings, friends, presence
from won.server.storage.upsert import put
from won.tables.errors import RequestError

MOST: Final = 200  # people whom one player wants as friends
WAITING: Final = 100  # requests that wait for one player's answer


class Allowed(msgspec.Struct, frozen=True):
    """`hidden`: friends do not see where one plays. `closed`: nobody may ask to be a friend."""

    hidden: bool = False
    closed: bool = False


def ask(db: Connection, player: str, other: str, now: int) -> None:
    """Ask to be friends, or accept. Raises `RequestError` for nobody, beyond the limits, and where nobody may ask."""
    other = somebody_else(db, player, other)
    if _blocked(db, player, other):
        raise RequestError("unblock_first")
    own, theirs = stored.state_of(db, player, other), stored.state_of(db, other, player)
    if own in ("wanted", "declined"):
        return
    wishes = select(func.count()).where(friends.c.player_id == player, friends.c.state != "withdrawn")
    if db.execute(wishes).scalar_one() >= MOST:
        raise RequestError("too_many_people", most=MOST)
    refused = _blocked(db, other, player)
    if theirs in ("wanted", "declined") and not refused:
        stored.set_state(db, player, other, "wanted", now)
        stored.set_state(db, other, player, "wanted", now)
        return
    if allowed(db, other).closed or _waiting(db, other) >= WAITING:
        raise RequestError("no_requests")
    stored.set_state(db, player, other, "declined" if refused or own == "withdrawn" else "wanted", now)


def drop(db: Connection, player: str, other: str, now: int) -> None:
    """End a friendship, take a request back, or decline one; raises `RequestError` where there is none of these."""
    own, theirs = stored.state_of(db, player, other), stored.state_of(db, other, player)
    if own == "wanted" and theirs == "wanted":
        stored.forget(db, player, other)
        stored.forget(db, other, player)
    elif own == "wanted":
        stored.forget(db, player, other)
    elif own == "declined":
        stored.set_state(db, player, other, "withdrawn", now)
    elif theirs == "wanted":
        stored.set_state(db, other, player, "declined", now)
    else:
        raise RequestError("not_friends")


def allowed(db: Connection, player: str) -> Allowed:
    row = db.execute(select(friend_settings).where(friend_settings.c.player_id == player)).first()
    return Allowed() if row is None else Allowed(row.hidden, row.closed)


def allow(db: Connection, player: str, what: Allowed) -> None:
    put(db, friend_settings, {"player_id": player}, msgspec.structs.asdict(what))
    if what.hidden:
        db.execute(delete(presence).where(presence.c.player_id == player))


def forget_requests(db: Connection, asked: int, declined: int) -> None:
    """Requests that nobody has answered since then, and declined ones from before that."""
    back = friends.alias("back")
    answer = and_(back.c.player_id == friends.c.other_id, back.c.other_id == friends.c.player_id)
    unanswered = and_(friends.c.state == "wanted", ~exists().where(answer, back.c.state == "wanted"))
    db.execute(delete(friends).where(unanswered, friends.c.made_at < asked))
    db.execute(delete(friends).where(friends.c.state != "wanted", friends.c.made_at < declined))


def _blocked(db: Connection, player: str, other: str) -> bool:
    query = select(blocks.c.player_id).where(blocks.c.player_id == player, blocks.c.blocked_id == other)
    return db.execute(query).first() is not None


def _waiting(db: Connection, player: str) -> int:
    return db.execute(select(func.count()).select_from(stored.asking(player).subquery())).scalar_one()
