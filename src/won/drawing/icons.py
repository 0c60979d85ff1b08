"""Signs: each is a path in a box from -12 to 12 and takes the colour of the place where it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from won.drawing.canvas import element, number, polygon
from won.drawing.geometry import away


def cog(teeth: int, outer: float, inner: float, hole: float) -> str:
    step = 360 / teeth
    points = []
    for tooth in range(teeth):
        base = tooth * step
        for degrees, distance in ((-0.27, inner), (-0.17, outer), (0.17, outer), (0.27, inner)):
            points.append(away((0, 0), base + degrees * step, distance))
    return polygon(points) + disc(hole)


def disc(r: float, x: float = 0, y: float = 0) -> str:
    size = number(r)
    return f"M{number(x - r)} {number(y)}a{size} {size} 0 1 0 {number(2 * r)} 0a{size} {size} 0 1 0 {number(-2 * r)} 0Z"


def star(outer: float) -> str:
    return polygon([away((0, 0), 90 + 36 * k, outer if k % 2 == 0 else outer * 0.4) for k in range(10)])


def rays(count: int, reach: float, start: float) -> str:
    """Every other wedge of a sunburst."""
    half = 90 / count
    wedges = []
    for ray in range(count):
        middle = 360 / count * ray + 90
        near = [away((0, 0), middle + side * half, start) for side in (-1, 1)]
        far = [away((0, 0), middle + side * half, reach) for side in (1, -1)]
        wedges.append(polygon(near + far))
    return "".join(wedges)


EAR: Final = (  # of wheat
    "M0 -12C2.9 -9.4 2.9 -6.6 0 -4C-2.9 -6.6 -2.9 -9.4 0 -12Z"
    + "".join(f"M1.4 {y}c-.6 -4 2.4 -6.6 6.6 -6.6c.2 4.2 -2.6 6.8 -6.6 6.6Z" for y in (1.4, 7.4))
    + "".join(f"M-1.4 {y}c.6 -4 -2.4 -6.6 -6.6 -6.6c-.2 4.2 2.6 6.8 6.6 6.6Z" for y in (1.4, 7.4))
    + "M-1 5H1V12H-1Z"
)

# The signs of every picture; a game adds its own.
GENERAL: Final[dict[str, str]] = {
    "wheel": cog(16, 11.8, 9.6, 5.4),
    "star": star(11.5),
    "flag": "M-8 -11.6H-5.8V12H-8ZM-4.6 -10.8C-1 -13 2.4 -8.4 9.4 -10.8V1.4C2.4 3.6 -1 -.8 -4.6 1.4Z",
    "note": "M-9 -11.6H4.6L9 -7.2V11.6H-9ZM-5.4 -6V-4H2.4V-6ZM-5.4 -1.4V.6H5.4V-1.4ZM-5.4 3.2V5.2H5.4V3.2Z",
    "money": "M0 -11.6L11.4 -5.4V-3H-11.4V-5.4Z"
    "M-9 -1.4H-5.4V6.4H-9ZM-1.8 -1.4H1.8V6.4H-1.8ZM5.4 -1.4H9V6.4H5.4ZM-11.4 7.8H11.4V11H-11.4Z",
    "rays": rays(16, 36, 0),
}


def icon(name: str, x: float, y: float, size: float, role: str, opacity: float | None = None) -> str:
    """The sign, `size` across, in the colour of a role."""
    moves = f"translate({number(x)} {number(y)}) scale({number(size / 24)})"
    return element("use", href=f"#won-{name}", transform=moves, class_=f"f-{role}", fill_opacity=opacity)


def definitions(icons: Mapping[str, str]) -> str:
    return element("defs", *[element("path", id=f"won-{name}", d=d, fill_rule="evenodd") for name, d in icons.items()])
