"""Who is in a tournament. Whom its host sends away before it begins stands there as withdrawn until then."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from won.server.events.tournament_model import Entrant
from won.server.storage.event_schema import tournament_entrants, tournaments


def entrants_of(db: Connection, tournament: str) -> list[Entrant]:
    """Without those who were sent away."""
    query = select(tournament_entrants).join(tournaments, tournaments.c.id == tournament_entrants.c.tournament_id)
    query = query.where(tournaments.c.id == tournament, staying())
    rows = db.execute(query.order_by(tournament_entrants.c.number))
    return [Entrant(row.number, row.player_id, row.name, row.bot, row.withdrawn) for row in rows]


def staying() -> Any:
    """Of the rows of entrants with their tournaments those who were not sent away."""
    return or_(tournaments.c.status != "open", ~tournament_entrants.c.withdrawn)


def is_sent_away(db: Connection, tournament: str, player: str) -> bool:
    """From a tournament that has not begun."""
    return db.execute(select(tournament_entrants).where(_withdrawn(tournament, player))).first() is not None


def forget_sent_away(db: Connection, tournament: str) -> None:
    """The tournament begins."""
    db.execute(delete(tournament_entrants).where(_withdrawn(tournament)))


def _withdrawn(tournament: str, player: str = "") -> Any:
    among = and_(tournament_entrants.c.tournament_id == tournament, tournament_entrants.c.withdrawn)
    return and_(among, tournament_entrants.c.player_id == player) if player else among


def enter(db: Connection, tournament: str, name: str, player: str = "", bot: str = "") -> Entrant:
    last = select(func.max(tournament_entrants.c.number)).where(tournament_entrants.c.tournament_id == tournament)
    number = 1 + (db.execute(last).scalar() or 0)
    row = {"tournament_id": tournament, "number": number, "player_id": player, "name": name, "bot": bot}
    db.execute(insert(tournament_entrants), row)
    return Entrant(number, player, name, bot, False)


def rename(db: Connection, player: str, name: str) -> None:
    """In tournaments that are not over."""
    unfinished = select(tournaments.c.id).where(tournaments.c.status.in_(("open", "playing")))
    own = and_(tournament_entrants.c.player_id == player, tournament_entrants.c.tournament_id.in_(unfinished))
    db.execute(update(tournament_entrants).where(own).values(name=name))
