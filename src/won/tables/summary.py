"""What lists and the periodic sweep know of a table without reading its journal."""

from __future__ import annotations

import msgspec

from won.core.game import Result
from won.tables.deadlines import due
from won.tables.seats import Holder
from won.tables.table import Status, Table


class Summary(msgspec.Struct, frozen=True):
    """`due` is when the table must be looked at again."""

    status: Status
    seats: tuple[Holder, ...] = ()
    to_move: tuple[int, ...] = ()
    steps: int = 0
    due: int | None = None
    result: Result | None = None
    asked: tuple[int, ...] = ()  # seats that have something to answer, on turn or not


def summary(table: Table, with_orders: bool = False) -> Summary:
    """`with_orders`: a seat to move has standing orders."""
    when = due(table, with_orders)
    return Summary(table.status, table.holders, table.to_move, table.steps, when, table.result, table.asked)
