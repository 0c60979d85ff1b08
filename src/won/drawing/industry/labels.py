"""The labels in the picture: the words of the record unless the caller has a translation."""

from __future__ import annotations

from functools import partial
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
labels_of: Final = partial(Labels, names=_NAMES)
