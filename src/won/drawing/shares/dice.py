"""The two dice, with spots once they are rolled."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, group, named, rect

_SPOTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_INK: Final = {"die-white": "steel", "die-red": "rim"}


def die(spots: int, role: str, x: float, y: float, size: float) -> str:
    """A face with as many spots, its left upper corner at x y; blank and pale before it is rolled."""
    rolled = spots in _SPOTS
    box = rect(0, 0, size, size, f"f-{role} s-mast", rx=size * 0.2, stroke_width=1)
    marks = [
        circle(size * (0.5 + 0.26 * dx), size * (0.5 + 0.26 * dy), size * 0.085, f"f-{_INK[role]}", data_spot=role)
        for dx, dy in _SPOTS.get(spots, ())
    ]
    return group(box, *marks, x=x, y=y, opacity=None if rolled else 0.35)


def dice(rolled: list[int], title: str, x: float, y: float, size: float) -> str:
    """White and red."""
    white, red = rolled
    name = f"{title} {white} {red}" if white else title
    return named(name, die(white, "die-white", x, y, size), die(red, "die-red", x + size + 8, y, size))
