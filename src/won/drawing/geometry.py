"""Points of a picture: x to the right, y downwards."""

from __future__ import annotations

from math import cos, radians, sin

Point = tuple[float, float]


def away(origin: Point, degrees: float, distance: float) -> Point:
    """The point at that distance; degrees counter-clockwise from east."""
    turn = radians(degrees)
    return origin[0] + cos(turn) * distance, origin[1] - sin(turn) * distance
