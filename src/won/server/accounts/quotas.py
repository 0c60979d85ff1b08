"""Quotas that are counted in the database: for all processes together, and over a restart.

Of whom one is (a player, an address, a mail address) a hash is stored, and no longer than it says anything.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select, update

from won.server.operations.rate_limits import Rate
from won.server.storage.people_schema import quotas
from won.server.storage.upsert import put_new

MOST: Final = 2  # times the contents of a bucket that may have been spent, by several processes at once


def take(db: Connection, name: str, subject: str, rate: Rate, at: int, count: float = 1.0) -> float:
    """As from a `TokenBucket`, of which one number is stored: when it is full again."""
    wait, full_at = _after(db, name, subject, rate, at, count)
    if wait <= 0:
        _store(db, name, subject, full_at)
    return max(0.0, wait)


def spend(db: Connection, name: str, subject: str, rate: Rate, at: int, count: float) -> float:
    """Take what has already been used, even if that is more than there is; the seconds until it is there again."""
    wait, full_at = _after(db, name, subject, rate, at, count)
    _store(db, name, subject, full_at)
    return max(0.0, wait)


def _after(db: Connection, name: str, subject: str, rate: Rate, at: int, count: float) -> tuple[float, float]:
    """How long there is too little for that, in seconds, and when the bucket will be full again if it is taken.

    What is stored may be far ahead where the calendar was set back.
    """
    put_new(db, quotas, {"name": name, "subject": subject, "full_at": at})
    own = (quotas.c.name == name, quotas.c.subject == subject)
    stored: int = db.execute(select(quotas.c.full_at).where(*own).with_for_update()).scalar_one()
    each = 1000 / rate.per_second  # milliseconds
    empty = rate.burst * each
    full_at = max(at, min(stored, at + MOST * empty)) + count * each
    return (full_at - at - empty) / 1000, full_at


def _store(db: Connection, name: str, subject: str, full_at: float) -> None:
    own = (quotas.c.name == name, quotas.c.subject == subject)
    db.execute(update(quotas).where(*own).values(full_at=round(full_at)))


def forget_full(db: Connection, at: int) -> None:
    """What is full again is as good as new."""
    db.execute(delete(quotas).where(quotas.c.full_at < at))
