"""Wealth of Nations: the whole game, exact and fast."""

from typing import Any

from won.core.picture import register

__version__ = "0.1.0"


def _draw(game: Any) -> str:
    from won.drawing import draw

    return draw(game)


register(_draw)
