"""Who belongs to which club."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from won.server.storage.social_schema import club_members, clubs


def is_member(db: Connection, club: str, player: str) -> bool:
    own = (club_members.c.club_id == club, club_members.c.player_id == player)
    return bool(club and player) and db.execute(select(club_members.c.club_id).where(*own)).first() is not None


def clubs_of(db: Connection, player: str) -> frozenset[str]:
    query = select(club_members.c.club_id).where(club_members.c.player_id == player)
    return frozenset(db.execute(query).scalars())


def that_exist(db: Connection, named: Collection[str]) -> frozenset[str]:
    """Of these clubs, those that have not been dissolved."""
    return frozenset(db.execute(select(clubs.c.id).where(clubs.c.id.in_(named))).scalars())
