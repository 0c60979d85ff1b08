"""Types that messages of both directions use."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from won.core.game_types import ActionJson

Presence = Literal["here", "thinking", "away"]
Change = Annotated[Any, Meta(extra={"typescript": "Change"})]  # what `wire.changes` writes


class LineStep(msgspec.Struct, frozen=True):
    """One step of a line to play at a table: who does what, the sentence for it, and why, where that is known."""

    seat: int
    action: ActionJson
    sentence: str
    why: str = ""
