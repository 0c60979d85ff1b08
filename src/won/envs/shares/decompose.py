"""The words that make an action of shares: the inverse of `Game.compose`."""

from __future__ import annotations

from typing import Any

from won.core.game import Word
from won.shares.game import Shares
from won.shares.kinds import KIND_TABLE


def decompose(game: Shares, seat: int, action: Any) -> list[Word]:
    """A party is named by the seat that leads it, shares are sorted, and dice have no words."""
    return KIND_TABLE.to_words(game.state, seat, action)
