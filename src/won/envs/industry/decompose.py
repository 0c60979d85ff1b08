"""The words that make an action of industry: the inverse of `Game.compose`."""

from __future__ import annotations

from typing import Any

from won.core.game import Word
from won.industry.game import Industry
from won.industry.kinds import BY_TYPE


def decompose(game: Industry, seat: int, action: Any) -> list[Word]:
    """A bloc is named by its first hex, whichever hex the action names."""
    kind = BY_TYPE[type(action)]
    return [kind.name, *kind.to_words(game.state, seat, action)]
