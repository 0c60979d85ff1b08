"""The words a reader finds in the picture. They are the record's own unless the caller has a translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from won.drawing.words import Words
from won.industry.market import COMMODITIES
from won.industry.setup import NATIONS
from won.industry.state import PHASES
from won.industry.tiles import TILES

# Every key that `draw` looks up in its `words`.
WORDS: Final[tuple[str, ...]] = (
    "wealth of nations",
    "round",
    "step",
    "final",
    *PHASES,
    *COMMODITIES,
    *TILES,
    *NATIONS,
    "buy",
    "sell",
    "fair",
    "empty",
    "full",
    "money",
    "notes",
    "flags",
    "tiles",
    "points",
    "seat",
    "flag",
    "automated",
    "first player",
    "to move",
    "winner",
    "centre",
    "partial dot",
    "full dot",
    "shared dot",
    "next to buy",
    "next to sell",
)


_NAMES: Final = {key: nation["name"] for key, nation in NATIONS.items()}


def words_of(given: Mapping[str, str] | None = None) -> Words:
    """The caller's words, then the nations' own names, then the record's words."""
    return Words(given, _NAMES)
