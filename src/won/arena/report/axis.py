"""Scales: from figures to places in a chart, with round figures marked on the way."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor, log10
from typing import Final

from won.drawing.canvas import path, text

WIDTH: Final = 360.0  # of every chart, in its own units: about as wide as a telephone
SMALL: Final = 13.5  # type


class Scale:
    """A stretch of figures laid on a stretch of the chart."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, figure: float) -> float:
        return self.start + (figure - self.low) / (self.high - self.low) * (self.end - self.start)


def step_of(span: float, count: int = 5) -> float:
    """A round step that gives about so many marks: 1, 2 or 5 times a power of ten."""
    rough = max(span, 1e-9) / count
    power = 10.0 ** floor(log10(rough))
    return next((power * times for times in (1, 2, 5) if rough <= power * times), power * 10)


def stretch(figures: Iterable[float], zero: bool = True, count: int = 5) -> tuple[float, float]:
    """Round ends that hold all figures, and zero where it belongs."""
    found = list(figures) or [0.0]
    low, high = min(found), max(found)
    if zero:
        low, high = min(low, 0.0), max(high, 0.0)
    high = high if high > low else low + 1
    step = step_of(high - low, count)
    return floor(low / step) * step, -floor(-high / step) * step


def marks(low: float, high: float, count: int = 5) -> list[float]:
    step = step_of(high - low, count)
    return [low + step * place for place in range(round((high - low) / step) + 1)]


def whole_marks(first: int, last: int) -> list[int]:
    """Round whole numbers between two, these included where they are round."""
    step = max(1, round(step_of(last - first, 8)))
    return list(range(-(-first // step) * step, last + 1, step))


def shown(figure: float) -> str:
    """A figure as short as it can be: 0.25, 12, 3k, 4.5M."""
    for size, letter in ((1_000_000, "M"), (10_000, "k")):
        if abs(figure) >= size:
            return f"{figure / (1000 if letter == 'k' else size):.3g}{letter}"
    return f"{figure:.3g}" if abs(figure) < 1000 else f"{figure:,.0f}"


def down(scale: Scale, low: float, high: float, left: float, percent: bool = False) -> str:
    """Marks of a standing axis, with lines across."""
    parts = []
    for mark in marks(low, high):
        y = scale(mark)
        parts.append(path(f"M{left:g} {y:.1f}H{WIDTH:g}", "o s-line", stroke_width=1))
        label = f"{100 * mark:.0f}%" if percent else shown(mark)
        parts.append(text(label, left - 6, y + 4, SMALL, "n f-muted", "end"))
    return "".join(parts)


def along(scale: Scale, low: float, high: float, foot: float, top: float, percent: bool = False) -> str:
    """Marks of a lying axis, with lines up."""
    parts = []
    for mark in marks(low, high):
        x = scale(mark)
        parts.append(path(f"M{x:.1f} {top:g}V{foot:g}", "o s-line", stroke_width=1))
        label = f"{100 * mark:.0f}%" if percent else shown(mark)
        anchor = "end" if x > WIDTH - 14 else "middle"
        parts.append(text(label, x, foot + 16, SMALL, "n f-muted", anchor))
    return "".join(parts)
