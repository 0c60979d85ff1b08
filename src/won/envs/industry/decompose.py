"""The words that make an action of industry: the inverse of `Game.compose`."""

from __future__ import annotations

from typing import Any

from won.core.game import Word
from won.industry.game import Industry
from won.industry.kinds import KIND_TABLE


def decompose(game: Industry, seat: int, action: Any) -> list[Word]:
    """A bloc is named by its first hex, whichever hex the action names."""
    return KIND_TABLE.to_words(game.state, seat, action)
