"""A table as it is shown: to everybody, and to the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.server.messages import Presence, SeatSeen, Wished
from won.server.setup import Clock
from won.server.storage.model import Holder, Summary
from won.server.table.clocks import full, left_at, next_deadline
from won.server.table.table import Table

GRACE: Final = 5_000  # milliseconds after which another process takes over what acts by itself
ANSWER: Final = 20_000  # milliseconds at most for an answer or a claim, before a bot goes on without it
PART: Final = 4  # of the time of a move, where moves have their time


def seats_seen(table: Table, presence: Sequence[Presence], now: int) -> tuple[SeatSeen, ...]:
    return tuple(
        [
            SeatSeen(
                chair.name,
                chair.nation,
                chair.player,
                chair.bot,
                chair.minder,
                presence[seat],
                chair.conceded,
                None if (left := left_at(table, seat, now)) is None else left / 1000,
                table.since[seat] is not None,
            )
            for seat, chair in enumerate(table.chairs)
        ]
    )


def wished(table: Table) -> Wished | None:
    wish = table.wish
    return None if wish is None else Wished(wish.matter, wish.seat, tuple(sorted(wish.waiting)), wish.step)


def patience(table: Table, seat: int) -> int:
    """Milliseconds that what acts by itself leaves a person to answer what was proposed to them."""
    return 0 if table.chairs[seat].by_itself else time_to_answer(table.setup.clock)


def time_to_answer(clock: Clock) -> int:
    """A part of a move where moves have their time, and never long while people sit at the table."""
    if clock.kind == "daily":
        return full(clock) // PART
    return min(ANSWER, full(clock) // PART) if clock.kind == "move" else ANSWER


def due(table: Table, with_orders: bool = False) -> int | None:
    """When the table needs waking: a clock runs out, or something that acts by itself has not done so."""
    if table.status != "playing":
        return None
    when = next_deadline(table)
    if with_orders or any(table.chairs[seat].by_itself for seat in table.to_move):
        soon = table.at + GRACE + max((patience(table, seat) for seat in table.asked), default=0)
        return soon if when is None else min(when, soon)
    return when


def summary(table: Table, with_orders: bool = False) -> Summary:
    """What is kept beside the journal for lists and sweeps."""
    holders = tuple([Holder(c.player, c.name, c.nation, c.bot, c.minder, c.conceded) for c in table.chairs])
    return Summary(
        table.status, holders, table.to_move, table.steps, due(table, with_orders), table.result, table.asked
    )
