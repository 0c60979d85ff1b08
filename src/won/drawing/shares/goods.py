"""A product's chip: its colour with its pictogram, or with the sign of the element."""

from __future__ import annotations

from won.drawing.canvas import rect, text
from won.drawing.icons import icon
from won.drawing.shares.palette import GOODS
from won.drawing.shares.pictograms import ELEMENTS


def chip(product: str, x: float, y: float, size: float) -> str:
    """With its left upper corner at x y."""
    on = GOODS[product][1]
    box = rect(x, y, size, size, f"f-good-{product} s-shade", rx=size * 0.16, stroke_width=0.8, stroke_opacity=0.6)
    middle = x + size / 2
    if product in ELEMENTS:
        return box + text(ELEMENTS[product], middle, y + size * 0.71, size * 0.62, f"t b f-{on}", "middle")
    return box + icon(f"good-{product}", middle, y + size / 2, size * 0.76, on)
