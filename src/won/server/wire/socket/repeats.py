"""Whether a message repeats an earlier one: a client sends it again, with the same number, if no answer came.

The number of another message may not be used again: its answer would be taken for the answer to this one.
"""

from __future__ import annotations

from typing import Any

from won.server.wire.messages import from_client
from won.tables import entries as en
from won.tables.commands import read
from won.tables.table import Table
from won.tables.validation import spoken


def repeats(message: from_client.Changing, table: Table, entry: en.AnyEntry) -> bool:
    """Whether the entry is what the message asked for."""
    if isinstance(message, from_client.Act):
        return (
            isinstance(entry, en.Acted)
            and entry.seat == message.seat
            and (bool(table.setup.lesson) or _bare(table, message.action) == _bare(table, entry.action))
        )
    if isinstance(message, from_client.Chat):
        return isinstance(entry, en.Said) and entry.text == spoken(message.text)
    if isinstance(message, from_client.Answer):
        return isinstance(entry, en.Answered) and (entry.seat, entry.yes) == (message.seat, message.yes)
    if isinstance(message, from_client.Concede):
        return isinstance(entry, en.Conceded) and entry.seat == message.seat
    if isinstance(message, from_client.Learn):
        turned = isinstance(entry, en.Learned) and entry.page == message.page
        return turned or (message.show and isinstance(entry, en.Acted) and entry.seat == message.seat)
    return _wishes(message, entry)


def _bare(table: Table, raw: dict[str, Any]) -> Any:
    """The action without what chance added to it."""
    action = read(table, raw)
    return action if table.game is None else table.game.without_chance(action)


def _wishes(message: from_client.Wish, entry: en.AnyEntry) -> bool:
    """Whether the entry grants the wish or asks the others for it; its step is chosen for it where it names none."""
    if isinstance(entry, en.Undone):
        matter, seat = "undo", entry.seat
    elif isinstance(entry, en.Asked):
        matter, seat = entry.matter, entry.about if entry.matter == "bot" else entry.seat
    else:
        return False
    back = entry.step if matter == "undo" and message.step is not None else message.step
    return (matter, seat, back) == (message.matter, message.seat, message.step)
