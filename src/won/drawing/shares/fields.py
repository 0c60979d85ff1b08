"""Patterns for the colour fields, each as wide and as high as the face of a square below its band."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import number
from won.drawing.icons import disc
from won.drawing.shares.geometry import HIGH, WIDE

_LEFT: Final = 2.0
_TOP: Final = 27.5
_RIGHT: Final = WIDE - 2.0
_FOOT: Final = HIGH - 2.5


def _slanted(step: float, up: bool) -> str:
    """Lines at 45 degrees, cut where the face ends."""
    high, wide = _FOOT - _TOP, _RIGHT - _LEFT
    parts = []
    at = step
    while at < wide + high:
        start, end = (min(at, wide), max(0.0, at - wide)), (max(0.0, at - high), min(at, high))
        places = [(_LEFT + x, _TOP + y) if up else (_RIGHT - x, _TOP + y) for x, y in (start, end)]
        parts.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in places))
        at += step
    return "".join(parts)


def _rows(step: float, shape: str) -> str:
    """The same line again and again, from left to right."""
    count = int((_FOOT - _TOP - 2) // step)
    return "".join(f"M{number(_LEFT)} {number(_TOP + step * (row + 0.75))}{shape}" for row in range(count))


def _columns(step: float) -> str:
    count = int((_RIGHT - _LEFT) // step)
    return "".join(f"M{number(_LEFT + step * (k + 0.5))} {number(_TOP)}V{number(_FOOT)}" for k in range(count))


def _spots() -> str:
    spots = []
    for row in range(6):
        for column in range(9):
            x = _LEFT + 4.5 + column * 9.5 + (4.75 if row % 2 else 0)
            if x < _RIGHT - 2:
                spots.append(disc(1.6, x, _TOP + 4.5 + row * 9.5))
    return "".join(spots)


_WIDE: Final = int(_RIGHT - _LEFT)
PATTERNS: Final[dict[str, str]] = {
    "field-europe": _slanted(8, True),
    "field-americas": _slanted(8, False),
    "field-africa": _rows(8, "l5.375 -5l5.375 5" * 8),
    "field-asia": _spots(),
    "field-oceania": _rows(8, "q5.375 -7 10.75 0t10.75 0" + "t10.75 0" * 6),
    "field-ussr": _rows(6, f"h{_WIDE}"),
    "field-usa": _columns(6),
}
