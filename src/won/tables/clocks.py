"""Clocks, computed from the times of the rows alone.

A clock runs while the game waits for its seat and a person plays it. `move` and `daily` start anew with each turn, not
with each action of a turn; a `bank` goes down and gets its increment when the turn passes on. When a clock runs out, a
caretaker plays the rest of that turn, and the bank keeps the increment, or a little. (Games that began by the first
version of the policy start a `move` anew with each action.)

Nobody earns time by what leads back to the same turn: an undo puts the clocks back to what was left on them, and who
lets a caretaker play and takes the seat back goes on with the time that was left.
"""

from __future__ import annotations

from typing import Final

from won.tables import limits
from won.tables.setup import Clock
from won.tables.table import Table

LEAST: Final = 10_000  # milliseconds a move after a bank without increment is used up
DAY: Final = 24 * 3600 * 1000


def full(clock: Clock) -> int:
    """Milliseconds at the start: of a move, or in the bank."""
    return clock.days * DAY if clock.kind == "daily" else clock.seconds * 1000


def running(table: Table) -> frozenset[int]:
    """The seats whose clocks run now."""
    if table.setup.clock.kind == "none":
        return frozenset()
    return frozenset(seat for seat in table.to_move if not table.holders[seat].automatic)


def reset(table: Table) -> None:
    table.left = (full(table.setup.clock),) * table.setup.players
    table.since = (None,) * table.setup.players


def acted(table: Table, at: int, seat: int) -> None:
    """After an action of that seat: note what was left when it was done, then let the clocks of the next turn run."""
    if table.policy > 1 and table.setup.clock.kind != "none":
        at_action = tuple([_left(table, other, at) for other in range(table.setup.players)])
        table.clocked = (*table.clocked[1 - limits.UNDO :], at_action)
    turn(table, at, seat)


def turn(table: Table, at: int, mover: int | None = None) -> None:
    """Stop the clocks of seats that have moved or need not move, and start those of seats to move."""
    clock = table.setup.clock
    if clock.kind == "none":
        return
    wanted, on_turn = running(table), table.to_move if table.policy > 1 else ()
    left, since, held = list(table.left), list(table.since), table.held.intersection(on_turn)
    for seat, began in enumerate(since):
        if began is not None and (seat not in wanted or seat == mover):
            used = max(0, at - began)
            if table.policy > 1 and seat in wanted:
                left[seat], since[seat] = max(0, left[seat] - used), at
                continue
            if clock.kind == "bank":
                left[seat] = _banked(clock, max(0, left[seat] - used), seat == mover, seat not in wanted)
            elif seat in on_turn:
                left[seat] = max(0, left[seat] - used)
                held |= {seat}
            since[seat] = None
        if seat in wanted and since[seat] is None:
            since[seat] = at
            if clock.kind != "bank" and seat not in held:
                left[seat] = full(clock)
    table.left, table.since, table.held = tuple(left), tuple(since), held.difference(wanted)


def put_back(table: Table, at: int, step: int) -> None:
    """The game has gone back to that step, the log not yet: who is on turn again has what was left then, less what has
    been used since; the others get back what they have used.
    """
    remaining = len(table.clocked) - (table.steps - step)
    if remaining < 0:  # of a clock that runs by the first policy, or longer ago than is remembered
        table.clocked = ()
        turn(table, at)
        return
    wanted, before = running(table), table.clocked[remaining]
    least = LEAST if table.wish is not None and table.wish.matter == "undo" else 0  # by consent it leaves time to act
    table.clocked = table.clocked[:remaining]
    now_left = [_left(table, seat, at) for seat in range(table.setup.players)]
    table.left = tuple(
        [max(least, min(then, now_left[seat])) if seat in wanted else then for seat, then in enumerate(before)]
    )
    table.since = tuple([at if seat in wanted else None for seat in range(table.setup.players)])
    table.held = frozenset()


def _banked(clock: Clock, left: int, moved: bool, passed: bool) -> int:
    """The increment comes only when the turn passes on: else small actions on one turn would earn time."""
    if not moved:
        return left
    if passed:
        left += clock.increment * 1000
    return left or clock.increment * 1000 or LEAST


def left_at(table: Table, seat: int, now: int) -> int | None:
    """Milliseconds on a seat's clock, none where there is no clock."""
    return None if table.setup.clock.kind == "none" else _left(table, seat, now)


def _left(table: Table, seat: int, now: int) -> int:
    began = table.since[seat]
    return table.left[seat] if began is None else max(0, table.left[seat] - max(0, now - began))


def deadline(table: Table, seat: int) -> int | None:
    """When a running clock runs out."""
    began = table.since[seat]
    return None if began is None else began + table.left[seat]


def next_deadline(table: Table) -> int | None:
    deadlines = [when for seat in range(table.setup.players) if (when := deadline(table, seat)) is not None]
    return min(deadlines, default=None)


def out_of_time(table: Table, now: int) -> list[int]:
    """The seats for which a caretaker has to act."""
    return [seat for seat in table.to_move if (when := deadline(table, seat)) is not None and when <= now]
