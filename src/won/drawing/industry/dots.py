"""The dots: where each lies, whether it is whole, and whether it pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from won.drawing.canvas import circle, named, number, path
from won.drawing.geometry import Point, away
from won.drawing.icons import icon
from won.drawing.industry.geometry import corner, edge, middle
from won.industry.board import ACROSS, NAMES
from won.industry.market import COMMODITIES
from won.industry.tiles import HALVES, HAS_CENTRE, MAKES, THIRDS, TURNS

RADIUS: Final = 10


class Dot:
    """A dot or a part of one. `hexes` are those it lies on, `facing` the direction of a part's middle from its corner
    or edge, `span` the degrees of the disc it covers."""

    __slots__ = ("facing", "hexes", "kind", "pays", "place", "span")

    def __init__(
        self, kind: int, place: Point, hexes: tuple[int, ...], *, pays: bool = True, facing: float = 0, span: int = 360
    ) -> None:
        self.kind = kind
        self.place = place
        self.hexes = hexes
        self.pays = pays
        self.facing = facing
        self.span = span

    @property
    def whole(self) -> bool:
        return self.span == 360


def makes(kind: int) -> str:
    """The commodity of a kind of tile, or money."""
    return COMMODITIES[MAKES[kind]] if MAKES[kind] >= 0 else "money"


def all_dots(tile: list[int], owner: list[int]) -> Iterator[Dot]:
    """Every dot on the board once: whole ones where all their parts face one another, else the parts."""
    for at, code in enumerate(tile):
        if code >= 0:
            if HAS_CENTRE[code // TURNS]:
                yield Dot(code // TURNS, middle(at), (at,))
            yield from _halves(tile, owner, at)
            yield from _thirds(tile, owner, at)


def _halves(tile: list[int], owner: list[int], at: int) -> Iterator[Dot]:
    for k in HALVES[tile[at]]:
        near = ACROSS[at][k]
        if near >= 0 and _alike(tile, at, near) and (k + 3) % 6 in HALVES[tile[near]]:
            if at < near:
                yield Dot(tile[at] // TURNS, edge(at, k), (at, near), pays=owner[at] == owner[near])
        else:
            yield Dot(tile[at] // TURNS, edge(at, k), (at,), facing=60 * k + 180, span=180)


def _thirds(tile: list[int], owner: list[int], at: int) -> Iterator[Dot]:
    for k in THIRDS[tile[at]]:
        left, right = ACROSS[at][k], ACROSS[at][(k + 1) % 6]
        if (
            min(left, right) >= 0
            and _alike(tile, at, left)
            and _alike(tile, at, right)
            and (k + 2) % 6 in THIRDS[tile[left]]
            and (k + 4) % 6 in THIRDS[tile[right]]
        ):
            if at == min(at, left, right):
                hexes = tuple(sorted((at, left, right)))
                yield Dot(tile[at] // TURNS, corner(at, k), hexes, pays=owner[at] == owner[left] == owner[right])
        else:
            yield Dot(tile[at] // TURNS, corner(at, k), (at,), facing=60 * k + 210, span=120)


def _alike(tile: list[int], spot: int, other: int) -> bool:
    return tile[other] >= 0 and tile[spot] // TURNS == tile[other] // TURNS


def tile_dots(code: int) -> list[Dot]:
    """The dots of a tile that lies alone, at the middle of the board."""
    alone = [-1] * len(NAMES)
    alone[NAMES.index("E5")] = code
    return list(all_dots(alone, alone))


def draw_part(dot: Dot) -> str:
    """Half a disc or a third of one, inside its own tile and closed along the edge: a part pays nothing."""
    x, y = dot.place
    start, end = (away(dot.place, dot.facing + side * dot.span / 2, RADIUS) for side in (1, -1))
    arc = f"{number(start[0])} {number(start[1])}A{RADIUS} {RADIUS} 0 0 1 {number(end[0])} {number(end[1])}"
    wedge = f"M{arc}Z" if dot.span == 180 else f"M{number(x)} {number(y)}L{arc}Z"
    shade = path(f"M{arc}", "o s-shade", stroke_width=4.4, stroke_opacity=0.4)
    fill = f"f-{makes(dot.kind)} s-rim"
    part = path(wedge, fill, stroke_width=1.2, stroke_linejoin="round", data_part=_names(dot), data_span=dot.span)
    return shade + part + path(f"M{arc}", "o s-rim", stroke_width=2)


def draw_glow(dot: Dot) -> str:
    """The light around a dot that tiles have made whole together."""
    x, y = dot.place
    if len(dot.hexes) == 1 or not dot.pays:
        return ""
    light = circle(x, y, RADIUS + 6.5, "f-glow", opacity=0.3)
    return light + circle(x, y, RADIUS + 4, "f-glow s-bronze", stroke_width=0.9)


def draw_whole(dot: Dot, title: str) -> str:
    """A full disc with its symbol; one shared by owners is hollow and crossed out (BOARD-9)."""
    x, y = dot.place
    good = makes(dot.kind)
    shade = circle(x, y, RADIUS + 1.8, "f-shade", opacity=0.4)
    if dot.pays:
        disc = circle(x, y, RADIUS, f"f-{good} s-rim", stroke_width=2, data_dot=_names(dot), data_pays="yes")
        sign = icon(good, x, y, RADIUS * 1.36, f"on-{good}")
    else:
        disc = circle(x, y, RADIUS - 1, f"f-rim s-{good}", stroke_width=3.4, data_dot=_names(dot), data_pays="no")
        arm = number((RADIUS - 3) * 1.4)
        corner_x, corner_y = (number(value - (RADIUS - 3) * 0.7) for value in dot.place)
        cross = f"M{corner_x} {corner_y}l{arm} {arm}m0 -{arm}l-{arm} {arm}"
        sign = path(cross, "o s-shade", stroke_width=2, stroke_linecap="round")
    return named(title, shade, disc, sign) if title else shade + disc + sign


def _names(dot: Dot) -> str:
    return " ".join(NAMES[at] for at in dot.hexes)
