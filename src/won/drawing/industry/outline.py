"""The line around a group of hexes, drawn a little inside it so that neighbours keep theirs."""

from __future__ import annotations

from math import cos, radians
from typing import Final

from won.drawing.canvas import polygon
from won.drawing.geometry import Point, away
from won.drawing.industry.geometry import INNER, SIZE, corner, middle
from won.industry.board import ACROSS, BIT, hexes_in

_SLANT: Final = cos(radians(30))


def outline(mask: int, inset: float) -> str:
    """Path data: one closed line for the rim of the group, and one for each hole in it."""
    sides = {(at, k) for at in hexes_in(mask) for k in range(6) if not _inside(mask, ACROSS[at][k])}
    loops = []
    while sides:
        first = here = min(sides)
        points: list[Point] = []
        while True:
            sides.discard(here)
            point, here = _turn(mask, here, inset)
            points.append(point)
            if here == first:
                break
        loops.append(polygon(points))
    return "".join(loops)


def _inside(mask: int, at: int) -> bool:
    return at >= 0 and mask & BIT[at] != 0


def _turn(mask: int, side: tuple[int, int], inset: float) -> tuple[Point, tuple[int, int]]:
    """The corner at the end of a side, going counter-clockwise, and the side that follows."""
    at, k = side
    after = (k + 1) % 6
    near = ACROSS[at][after]
    if not _inside(mask, near):
        return away(middle(at), 60 * k + 30, SIZE - inset / _SLANT), (at, after)
    # The line goes on along the neighbour; it bends around the hex outside, away from whose middle it keeps.
    outside = away(middle(at), 60 * k, 2 * INNER)
    x, y = corner(at, k)
    reach = (SIZE + inset / _SLANT) / SIZE
    return (outside[0] + (x - outside[0]) * reach, outside[1] + (y - outside[1]) * reach), (near, (k - 1) % 6)
