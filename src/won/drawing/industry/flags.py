"""The flags of the six nations, drawn by us, and a plain one with the number of the seat for any other."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import element, group, rect
from won.drawing.industry.owners import Owner
from won.drawing.lettering import letters

WIDE: Final = 30
HIGH: Final = 20
_WAVE: Final = "M0 {y}C5 {up} 10 {up} 15 {y}S25 {down} 30 {y}V20H0Z"


def _band(x: float, y: float, width: float, height: float, colour: str) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=colour)


def _bolshevia() -> str:
    star = "M15 3.2L16.7 8.2H22L17.7 11.3L19.3 16.4L15 13.3L10.7 16.4L12.3 11.3L8 8.2H13.3Z"
    return _band(0, 0, 30, 20, "#8e1a14") + element("path", d=star, fill="#14110f")


def _arazzaq() -> str:
    waves = [(5.5, "#3b2a86"), (10.5, "#ffffff"), (15, "#3b2a86")]
    shapes = [element("path", d=_WAVE.format(y=y, up=y - 4, down=y + 4), fill=colour) for y, colour in waves]
    return _band(0, 0, 30, 20, "#ffffff") + "".join(shapes)


FLAGS: Final[dict[str, str]] = {
    "bolshevia": _bolshevia(),
    "federal_provinces": _band(0, 0, 30, 20, "#ffffff")
    + _band(0, 0, 30, 6.7, "#b5231c")
    + _band(0, 13.3, 30, 6.7, "#e2960f"),
    "bharat": _band(0, 0, 30, 20, "#ffffff") + _band(0, 0, 10, 20, "#1f4fa8") + _band(20, 0, 10, 20, "#6a2f94"),
    "arazzaq": _arazzaq(),
    "showa_republic": _band(0, 0, 30, 20, "#1d6b3c") + element("circle", cx=15, cy=10, r=5.8, fill="#f4cf2e"),
    "anglica": _band(0, 0, 30, 20, "#ffffff") + _band(12.4, 0, 5.2, 20, "#17713f") + _band(0, 7.4, 30, 5.2, "#17713f"),
}


def flag(owner: Owner, x: float, y: float, width: float) -> str:
    """The owner's flag with its left upper corner there."""
    cloth = FLAGS.get(owner.nation) or rect(0, 0, WIDE, HIGH, f"f-{owner.role}") + letters(
        str(owner.number), WIDE / 2, 15, 10, "on-owner", anchor="middle", line=20
    )
    hem = rect(0, 0, WIDE, HIGH, "o s-shade", stroke_width=1.2 * WIDE / width, stroke_opacity=0.75)
    return group(cloth, hem, x=x, y=y, scale=width / WIDE)


def planted(owner: Owner, x: float, y: float, size: float) -> str:
    """A flag on its pole, the foot of the pole at x y."""
    pole = element("rect", x=x - 1.2, y=y - size * 1.5, width=2.4, height=size * 1.5, class_="f-ink", rx=1)
    knob = element("circle", cx=x, cy=y - size * 1.5, r=2.4, class_="f-brass")
    foot = element("ellipse", cx=x, cy=y, rx=size * 0.32, ry=2.2, class_="f-shade", opacity=0.35)
    return foot + pole + flag(owner, x + 1.2, y - size * 1.42, size) + knob
