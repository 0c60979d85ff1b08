"""What each kind of entry does to a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from won.core.refusal import Refused
from won.tables import clocks
from won.tables import entries as en
from won.tables.action_log import EVERYONE, LoggedAction
from won.tables.consent import absent_for_long, answered, needed
from won.tables.drafts import Draft, Move
from won.tables.draws import SCHEME
from won.tables.entries import Row
from won.tables.errors import RequestError
from won.tables.seats import Holder, merged, seated
from won.tables.setup import Setup
from won.tables.table import Table, Wish
from won.tables.undo import Witnesses, bits, still_alive

Events = tuple[Any, ...]


class Folded(msgspec.Struct, frozen=True):
    """A row and the events of the game that followed. `hidden`: the events as seen by those who may not see all."""

    row: Row
    step: int
    events: Events = ()
    hidden: dict[int | None, Events] = {}

    def visible_to(self, seats: tuple[int, ...]) -> Events:
        """The events as the holder of that seat may see them.

        An onlooker has no seat. Somebody with several seats shares the screen, so is shown what an onlooker sees.
        """
        return self.hidden.get(seats[0] if len(seats) == 1 else None, self.events)


def fold(table: Table, row: Row, action: Any = None) -> Folded:
    """Change the table by one row; `action` is that of an `Acted` row, where it is already decoded."""
    table.sequence = row.sequence
    table.at = row.at
    entry = row.entry
    events: Events = ()
    if isinstance(entry, en.Acted):
        events = tuple(_acted(table, entry, row.at, table.read(entry.action) if action is None else action))
    else:
        _FOLDS[type(entry)](table, entry, row.at)
    table.remember(getattr(entry, "by", ""), getattr(entry, "id", ""))
    return Folded(row, table.steps, events, _hidden(table, events) if events and table.hides else {})


def fold_drafts(table: Table, drafts: Sequence[Draft], at: int) -> list[Folded]:
    """Number the drafts as the table's next rows and fold them; raises `RequestError` where the rules refuse.

    After an error the table is of no use: hand in a copy.
    """
    folded = []
    for draft in drafts:
        entry, action = (draft.entry, draft.action) if isinstance(draft, Move) else (draft, None)
        row = Row(table.sequence + 1, at, entry)
        try:
            folded.append(fold(table, row, action))
        except Refused as refused:
            raise RequestError("rules", refused.refusal) from None
    return folded


def table_of(setup: Setup, rows: Iterable[Row]) -> Table:
    table = Table(setup)
    for row in rows:
        fold(table, row)
    return table


def _hidden(table: Table, events: Events) -> dict[int | None, Events]:
    game = table.game
    assert game is not None
    hidden: dict[int | None, Events] = {}
    for viewer in (None, *range(table.setup.players)):
        visible = tuple([game.visible_event(viewer, event) for event in events])
        if visible != events:
            hidden[viewer] = visible
    return hidden


def _set_holder(table: Table, seat: int, holder: Holder) -> None:
    table.holders = (*table.holders[:seat], holder, *table.holders[seat + 1 :])


def _touch(table: Table, seats: set[int]) -> None:
    """Note that what those seats may do has changed."""
    table.touched = tuple([table.sequence if seat in seats else last for seat, last in enumerate(table.touched)])


def _acted(table: Table, entry: en.Acted, at: int, action: Any) -> Sequence[Any]:
    game = table.game
    assert game is not None
    waited = {*game.to_move, *game.to_answer}
    by = entry.by if entry.how in ("hand", "order") else ""
    chance = game.without_chance(action) != action
    witnesses = None if chance else Witnesses(table, entry.seat, by)
    events = game.apply(entry.seat, action)
    shown = EVERYONE if witnesses is None else witnesses.shown(game, entry.seat, action, events)
    _touch(table, {entry.seat, *waited.symmetric_difference((*game.to_move, *game.to_answer))})
    table.action_log.add(LoggedAction(entry.seat, by, at, shown))
    table.alive = (table.alive | (bits((entry.seat,)) if by else 0)) & ~shown
    table.position = table.sequence
    table.keep_position()
    holder = table.holders[entry.seat]
    if entry.how == "caretaker" and not holder.deserted and absent_for_long(table, entry.seat, at):
        _set_holder(table, entry.seat, msgspec.structs.replace(holder, deserted=True))
    if entry.how == "hand" and holder.minder:
        _set_holder(table, entry.seat, msgspec.structs.replace(holder, minder=""))
    if table.wish is not None and table.wish.matter == "undo" and by:
        table.wish = None
    if game.over:
        table.status = "over"
        table.wish = None
    clocks.acted(table, at, entry.seat)
    return events


def _sat(table: Table, entry: en.Sat, at: int) -> None:
    before = table.holders[entry.seat]
    _set_holder(table, entry.seat, seated(before, entry, at))
    changed = entry.player != before.player
    if table.wish is not None and entry.seat in table.wish.waiting and (changed or table.policy == 1):
        table.wish = None
    if table.wish is not None and table.wish.about == entry.seat:
        table.wish = None
    if changed and table.game is not None:
        table.unrated = True
        table.alive &= ~bits((entry.seat,))
    clocks.turn(table, at)


def _removed(table: Table, entry: en.Removed, at: int) -> None:
    _set_holder(table, entry.seat, Holder())
    table.removed |= {entry.player}
    table.removed_at = at


def _renamed(table: Table, entry: en.Renamed, at: int) -> None:
    holder = table.holders[entry.seat]
    _set_holder(table, entry.seat, msgspec.structs.replace(holder, name=entry.name))
    table.renamed |= {holder.player}


def _merged(table: Table, entry: en.Merged, at: int) -> None:
    table.holders = tuple([merged(holder, entry) for holder in table.holders])
    table.removed |= {entry.into} if entry.player in table.removed else set()
    table.said[entry.into] = table.said.get(entry.into, 0) + table.said.pop(entry.player, 0)


def _started(table: Table, entry: en.Started, at: int) -> None:
    table.chance = entry.chance
    table.revision = entry.revision
    table.policy = entry.policy
    table.nonces = tuple([holder.nonce for holder in table.holders]) if entry.scheme >= SCHEME else None
    table.begun = tuple(table.names)
    table.game = table.at_start()
    table.position = table.sequence
    table.status = "playing"
    table.opened = at
    clocks.reset(table)
    clocks.turn(table, at)


def _undone(table: Table, entry: en.Undone, at: int) -> None:
    table.game = table.game_at(entry.step)
    clocks.put_back(table, at, entry.step)
    table.positions = tuple([game for game in table.positions if game.steps <= entry.step])
    table.action_log.cut(entry.step)
    table.alive = still_alive(table)
    table.position = table.sequence
    _touch(table, set(range(table.setup.players)))
    table.wish = None


def _asked(table: Table, entry: en.Asked, at: int) -> None:
    waiting = frozenset(entry.among) or needed(table, entry.by, entry.matter, entry.step, at)
    table.wish = Wish(entry.matter, entry.seat, waiting, entry.step, entry.about, entry.by, entry.name, table.sequence)


def _answered(table: Table, entry: en.Answered, at: int) -> None:
    wish = table.wish
    if wish is not None:
        table.wish = msgspec.structs.replace(wish, waiting=answered(table, wish, entry.seat)) if entry.yes else None


def _paused_or_resumed(table: Table, entry: en.Paused | en.Resumed, at: int) -> None:
    table.status = "paused" if isinstance(entry, en.Paused) else "playing"
    table.wish = None
    table.opened = at
    clocks.turn(table, at)


def _conceded(table: Table, entry: en.Conceded, at: int) -> None:
    _set_holder(table, entry.seat, msgspec.structs.replace(table.holders[entry.seat], conceded=True, minder=""))
    table.wish = None
    clocks.turn(table, at)


def _ended(table: Table, entry: en.Ended, at: int) -> None:
    table.status = "ended"
    table.wish = None
    clocks.turn(table, at)


def _said(table: Table, entry: en.Said, at: int) -> None:
    table.said[entry.by] = table.said.get(entry.by, 0) + 1


def _learned(table: Table, entry: en.Learned, at: int) -> None:
    table.learned += 1


def _nothing(table: Table, entry: en.Followed, at: int) -> None:
    pass


_FOLDS: Final[dict[type, Callable[[Table, Any, int], None]]] = {
    en.Sat: _sat,
    en.Removed: _removed,
    en.Renamed: _renamed,
    en.Merged: _merged,
    en.Started: _started,
    en.Undone: _undone,
    en.Asked: _asked,
    en.Answered: _answered,
    en.Paused: _paused_or_resumed,
    en.Resumed: _paused_or_resumed,
    en.Conceded: _conceded,
    en.Ended: _ended,
    en.Said: _said,
    en.Followed: _nothing,
    en.Learned: _learned,
}
