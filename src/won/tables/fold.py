"""One row more: what each kind of entry does to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from won.core.game import Game
from won.tables import clocks
from won.tables import entries as en
from won.tables.action_log import Step
from won.tables.consent import answered, needed
from won.tables.entries import Row
from won.tables.seats import Holder, seated
from won.tables.setup import Setup
from won.tables.table import Table, Wish

Heard = tuple[Any, ...]


class Folded(msgspec.Struct, frozen=True):
    """A row, and what it did to the game: the events as they are, and as each may hear them where that differs."""

    row: Row
    step: int
    events: Heard = ()
    others: dict[int | None, Heard] = {}

    def heard_by(self, seats: tuple[int, ...]) -> Heard:
        """As the holder of those seats may hear it, or an onlooker for none."""
        if not self.others:
            return self.events
        for seat in seats:
            if seat not in self.others:
                return self.events
        return self.others.get(seats[0] if seats else None, self.events)


def fold(table: Table, row: Row) -> Folded:
    """The row's effect; the table is changed, so hand in a copy where it must not be."""
    table.sequence = row.sequence
    table.at = row.at
    told = _FOLDS[type(row.entry)](table, row.entry, row.at)
    table.remember(getattr(row.entry, "by", ""), getattr(row.entry, "id", ""))
    events = tuple(told)
    return Folded(row, table.steps, events, _hidden(table.game, events, table.setup.players) if events else {})


def table_of(setup: Setup, rows: Iterable[Row]) -> Table:
    table = Table(setup)
    for row in rows:
        fold(table, row)
    return table


def _hidden(game: Game | None, events: Heard, players: int) -> dict[int | None, Heard]:
    assert game is not None
    others: dict[int | None, Heard] = {}
    for listener in (None, *range(players)):
        heard = tuple([game.visible_event(listener, event) for event in events])
        if heard != events:
            others[listener] = heard
    return others


def _set_holder(table: Table, seat: int, holder: Holder) -> None:
    table.holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])


def _touch(table: Table, seats: set[int]) -> None:
    """What those seats may do is no longer what they were last told."""
    table.touched = tuple([table.sequence if seat in seats else last for seat, last in enumerate(table.touched)])


def _sat(table: Table, entry: en.Sat, at: int) -> Iterable[Any]:
    _set_holder(table, entry.seat, seated(table.holders[entry.seat], entry))
    if table.wish is not None and entry.seat in table.wish.waiting:
        table.wish = None
    clocks.turn(table, at)
    return ()


def _started(table: Table, entry: en.Started, at: int) -> Iterable[Any]:
    table.chance = entry.chance
    table.revision = entry.revision
    table.begun = tuple(table.names)
    table.game = table.at_start()
    table.position = table.sequence
    table.status = "playing"
    table.opened = at
    clocks.reset(table)
    clocks.turn(table, at)
    return ()


def _acted(table: Table, entry: en.Acted, at: int) -> Iterable[Any]:
    game = table.game
    assert game is not None
    action = table.read(entry.action)
    waited = {*game.to_move, *game.to_answer}
    told = game.apply(entry.seat, action)
    _touch(table, {entry.seat, *waited.symmetric_difference((*game.to_move, *game.to_answer))})
    by = entry.by if entry.how in ("hand", "order") else ""
    table.trail.add(Step(entry.seat, by, at, game.without_chance(action) != action))
    table.position = table.sequence
    holder = table.holders[entry.seat]
    if entry.how == "hand" and holder.minder:
        _set_holder(table, entry.seat, msgspec.structs.replace(holder, minder=""))
    if table.wish is not None and table.wish.matter == "undo" and by:
        table.wish = None
    if game.over:
        table.status = "over"
        table.wish = None
    clocks.turn(table, at, entry.seat)
    return told


def _undone(table: Table, entry: en.Undone, at: int) -> Iterable[Any]:
    table.game = table.game_at(entry.step)
    table.trail.cut(entry.step)
    table.position = table.sequence
    _touch(table, set(range(table.setup.players)))
    table.wish = None
    clocks.turn(table, at)
    return ()


def _asked(table: Table, entry: en.Asked, at: int) -> Iterable[Any]:
    waiting = needed(table, entry.seat, entry.matter, entry.step, at)
    table.wish = Wish(entry.matter, entry.seat, waiting, entry.step)
    return ()


def _answered(table: Table, entry: en.Answered, at: int) -> Iterable[Any]:
    wish = table.wish
    if wish is not None:
        table.wish = msgspec.structs.replace(wish, waiting=answered(table, wish, entry.seat)) if entry.yes else None
    return ()


def _paused(table: Table, entry: en.Paused, at: int) -> Iterable[Any]:
    table.status = "paused"
    table.wish = None
    table.opened = at
    clocks.turn(table, at)
    return ()


def _resumed(table: Table, entry: en.Resumed, at: int) -> Iterable[Any]:
    table.status = "playing"
    table.wish = None
    table.opened = at
    clocks.turn(table, at)
    return ()


def _conceded(table: Table, entry: en.Conceded, at: int) -> Iterable[Any]:
    _set_holder(table, entry.seat, msgspec.structs.replace(table.holders[entry.seat], conceded=True, minder=""))
    table.wish = None
    clocks.turn(table, at)
    return ()


def _ended(table: Table, entry: en.Ended, at: int) -> Iterable[Any]:
    table.status = "ended"
    table.wish = None
    clocks.turn(table, at)
    return ()


def _nothing(table: Table, entry: en.Said | en.Followed, at: int) -> Iterable[Any]:
    return ()


_FOLDS: Final[dict[type, Callable[[Table, Any, int], Iterable[Any]]]] = {
    en.Sat: _sat,
    en.Started: _started,
    en.Acted: _acted,
    en.Undone: _undone,
    en.Asked: _asked,
    en.Answered: _answered,
    en.Paused: _paused,
    en.Resumed: _resumed,
    en.Conceded: _conceded,
    en.Ended: _ended,
    en.Said: _nothing,
    en.Followed: _nothing,
}
