"""What the marks mean, in the two lower corners of the board's panel that the hexes leave free."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, fit, group, path, rect, text
from won.drawing.icons import icon
from won.drawing.labels import Labels

_PITCH: Final = 23
_ROOM: Final = 92


def key(labels: Labels, width: float, height: float) -> str:
    left = ("partial dot", "full dot", "shared dot", "automated")
    right = ("to move", "first player", "next to buy", "next to sell")
    top = height - 16 - 3 * _PITCH
    rows = [_row(labels, name, 20, top + _PITCH * place, "start") for place, name in enumerate(left)]
    rows += [_row(labels, name, width - 20, top + _PITCH * place, "end") for place, name in enumerate(right)]
    return group(*rows)


def _row(labels: Labels, name: str, x: float, y: float, anchor: str) -> str:
    side = 14 if anchor == "start" else -14
    label = fit(labels[name], 11.5, _ROOM, condensed=True)
    return _sign(name, x, y) + text(label, x + side, y + 4, 11.5, "n f-muted", anchor)


def _sign(name: str, x: float, y: float) -> str:
    """The mark itself, small."""
    match name:
        case "partial dot":
            return path(f"M{x - 7} {y + 3}A7 7 0 0 1 {x + 7} {y + 3}Z", "f-food s-shade", stroke_width=1.2)
        case "full dot":
            halo = circle(x, y, 9.5, "f-glow s-bronze", stroke_width=0.9)
            return halo + circle(x, y, 6.6, "f-food s-rim", stroke_width=1.2) + icon("food", x, y, 9, "on-food")
        case "shared dot":
            cross = path(f"M{x - 3} {y - 3}l6 6m0 -6l-6 6", "o s-shade", stroke_width=1.5)
            return circle(x, y, 6.4, "f-rim s-food", stroke_width=2.4) + cross
        case "automated":
            return circle(x, y, 7.6, "f-steel") + icon("cog", x, y, 12.5, "glow")
        case "to move":
            return path(f"M{x - 4} {y - 6}L{x + 6} {y}L{x - 4} {y + 6}Z", "f-accent")
        case "first player":
            return medal(x, y, 8)
    dashes = "3 2" if name == "next to sell" else None
    return rect(x - 5.5, y - 7.5, 11, 15, "o s-ink", rx=2.5, stroke_width=2, stroke_dasharray=dashes)


def medal(x: float, y: float, size: float) -> str:
    """The marker of the first player."""
    return circle(x, y, size, "f-brass") + icon("star", x, y, size * 1.5, "steel")
