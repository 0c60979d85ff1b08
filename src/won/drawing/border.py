"""A line in the colour and pattern of its owner."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import path

STYLES: Final = 6


def border(d: str, style: int, weight: float = 4) -> str:
    """A line in one of the six styles: whole, dashed, double, dotted, dash and dot, or barred."""

    def stroke(role: str, width: float = 1, dashes: tuple[float, ...] = (), cap: str | None = None) -> str:
        spaced = " ".join(f"{weight * dash:g}" for dash in dashes) or None
        return path(d, f"o s-{role}", stroke_width=weight * width, stroke_dasharray=spaced, stroke_linecap=cap)

    under, over = "under", f"owner-{style}"
    match style:
        case 1:
            return stroke(under) + stroke(over, dashes=(3, 1.2))
        case 2:
            return stroke(over, 1.3) + stroke(under, 0.4)
        case 3:
            return stroke(under) + stroke(over, dashes=(0, 1.6), cap="round")
        case 4:
            return stroke(under) + stroke(over, dashes=(2.6, 0.8, 0.8, 0.8))
        case 5:
            return stroke(over) + stroke(under, 0.5, (1, 1.4))
    return stroke(over)
