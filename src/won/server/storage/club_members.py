"""Who belongs to which club."""

from __future__ import annotations

from sqlalchemy import Connection, select

from won.server.storage.social_schema import club_members


def is_member(db: Connection, club: str, player: str) -> bool:
    own = (club_members.c.club_id == club, club_members.c.player_id == player)
    return bool(club and player) and db.execute(select(club_members.c.club_id).where(*own)).first() is not None


def clubs_of(db: Connection, player: str) -> frozenset[str]:
    query = select(club_members.c.club_id).where(club_members.c.player_id == player)
    return frozenset(db.execute(query).scalars())
