"""What needs the others: who has to agree to a wish, and what follows once all have."""

from __future__ import annotations

from typing import Final

from won.tables.clocks import DAY
from won.tables.entries import Ended, Entry, Matter, Paused, Resumed, Undone
from won.tables.table import Table, Wish

STALE: Final = 3 * DAY  # who has not acted for so long, or for three moves of a slow clock, cannot hold up the others


def patience(table: Table) -> int:
    return max(STALE, 3 * table.setup.clock.days * DAY)


def stale(table: Table, at: int) -> frozenset[int]:
    """The seats whose holders have not acted for long while the table waited for them; all, after a long pause."""
    if table.status == "paused":
        return frozenset(range(table.setup.players) if at - table.opened > patience(table) else ())
    last = dict.fromkeys(range(table.setup.players), table.opened)
    for taken in table.trail.since(0):
        if taken.by:
            last[taken.seat] = max(last[taken.seat], taken.at)
    return frozenset(seat for seat in table.to_move if at - last[seat] > patience(table))


def needed(table: Table, seat: int, matter: Matter, step: int, at: int) -> frozenset[int]:
    """The seats whose holders must agree; none where the wish is granted at once."""
    asker = table.holders[seat].player
    if matter == "undo":
        concerned = {taken.seat for taken in table.trail.since(step) if taken.by not in ("", asker)}
    else:
        concerned = set(range(table.setup.players)) - stale(table, at)
    return frozenset(
        other
        for other in concerned
        if table.holders[other].has_say and table.holders[other].player != asker and not table.holders[other].minder
    )


def answered(table: Table, wish: Wish, seat: int) -> frozenset[int]:
    """Who is still to be heard when the holder of that seat has agreed, for all seats of that person."""
    who = table.holders[seat].player
    return frozenset(other for other in wish.waiting if table.holders[other].player != who)


def granted(wish: Wish, by: str, request: str = "") -> Entry:
    """The row that carries out what all have agreed to."""
    if wish.matter == "undo":
        return Undone(wish.step, wish.seat, by, request)
    if wish.matter == "pause":
        return Paused(by)
    if wish.matter == "resume":
        return Resumed(by)
    return Ended("agreed")
