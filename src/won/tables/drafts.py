"""What a request would write, before it has a place in the journal."""

from __future__ import annotations

from typing import Any

import msgspec

from won.tables.entries import Acted, AnyEntry


class Move(msgspec.Struct, frozen=True):
    """An action to write. It is already decoded, so that the fold need not decode it again."""

    entry: Acted
    action: Any


Draft = AnyEntry | Move
