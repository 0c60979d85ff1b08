"""The head of the poster: title, turn and step, whose turn it is, the moment, and the dice."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, fit, group, named, rect, text, width
from won.drawing.frame import BAND, band, plate
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters, measure
from won.drawing.shares.pieces import shape
from won.drawing.shares.position import Position

_DIE: Final = 36.0
_WHO: Final = 210.0  # the most room for whose turn it is


def draw_masthead(position: Position, title: str, labels: Labels, wide: float) -> str:
    """From the right: dice, moment, whose turn, jokers left, turn and step; the title has the rest."""
    line = position.line
    right = wide - 16
    right -= 2 * _DIE + 8
    drawn = dice(line["dice"], labels["dice"], right, (BAND - _DIE) / 2, _DIE)
    moment = labels[line["moment"]]
    plate_wide = max(92, measure(moment, 10, 16) + 20)
    right -= 20 + plate_wide
    drawn += group(plate(moment, True, 0, plate_wide), x=right, y=17)
    if position.turn is not None and not line["over"]:
        name = fit(position.turn.called, 15, _WHO)
        right -= 14 + width(name, 15)
        drawn += text(name, right, 38, 15, "t b f-mast-ink")
        right -= 22
        drawn += shape(position.turn, right + 4, 32, 13)
        right -= 14
    right -= 16
    drawn += _jokers(line["jokers"], labels, right)
    right -= 70
    stand = f"{labels['turn']} {line['turns']}"
    drawn += letters(stand, right, 34, 15, "brass", room=190, anchor="end", line=12)
    drawn += text(f"{labels.low('step')} {line['step']}", right, 50, 12, "n f-mast-muted", "end")
    right -= min(measure(stand, 15), 190)
    emblem = icon("world", 38, BAND / 2, 40, "brass")
    name = letters(title, 74, 43, 23, "mast-ink", room=max(right - 74 - 24, 60), line=10)
    return band(wide) + emblem + name + drawn


def _jokers(left: int, labels: Labels, right: float) -> str:
    """JOKER-1: how many can still be bought."""
    figure = letters(f"{left}", right, 39, 14, "mast-ink", anchor="end", line=13)
    return named(f"{labels['jokers']}: {left}", icon("joker", right - 26, 31, 22, "brass"), figure)


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
