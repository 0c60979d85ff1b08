"""Where the squares lie: two rings on a grid of 11 by 9, a gap between them and room in the middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from won.drawing.geometry import Point

COLUMNS: Final = 11
ROWS: Final = 9
WIDE: Final = 90.0
HIGH: Final = 86.0
GAP: Final = 15.0  # between the rings
PAD: Final = 8.0
WIDTH: Final = COLUMNS * WIDE + 2 * GAP + 2 * PAD
HEIGHT: Final = ROWS * HIGH + 2 * GAP + 2 * PAD
_INSET: Final = 13.0
# The middle of the board, inside both rings: its corner, width and height.
MIDDLE: Final = (
    PAD + 2 * WIDE + GAP + _INSET,
    PAD + 2 * HIGH + GAP + _INSET,
    (COLUMNS - 4) * WIDE - 2 * _INSET,
    (ROWS - 4) * HIGH - 2 * _INSET,
)


def _along(place: int, size: float, last: int) -> float:
    """Outer squares at both ends, inner ones behind the gap."""
    return PAD + place * size + GAP * ((place > 0) + (place == last))


def place(row: int, column: int) -> Point:
    """The left upper corner of a place on the printed grid. The outer ring keeps close: its rows have no gap."""
    outer = row in (0, ROWS - 1) or column in (0, COLUMNS - 1)
    x, y = _along(column, WIDE, COLUMNS - 1), _along(row, HIGH, ROWS - 1)
    if not outer:
        return x, y
    # A side of the outer ring is longer than the squares on it by two gaps, which they share out between them.
    if row in (0, ROWS - 1):
        x = PAD + column * (WIDE + 2 * GAP / (COLUMNS - 1))
    if column in (0, COLUMNS - 1):
        y = PAD + row * (HIGH + 2 * GAP / (ROWS - 1))
    return x, y


def corner(square: Mapping[str, Any]) -> Point:
    row, column = square["grid"]
    return place(row, column)


def centre(square: Mapping[str, Any]) -> Point:
    x, y = corner(square)
    return x + WIDE / 2, y + HIGH / 2
