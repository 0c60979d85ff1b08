"""Where the hexes lie: pointy tops, the centre of the board at 0 0, y downwards."""

from __future__ import annotations

from math import sqrt
from typing import Final

from won.drawing.geometry import Point, away
from won.industry.board import AXIAL

SIZE: Final = 40.0  # from the middle of a hex to a corner
INNER: Final = SIZE * sqrt(3) / 2  # from the middle to an edge


def middle(at: int) -> Point:
    q, r = AXIAL[at]
    return 2 * INNER * (q + r / 2), 1.5 * SIZE * r


def edge(at: int, k: int) -> Point:
    """The middle of edge k: at 60k degrees (BOARD-4)."""
    return away(middle(at), 60 * k, INNER)


def corner(at: int, k: int) -> Point:
    """Corner k lies between edge k and edge k+1: at 60k+30 degrees."""
    return away(middle(at), 60 * k + 30, SIZE)


def hexagon(centre: Point, size: float) -> list[Point]:
    return [away(centre, 60 * k + 30, size) for k in range(6)]
