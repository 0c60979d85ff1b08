"""The board: 61 hexes, tiles in their blocs, flags, and every dot on top."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import element, group, named, path, polygon, rect, text
from won.drawing.icons import icon
from won.drawing.industry.dots import Dot, all_dots, draw_glow, draw_part, draw_whole, makes
from won.drawing.industry.flags import planted
from won.drawing.industry.geometry import INNER, SIZE, hexagon, middle
from won.drawing.industry.key import key
from won.drawing.industry.outline import outline
from won.drawing.industry.owners import Owner, border
from won.drawing.industry.position import Position
from won.drawing.industry.tile import face, marks
from won.drawing.labels import Labels
from won.drawing.lettering import letters
from won.industry.board import ACROSS, BIT, CENTRE, HEXES, NAMES
from won.industry.tiles import TILES, TURNS

INSET: Final = 3.6


def draw_board(position: Position, owners: list[Owner], labels: Labels, width: float, height: float) -> str:
    """The whole panel, its left upper corner at 0 0; what lies on top comes last, so the dots stay clear."""
    dots = list(all_dots(position.tile, position.owner))
    layers = [
        _ground(),
        *[_hex(position, owners, labels, at) for at in range(HEXES)],
        *_lines(position, owners),
        *[draw_glow(dot) for dot in dots],
        *[_marks(position, owners, at) for at in range(HEXES)],
        *[draw_part(dot) for dot in dots if not dot.whole],
        *[draw_whole(dot, _dot_title(dot, labels)) for dot in sorted(dots, key=_joined) if dot.whole],
        *_rows(),
    ]
    return (
        rect(0, 0, width, height, "f-table", rx=6)
        + element("svg", group(*layers, x=width / 2, y=height / 2), width=width, height=height)
        + key(labels, width, height)
        + rect(0.75, 0.75, width - 1.5, height - 1.5, "o s-line", rx=6, stroke_width=1.5)
    )


def _joined(dot: Dot) -> int:
    return len(dot.hexes)


def _ground() -> str:
    """A sunburst behind the board."""
    return icon("rays", 0, 0, 24 * 14, "ray")


def _hex(position: Position, owners: list[Owner], labels: Labels, at: int) -> str:
    """One hex with its name and what lies flat on it."""
    centre = middle(at)
    shape = path(polygon(hexagon(centre, SIZE - 0.8)), "f-hex s-hex-line", stroke_width=1)
    code, seat = position.tile[at], position.owner[at]
    if at == CENTRE:
        return _hexagon(at, f"{NAMES[at]} {labels.low('centre')}", _hub(centre))
    if seat < 0:
        name = text(NAMES[at], centre[0], centre[1] + 4, 11.5, "n f-hex-name", "middle")
        return _hexagon(at, NAMES[at], shape + name)
    held = path(polygon(hexagon(centre, SIZE - 0.8)), f"f-{owners[seat].role}", opacity=0.16)
    what = TILES[code // TURNS] if code >= 0 else "flag"
    title = f"{NAMES[at]} {labels.low(what)}, {owners[seat].called}"
    if position.automated[at]:
        title += f", {labels.low('automated')}"
    return _hexagon(at, title, face(code // TURNS, centre) if code >= 0 else shape + held)


def _hexagon(at: int, title: str, drawn: str) -> str:
    return named(title, drawn, data_hex=NAMES[at])


def _hub(centre: tuple[float, float]) -> str:
    """BOARD-2: nothing is ever built on the centre."""
    plate = path(polygon(hexagon(centre, SIZE - 0.8)), "f-steel")
    inner = path(polygon(hexagon(centre, SIZE - 5)), "o s-brass", stroke_width=1.2)
    return plate + inner + icon("wheel", *centre, 46, "brass") + icon("star", *centre, 15, "brass")


def _lines(position: Position, owners: list[Owner]) -> list[str]:
    """The owner's line around every bloc and every lone flag, and a hair between the tiles of a bloc."""
    drawn = []
    for owner, blocs in zip(owners, position.blocs, strict=True):
        for bloc in blocs:
            seams = "".join(outline(BIT[at], 0.4) for at in bloc.hexes) if len(bloc.hexes) > 1 else ""
            if seams:
                drawn.append(path(seams, f"o s-edge-{makes(bloc.kind)}", stroke_width=1, stroke_opacity=0.55))
            drawn.append(border(outline(bloc.mask, INSET), owner))
    lone = [at for at in range(HEXES) if position.owner[at] >= 0 and position.tile[at] < 0]
    return drawn + [border(outline(BIT[at], INSET), owners[position.owner[at]], 2.6) for at in lone]


def _marks(position: Position, owners: list[Owner], at: int) -> str:
    if position.owner[at] < 0:
        return ""
    owner, centre = owners[position.owner[at]], middle(at)
    if position.tile[at] >= 0:
        return marks(position.tile[at], centre, owner, position.automated[at])
    return planted(owner, centre[0] - 11, centre[1] + 16, 24)


def _dot_title(dot: Dot, labels: Labels) -> str:
    names = " ".join(NAMES[at] for at in dot.hexes)
    return f"{names} {labels.low('full dot' if dot.pays else 'shared dot')}, {labels.low(makes(dot.kind))}"


def _rows() -> list[str]:
    """BOARD-1: the letter of each row at its left end."""
    ends = [at for at in range(HEXES) if ACROSS[at][3] < 0]
    return [
        letters(NAMES[at][0], middle(at)[0] - INNER - 10, middle(at)[1] + 4.5, 9, "muted", anchor="middle", line=15)
        for at in ends
    ]
