"""Random styles for the search: variations of a known style."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from won.analysis.industry.plan import EVEN, Style
from won.industry.tiles import TILE_KINDS

LEANS: Final = (10.0, 20.0, 40.0, 80.0)  # money by which a tile may seem worth more or less than it is
ASKS: Final = (-0.04, 0.0, 0.03, 0.05)  # part of a surplus that it asks for beyond half; merchants accept up to 0.05
EXTRAS: Final = (-20.0, 20.0, 40.0, 80.0)  # money by which automating or moving seems worth more or less than it is
BLOCKS: Final = (0.0, 2.0, 5.0, 10.0)  # money a round for a dot that a rival then cannot make
MARGINS: Final = (200.0, 60.0, 0.0, -150.0)  # lead in money at which it ends the game on purpose


def another(known: Style, draw: Callable[[], float]) -> Style:
    """A style that differs from the known one in some respects: mostly a little, sometimes much."""
    style = known if draw() < 0.5 else EVEN
    if draw() < 0.8:
        most = _any(LEANS, draw)
        style = style._replace(lean=tuple([most * (2 * draw() - 1) for _ in range(TILE_KINDS)]))
    if draw() < 0.35:
        style = style._replace(margin=_any(MARGINS, draw))
    if draw() < 0.3:
        style = style._replace(horizon=0.5 + 0.7 * draw(), debt=int(17 * draw()))
    if draw() < 0.2:
        style = style._replace(present=0.2 + 0.8 * draw())
    if draw() < 0.1:
        style = style._replace(steps=1 + int(4 * draw()))
    if draw() < 0.25:
        style = style._replace(ask=_any(ASKS, draw))
    if draw() < 0.1:
        style = style._replace(automate=_any(EXTRAS, draw))
    if draw() < 0.1:
        style = style._replace(move=_any(EXTRAS, draw))
    if draw() < 0.1:
        style = style._replace(block=_any(BLOCKS, draw))
    return style._replace(name="leaning")


def _any(values: tuple[float, ...], draw: Callable[[], float]) -> float:
    return values[int(draw() * len(values))]
