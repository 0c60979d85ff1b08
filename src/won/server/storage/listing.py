"""The query for a list of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, or_, select

from won.server.storage.model import Filter
from won.server.storage.schema import sittings, tables


def listed(wanted: Filter) -> Any:
    """The newest first; `before` continues after the last table of an earlier list."""
    query = select(tables)
    if wanted.status:
        query = query.where(tables.c.status.in_(wanted.status))
    if wanted.public is not None:
        query = query.where(tables.c.public == wanted.public)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.player:
        sits = select(sittings.c.table_id).where(sittings.c.player_id == wanted.player)
        query = query.where(or_(tables.c.host == wanted.player, tables.c.id.in_(sits)))
    if wanted.before:
        last = select(tables.c.made_at).where(tables.c.id == wanted.before).scalar_subquery()
        query = query.where(or_(tables.c.made_at < last, and_(tables.c.made_at == last, tables.c.id < wanted.before)))
    return query.order_by(tables.c.made_at.desc(), tables.c.id.desc()).limit(wanted.limit)
