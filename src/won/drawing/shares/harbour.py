"""A liner before the rising world, where fewer parties leave room beside the board."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, group, number, path
from won.drawing.frame import scene

LEAST: Final = 80.0  # lower than this it is left out
_HULL: Final = "M-86 -22H92L78 0H-74Z"
_DECKS: Final = "M-60 -34H62V-24H-60ZM-46 -44H44V-36H-46ZM-30 -52H22V-46H-30Z"
_FUNNELS: Final = "M-26 -54L-22 -78H-8L-10 -54ZM2 -54L6 -78H20L18 -54Z"
_PORTS: Final = "".join(f"M{x} -14h5v4h-5Z" for x in range(-62, 72, 12))
_SMOKE: Final = "".join(f"M{x} -80c-14 -4 -12 -14 -26 -14c-12 0 -14 -10 -30 -8" for x in (-15, 13))
_WAVE: Final = "q8 -6 16 0" + "t16 0" * 19


def draw_harbour(width: float, height: float) -> str:
    """As tall as the room."""
    sea = height - min(44, height * 0.3)
    grow = min(1.25, height / 150)
    world = group(_globe(104 * grow), x=width / 2, y=sea)
    water = path(f"M.5 {sea:g}H{width - 0.5:g}V{height - 5.5:g}q0 5 -5 5H5.5q-5 0 -5 -5Z", "f-far")
    waves = [
        path(f"M{x} {y:g}{_WAVE}", "o s-sky", stroke_width=1.4)
        for x, y in ((-20, sea + 11), (-8, sea + 23), (-26, sea + 35))
    ]
    smoke = path(_SMOKE, "o s-near", stroke_width=4, stroke_linecap="round", stroke_opacity=0.45)
    liner = group(
        smoke, path(_HULL + _DECKS + _FUNNELS, "f-near"), path(_PORTS, "f-sun"), x=width / 2 + 8, y=sea + 8, scale=grow
    )
    return scene(width, height, sea, world, water, liner, *waves)


def _globe(r: float) -> str:
    """The upper half of the world with its meridians and parallels."""
    meridians = "".join(
        f"M{number(side * r * part)} 0A{number(r * part)} {number(r)} 0 0 {int(side < 0)} 0 {number(-r)}"
        for part in (0.4, 0.78)
        for side in (-1, 1)
    )
    parallels = "".join(
        f"M{number(-r * half)} {number(-r * up)}H{number(r * half)}" for up, half in ((0.34, 0.94), (0.7, 0.714))
    )
    return circle(0, 0, r, "f-sun") + path(f"M0 0V{number(-r)}" + meridians + parallels, "o s-sky", stroke_width=2)
