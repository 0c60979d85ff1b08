"""What operators do to a table: close it, hide it, show it again, and take its rating back.

Hiding and ratings are changed in the database at once. Closing is a row of the journal, which a server writes; until
then it stands in `table_actions`, where a hidden table stands for as long as it is hidden.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from won.server.storage.event_schema import ladder
from won.server.storage.people_schema import table_actions
from won.server.storage.rows import table_from, text
from won.server.storage.schema import ratings, results, tables
from won.tables.errors import RequestError

Action = Literal["close", "hide", "show", "unrate"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)


def take(db: Connection, table: str, action: Action, now: int) -> None:
    """Raises `RequestError` where there is no such table, or nothing to show or to take back."""
    if db.execute(select(tables.c.id).where(tables.c.id == table)).first() is None:
        raise RequestError("no_table")
    if action == "unrate":
        _unrate(db, table)
    elif action == "show":
        if not _forget(db, table, "hide"):
            raise RequestError("not_hidden")
        _set_public(db, table, True)
    elif not _noted(db, table, action):
        if action == "hide" and not _set_public(db, table, False):
            return  # it was private already
        db.execute(insert(table_actions), {"table_id": table, "action": action, "made_at": now})


def wanted(db: Connection) -> tuple[list[str], frozenset[str]]:
    """The tables to close, and those that are hidden."""
    rows = db.execute(select(table_actions.c.table_id, table_actions.c.action)).all()
    closing = [row.table_id for row in rows if row.action == "close"]
    return closing, frozenset(row.table_id for row in rows if row.action == "hide")


def closed(db: Connection, table: str) -> None:
    _forget(db, table, "close")


def _noted(db: Connection, table: str, action: str) -> bool:
    return db.execute(select(table_actions).where(_row(table, action))).first() is not None


def _forget(db: Connection, table: str, action: str) -> bool:
    return db.execute(delete(table_actions).where(_row(table, action))).rowcount > 0


def _row(table: str, action: str) -> Any:
    return and_(table_actions.c.table_id == table, table_actions.c.action == action)


def _set_public(db: Connection, table: str, public: bool) -> bool:
    """Whether that is a change."""
    row = table_from(db.execute(select(tables).where(tables.c.id == table)).one())
    if row.setup.public == public:
        return False
    setup = msgspec.structs.replace(row.setup, public=public)
    db.execute(update(tables).where(tables.c.id == table).values(setup=text(setup), public=public))
    return True


def _unrate(db: Connection, table: str) -> None:
    """Everybody's rating loses what this table brought; the result stays, unrated."""
    rated = db.execute(select(results).where(results.c.table_id == table, results.c.mu.is_not(None))).all()
    if not rated:
        _unrate_ladder(db, table)
        return
    for result in rated:
        own = and_(
            ratings.c.player_id == result.player_id,
            ratings.c.game == result.game,
            ratings.c.edition == result.edition,
        )
        db.execute(
            update(ratings)
            .where(own)
            .values(
                mu=ratings.c.mu - (result.mu - result.mu_before),
                sigma=ratings.c.sigma - (result.sigma - result.sigma_before),
            )
        )
        db.execute(update(ratings).where(own, ratings.c.games > 0).values(games=ratings.c.games - 1))
    bare = {"mu_before": None, "sigma_before": None, "mu": None, "sigma": None}
    db.execute(update(results).where(results.c.table_id == table).values(bare))
    _forget_unrated(db, [result.player_id for result in rated], rated[0].game, rated[0].edition)


def _unrate_ladder(db: Connection, table: str) -> None:
    """A game against the bots of the ladder; its only person is moved back."""
    result = db.execute(select(results).where(results.c.table_id == table, results.c.ladder.is_not(None))).first()
    if result is None:
        raise RequestError("no_rating")
    own = and_(ladder.c.player_id == result.player_id, ladder.c.game == result.game, ladder.c.edition == result.edition)
    moved = ladder.c.rating - (result.ladder - result.ladder_before)
    db.execute(update(ladder).where(own).values(rating=moved, games=ladder.c.games - 1))
    db.execute(delete(ladder).where(own, ladder.c.games <= 0))
    db.execute(update(results).where(results.c.table_id == table).values(ladder_before=None, ladder=None))


def _forget_unrated(db: Connection, players: list[str], game: str, edition: str) -> None:
    """Whoever has no rated result left has no rating either."""
    for player in players:
        same = and_(results.c.player_id == player, results.c.game == game, results.c.edition == edition)
        if db.execute(select(results.c.table_id).where(same, results.c.mu.is_not(None)).limit(1)).first() is None:
            own = and_(ratings.c.player_id == player, ratings.c.game == game, ratings.c.edition == edition)
            db.execute(delete(ratings).where(own))
