"""What each connection hears of a row: never another's action as it was written, only what came of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from won.server.live.connection import encoded
from won.server.live.reasons import reason_of
from won.server.wire.messages import News
from won.tables.entries import Acted, AnyEntry, Started
from won.tables.fold import Folded, Heard
from won.tables.table import Table
from won.text.games import texts
from won.text.language import Language
from won.text.table import entry_sentence

language = cache(Language)  # a catalogue is read once


def shown(entry: AnyEntry, own: bool) -> AnyEntry:
    """The entry without what is its maker's alone: the request, the way to an action, what chance laid face down."""
    if isinstance(entry, Acted):
        if own:
            return Acted(entry.seat, entry.action, entry.how, entry.by)
        return Acted(entry.seat, {}, "hand" if entry.how == "order" else entry.how, entry.by)
    if isinstance(entry, Started):
        return Started({}, entry.by, entry.revision)
    return msgspec.structs.replace(entry, id="") if getattr(entry, "id", "") else entry


def news(table: Table, folded: Folded, seats: tuple[int, ...], code: str) -> News:
    """As the holder of those seats hears it, in a language; `table` tells the names of today."""
    entry = folded.row.entry
    own = isinstance(entry, Acted) and entry.seat in seats
    seen = shown(entry, own)
    events = folded.heard_by(seats)
    said, reason = lines(table, seen, events, code), reason_of(table, entry, language(code))
    return News(folded.row.sequence, folded.row.at, seen, folded.step, events, said, reason)


def lines(table: Table, entry: AnyEntry, events: Heard, code: str) -> tuple[str, ...]:
    lang = language(code)
    names = table.names
    said: list[str] = []
    sentence = entry_sentence(lang, entry, names)
    if sentence:
        said.append(sentence)
    if events:
        words: Any = texts(table.setup.game)
        said.extend([words.event_sentence(lang, event, names, table.game) for event in events])
    return tuple(said)


class Crier:
    """Tells one row to many: each wording is made and encoded once."""

    __slots__ = ("folded", "made", "table")

    def __init__(self, table: Table, folded: Folded) -> None:
        self.table = table
        self.folded = folded
        self.made: dict[tuple[str, bool, int | None], str] = {}

    def text(self, seats: tuple[int, ...], code: str) -> str:
        entry = self.folded.row.entry
        own = isinstance(entry, Acted) and entry.seat in seats
        variant = (code, own, self._ear(seats))
        found = self.made.get(variant)
        if found is None:
            found = self.made[variant] = encoded(news(self.table, self.folded, seats, code))
        return found

    def _ear(self, seats: tuple[int, ...]) -> int | None:
        """Those who hear the same share one wording."""
        others = self.folded.others
        if not others or any(seat not in others for seat in seats):
            return -1
        return seats[0] if seats else None
