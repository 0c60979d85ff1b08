"""The symbols that stand beside the colours: one shape for each commodity, for money, and for the marks on the table.

Each is a path in a box from -12 to 12; it takes the colour of the place where it is used.
"""

from __future__ import annotations

from typing import Final

from won.industry.drawing.canvas import element, number, polygon
from won.industry.drawing.geometry import away


def _cog(teeth: int, outer: float, inner: float, hole: float) -> str:
    step = 360 / teeth
    points = []
    for tooth in range(teeth):
        base = tooth * step
        for degrees, distance in ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner)):
            points.append(away((0, 0), base + degrees * step, distance))
    return polygon(points) + _disc(hole)


def _disc(r: float, x: float = 0, y: float = 0) -> str:
    size = number(r)
    return f"M{number(x - r)} {number(y)}a{size} {size} 0 1 0 {number(2 * r)} 0a{size} {size} 0 1 0 {number(-2 * r)} 0Z"


def _star(outer: float) -> str:
    return polygon([away((0, 0), 90 + 36 * k, outer if k % 2 == 0 else outer * 0.4) for k in range(10)])


def _rays(count: int, reach: float, start: float) -> str:
    """Every other wedge of a sunburst."""
    half = 90 / count
    wedges = []
    for ray in range(count):
        middle = 360 / count * ray + 90
        near = [away((0, 0), middle + side * half, start) for side in (-1, 1)]
        far = [away((0, 0), middle + side * half, reach) for side in (1, -1)]
        wedges.append(polygon(near + far))
    return "".join(wedges)


ICONS: Final[dict[str, str]] = {
    "food": "M0 -12C2.9 -9.4 2.9 -6.6 0 -4C-2.9 -6.6 -2.9 -9.4 0 -12Z"
    + "".join(f"M1.4 {y}c-.6 -4 2.4 -6.6 6.6 -6.6c.2 4.2 -2.6 6.8 -6.6 6.6Z" for y in (1.4, 7.4))
    + "".join(f"M-1.4 {y}c.6 -4 -2.4 -6.6 -6.6 -6.6c-.2 4.2 2.6 6.8 6.6 6.6Z" for y in (1.4, 7.4))
    + "M-1 5H1V12H-1Z",
    "energy": "M3.2 -12L-8 2.4H-1.2L-3.6 12L8 -3.2H1.2L5.2 -12Z",
    "labor": _disc(4.6, 0, -6.6) + "M-9.4 11C-9.4 3 -5.6 -.4 0 -.4S9.4 3 9.4 11Z",
    "ore": "M-3.6 -9.6L-10.6 -1.6L-2.4 .4L3 -9.4Z"
    "M5 -8.4L-.4 1.4L3 9.6L11 4.4L9.4 -4.6ZM-10.8 .6L-8 9L.8 10.2L-2.6 2.6Z",
    "capital": "M-11 11V-11H-6.4V-1.6L-.4 -6V-1.6L5.4 -6V-1.6L11 -6V11Z"
    "M-6.6 3.4V6.6H-3.4V3.4ZM-1.2 3.4V6.6H2V3.4ZM4.2 3.4V6.6H7.4V3.4Z",
    "money": "M0 -11.6L11.4 -5.4V-3H-11.4V-5.4Z"
    "M-9 -1.4H-5.4V6.4H-9ZM-1.8 -1.4H1.8V6.4H-1.8ZM5.4 -1.4H9V6.4H5.4ZM-11.4 7.8H11.4V11H-11.4Z",
    "cog": _cog(8, 11.6, 8, 3.6),
    "wheel": _cog(16, 11.8, 9.6, 5.4),
    "star": _star(11.5),
    "flag": "M-8 -11.6H-5.8V12H-8ZM-4.6 -10.8C-1 -13 2.4 -8.4 9.4 -10.8V1.4C2.4 3.6 -1 -.8 -4.6 1.4Z",
    "note": "M-9 -11.6H4.6L9 -7.2V11.6H-9ZM-5.4 -6V-4H2.4V-6ZM-5.4 -1.4V.6H5.4V-1.4ZM-5.4 3.2V5.2H5.4V3.2Z",
    "tile": polygon([away((0, 0), 60 * k + 30, 11.6) for k in range(6)]),
    "rays": _rays(16, 36, 0),
}


def icon(name: str, x: float, y: float, size: float, role: str, opacity: float | None = None) -> str:
    """The symbol, `size` across, in the colour of a role."""
    scale = number(size / 24)
    moves = f"translate({number(x)} {number(y)}) scale({scale})"
    return element("use", href=f"#won-{name}", transform=moves, class_=f"f-{role}", fill_opacity=opacity)


def definitions() -> str:
    return element("defs", *[element("path", id=f"won-{name}", d=d, fill_rule="evenodd") for name, d in ICONS.items()])
