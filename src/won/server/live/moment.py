"""The table at one moment, for all who watch it: whole, or as what has changed since the last state of a client.

What several of them see is computed, compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

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
_BESIDE_VIEW: Final[dict[str, Any]] = {"orders": (), "may_undo": None, "may_reset": None}  # of one's own seat
_MAY: Final[dict[str, Any]] = {"may": {}}
_ENCODER: Final = msgspec.json.Encoder()
Side = tuple[int, bool]  # a seat, and whether it is on turn: what it may do then differs much


class Listed(NamedTuple):
    """What a seat may do, each action as JSON."""

    actions: list[bytes]
    composed: tuple[str, ...]


_EMPTY: Final = Listed([], ())


class Known:
    """What a client has: its last state without `legal`, and the last lists of its seats, on turn and not.

    Clients that were sent the same share one object.
    """

    __slots__ = ("common", "legal", "may", "mine", "public", "shared")

    def __init__(
        self, common: State, mine: tuple[Mine, ...], public: Any, may: Offers, legal: dict[Side, Listed], shared: Any
    ) -> None:
        self.common = common  # the state without `mine`, `public` and `may`
        self.mine = mine
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
        offered: OfferCache | None = None,
    ) -> None:
        self._table = table
        self._orders = orders
        self._absent = absent_seats(table, away)
        self._offered = offered or OfferCache()
        self._offered.update(table, self._absent, now)
        self._on_turn = table.to_move
        game = table.game
        self._public: Any = None if game is None else game.view(None)
        self._shared = self._public if game is not None and game.same_for_all else None
        self._common = common_state(table, presence, seed, now)
        self._mine: dict[int, Mine] = {}
        self._legal: dict[int, Legal | None] = {}
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
            mine = tuple([replace(own, legal=self._legal[own.seat]) for own in new.mine])
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

    def _new(self, viewer: Viewer, before: dict[Side, Listed]) -> Known:
        """What a client will have that has the lists `before`."""
        table, legal = self._table, before
        seats = table.seats_of(viewer.player)
        for seat in seats:
            if seat not in self._mine:
                self._look(seat)
            listed = self._listed.get(seat)
            if listed is not None:
                legal = {**legal, (seat, seat in self._on_turn): listed}
        mine = tuple([self._mine[seat] for seat in seats])
        may = self._offered.offers(table, viewer, self._absent)
        return Known(self._common, mine, None if seats else self._public, may, legal, self._shared)

    def _look(self, seat: int) -> None:
        """What the holder of a seat sees and may do."""
        table = self._table
        self._mine[seat] = own_state(table, seat, self._orders, self._public)
        legal = self._legal[seat] = legal_of(table, seat)
        if legal is not None:
            self._listed[seat] = Listed(_ENCODER.encode_lines(legal.actions).splitlines(), legal.composed)

    def _edits(self, mine: tuple[Mine, ...], before: dict[Side, Listed]) -> dict[str, LegalChange]:
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

    def _own_change(self, old: Known, new: Known) -> bytes | None:
        """What not everyone has the same of. Where all views are alike, they are compared once for all."""
        members = self._changes.members
        if old.shared is None or len(new.mine) != 1 or [own.seat for own in old.mine] != [new.mine[0].seat]:
            return members(_PER_CLIENT, (old.mine, old.public, old.may), (new.mine, new.public, new.may))
        (before,), (after,) = old.mine, new.mine
        parts = []
        view = self._changes.change(old.shared, new.shared)
        if view is not None:
            parts.append(b'"view":' + view)
        then, now = _beside_view(before), _beside_view(after)
        if then != now and (rest := members(_BESIDE_VIEW, then, now)) is not None:
            parts.append(rest[1:-1])
        own = [b'"mine":{"0":{%b}}' % b",".join(parts)] if parts else []
        if old.may is not new.may and (may := members(_MAY, (old.may,), (new.may,))) is not None:
            own.append(may[1:-1])
        return b"{%b}" % b",".join(own) if own else None


def _beside_view(own: Mine) -> tuple[Any, ...]:
    return own.orders, own.may_undo, own.may_reset


def _edit(old: Listed, new: Listed) -> LegalChange:
    actions = None if old.actions == new.actions else msgspec.Raw(edits(old.actions, new.actions))
    return LegalChange(actions, msgspec.UNSET if old.composed == new.composed else (new.composed,))
