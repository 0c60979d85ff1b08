"""A lock that lasts as long as a transaction: SQLite writes one at a time anyway, PostgreSQL has to be told."""

from __future__ import annotations

from sqlalchemy import Connection, text


def one_at_a_time(db: Connection, key: int) -> None:
    """Wait until no other transaction holds the lock of that number, and hold it until this one ends."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})
