"""How much a rated result counts, so that nobody farms ratings with fresh keys or with one friend.

- One result of a pair counts fully within a day; each further one counts a quarter of the one before.
- A rating is provisional until `ESTABLISHED` results have counted. A result against provisional opponents does not
  move an established rating at all, and moves a provisional one no further than `BAND` from the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, func, select

from won.server.storage import TableRow
from won.server.storage.schema import results

ESTABLISHED: Final = 10  # results that counted
FADE: Final = 0.25
DAY: Final = 24 * 3600 * 1000
BEGIN: Final = 25.0  # the rating that everyone begins with, in the model
BAND: Final = 2.5  # 100 points
COUNTS: Final = 0.5  # the least weight with which a result counts towards being established


class Before:
    """A player's rating before the game."""

    def __init__(self, player: str, mu: float, sigma: float, games: int) -> None:
        self.player, self.mu, self.sigma, self.games = player, mu, sigma, games

    @property
    def established(self) -> bool:
        return self.games >= ESTABLISHED


def weight(db: Connection, table: TableRow, own: Before, others: Sequence[Before]) -> float:
    """From 0 to 1: the mean over the opponents."""
    faded = [
        0.0 if own.established and not other.established else FADE ** _met_today(db, table, own.player, other.player)
        for other in others
    ]
    return sum(faded) / len(faded)


def moved(own: Before, others: Sequence[Before], to: float, part: float) -> float:
    """The new rating, a part of the way to the one that the model gives."""
    mu = own.mu + part * (to - own.mu)
    if any(other.established for other in others):
        return mu
    low, high = min(own.mu, BEGIN - BAND), max(own.mu, BEGIN + BAND)
    return min(high, max(low, mu))


def _met_today(db: Connection, table: TableRow, player: str, other: str) -> int:
    """The rated results of that pair within a day of when the table ended, by the same rules."""
    theirs = results.alias()
    query = (
        select(func.count())
        .select_from(results.join(theirs, theirs.c.table_id == results.c.table_id))
        .where(results.c.player_id == player, theirs.c.player_id == other, results.c.mu.is_not(None))
        .where(results.c.game == table.setup.game, results.c.edition == table.setup.edition)
        .where(results.c.finished_at > table.changed_at - DAY, results.c.finished_at < table.changed_at + DAY)
    )
    return int(db.execute(query).scalar_one())
