"""The query for a list of tables.

Each status is looked up by itself, so that an index gives its tables in order: the list costs the same however many
tables there are.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Select, select, tuple_, union

from won.server.storage.model import CLOSED, Filter, TableRow
from won.server.storage.rows import table_from
from won.server.storage.schema import sittings, tables
from won.tables.table import Status

_LOG = logging.getLogger("won.storage")
EVERY_STATUS: Final[tuple[Status, ...]] = ("open", "playing", "paused", "over", "ended")


def readable(rows: Iterable[Any]) -> list[TableRow]:
    return [table for row in rows if (table := _readable(row)) is not None]


def listed(wanted: Filter) -> Any:
    """The newest first; `before` continues after the last table of an earlier list."""
    find = _of_player if wanted.player else _of_all
    pages = [page for status in wanted.status or EVERY_STATUS for page in find(wanted, status)]
    parts = [select(page.subquery().c.id) for page in pages]
    matches = union(*parts) if len(parts) > 1 else parts[0]
    return select(tables).where(tables.c.id.in_(matches)).order_by(*_NEWEST).limit(wanted.limit)


_NEWEST: Final = (tables.c.made_at.desc(), tables.c.id.desc())


def naming(name: str) -> Select[Any]:
    """The tables that are not over where a seat is called just so, in capital or small letters."""
    shown = tables.c.seats.icontains(f'"name":{msgspec.json.encode(name).decode()}', autoescape=True)
    return select(tables).where(tables.c.status.not_in(CLOSED), shown)


def _of_all(wanted: Filter, status: Status) -> list[Select[Any]]:
    query = select(tables.c.id).where(tables.c.status == status)
    if wanted.public is not None:
        query = query.where(tables.c.public == wanted.public)
    return [_page(query, wanted, tables.c.made_at, tables.c.id)]


def _of_player(wanted: Filter, status: Status) -> list[Select[Any]]:
    """The tables that the player hosts, and those where the player sits."""
    hosted = select(tables.c.id).where(tables.c.host == wanted.player, tables.c.status == status)
    sat = (
        select(tables.c.id)
        .join(sittings, sittings.c.table_id == tables.c.id)
        .where(sittings.c.player_id == wanted.player, sittings.c.closed == (status in CLOSED))
        .where(tables.c.status == status)
    )
    if wanted.public is not None:
        hosted, sat = (query.where(tables.c.public == wanted.public) for query in (hosted, sat))
    return [
        _page(hosted, wanted, tables.c.made_at, tables.c.id),
        _page(sat, wanted, sittings.c.made_at, sittings.c.table_id),
    ]


def _page(query: Select[Any], wanted: Filter, made_at: Any, name: Any) -> Select[Any]:
    if wanted.club:
        query = query.where(tables.c.club == wanted.club)
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.lessons:
        query = query.where(tables.c.setup.contains('"lesson":"', autoescape=True))
    if wanted.before:
        last = select(tables.c.made_at).where(tables.c.id == wanted.before).scalar_subquery()
        query = query.where(tuple_(made_at, name) < tuple_(last, wanted.before))
    return query.order_by(made_at.desc(), name.desc()).limit(wanted.limit)


def _readable(row: Any) -> TableRow | None:
    """One table that cannot be read must not empty a list."""
    try:
        return table_from(row)
    except msgspec.DecodeError:
        _LOG.exception("table %s cannot be read and is not listed", row.id, extra={"table": row.id})
        return None
