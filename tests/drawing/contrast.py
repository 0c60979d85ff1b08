"""How well one colour stands out from another."""

from __future__ import annotations

from won.drawing.palette import Colours


def light(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(colours: Colours, one: str, other: str, theme: int) -> float:
    """The ratio of WCAG between two roles, by day (0) or night (1)."""
    high, low = sorted((light(colours[one][theme]), light(colours[other][theme])), reverse=True)
    return (high + 0.05) / (low + 0.05)
