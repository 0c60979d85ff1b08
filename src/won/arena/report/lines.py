"""Figures over time as lines, each with its own colour and pattern, and a band where half of the games lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from won.arena.report.axis import SMALL, WIDTH, Scale, down, stretch, whole_marks
from won.drawing.border import border
from won.drawing.canvas import circle, fit, group, number, path, text, width

HEIGHT: Final = 230.0
LEFT: Final = 44.0
KEY: Final = 22.0  # a line of the key
SAMPLE: Final = 34.0  # a piece of line in the key


class Point(NamedTuple):
    x: int
    middle: float
    low: float
    high: float


class Line(NamedTuple):
    label: str
    points: Sequence[Point]
    style: int = 0  # an owner's line; of a colour named by a role where there is one
    role: str = ""


DASHES: Final = (None, "9 4", "2 4", "12 4 2 4", "5 3", "16 5")


def lines(series: Sequence[Line], band: bool = True) -> tuple[str, float]:
    drawn = [line for line in series if line.points]
    key, room = _key(drawn)
    figures = [figure for line in drawn for point in line.points for figure in _reach(point, band)]
    low, high = stretch(figures)
    across = [point.x for line in drawn for point in line.points] or [0]
    x = Scale(min(across), max(across), LEFT + 6, WIDTH - 10)
    y = Scale(low, high, room + HEIGHT - 26, room + 8)
    parts = [key, down(y, low, high, LEFT)]
    foot = room + HEIGHT - 6
    parts += [text(str(m), x(m), foot, SMALL, "n f-muted", "middle") for m in whole_marks(min(across), max(across))]
    if band:
        parts += [_band(line, x, y) for line in drawn]
    parts += [_stroke(line, "M" + "L".join(_at(point, x, y) for point in line.points)) for line in drawn]
    parts += [_end(line, x, y) for line in drawn]
    return "".join(parts), room + HEIGHT


def _reach(point: Point, band: bool) -> tuple[float, ...]:
    return (point.low, point.middle, point.high) if band else (point.middle,)


def _at(point: Point, x: Scale, y: Scale) -> str:
    return f"{number(x(point.x))} {number(y(point.middle))}"


def _role(line: Line) -> str:
    return line.role or f"owner-{line.style % 6}"


def _stroke(line: Line, d: str) -> str:
    if not line.role:
        return border(d, line.style % 6, 3)
    return path(d, f"o s-{line.role}", stroke_width=2.5, stroke_dasharray=DASHES[line.style % len(DASHES)])


def _band(line: Line, x: Scale, y: Scale) -> str:
    upper = [f"{number(x(point.x))} {number(y(point.high))}" for point in line.points]
    lower = [f"{number(x(point.x))} {number(y(point.low))}" for point in reversed(line.points)]
    return path("M" + "L".join(upper + lower) + "Z", f"f-{_role(line)}", fill_opacity=0.13)


def _end(line: Line, x: Scale, y: Scale) -> str:
    last = line.points[-1]
    return circle(x(last.x), y(last.middle), 3.5, f"f-{_role(line)}")


def _key(series: Sequence[Line]) -> tuple[str, float]:
    """The names with a piece of their lines, in as many rows as they need, and how much room that is."""
    parts, at, row = [], 4.0, 0
    for line in series:
        label = fit(line.label, SMALL + 1, 150, True)
        need = SAMPLE + 8 + width(label, SMALL + 1, True) + 14
        if at > 4 and at + need > WIDTH:
            at, row = 4.0, row + 1
        piece = _stroke(line, f"M0 0H{SAMPLE:g}") + text(label, SAMPLE + 7, 4.5, SMALL + 1, "n f-ink")
        parts.append(group(piece, x=at, y=12 + KEY * row))
        at += need
    return "".join(parts), KEY * (row + 1) + 4
