"""When a table that waits must be looked at again, and how long the program leaves a person to answer."""

from __future__ import annotations

from typing import Final

from won.tables.clocks import full, next_deadline
from won.tables.setup import Clock
from won.tables.table import Table

GRACE: Final = 5_000  # milliseconds after which another process acts for an automatic seat
ANSWER: Final = 20_000  # milliseconds at most for an answer or a claim, before a bot continues without it
PART: Final = 4  # of the time of a move, where a move has a time limit


def answer_time(table: Table, seat: int) -> int:
    """Milliseconds that a bot gives the holder of a seat to answer."""
    return 0 if table.holders[seat].automatic else time_to_answer(table.setup.clock)


def time_to_answer(clock: Clock) -> int:
    """A part of the time of a move, where a move has a limit, and short unless the game goes by days."""
    if clock.kind == "daily":
        return full(clock) // PART
    return min(ANSWER, full(clock) // PART) if clock.kind == "move" else ANSWER


def due(table: Table, with_orders: bool = False) -> int | None:
    """When the table must be looked at again: a clock runs out, or an automatic seat has not acted."""
    if table.status != "playing":
        return None
    when = next_deadline(table)
    if with_orders or any(table.holders[seat].automatic for seat in table.to_move):
        soon = table.at + GRACE + max((answer_time(table, seat) for seat in table.asked), default=0)
        return soon if when is None else min(when, soon)
    return when
