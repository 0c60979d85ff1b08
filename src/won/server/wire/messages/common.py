"""Types that messages of both directions use."""

from __future__ import annotations

from typing import Any, Literal

Presence = Literal["here", "thinking", "away"]
JsonObject = dict[str, Any]  # an action or an order: its type depends on the game of the table
