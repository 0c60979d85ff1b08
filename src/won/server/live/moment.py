"""The table at one moment, for all who watch it: whole, or as what has changed since the last state of a client.

What several of them see is computed, compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from won.core.game import Legal
from won.server.live.states import Orders, common_state, legal_of, own_state
from won.server.wire.changes import Changes, edits
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import LegalChange, Mine, Patch, State, encode
from won.tables.offers import OfferCache, Offers, absent_seats
from won.tables.policy import Viewer
from won.tables.table import Table

Away = Callable[[str], bool]  # whether a person has been away for the grace period
_IN_PATCH: Final = frozenset({"sequence", "time"})  # these fields of a state are fields of the patch itself
_PER_CLIENT: Final[dict[str, Any]] = {
    "mine": (),
    "public": None,
    "may": {},
}  # what not everyone has the same of, and the defaults
_ENCODER: Final = msgspec.json.Encoder()
Side = tuple[int, bool]  # a seat, and whether it is on turn: what it may do then differs much
_EMPTY: Final = Legal((), ())


class Known:
    """What a client has: its last state without `legal`, and the last lists of its seats, on turn and not.

    Clients that were sent the same share one object.
    """

    __slots__ = ("common", "legal", "may", "mine", "public")

    def __init__(
        self, common: State, mine: tuple[Mine, ...], public: Any, may: Offers, legal: dict[Side, Legal]
    ) -> None:
        self.common = common  # the state without `mine`, `public` and `may`
        self.mine = mine
        self.public = public
        self.may = may
        self.legal = legal


class Moment:
    """Made when the first client asks for the state after a change, and dropped when the last has been sent it."""

    def __init__(
        self,
        table: Table,
        presence: Sequence[Presence],
        orders: Orders,
        seed: str,
        now: int,
        away: Away = lambda player: False,
        offered: OfferCache | None = None,
    ) -> None:
        self._table = table
        self._orders = orders
        self._absent = absent_seats(table, away)
        self._offered = offered or OfferCache()
        self._offered.update(table, self._absent, now)
        self._on_turn = table.to_move
        self._public: Any = None if table.game is None else table.game.view(None)
        self._common = common_state(table, presence, seed, now)
        self._mine: dict[int, Mine] = {}
        self._listed: dict[int, Legal | None] = {}
        self._wholes: dict[Viewer, tuple[str, Known]] = {}
        self._patches: dict[tuple[Viewer, int], tuple[Known, str, Known]] = {}  # by `id(known)`
        self._changes = Changes()
        self._common_changes: dict[int, tuple[State, bytes | None]] = {}  # by the sequence of the older state

    def whole(self, viewer: Viewer) -> tuple[str, Known]:
        """The state for somebody, and what the client has once it is sent."""
        cached = self._wholes.get(viewer)
        if cached is None:
            new = self._new(viewer, {})
            lists = {seat: listed for (seat, _), listed in new.legal.items()}
            mine = tuple([replace(own, legal=lists.get(own.seat)) for own in new.mine])
            text = encode(replace(self._common, mine=mine, public=new.public, may=new.may))
            cached = self._wholes[viewer] = (text, new)
        return cached

    def patch(self, viewer: Viewer, known: Known) -> tuple[str, Known]:
        """The same for a client that has `known`."""
        cached = self._patches.get((viewer, id(known)))
        if cached is None:
            new = self._new(viewer, known.legal)
            base, common = known.common.sequence, self._common
            lists = self._edits(new.mine, known.legal)
            text = encode(Patch(base, common.sequence, common.time, self._change(known, new), lists))
            cached = self._patches[viewer, id(known)] = (known, text, new)
        return cached[1:]

    def _new(self, viewer: Viewer, before: dict[Side, Legal]) -> Known:
        """What a client will have that has the lists `before`."""
        table, legal = self._table, dict(before)
        seats, on_turn = table.seats_of(viewer.player), self._on_turn
        for seat in seats:
            if seat not in self._mine:
                self._mine[seat] = own_state(table, seat, self._orders, self._public)
                self._listed[seat] = legal_of(table, seat)
            listed = self._listed[seat]
            if listed is not None:
                legal[seat, seat in on_turn] = listed
        mine = tuple([self._mine[seat] for seat in seats])
        may = self._offered.offers(table, viewer, self._absent)
        return Known(self._common, mine, None if seats else self._public, may, legal)

    def _edits(self, mine: tuple[Mine, ...], before: dict[Side, Legal]) -> dict[str, LegalChange]:
        return {
            str(own.seat): _edit(before.get((own.seat, own.seat in self._on_turn), _EMPTY), listed)
            for own in mine
            if (listed := self._listed[own.seat]) is not None
        }

    def _change(self, old: Known, new: Known) -> msgspec.Raw | None:
        """What everyone sees is compared once for all."""
        changes = self._changes
        own = changes.members(_PER_CLIENT, (old.mine, old.public, old.may), (new.mine, new.public, new.may))
        common = self._common_changes.get(old.common.sequence)
        if common is None or common[0] is not old.common:
            common = (old.common, changes.struct(old.common, new.common, ignored=_IN_PATCH))
            self._common_changes[old.common.sequence] = common
        inside = b",".join([part[1:-1] for part in (common[1], own) if part is not None])
        return msgspec.Raw(b"{" + inside + b"}") if inside else None


def _edit(old: Legal, new: Legal) -> LegalChange:
    actions = None
    if old.actions != new.actions:
        actions = msgspec.Raw(edits(_items(old.actions), _items(new.actions)))
    return LegalChange(actions, msgspec.UNSET if old.composed == new.composed else (new.composed,))


def _items(actions: tuple[Any, ...]) -> list[bytes]:
    """Each as JSON, made anew each time: that is quicker than to look for what was made some time ago."""
    return _ENCODER.encode_lines(actions).splitlines()
