"""Types that messages of both directions use."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Presence = Literal["here", "thinking", "away"]
JsonObject = dict[str, Any]  # an action or an order: its type depends on the game of the table


class LineStep(msgspec.Struct, frozen=True):
    """One step of a line to play at a table: who does what, the sentence for it, and why, where that is known."""

    seat: int
    action: JsonObject
    sentence: str
    why: str = ""
