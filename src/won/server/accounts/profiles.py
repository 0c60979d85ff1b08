"""What a profile shows: ratings with their uncertainty, counts, and finished games."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Integer, and_, case, cast, func, or_, select

from won import games
from won.server.accounts.weights import BEGIN, ESTABLISHED
from won.server.storage.schema import players, ratings, results, reviews, tables
from won.server.storage.store import Store

MIDDLE: Final = 1500  # the first rating of everyone
REVIEWED: Final = 100  # games in the curve of accuracies
POINTS: Final = 40  # for one unit of the model, so that ratings look familiar


class Rating(msgspec.Struct, frozen=True):
    """With a chance of two in three the true strength lies within `rating` plus or minus `uncertainty`."""

    game: str
    edition: str
    rating: int
    uncertainty: int
    games: int
    provisional: bool = False  # too few results have counted


class Counts(msgspec.Struct, frozen=True):
    game: str
    played: int
    won: int
    conceded: int


class Past(msgspec.Struct, frozen=True):
    table: str
    game: str
    edition: str
    players: int
    seat: int
    place: int | None
    score: int | None
    conceded: bool
    finished_at: int
    rating_before: int | None
    rating: int | None
    accuracy: float | None = None  # by the review of the game, where there is one


class Best(msgspec.Struct, frozen=True):
    """The highest score of a player in an edition, and at which public table."""

    game: str
    edition: str
    score: int
    table: str


class Accurate(msgspec.Struct, frozen=True):
    """How accurate a player was in a finished game, by its review."""

    game: str
    edition: str
    table: str
    finished_at: int
    accuracy: float


class Ranked(msgspec.Struct, frozen=True):
    player: str
    name: str
    rating: int
    uncertainty: int
    games: int
    provisional: bool = False


async def ratings_of(store: Store, player: str) -> list[Rating]:
    query = select(ratings).where(ratings.c.player_id == player).order_by(ratings.c.game, ratings.c.edition)
    rows = await store.database.read(lambda db: db.execute(query).all())
    return [
        Rating(row.game, row.edition, shown(row.mu), spread(row.sigma), row.games, row.games < ESTABLISHED)
        for row in rows
    ]


async def counts_of(store: Store, player: str) -> list[Counts]:
    won = func.sum(cast(and_(results.c.place == 1, ~results.c.conceded), Integer))
    gave_up = func.sum(cast(results.c.conceded, Integer))
    query = select(results.c.game, func.count(), won, gave_up).where(results.c.player_id == player)
    rows = await store.database.read(lambda db: db.execute(query.group_by(results.c.game)).all())
    return sorted((Counts(row[0], row[1], row[2] or 0, row[3] or 0) for row in rows), key=lambda counts: counts.game)


async def best_of(store: Store, player: str) -> list[Best]:
    """The best result of each edition, at public tables; of equal ones the first."""
    editions = sorted((game, edition) for game in games.GAMES for edition in games.rules(game).FACTS.editions)
    return await store.database.read(lambda db: [best for each in editions if (best := _best(db, player, *each))])


def _best(db: Connection, player: str, game: str, edition: str) -> Best | None:
    """An index gives the highest score, and the first game with it, however many games there are."""
    own = and_(results.c.player_id == player, results.c.game == game, results.c.edition == edition)
    public = select(results.c.score, results.c.table_id).join(tables, tables.c.id == results.c.table_id)
    public = public.where(own, tables.c.public, results.c.score.is_not(None))
    highest = db.execute(public.order_by(results.c.score.desc(), results.c.finished_at.desc()).limit(1)).first()
    if highest is None:
        return None
    first = public.where(results.c.score == highest.score).order_by(results.c.finished_at).limit(1)
    return Best(game, edition, highest.score, db.execute(first).one().table_id)


async def history_of(store: Store, player: str, limit: int = 50, before: tuple[int, str] | None = None) -> list[Past]:
    """The latest first; `before` is the time and the table of the last one already shown.

    Only public tables: whoever knows the id of a private table may look at it.
    """
    query = select(results, reviews.c.accuracies).join(tables, tables.c.id == results.c.table_id)
    query = query.outerjoin(reviews, reviews.c.table_id == results.c.table_id)
    query = query.where(results.c.player_id == player, tables.c.public)
    if before is not None:
        at, table = before
        query = query.where(
            or_(results.c.finished_at < at, and_(results.c.finished_at == at, results.c.table_id < table))
        )
    query = query.order_by(results.c.finished_at.desc(), results.c.table_id.desc()).limit(limit)
    return [_past(row) for row in await store.database.read(lambda db: db.execute(query).all())]


async def accuracies_of(store: Store, player: str) -> list[Accurate]:
    """Of the latest games that have a review, the oldest first; also private ones, for the player alone."""
    query = select(results, reviews.c.accuracies).join(reviews, reviews.c.table_id == results.c.table_id)
    query = query.where(results.c.player_id == player, reviews.c.part >= 1)
    query = query.order_by(results.c.finished_at.desc(), results.c.table_id.desc()).limit(REVIEWED)
    rows = await store.database.read(lambda db: db.execute(query).all())
    return [
        Accurate(row.game, row.edition, row.table_id, row.finished_at, accuracy)
        for row in reversed(rows)
        if (accuracy := _accuracy(row.accuracies, row.seat)) is not None
    ]


async def ranking(store: Store, game: str, edition: str, limit: int = 50) -> list[Ranked]:
    """The best first, by a lower bound of the rating, so that few games do not suffice; provisional ones last."""
    provisional, sure = ratings.c.games < ESTABLISHED, ratings.c.mu - 3 * ratings.c.sigma
    query = (
        select(ratings, players.c.name)
        .join(players, players.c.id == ratings.c.player_id)
        .where(ratings.c.game == game, ratings.c.edition == edition)
        .order_by(provisional, case((provisional, ratings.c.mu), else_=sure).desc(), ratings.c.player_id)
        .limit(limit)
    )
    rows = await store.database.read(lambda db: db.execute(query).all())
    return [
        Ranked(row.player_id, row.name, shown(row.mu), spread(row.sigma), row.games, row.games < ESTABLISHED)
        for row in rows
    ]


def shown(mu: float) -> int:
    return round(MIDDLE + (mu - BEGIN) * POINTS)


def spread(sigma: float) -> int:
    return round(sigma * POINTS)


def _past(row: Any) -> Past:
    return Past(
        row.table_id,
        row.game,
        row.edition,
        row.players,
        row.seat,
        row.place,
        row.score,
        row.conceded,
        row.finished_at,
        None if row.mu_before is None else shown(row.mu_before),
        None if row.mu is None else shown(row.mu),
        _accuracy(row.accuracies, row.seat),
    )


def _accuracy(stored: str | None, seat: int) -> float | None:
    """A review in progress has no accuracies yet."""
    accuracies = msgspec.json.decode(stored, type=list[float]) if stored else []
    return accuracies[seat] if seat < len(accuracies) else None
