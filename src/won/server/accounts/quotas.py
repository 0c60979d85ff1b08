"""Quotas that are counted in the database: for all processes together, and over a restart.

Of whom one is (a player, an address, a mail address) a hash is stored, and no longer than it says anything.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from won.server.operations.rate_limits import Rate
from won.server.storage.people_schema import quotas
from won.server.storage.upsert import put_new


def take(db: Connection, name: str, subject: str, rate: Rate, at: int, count: float = 1.0) -> float:
    """As from a `TokenBucket`, of which one number is stored: when it is full again."""
    put_new(db, quotas, {"name": name, "subject": subject, "full_at": at})
    own = (quotas.c.name == name, quotas.c.subject == subject)
    stored: int = db.execute(select(quotas.c.full_at).where(*own).with_for_update()).scalar_one()
    each = 1000 / rate.per_second  # milliseconds
    full_at = max(at, stored) + count * each
    wait = full_at - at - rate.burst * each
    if wait > 0:
        return wait / 1000
    db.execute(update(quotas).where(*own).values(full_at=round(full_at)))
    return 0.0


def forget_full(db: Connection, at: int) -> None:
    """What is full again is as good as new."""
    db.execute(delete(quotas).where(quotas.c.full_at < at))
