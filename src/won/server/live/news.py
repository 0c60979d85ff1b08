"""The news of a row for each connection: of another seat's action only the events, never the action itself."""

from __future__ import annotations

import msgspec

from won.server.languages import language
from won.server.live.reasons import reason_of
from won.server.wire.messages.from_server import News, encode
from won.tables.entries import Acted, AnyEntry, Said, Started
from won.tables.fold import Events, Folded
from won.tables.table import Table
from won.text.games import texts
from won.text.table import entry_sentence


def public_entry(entry: AnyEntry, own: bool, unwanted: bool = False) -> AnyEntry:
    """The entry without what only its author may know: the request, the action, what chance set up face down.

    `unwanted`: a line of the chat by somebody whom the reader has blocked or muted.
    """
    if unwanted and isinstance(entry, Said):
        return Said("", by=entry.by)
    if isinstance(entry, Acted):
        if own:
            return Acted(entry.seat, entry.action, entry.how, entry.by)
        return Acted(entry.seat, {}, "hand" if entry.how == "order" else entry.how, entry.by)
    if isinstance(entry, Started):
        return Started({}, entry.by, entry.revision)
    return msgspec.structs.replace(entry, id="") if getattr(entry, "id", "") else entry


def news(
    table: Table, folded: Folded, seats: tuple[int, ...], code: str, unwanted: frozenset[str] = frozenset()
) -> News:
    """For the holder of those seats, in a language; `table` gives the names of today."""
    return NewsCache(table, folded).news(seats, code, unwanted)


def unheard(entry: AnyEntry, unwanted: frozenset[str]) -> bool:
    return isinstance(entry, Said) and entry.by in unwanted


class NewsCache:
    """The news of one row for many connections: its sentences are put together once, each version is encoded once."""

    __slots__ = ("_lines", "_texts", "folded", "table")

    def __init__(self, table: Table, folded: Folded) -> None:
        self.table = table
        self.folded = folded
        self._lines: dict[tuple[str, bool, int | None], tuple[str, ...]] = {}
        self._texts: dict[tuple[str, bool, int | None, bool], str] = {}

    def text(self, seats: tuple[int, ...], code: str, unwanted: frozenset[str] = frozenset()) -> str:
        entry = self.folded.row.entry
        version = (code, unheard(entry, unwanted), self._viewer(seats), _own(entry, seats))
        text = self._texts.get(version)
        if text is None:
            text = self._texts[version] = encode(self.news(seats, code, unwanted))
        return text

    def news(self, seats: tuple[int, ...], code: str, unwanted: frozenset[str]) -> News:
        table, row, events = self.table, self.folded.row, self.folded.visible_to(seats)
        hidden = unheard(row.entry, unwanted)
        entry = public_entry(row.entry, _own(row.entry, seats), hidden)
        key = (code, hidden, self._viewer(seats))
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = _lines(table, entry, events, code)
        return News(
            row.sequence, row.at, entry, self.folded.step, events, lines, reason_of(table, row.entry, language(code))
        )

    def _viewer(self, seats: tuple[int, ...]) -> int | None:
        """-1 for all who see every event, else the seat whose events are sent."""
        hidden = self.folded.hidden
        if not hidden or any(seat not in hidden for seat in seats):
            return -1
        return seats[0] if seats else None


def _own(entry: AnyEntry, seats: tuple[int, ...]) -> bool:
    return isinstance(entry, Acted) and entry.seat in seats


def _lines(table: Table, entry: AnyEntry, events: Events, code: str) -> tuple[str, ...]:
    """The same for the author of an action as for those who are sent only its events."""
    lang, names = language(code), table.names
    sentence = entry_sentence(lang, entry, names)
    lines = [sentence] if sentence else []
    if events:
        words = texts(table.setup.game)
        lines += [words.event_sentence(lang, event, names, table.game) for event in events]
    return tuple(lines)
