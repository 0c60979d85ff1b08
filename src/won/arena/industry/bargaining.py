"""What an offer of industry is worth to the one it is made to, at the prices of the bank."""

from __future__ import annotations

from typing import Any

from won.industry.costs import NOTE_VALUE
from won.industry.events import Offered
from won.industry.market import COMMODITY, buying, selling
from won.industry.state import State


def gain(game: Any, offer: Offered) -> float:
    """Cubes at the mean of what the bank asks and pays for so many, notes at what was borrowed with them."""
    return _worth(game.state, offer.give) - _worth(game.state, offer.get)


def _worth(state: State, side: dict[str, int]) -> float:
    worth = float(side.get("money", 0)) - NOTE_VALUE * side.get("notes", 0)
    for name, count in side.items():
        if name in COMMODITY:
            commodity = COMMODITY[name]
            standing = state.market[commodity]
            worth += (buying(commodity, standing, count) + selling(commodity, standing, count)) / 2
    return worth
