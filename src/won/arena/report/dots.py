"""Shares as dots with whiskers: what was found, and where the truth lies with 95%."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from won.arena.report.axis import SMALL, WIDTH, Scale, along, stretch
from won.drawing.canvas import circle, fit, path, text, width

ROW: Final = 27.0
LABEL: Final = 120.0  # the most a name may take


class Dot(NamedTuple):
    label: str
    figure: float
    low: float
    high: float
    style: int | None = None  # an owner's colour
    goal: float | None = None  # what was asked for


def dots(rows: Sequence[Dot], par: float | None = None, percent: bool = True) -> tuple[str, float]:
    """The chart and its height; `par` is what equals would have."""
    left = 10 + min(LABEL, max([width(row.label, SMALL + 1, True) for row in rows] or [0.0]))
    figures = [end for row in rows for end in (row.low, row.high)] + ([par] if par is not None else [])
    low, high = stretch(figures, zero=percent)
    if percent:
        low, high = 0.0, min(1.0, max(high, 0.1))
    scale = Scale(low, high, left + 4, WIDTH - 10)
    foot = 8 + ROW * len(rows)
    parts = [along(scale, low, high, foot, 4, percent)]
    if par is not None:
        parts.append(path(f"M{scale(par):.1f} 4V{foot:g}", "o s-bronze", stroke_width=2, stroke_dasharray="5 4"))
    for place, row in enumerate(rows):
        parts.append(_row(row, 8 + ROW * (place + 0.5), scale, left))
    return "".join(parts), foot + 24


def _row(row: Dot, y: float, scale: Scale, left: float) -> str:
    role = f"owner-{row.style % 6}" if row.style is not None else "ink"
    start, end = scale(max(row.low, scale.low)), scale(min(row.high, scale.high))
    whisker = path(
        f"M{start:.1f} {y:.1f}H{end:.1f}M{start:.1f} {y - 5:.1f}v10M{end:.1f} {y - 5:.1f}v10",
        f"o s-{role}",
        stroke_width=2,
    )
    label = text(fit(row.label, SMALL + 1, LABEL, True), left - 6, y + 4.5, SMALL + 1, "n f-ink", "end")
    goal = "" if row.goal is None else path(f"M{scale(row.goal):.1f} {y - 10:.1f}v20", "o s-bronze", stroke_width=3)
    return label + goal + whisker + circle(scale(row.figure), y, 5.5, f"f-{role}")
