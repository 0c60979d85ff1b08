"""Rows that exist once: inserted the first time, and changed or left alone after that."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from won.server.storage.rows import text
from won.server.storage.schema import orders, settings


def put(db: Connection, into: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Insert a row, or change the one with that key."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    db.execute(
        dialect.insert(into).values(**key, **values).on_conflict_do_update(index_elements=list(key), set_=values)
    )


def put_new(db: Connection, into: Table, values: dict[str, Any]) -> None:
    """Insert a row, unless there is one with that key."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    db.execute(dialect.insert(into).values(values).on_conflict_do_nothing())


def put_orders(db: Connection, table: str, seat: int, given: Sequence[Mapping[str, Any]]) -> None:
    """The standing orders of a seat, all of them."""
    put(db, orders, {"table_id": table, "seat": seat}, {"orders": text(given)})


def secret(db: Connection) -> str:
    """The server's secret, made by whoever asks first."""
    put_new(db, settings, {"name": "secret", "value": secrets.token_hex(32)})
    return str(db.execute(select(settings.c.value).where(settings.c.name == "secret")).scalar_one())
