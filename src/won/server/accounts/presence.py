"""Where friends play now. Only people who have friends and do not hide it are written down, and only for moments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, delete, select

from won.server.storage.social_schema import friend_settings, friends, presence
from won.server.storage.upsert import put

GONE: Final = 60_000  # milliseconds after which somebody counts as gone whose process has died
CHUNK: Final = 500  # people asked about in one query


def shown(db: Connection, people: Iterable[str]) -> set[str]:
    """Those of them who have friends and do not hide where they play."""
    visible: set[str] = set()
    every = sorted(people)
    for start in range(0, len(every), CHUNK):
        some = every[start : start + CHUNK]
        wanted = select(friends.c.player_id).where(friends.c.player_id.in_(some), friends.c.state == "wanted")
        hiding = select(friend_settings.c.player_id).where(friend_settings.c.hidden)
        visible |= set(db.execute(wanted.where(friends.c.player_id.not_in(hiding)).distinct()).scalars())
    return visible


def note(db: Connection, here: Mapping[str, str], gone: Mapping[str, str], now: int) -> None:
    """Who is at which table, unless they have hidden it in the meantime, and who has left which."""
    for player in sorted(shown(db, here)):
        put(db, presence, {"player_id": player}, {"table_id": here[player], "seen_at": now})
    for player, table in sorted(gone.items()):
        db.execute(delete(presence).where(presence.c.player_id == player, presence.c.table_id == table))


def forget_gone(db: Connection, now: int) -> int:
    return db.execute(delete(presence).where(presence.c.seen_at < now - GONE)).rowcount
