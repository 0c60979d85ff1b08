"""The frame of a poster: the band across its top with brass rules, the plates on it, and the panels below."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import element, rect
from won.drawing.icons import icon
from won.drawing.lettering import letters

BAND: Final = 64


def band(width: float) -> str:
    return (
        rect(0, 0, width, BAND, "f-mast")
        + rect(0, BAND, width, 3.5, "f-brass")
        + rect(0, BAND + 6, width, 1, "f-brass")
    )


def plate(word: str, now: bool, x: float, width: float) -> str:
    """A word on the band, in brass if it is the current one."""
    box = rect(x, 0, width, 30, "f-brass s-brass" if now else "f-mast s-mast-line")
    role = "steel" if now else "mast-muted"
    return box + letters(word, x + width / 2, 20, 10, role, room=width - 12, anchor="middle", line=16 if now else 13)


def panel(width: float, height: float) -> str:
    return rect(0.5, 0.5, width - 1, height - 1, "f-panel s-line", rx=5)


def scene(width: float, height: float, rise: float, *parts: str) -> str:
    """A framed view under a rising sun whose middle is at that height; decoration, hidden from screen readers."""
    ground = rect(0.5, 0.5, width - 1, height - 1, "f-sky", rx=5)
    sun = icon("rays", width / 2, rise, 24 * 14, "sun", 0.35)
    frame = rect(0.75, 0.75, width - 1.5, height - 1.5, "o s-line", rx=5, stroke_width=1.5)
    return element("svg", ground, sun, *parts, width=width, height=height, aria_hidden="true") + frame
