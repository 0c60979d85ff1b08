"""What somebody may be offered at a table: what the policy grants, where there is something to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from won.tables.policy import Roles, Situation, Viewer, granted, roles_by_seat, situation
from won.tables.policy_table import SOCKET, TABLE_ROUTES
from won.tables.table import Table
from won.tables.undo import may_ask

Offers = dict[str, tuple[int, ...]]  # by the name of the offer: the seats it is for, none where it is about no seat
_DEEDS: Final = {deed.offer: (what, deed.about) for what, deed in {**SOCKET, **TABLE_ROUTES}.items() if deed.offer}


def offers(table: Table, viewer: Viewer, away: Callable[[str], bool]) -> Offers:
    absent = tuple([seat for seat, holder in enumerate(table.holders) if away(holder.player)])
    at_table, by_seat = roles_by_seat(table, viewer)
    found = dict(_granted(by_seat, at_table, situation(table), absent))
    for name, seat_is_right in _WHERE.items():
        if name in found:
            found[name] = tuple([seat for seat in found[name] if seat_is_right(table, seat)])
            if not found[name]:
                del found[name]
    if "branch" in found and table.status in ("playing", "paused") and table.hides:
        del found["branch"]
    if "start" in found and any(holder.free for holder in table.holders):
        del found["start"]
    return found


@cache
def _granted(by_seat: tuple[Roles, ...], at_table: Roles, now: Situation, absent: tuple[int, ...]) -> Offers:
    found: Offers = {}
    for name, (what, about) in _DEEDS.items():
        if about == "seat":
            seats = tuple(
                seat
                for seat, who in enumerate(by_seat)
                if granted(what, who, Situation(now.phase, now.rated, seat in absent)) is not None
            )
            if seats:
                found[name] = seats
        elif granted(what, at_table, now) is not None:
            found[name] = ()
    return found


def _played(table: Table, seat: int) -> bool:
    return not table.holders[seat].conceded


def _waits(table: Table, seat: int) -> bool:
    return table.wish is not None and seat in table.wish.waiting


def _votable(table: Table, seat: int) -> bool:
    holder = table.holders[seat]
    return holder.has_say and not holder.minder and table.wish is None


# For which seats there is something to do.
_WHERE: Final[dict[str, Callable[[Table, int], bool]]] = {
    "act": _played,
    "try": _played,
    "advise": _played,
    "undo": lambda table, seat: may_ask(table, seat) is not None,
    "pause": _played,
    "resume": _played,
    "end": _played,
    "vote": _votable,
    "answer": _waits,
    "concede": _played,
    "orders": _played,
    "sit": lambda table, seat: table.holders[seat].free,
    "leave": lambda table, seat: (
        not table.holders[seat].free and _played(table, seat) and not table.holders[seat].minder
    ),
    "bot": lambda table, seat: table.holders[seat].free,
    "mind": _played,
    "take": lambda table, seat: not table.holders[seat].has_say and table.wish is None,
}
