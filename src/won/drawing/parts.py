"""A part of a table as a picture of its own: beside a paragraph of the rules, or on a page that explains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from won.core.record import Seat
from won.drawing.canvas import element, number, rect
from won.drawing.document import document
from won.drawing.geometry import Point
from won.drawing.labels import Labels

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


@dataclass(frozen=True)
class Parts:
    """Draws the parts of one game's table; `draw` returns a part as SVG elements with its width and height."""

    draw: Callable[[Any, Sequence[Seat], str, Labels], tuple[str, tuple[float, float]]]
    labels_of: Callable[[Mapping[str, str] | None], Labels]
    colours: Mapping[str, tuple[str, str]]
    icons: Mapping[str, str]

    def document(
        self,
        game: Any,
        seats: Sequence[Seat],
        what: str,
        *,
        title: str,
        dark: bool | None,
        labels: Mapping[str, str] | None,
        language: str,
    ) -> str:
        """A part as an SVG document; raises `UnknownPart`."""
        body, size = self.draw(game, seats, what, self.labels_of(labels))
        ground = rect(0, 0, *size, "f-paper", rx=6)
        return document(
            ground + body, size, self.colours, self.icons, title=title, description=title, dark=dark, language=language
        )
