"""Consent: who has to agree to a wish, and what happens once all have."""

from __future__ import annotations

from typing import Final

from won.tables.clocks import DAY
from won.tables.entries import AnyEntry, Ended, Matter, Paused, Resumed, Sat, Undone
from won.tables.stand_in import stand_in
from won.tables.table import Table, Wish

LEAVING: Final = 5 * 60 * 1000  # milliseconds for which a caretaker may play before leaving a rated game is a loss
STALE: Final = 3 * DAY  # whoever has not acted for so long, or for three moves of a slow clock, need not be asked


def patience(table: Table) -> int:
    return max(STALE, 3 * table.setup.clock.days * DAY)


def stale(table: Table, at: int, matter: Matter) -> frozenset[int]:
    """The seats that the table has waited for too long; after a long pause all, at a rated table only to go on."""
    if table.status == "paused":
        asks_nobody = at - table.opened > patience(table) and (matter == "resume" or not _counts(table))
        return frozenset(range(table.setup.players) if asks_nobody else ())
    long_ago = at - patience(table)
    if table.opened >= long_ago:
        return frozenset()
    return frozenset(seat for seat in table.to_move if table.action_log.last_by_a_person(seat) < long_ago)


def needed(table: Table, asker: str, matter: Matter, step: int, at: int) -> frozenset[int]:
    """The seats whose holders must agree; none if the wish is granted at once."""
    if matter == "undo":
        concerned = {action.seat for action in table.action_log.since(step) if action.by not in ("", asker)}
    else:
        concerned = set(range(table.setup.players)) - stale(table, at, matter)
    return frozenset(
        other
        for other in concerned
        if table.holders[other].has_say and table.holders[other].player != asker and not _gone(table, other, at)
    )


def _gone(table: Table, seat: int, at: int) -> bool:
    """Whether nobody need ask the holder: they let a bot play for them, or one has played for them for days.

    A bot that others or the clock put there takes nobody's say away. Nor does it at a rated table for as long as
    leaving is forgiven, or whoever is ahead ends the game while another fetches a coffee.
    """
    holder = table.holders[seat]
    if not holder.minder:
        return False
    left = holder.own_wish and (not _counts(table) or absent_for_long(table, seat, at))
    return table.policy == 1 or left or at - holder.minded_at > patience(table)


def _counts(table: Table) -> bool:
    """Whether the result will count, so that no short absence takes a say away; games of older policies keep theirs."""
    return table.policy > 2 and table.rated


def absent_for_long(table: Table, seat: int, at: int) -> bool:
    """Whether a caretaker has played for somebody for longer than a rated game forgives."""
    holder = table.holders[seat]
    grace = max(LEAVING, table.setup.clock.days * DAY)
    return table.policy > 1 and table.setup.rated and bool(holder.minder) and at - holder.minded_at > grace


def answered(table: Table, wish: Wish, seat: int) -> frozenset[int]:
    """The seats that must still agree once the holder of that seat has, for all seats of that person."""
    who = table.holders[seat].player
    return frozenset(other for other in wish.waiting if table.holders[other].player != who)


def granted(table: Table, wish: Wish, by: str, request: str = "") -> AnyEntry:
    """The entry that does what all have agreed to."""
    if wish.matter == "undo":
        return Undone(wish.step, wish.seat, by, request)
    if wish.matter == "pause":
        return Paused(by)
    if wish.matter == "resume":
        return Resumed(by)
    if wish.matter == "bot":
        return stand_in(table, wish.about, by)
    if wish.matter == "take":
        return Sat(wish.about, wish.by, wish.name, table.holders[wish.about].nation, by=wish.by)
    return Ended("agreed")
