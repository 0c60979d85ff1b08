"""Counts as bars: lying for things with names, standing for things with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from won.arena.report.axis import SMALL, WIDTH, Scale, down, shown, stretch, whole_marks
from won.drawing.canvas import path, rect, text, width, wrap

ROW: Final = 25.0
LABEL: Final = 150.0
HEIGHT: Final = 210.0
LEFT: Final = 44.0


class Bar(NamedTuple):
    label: str
    figure: float
    said: str = ""  # behind the bar; the figure unless told otherwise
    role: str = "bronze"


def bars(rows: Sequence[Bar]) -> tuple[str, float]:
    left = 10 + min(LABEL, max([width(row.label, SMALL + 1, True) for row in rows] or [0.0]))
    said = [row.said or shown(row.figure) for row in rows]
    room = max([width(words, SMALL, True) for words in said] or [0.0]) + 10
    scale = Scale(0, max([row.figure for row in rows] or [1.0]) or 1.0, left, WIDTH - room)
    parts = []
    for place, (row, words) in enumerate(zip(rows, said, strict=True)):
        y = 6 + ROW * place
        end = scale(max(0.0, row.figure))
        parts.append(_label(row.label, left - 6, y))
        parts.append(rect(left, y + 3, max(0.5, end - left), ROW - 7, f"f-{row.role}", rx=1.5))
        parts.append(text(words, end + 5, y + 16, SMALL, "n f-muted"))
    return "".join(parts), 8 + ROW * len(rows)


def _label(label: str, x: float, y: float) -> str:
    """On two lines where one is not enough."""
    if width(label, SMALL + 1, True) <= LABEL:
        return text(label, x, y + 16, SMALL + 1, "n f-ink", "end")
    parts = wrap(label, SMALL - 1, LABEL, 2, condensed=True)
    return "".join(text(part, x, y + 10 + 11.5 * at, SMALL - 1, "n f-ink", "end") for at, part in enumerate(parts))


def columns(figures: Sequence[tuple[int, float]], step: int = 1, role: str = "bronze") -> tuple[str, float]:
    """A figure for each of some whole numbers, `step` apart, which stand in their order; those between have none."""
    first, last = (figures[0][0], figures[-1][0]) if figures else (0, 0)
    low, high = stretch([figure for _, figure in figures])
    scale = Scale(low, high, HEIGHT - 24, 8)
    across = Scale(first - step / 2, last + step / 2, LEFT, WIDTH - 4)
    broad = max(1.0, min(40.0, 0.8 * (across(step) - across(0))))
    parts = [down(scale, low, high, LEFT)]
    for number, figure in figures:
        top, end = sorted((scale(figure), scale(0)))
        parts.append(rect(across(number) - broad / 2, top, broad, max(0.5, end - top), f"f-{role}", rx=1.5))
    foot = HEIGHT - 6
    parts += [text(str(m), across(m), foot, SMALL, "n f-muted", "middle") for m in whole_marks(first, last)]
    parts.append(path(f"M{LEFT:g} {scale(0):.1f}H{WIDTH:g}", "o s-muted", stroke_width=1))
    return "".join(parts), HEIGHT
