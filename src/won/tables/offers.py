"""What somebody may be offered at a table: what the policy grants, where there is something to do."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from won.tables.policy import Roles, Situation, Viewer, granted, roles_by_seat, situation
from won.tables.policy_table import SOCKET, TABLE_ROUTES
from won.tables.seats import Holder
from won.tables.table import Table, Wish
from won.tables.undo import may_ask

Offers = dict[str, tuple[int, ...]]  # by the name of the offer: the seats it is for, none where it is about no seat
_DEEDS: Final = {deed.offer: (what, deed.about) for what, deed in {**SOCKET, **TABLE_ROUTES}.items() if deed.offer}


class OfferCache:
    """The offers at one table: they are the same after most rows, and asked for after every row by everyone there."""

    __slots__ = ("_basis", "_by_viewer", "_sealed", "_undo")

    def __init__(self) -> None:
        self._basis: tuple[Any, ...] = ()
        self._by_viewer: dict[Viewer, Offers] = {}
        self._undo: dict[int, int] = {}  # the seats with something to take back
        self._sealed = False

    def update(self, table: Table, absent: tuple[int, ...], now: int) -> None:
        """To be called before `offers`, after each change of the table; `absent`: the seats whose holders have been
        away for longer than the grace period.
        """
        self._sealed = now < table.setup.sealed_until
        game = table.game
        self._undo = may_ask(table)
        partners = () if game is None else tuple([game.partners(seat) for seat in range(len(table.holders))])
        basis = (
            table.holders,
            table.wish,
            table.removed,
            table.removed_at,
            table.status,
            table.rated,
            absent,
            partners,
            self._sealed,
        )
        if basis != self._basis:  # quick: most of them are the same objects
            self._basis = basis
            self._by_viewer.clear()

    def offers(self, table: Table, viewer: Viewer, absent: tuple[int, ...]) -> Offers:
        known = self._by_viewer.get(viewer)
        if known is None:
            known = self._by_viewer[viewer] = _but_undo(table, viewer, absent, self._sealed)
        if "undo" not in known:
            return known
        undo = tuple([seat for seat in known["undo"] if seat in self._undo])
        if undo == known["undo"]:
            return known
        changed = {name: seats for name, seats in known.items() if name != "undo"}
        return {**changed, "undo": undo} if undo else changed


def absent_seats(table: Table, away: Callable[[str], bool]) -> tuple[int, ...]:
    return tuple([seat for seat, holder in enumerate(table.holders) if away(holder.player)])


def _but_undo(table: Table, viewer: Viewer, absent: tuple[int, ...], sealed: bool) -> Offers:
    """What depends on the seats, the wish and the viewer; whether there is something to undo depends on the game."""
    at_table, by_seat = roles_by_seat(table, viewer)
    granted = _apart_from_the_game(by_seat, at_table, situation(table), absent, table.holders, table.wish)
    if not table.setup.own_chance:  # nothing was drawn here that a rematch could draw anew
        granted.pop("rematch", None)
    if "branch" in granted and table.status in ("playing", "paused") and table.hides:
        del granted["branch"]
    for name in _not_yet(table, sealed):
        granted.pop(name, None)
    return granted


def _not_yet(table: Table, sealed: bool) -> tuple[str, ...]:
    """What there is nothing of: no game was begun, or none that may be seen; or nothing was played in it."""
    if sealed or table.game is None:
        return ("record", "review", "branch")
    return () if table.steps else ("review",)


def _apart_from_the_game(
    by_seat: tuple[Roles, ...],
    at_table: Roles,
    now: Situation,
    absent: tuple[int, ...],
    holders: tuple[Holder, ...],
    wish: Wish | None,
) -> Offers:
    granted = dict(_granted(by_seat, at_table, now, absent))
    for name, seat_is_right in _WHERE.items():
        if name in granted:
            granted[name] = tuple([seat for seat in granted[name] if seat_is_right(holders[seat], wish, seat)])
            if not granted[name]:
                del granted[name]
    if "start" in granted and any(holder.free for holder in holders):
        del granted["start"]
    return granted


@cache
def _granted(by_seat: tuple[Roles, ...], at_table: Roles, now: Situation, absent: tuple[int, ...]) -> Offers:
    offers: Offers = {}
    for name, (what, about) in _DEEDS.items():
        if about == "seat":
            seats = tuple(
                seat
                for seat, who in enumerate(by_seat)
                if granted(what, who, replace(now, away=seat in absent)) is not None
            )
            if seats:
                offers[name] = seats
        elif granted(what, at_table, now) is not None:
            offers[name] = ()
    return offers


def _played(holder: Holder, wish: Wish | None, seat: int) -> bool:
    return not holder.conceded


def _free(holder: Holder, wish: Wish | None, seat: int) -> bool:
    return holder.free


# For which seats there is something to do; `undo` depends on the game, too.
_WHERE: Final[dict[str, Callable[[Holder, Wish | None, int], bool]]] = {
    "act": _played,
    "try": _played,
    "advise": _played,
    "pause": _played,
    "resume": _played,
    "end": _played,
    "vote": lambda holder, wish, seat: holder.has_say and not holder.minder and wish is None,
    "answer": lambda holder, wish, seat: wish is not None and seat in wish.waiting,
    "concede": _played,
    "orders": _played,
    "sit": _free,
    "leave": lambda holder, wish, seat: not holder.free and not holder.conceded and not holder.minder,
    "bot": _free,
    "mind": _played,
    "take": lambda holder, wish, seat: not holder.has_say and wish is None,
}
