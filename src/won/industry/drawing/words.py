"""The words a reader finds in the picture. They are the record's own unless the caller has a translation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from won.industry.drawing.canvas import clean
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


class Words:
    """What to call things: the caller's words, then the nations' own names, then the record's words capitalised."""

    def __init__(self, given: Mapping[str, str] | None = None) -> None:
        self._given = {} if given is None else given

    def __getitem__(self, key: str) -> str:
        found = clean(self._given.get(key, ""))
        if found:
            return found
        if key in NATIONS:
            return NATIONS[key]["name"]
        return key[:1].upper() + key[1:]

    def low(self, key: str) -> str:
        """The word inside a sentence."""
        word = self[key]
        return word[:1].lower() + word[1:]
