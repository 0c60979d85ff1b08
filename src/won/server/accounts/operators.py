"""Operators of a server: a name and a key that `won operator add` gives out once."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from won.server.accounts.keys import key_hash, new_key, same
from won.server.storage.people_schema import operators


def add(db: Connection, name: str, now: int) -> str | None:
    """The key of a new operator; none where there is one of that name."""
    if db.execute(select(operators.c.name).where(operators.c.name == name)).first() is not None:
        return None
    key = new_key()
    db.execute(insert(operators), {"name": name, "key_hash": key_hash(key), "made_at": now})
    return key


def remove(db: Connection, name: str) -> bool:
    """The key is refused from now on."""
    return db.execute(delete(operators).where(operators.c.name == name)).rowcount > 0


def name_of(db: Connection, key: str) -> str:
    """Whose key it is; empty if it is nobody's."""
    hashed = key_hash(key)
    row = db.execute(select(operators).where(operators.c.key_hash == hashed)).first()
    return row.name if row is not None and same(row.key_hash, hashed) else ""
