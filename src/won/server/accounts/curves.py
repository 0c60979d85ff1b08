"""How ratings of a player have moved, and results by edition and number of players."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Integer, and_, case, cast, func, select

from won.server.accounts.profiles import shown
from won.server.storage.schema import results
from won.server.storage.store import Store

LONGEST: Final = 500  # points of a curve: the latest


class Moment(msgspec.Struct, frozen=True):
    """The rating after a game that finished then."""

    at: int
    rating: int


class Curves(msgspec.Struct, frozen=True):
    """Ratings in one edition, the oldest first: against people, and against the bots of the ladder."""

    people: tuple[Moment, ...]
    bots: tuple[Moment, ...]


class Results(msgspec.Struct, frozen=True):
    """Games of one edition with that many players; `place` is the mean, none where no game has ended."""

    game: str
    edition: str
    players: int
    played: int
    won: int
    conceded: int
    place: float | None


async def curves_of(store: Store, player: str, game: str, edition: str) -> Curves:
    curves: list[tuple[Moment, ...]] = []
    for column in (results.c.mu, results.c.ladder):
        which = and_(results.c.player_id == player, results.c.game == game, results.c.edition == edition)
        query = select(results.c.finished_at, column).where(which, column.is_not(None))
        query = query.order_by(results.c.finished_at.desc(), results.c.table_id.desc()).limit(LONGEST)
        rows = await store.database.read(lambda db, query=query: db.execute(query).all())  # type: ignore[misc]
        against_people = column is results.c.mu
        curves.append(tuple(Moment(row[0], shown(row[1]) if against_people else round(row[1])) for row in rows[::-1]))
    return Curves(*curves)


async def results_of(store: Store, player: str) -> list[Results]:
    """The most played first."""
    won = func.sum(cast(and_(results.c.place == 1, ~results.c.conceded), Integer))
    gave_up = func.sum(cast(results.c.conceded, Integer))
    place = func.avg(case((results.c.conceded, None), else_=results.c.place))
    by = (results.c.game, results.c.edition, results.c.players)
    query = select(*by, func.count(), won, gave_up, place).where(results.c.player_id == player).group_by(*by)
    rows = await store.database.read(lambda db: db.execute(query).all())
    results_found = [_results(row) for row in rows]
    return sorted(results_found, key=lambda each: (-each.played, each.game, each.edition, each.players))


def _results(row: Any) -> Results:
    game, edition, players, played, won, conceded, place = row
    return Results(game, edition, players, played, won or 0, conceded or 0, None if place is None else float(place))
