"""Works under a rising sun, where fewer nations leave room beside the board."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, element, group, number, path
from won.drawing.frame import scene

LEAST: Final = 70  # lower than this it is left out
_BROAD: Final = 280
_FAR: Final = (
    "M1 -9V-46H18V-70H30V-46H52V-96C60 -104 72 -104 80 -96V-34H104V-62L122 -74V-62L140 -74V-62L158 -74V-40H176V-112"
    "H186V-40H204V-58H232V-84H240V-58H262V-30H279V-9Z"
)
_NEAR: Final = (
    "M0 -5V-22H14V-92L16 -96H24L26 -92V-22H38V-76L40 -80H48L50 -76V-22H64V-36L84 -50V-36L104 -50V-36L124 -50V-36"
    "L144 -50V-22H168V-44C168 -56 206 -56 206 -44V-22H216V-66H222V-22H234L240 -72H260L266 -22H280V-5"
    "Q280 0 275 0H5Q0 0 0 -5Z"
)
_SMOKE: Final = ((20, 98), (44, 82), (250, 76))  # the mouths of the chimneys
_AIRSHIP: Final = "M-52 0C-40 -17 30 -19 54 0C30 19 -40 17 -52 0ZM-38 -4L-56 -15V15L-38 4ZM-10 15H16L12 23H-6Z"


def draw_skyline(width: float, height: float) -> str:
    """A scene as tall as the room: works and sun, and an airship where there is much sky."""
    grow = min(1.45, height / 150)
    rise = height - 40 * grow
    sun = circle(width / 2, rise, 46 * grow, "f-sun")
    ship = group(path(_AIRSHIP, "f-far"), x=width * 0.6, y=height * 0.24) if height > 240 else ""
    moves = f"translate(0 {number(height)}) scale({number(width / _BROAD)} {number(grow)})"
    town = element("g", path(_FAR, "f-far"), *[_plume(x, y) for x, y in _SMOKE], path(_NEAR, "f-near"), transform=moves)
    return scene(width, height, rise, sun, ship, town)


def _plume(x: float, y: float) -> str:
    curl = f"M{x} {-y}c-8 -10 10 -14 4 -26c-5 -9 12 -12 8 -24"
    return path(curl, "o s-far", stroke_width=6, stroke_linecap="round")
