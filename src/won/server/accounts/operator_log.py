"""What operators did: a chain in which each row carries the hash of all rows before it.

The database refuses to change or delete a row; whoever gets round that breaks the chain. The last hash, noted
elsewhere, also proves that no row was cut off at the end.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select

from won.server.storage.people_schema import operator_log as log
from won.server.storage.transaction_lock import one_at_a_time

LOCK: Final = 0x6F706572  # of PostgreSQL: one row is written at a time


class Logged(msgspec.Struct, frozen=True):
    sequence: int
    at: int
    operator: str
    action: str
    about: str  # JSON
    hash: str


def write(db: Connection, operator: str, action: str, about: dict[str, Any], now: int) -> Logged:
    """Add a row; in the transaction of what it tells of."""
    one_at_a_time(db, LOCK)
    last = db.execute(select(log.c.sequence, log.c.hash).order_by(log.c.sequence.desc()).limit(1)).first()
    sequence, before = (last.sequence + 1, last.hash) if last else (0, "")
    row = Logged(sequence, now, operator, action, msgspec.json.encode(about, order="sorted").decode(), "")
    row = msgspec.structs.replace(row, hash=_hash(before, row))
    db.execute(insert(log), msgspec.structs.asdict(row))
    return row


def rows(db: Connection) -> list[Logged]:
    query = select(log).order_by(log.c.sequence)
    return [Logged(row.sequence, row.at, row.operator, row.action, row.about, row.hash) for row in db.execute(query)]


def broken_at(logged: list[Logged]) -> int | None:
    """The first place where the chain does not hold; none if all of it does."""
    before = ""
    for place, row in enumerate(logged):
        if row.sequence != place or row.hash != _hash(before, row):
            return place
        before = row.hash
    return None


def _hash(before: str, row: Logged) -> str:
    content = msgspec.json.encode([before, row.sequence, row.at, row.operator, row.action, row.about])
    return hashlib.sha256(content).hexdigest()
