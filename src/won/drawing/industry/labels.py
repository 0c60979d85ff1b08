"""The labels in the picture: the words of the record unless the caller has a translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from won.drawing.labels import Labels
from won.industry.market import COMMODITIES
from won.industry.setup import NATIONS
from won.industry.state import PHASES
from won.industry.tiles import TILES

# Every key that `draw` looks up in its `labels`.
LABELS: Final[tuple[str, ...]] = (
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
    "hidden",
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


def labels_of(given: Mapping[str, str] | None = None) -> Labels:
    """The caller's words, then the nations' own names, then the record's words."""
    return Labels(given, _NAMES)
