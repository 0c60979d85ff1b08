"""Sums and what they are made of: bars of several parts, losses to the left of zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from won.arena.report.axis import SMALL, WIDTH, Scale, along, stretch
from won.drawing.canvas import circle, fit, group, path, rect, text, width

ROW: Final = 30.0
LABEL: Final = 110.0
KEY: Final = 22.0


class Part(NamedTuple):
    label: str
    role: str


class Stack(NamedTuple):
    label: str
    figures: Sequence[float]  # by part


def stacks(parts: Sequence[Part], rows: Sequence[Stack]) -> tuple[str, float]:
    key, top = _key(parts)
    left = 10 + min(LABEL, max([width(row.label, SMALL + 1, True) for row in rows] or [0.0]))
    gains = [sum(figure for figure in row.figures if figure > 0) for row in rows]
    losses = [sum(figure for figure in row.figures if figure < 0) for row in rows]
    low, high = stretch(gains + losses)
    scale = Scale(low, high, left + 4, WIDTH - 12)
    foot = top + 4 + ROW * len(rows)
    drawn = [key, along(scale, low, high, foot, top)]
    for place, row in enumerate(rows):
        drawn.append(_row(parts, row, top + 2 + ROW * place, scale, left))
    drawn.append(path(f"M{scale(0):.1f} {top:g}V{foot:g}", "o s-muted", stroke_width=1.5))
    return "".join(drawn), foot + 24


def _row(parts: Sequence[Part], row: Stack, y: float, scale: Scale, left: float) -> str:
    drawn = [text(fit(row.label, SMALL + 1, LABEL, True), left - 6, y + 20, SMALL + 1, "n f-ink", "end")]
    above = below = 0.0
    for part, figure in zip(parts, row.figures, strict=True):
        start = above if figure >= 0 else below + figure
        drawn.append(
            rect(scale(start), y + 4, max(0.0, scale(start + abs(figure)) - scale(start)), ROW - 10, f"f-{part.role}")
        )
        above, below = above + max(figure, 0.0), below + min(figure, 0.0)
    total = scale(sum(row.figures))
    drawn.append(circle(total, y + ROW / 2 - 1, 5, "f-panel s-ink", stroke_width=2))
    return "".join(drawn)


def _key(parts: Sequence[Part]) -> tuple[str, float]:
    drawn, at, line = [], 4.0, 0
    for part in parts:
        need = 20 + width(part.label, SMALL + 1, True) + 14
        if at > 4 and at + need > WIDTH:
            at, line = 4.0, line + 1
        piece = rect(0, -6, 13, 13, f"f-{part.role}", rx=2) + text(part.label, 19, 5, SMALL + 1, "n f-ink")
        drawn.append(group(piece, x=at, y=12 + KEY * line))
        at += need
    return "".join(drawn), KEY * (line + 1) + 4
