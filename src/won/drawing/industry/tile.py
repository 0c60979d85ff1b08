"""One tile: its face, the marks on it, and its picture in the stack."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import circle, group, path, polygon
from won.drawing.geometry import Point, away
from won.drawing.icons import icon
from won.drawing.industry.dots import draw_part, draw_whole, makes, tile_dots
from won.drawing.industry.flags import flag
from won.drawing.industry.geometry import SIZE, hexagon
from won.drawing.industry.owners import Owner
from won.industry.tiles import HAS_CENTRE, THIRDS, TURNS

_CORNERS: Final = (4, 1, 3, 5, 2, 0)  # where a mark goes, best first: foot, head, then the sides
_MARK: Final = 22  # from the middle of the tile


def face(kind: int, centre: Point) -> str:
    """The ground of a tile: the pale colour of what it makes, and a sunburst."""
    good = makes(kind)
    ground = path(polygon(hexagon(centre, SIZE - 0.8)), f"f-face-{good}")
    burst = icon("rays", *centre, 24 * (SIZE - 4) / SIZE, "bright", 0.16)
    sign = "" if HAS_CENTRE[kind] else icon(good, *centre, 20, f"edge-{good}")
    return ground + burst + sign


def marks(code: int, centre: Point, owner: Owner, automated: bool) -> str:
    """The owner's flag and the cog of an automated bloc, at corners without a dot."""
    free = [k for k in _CORNERS if k not in THIRDS[code]]
    x, y = away(centre, 60 * free[0] + 30, _MARK)
    drawn = flag(owner, x - 6.75, y - 4.5, 13.5)
    if automated:
        x, y = away(centre, 60 * free[1] + 30, _MARK)
        drawn += circle(x, y, 7, "f-steel") + icon("cog", x, y, 11.5, "glow")
    return drawn


def sample(code: int, x: float, y: float, size: float) -> str:
    """A tile as it comes from the stack, its middle at x y."""
    kind = code // TURNS
    parts = [draw_whole(dot, "") if dot.whole else draw_part(dot) for dot in tile_dots(code)]
    rim = path(polygon(hexagon((0, 0), SIZE - 0.8)), "o s-shade", stroke_width=2, stroke_opacity=0.55)
    return group(face(kind, (0, 0)), rim, *parts, x=x, y=y, scale=size / SIZE)
