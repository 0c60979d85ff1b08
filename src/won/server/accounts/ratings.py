"""Ratings by game and edition, and the results of finished tables.

A finished table is counted once: its mark and the new ratings are written in one transaction.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, and_, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from won.server.accounts import daily_results
from won.server.accounts import ladder as bot_ladder
from won.server.accounts.standings import Standing, counts, ratable, standings, taken_along
from won.server.accounts.weights import COUNTS, Before, moved, weight
from won.server.operations.periodic_task import PeriodicTask
from won.server.storage import CLOSED, TableRow
from won.server.storage.rows import row_from, table_from
from won.server.storage.schema import journal, ratings, results, tables
from won.server.storage.store import Store
from won.server.storage.transaction_lock import one_at_a_time
from won.server.storage.upsert import put

EVERY: Final = 5.0  # seconds between two searches for finished tables
BATCH: Final = 20
LOCK: Final = 0x72617465  # of PostgreSQL: one table is rated at a time
MODEL: Final = PlackettLuce()
log = logging.getLogger(__name__)


class RatingTask(PeriodicTask):
    """Counts finished tables a few seconds after they end."""

    def __init__(self, store: Store, every: float = EVERY) -> None:
        super().__init__("counting results", every)
        self._store = store
        self._failed: set[str] = set()  # tables that cannot be counted, until the next start

    async def run_once(self) -> None:
        while await settle_some(self._store, self._failed):
            pass


async def settle_some(store: Store, failed: set[str] | None = None) -> int:
    """Count some finished tables, other than those that failed before; their number."""
    finished = and_(tables.c.settled.is_(False), tables.c.status.in_(CLOSED), tables.c.id.not_in(failed or ()))
    query = select(tables.c.id).where(finished).order_by(tables.c.changed_at).limit(BATCH)
    count = 0
    for table in await store.database.read(lambda db: list(db.execute(query).scalars())):
        try:
            count += await settle(store, table)
        except (SQLAlchemyError, OSError):  # the database is away: later
            raise
        except Exception:
            log.exception("table %s cannot be counted", table, extra={"table": table})
            if failed is None:
                raise
            failed.add(table)
            count += 1
    return count


async def settle(store: Store, table: str) -> bool:
    """Count one table, if it has not been counted."""
    return await store.database.write(lambda db: _settle(db, table))


def _settle(db: Connection, name: str) -> bool:
    one_at_a_time(db, LOCK)
    finished = and_(tables.c.id == name, tables.c.settled.is_(False), tables.c.status.in_(("over", "ended")))
    if not db.execute(update(tables).where(finished).values(settled=True)).rowcount:
        return False
    table = table_from(db.execute(select(tables).where(tables.c.id == name)).one())
    if not counts(table):
        return True
    entries = _seating(db, name)
    people = standings(table, entries)
    along = taken_along(entries)
    changes = _rate(db, table, people, along) if ratable(table, people, entries) else {}
    for standing in people:
        db.execute(insert(results), _columns(table, standing) | changes.get(standing.player, {}))
    if table.setup.event == "daily":
        daily_results.settle(db, table)
    elif table.setup.event == "ladder":
        bot_ladder.settle(db, table, along)
    return True


def _seating(db: Connection, table: str) -> list[Any]:
    """The start and the entries of people who sat down, conceded or signed in to an account, in order."""
    kinds = [journal.c.entry.startswith(f'{{"kind":"{kind}"') for kind in ("sat", "conceded", "started", "merged")]
    query = select(journal.c.sequence, journal.c.at, journal.c.entry).where(journal.c.table_id == table, or_(*kinds))
    return [row_from(row).entry for row in db.execute(query.order_by(journal.c.sequence))]


def _rate(
    db: Connection, table: TableRow, people: list[Standing], along: frozenset[str]
) -> dict[str, dict[str, float]]:
    """Store the new ratings; the old and new values by player. A game that a guest took along raises no rating."""
    setup = table.setup
    before = [_rating(db, standing.player, setup.game, setup.edition) for standing in people]
    teams = [[MODEL.rating(own.mu, own.sigma)] for own in before]
    after = MODEL.rate(teams, ranks=[float(standing.rank) for standing in people])
    changes = {}
    for own, [now] in zip(before, after, strict=True):
        others = [other for other in before if other is not own]
        part = weight(db, table, own, others)
        mu, sigma = moved(own, others, now.mu, part), own.sigma + part * (now.sigma - own.sigma)
        if own.player in along and mu > own.mu:
            continue
        key = {"player_id": own.player, "game": setup.game, "edition": setup.edition}
        put(db, ratings, key, {"mu": mu, "sigma": sigma, "games": own.games + (part >= COUNTS)})
        changes[own.player] = {"mu_before": own.mu, "sigma_before": own.sigma, "mu": mu, "sigma": sigma}
    return changes


def _rating(db: Connection, player: str, game: str, edition: str) -> Before:
    own = and_(ratings.c.player_id == player, ratings.c.game == game, ratings.c.edition == edition)
    row = db.execute(select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(own)).first()
    if row is None:
        fresh = MODEL.rating()
        return Before(player, fresh.mu, fresh.sigma, 0)
    return Before(player, row.mu, row.sigma, row.games)


def _columns(table: TableRow, standing: Standing) -> dict[str, Any]:
    return {
        "table_id": table.id,
        "player_id": standing.player,
        "seat": standing.seat,
        "game": table.setup.game,
        "edition": table.setup.edition,
        "players": table.setup.players,
        "place": standing.place,
        "score": standing.score,
        "conceded": standing.conceded,
        "finished_at": table.changed_at,
    }
