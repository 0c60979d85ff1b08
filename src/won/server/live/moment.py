"""The table at one moment, for all who watch it: whole, or as what has changed since the last state of a client.

What several of them see is computed, compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from won.core.game import Legal
from won.server.live.states import Orders, common_state, legal_of, own_state, seats_shown
from won.server.wire.changes import Changes, edits
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import LegalChange, Mine, Patch, SeatInfo, State, encode
from won.tables.offers import OfferCache, Offers, absent_seats
from won.tables.policy import Viewer
from won.tables.seats import Holder
from won.tables.table import Table

Away = Callable[[str], bool]  # whether a person has been away for the grace period
_IN_PATCH: Final = frozenset({"sequence", "time"})  # these fields of a state are fields of the patch itself
_PER_CLIENT: Final[dict[str, Any]] = {
    "mine": (),
    "public": None,
    "may": {},
}  # what not everyone has the same of, and the defaults
_BESIDE_VIEW: Final[dict[str, Any]] = {"orders": (), "may_undo": None, "may_reset": None}  # of one's own seat
_BESIDE_MINE: Final[dict[str, Any]] = {"public": None, "may": {}}
_ENCODER: Final = msgspec.json.Encoder()
MOST_ACTIONS: Final = 20_000  # that are kept as JSON
_ACTIONS: dict[bytes, bytes] = {}
Side = tuple[int, bool]  # a seat, and whether it is on turn: what it may do then differs much


class Listed(NamedTuple):
    """What a seat may do, and each of its actions as JSON."""

    legal: Legal
    actions: list[bytes]


Lists = dict[Side, Listed]  # the last of each: off turn they are mostly the same for many rows
_EMPTY: Final = Listed(Legal((), ()), [])
_UNCHANGED: Final = LegalChange()


class Kept:
    """What a table showed last, of which most is the same after the next row."""

    __slots__ = ("holders", "lists", "offered", "presence", "seats")

    def __init__(self) -> None:
        self.lists: Lists = {}
        self.offered = OfferCache()
        self.holders: tuple[Holder, ...] = ()
        self.presence: tuple[Presence, ...] = ()
        self.seats: tuple[SeatInfo, ...] = ()  # of these holders, so present

    def seats_of(self, table: Table, presence: Sequence[Presence], now: int) -> tuple[SeatInfo, ...]:
        present = tuple(presence)
        if table.setup.clock.kind != "none" or self.holders is not table.holders or self.presence != present:
            self.seats = seats_shown(table, present, now)
            self.holders, self.presence = table.holders, present
        return self.seats


class Known:
    """What a client has: its last state without `legal`, and the last lists of its seats, on turn and not.

    Clients that were sent the same share one object.
    """

    __slots__ = ("common", "legal", "may", "mine", "public", "shared")

    def __init__(
        self, common: State, mine: tuple[Mine, ...], public: Any, may: Offers, legal: Lists, shared: Any
    ) -> None:
        self.common = common  # the state without `mine`, `public` and `may`
        self.mine = mine  # without views where these are shared
        self.public = public
        self.may = may
        self.legal = legal
        self.shared = shared  # the view of which those in `mine` differ only by their seat, if there is one


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
        kept: Kept | None = None,
    ) -> None:
        self._table = table
        self._orders = orders
        self._absent = absent_seats(table, away)
        self._kept = kept or Kept()
        self._kept.offered.update(table, self._absent, now)
        self._on_turn = table.to_move
        game = table.game
        self._public: Any = None if game is None else game.view(None)
        self._shared = self._public if game is not None and game.same_for_all else None
        self._common = common_state(table, self._kept.seats_of(table, presence, now), seed, now)
        self._mine: dict[int, Mine] = {}
        self._listed: dict[int, Listed] = {}  # of the seats that may do something
        self._wholes: dict[Viewer, tuple[str, Known]] = {}
        self._patches: dict[tuple[Viewer, int], tuple[Known, str, Known]] = {}  # by `id(known)`
        self._changes = Changes()
        self._common_changes: dict[int, tuple[State, bytes | None]] = {}  # by the sequence of the older state

    def whole(self, viewer: Viewer) -> tuple[str, Known]:
        """The state for somebody, and what the client has once it is sent."""
        cached = self._wholes.get(viewer)
        if cached is None:
            new = self._new(viewer, {})
            own_views = self._with_views(new.mine)
            mine = tuple([replace(own, legal=self._legal(own.seat)) for own in own_views])
            text = encode(replace(self._common, mine=mine, public=new.public, may=new.may))
            cached = self._wholes[viewer] = (text, new)
        return cached

    def _legal(self, seat: int) -> Legal | None:
        listed = self._listed.get(seat)
        return None if listed is None else listed.legal

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

    def _new(self, viewer: Viewer, before: Lists) -> Known:
        """What a client will have that has the lists `before`."""
        table, legal = self._table, before
        seats = table.seats_of(viewer.player)
        for seat in seats:
            if seat not in self._mine:
                self._look(seat)
            listed, side = self._listed.get(seat), (seat, seat in self._on_turn)
            if listed is not None and legal.get(side) is not listed:
                legal = {**legal, side: listed}
        mine = tuple([self._mine[seat] for seat in seats])
        may = self._kept.offered.offers(table, viewer, self._absent)
        return Known(self._common, mine, None if seats else self._public, may, legal, self._shared)

    def _look(self, seat: int) -> None:
        """What the holder of a seat sees and may do."""
        table = self._table
        self._mine[seat] = own_state(table, seat, self._orders, self._public, self._shared is None)
        legal, side = legal_of(table, seat), (seat, seat in self._on_turn)
        if legal is None:
            return
        listed = self._kept.lists.get(side)
        if listed is None or listed.legal != legal:
            listed = self._kept.lists[side] = Listed(legal, _as_json(legal.actions))
        self._listed[seat] = listed

    def _edits(self, mine: tuple[Mine, ...], before: Lists) -> dict[str, LegalChange]:
        return {
            str(own.seat): _edit(before.get((own.seat, own.seat in self._on_turn), _EMPTY), self._listed[own.seat])
            for own in mine
            if own.seat in self._listed
        }

    def _change(self, old: Known, new: Known) -> msgspec.Raw | None:
        """What everyone sees is compared once for all."""
        changes = self._changes
        own = self._own_change(old, new)
        common = self._common_changes.get(old.common.sequence)
        if common is None or common[0] is not old.common:
            common = (old.common, changes.struct(old.common, new.common, ignored=_IN_PATCH))
            self._common_changes[old.common.sequence] = common
        inside = b",".join([part[1:-1] for part in (common[1], own) if part is not None])
        return msgspec.Raw(b"{" + inside + b"}") if inside else None

    def _with_views(self, mine: tuple[Mine, ...]) -> tuple[Mine, ...]:
        game = self._table.game
        if game is None or self._shared is None:
            return mine
        return tuple([replace(own, view=game.view(own.seat, self._public)) for own in mine])

    def _own_change(self, old: Known, new: Known) -> bytes | None:
        """What not everyone has the same of. Where all views are alike, they are compared once for all."""
        members = self._changes.members
        if old.shared is None or [own.seat for own in old.mine] != [own.seat for own in new.mine]:
            after = (self._with_views(new.mine), new.public, new.may)
            return members(_PER_CLIENT, (old.mine, old.public, old.may), after)
        view = self._changes.change(old.shared, new.shared)
        mine = [
            b'"%d":%b' % (place, change)
            for place, own in enumerate(new.mine)
            if (change := self._seat_change(view, old.mine[place], own)) is not None
        ]
        parts = [b'"mine":{%b}' % b",".join(mine)] if mine else []
        if old.public is not new.public or old.may is not new.may:
            rest = members(_BESIDE_MINE, (old.public, old.may), (new.public, new.may))
            parts += [] if rest is None else [rest[1:-1]]
        return b"{%b}" % b",".join(parts) if parts else None

    def _seat_change(self, view: bytes | None, old: Mine, new: Mine) -> bytes | None:
        """Of a seat whose view has changed so."""
        then, now = _beside_view(old), _beside_view(new)
        rest = None if then == now else self._changes.members(_BESIDE_VIEW, then, now)
        if view is None or rest is None:
            return rest if view is None else b'{"view":%b}' % view
        return b'{"view":%b,%b' % (view, rest[1:])


def _beside_view(own: Mine) -> tuple[Any, ...]:
    return own.orders, own.may_undo, own.may_reset


def _as_json(actions: tuple[Any, ...]) -> list[bytes]:
    """Each of them. The same ones return at all tables, and are kept once."""
    if len(_ACTIONS) > MOST_ACTIONS:
        _ACTIONS.clear()
    lines = _ENCODER.encode_lines(actions).splitlines()
    return list(map(_ACTIONS.setdefault, lines, lines))


def _edit(old: Listed, new: Listed) -> LegalChange:
    if old is new:
        return _UNCHANGED
    actions = None if old.actions == new.actions else msgspec.Raw(edits(old.actions, new.actions))
    same = old.legal.composed == new.legal.composed
    return LegalChange(actions, msgspec.UNSET if same else (new.legal.composed,))
