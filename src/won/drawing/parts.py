"""A part of a table as a picture of its own: beside a paragraph of the rules, or on a page that explains."""

from __future__ import annotations

from collections.abc import Sequence

from won.drawing.canvas import element, number
from won.drawing.geometry import Point

Box = tuple[float, float, float, float]  # left, top, width, height


class UnknownPart(LookupError):  # noqa: N818 - not an error of the program
    """There is no such part of the table."""


def around(points: Sequence[Point], room: float) -> Box:
    """The box that holds all points, with room on each side."""
    left, top = min(x for x, _ in points) - room, min(y for _, y in points) - room
    right, bottom = max(x for x, _ in points) + room, max(y for _, y in points) + room
    return left, top, right - left, bottom - top


def cropped(body: str, box: Box) -> str:
    """What lies within the box, its left upper corner at 0 0."""
    return element("svg", body, viewBox=" ".join(number(side) for side in box), width=box[2], height=box[3])
