"""How the members of a club stand: their results at the club's tables where at least two people played to the end."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Integer, and_, case, cast, func, select

from won.server.storage.schema import players, results, tables
from won.server.storage.social_schema import club_members


class ClubStanding(msgspec.Struct, frozen=True):
    """`points`: everybody left behind, a bot as well, is worth one, a member with the same place a half.

    `place` is the mean.
    """

    player: str
    name: str
    points: float
    played: int
    won: int
    place: float


def standings(db: Connection, club: str, game: str, since: int) -> list[ClubStanding]:
    """The best first; of one game or of all, from results since then."""
    rows = db.execute(_results(club, game, since)).all()
    ranked = [ClubStanding(row[0], row[1], float(row[2]), row[3], int(row[4]), float(row[5])) for row in rows]
    return sorted(ranked, key=lambda each: (-each.points, -each.won, each.played, each.name, each.player))


def _results(club: str, game: str, since: int) -> Any:
    laid = select(tables.c.id).where(tables.c.club == club)
    counted = and_(results.c.table_id.in_(laid), results.c.place.is_not(None), results.c.finished_at >= since)
    if game:
        counted = and_(counted, results.c.game == game)
    people = select(results.c.table_id).where(counted).group_by(results.c.table_id).having(func.count() >= 2)
    same = results.alias("same")
    ties = select(func.count() - 1).where(same.c.table_id == results.c.table_id, same.c.place == results.c.place)
    behind = results.c.players - results.c.place - ties.scalar_subquery() / 2.0
    points = func.sum(case((results.c.conceded, 0.0), else_=behind))
    won = func.sum(cast(and_(results.c.place == 1, ~results.c.conceded), Integer))
    query = select(players.c.id, players.c.name, points, func.count(), won, func.avg(results.c.place))
    query = query.join(results, results.c.player_id == players.c.id)
    query = query.join(club_members, and_(club_members.c.player_id == players.c.id, club_members.c.club_id == club))
    query = query.where(results.c.place.is_not(None), results.c.table_id.in_(people))
    return query.group_by(players.c.id, players.c.name)
