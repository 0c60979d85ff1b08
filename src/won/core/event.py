"""What every event of every game is."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """One thing that happened; the `ledger.py` of its game says what it moved."""
