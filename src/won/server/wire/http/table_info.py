"""A table as the lobby shows it."""

from __future__ import annotations

import msgspec

from won.core.chance import commitment
from won.core.game import Result
from won.server.operations.times import now
from won.server.storage import CLOSED, TableRow
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.table import Status


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Times are milliseconds since 1970. `commitment` is the hash of the seed, which is shown once the game is over."""

    id: str
    setup: Setup
    status: Status
    host: str
    made_at: int
    changed_at: int
    sequence: int
    seats: tuple[Holder, ...]
    free: int
    commitment: str = ""
    to_move: tuple[int, ...] = ()
    steps: int = 0
    result: Result | None = None
    seed: str = ""
    successor: str = ""  # the table of the rematch


class Tables(msgspec.Struct, frozen=True):
    """`before` of the next request continues from here; empty at the end."""

    tables: tuple[TableInfo, ...]
    before: str


def _shows_seed(row: TableRow) -> bool:
    return row.setup.own_chance and row.status in CLOSED and row.setup.sealed_until <= now()


def table_info(row: TableRow) -> TableInfo:
    return TableInfo(
        id=row.id,
        setup=row.setup,
        status=row.status,
        host=row.host,
        made_at=row.made_at,
        changed_at=row.changed_at,
        sequence=row.sequence,
        seats=row.seats,
        free=row.setup.players - sum(1 for seat in row.seats if seat.player or seat.bot),
        commitment=commitment(row.seed) if row.setup.own_chance else "",
        to_move=row.to_move,
        steps=row.steps,
        result=row.result,
        seed=row.seed if _shows_seed(row) else "",
        successor=row.successor,
    )
