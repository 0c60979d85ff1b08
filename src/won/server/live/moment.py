"""The table at one moment, for all who watch it: whole, or as what has changed since the last state of a client.

What several of them see is computed, compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from won.core.game import Legal
from won.server.live.states import Orders, legal_of, state
from won.server.wire.changes import NOTHING, Changes, edits
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import Patch, State, encode
from won.tables.offers import offers
from won.tables.policy import Viewer
from won.tables.table import Table

Away = Callable[[str], bool]  # whether a person has been away for the grace period
_ENCODER: Final = msgspec.json.Encoder()


Side = tuple[int, bool]  # a seat, and whether it is on turn: what it may do then differs much


class Listed:
    """What a seat may do, with each action as JSON; the JSON is made when it is first needed."""

    __slots__ = ("_items", "legal")

    def __init__(self, legal: Legal) -> None:
        self.legal = legal
        self._items: tuple[bytes, ...] | None = None

    @property
    def items(self) -> tuple[bytes, ...]:
        if self._items is None:
            self._items = tuple([_ENCODER.encode(action) for action in self.legal.actions])
        return self._items


_EMPTY: Final = Listed(Legal((), ()))


class Known:
    """What a client has: its last state without `legal`, and the last lists of its seats, on turn and not.

    Clients that were sent the same share one object.
    """

    __slots__ = ("legal", "state")

    def __init__(self, state: State, legal: dict[Side, Listed]) -> None:
        self.state = state
        self.legal = legal


class Moment:
    """Made when the first client asks for the state after a change, and dropped at the next change."""

    def __init__(
        self,
        table: Table,
        presence: Sequence[Presence],
        orders: Orders,
        seed: str,
        now: int,
        away: Away = lambda player: False,
    ) -> None:
        self._table = table
        self._presence = presence
        self._orders = orders
        self._seed = seed
        self._now = now
        self._away = away
        self._public: Any = None if table.game is None else table.game.view(None)
        self._states: dict[Viewer, State] = {}
        self._listed: dict[int, Listed | None] = {}
        self._wholes: dict[Viewer, tuple[str, Known]] = {}
        self._patches: dict[tuple[Viewer, int], tuple[Known, str, Known]] = {}  # by `id(known)`
        self._changes = Changes()

    def whole(self, viewer: Viewer) -> tuple[str, Known]:
        """The state for somebody, and what the client has once it is sent."""
        made = self._wholes.get(viewer)
        if made is None:
            bare, legal = self._state(viewer), self._legal(viewer)
            lists = {seat: listed.legal for (seat, _), listed in legal.items()}
            mine = [msgspec.structs.replace(own, legal=lists.get(own.seat)) for own in bare.mine]
            text = encode(msgspec.structs.replace(bare, mine=tuple(mine)))
            made = self._wholes[viewer] = (text, Known(bare, legal))
        return made

    def patch(self, viewer: Viewer, known: Known) -> tuple[str, Known]:
        """The same for a client that has `known`."""
        made = self._patches.get((viewer, id(known)))
        if made is None:
            old, new, legal = known.state, self._state(viewer), self._legal(viewer)
            text = encode(Patch(old.sequence, new.sequence, new.time, self._change(old, new), _edits(known, legal)))
            made = self._patches[viewer, id(known)] = (known, text, Known(new, {**known.legal, **legal}))
        return made[1:]

    def _change(self, old: State, new: State) -> msgspec.Raw | None:
        aligned = msgspec.structs.replace(old, sequence=new.sequence, time=new.time)
        change = self._changes.change(aligned, new)
        return None if change is None or change == NOTHING else msgspec.Raw(change)

    def _state(self, viewer: Viewer) -> State:
        made = self._states.get(viewer)
        if made is None:
            table, may = self._table, offers(self._table, viewer, self._away)
            seats = table.seats_of(viewer.player)
            made = self._states[viewer] = state(
                table, seats, self._presence, self._orders, self._seed, self._now, self._public, may
            )
        return made

    def _legal(self, viewer: Viewer) -> dict[Side, Listed]:
        """Of those of their seats that may do something."""
        seats = self._table.seats_of(viewer.player)
        for seat in seats:
            if seat not in self._listed:
                legal = legal_of(self._table, seat)
                self._listed[seat] = None if legal is None else Listed(legal)
        on_turn = self._table.to_move
        return {(seat, seat in on_turn): listed for seat in seats if (listed := self._listed[seat]) is not None}


def _edits(known: Known, legal: dict[Side, Listed]) -> dict[str, msgspec.Raw]:
    return {str(side[0]): msgspec.Raw(_edit(known.legal.get(side, _EMPTY), listed)) for side, listed in legal.items()}


def _edit(old: Listed, new: Listed) -> bytes:
    parts = []
    actions = edits(old.items, new.items)
    if actions != NOTHING:
        parts.append(b'"actions":' + actions)
    if old.legal.composed != new.legal.composed:
        parts.append(b'"composed":[' + _ENCODER.encode(new.legal.composed) + b"]")
    return b"{" + b",".join(parts) + b"}"
