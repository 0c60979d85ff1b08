"""The six stacks: what a tile looks like, how many are left, and what one costs."""

from __future__ import annotations

from won.drawing.canvas import group, named, rect
from won.drawing.frame import panel
from won.drawing.icons import icon
from won.drawing.industry.tile import sample
from won.drawing.labels import Labels
from won.drawing.lettering import letters
from won.industry.market import COMMODITIES
from won.industry.tiles import TILE_COST, TILE_KINDS, TILES, TURNS


def draw_stacks(stacks: dict[str, int], labels: Labels, width: float, height: float) -> str:
    across = width / TILE_KINDS
    rules = [rect(across * kind - 0.5, 14, 1, height - 28, "f-line") for kind in range(1, TILE_KINDS)]
    piles = [_stack(kind, stacks[TILES[kind]], labels, across * kind, across, height) for kind in range(TILE_KINDS)]
    return panel(width, height) + "".join(rules) + "".join(piles)


def _stack(kind: int, left: int, labels: Labels, x: float, width: float, height: float) -> str:
    name = TILES[kind]
    shown = group(sample(kind * TURNS, 35, 62, 26), opacity=None if left else 0.3)
    title = letters(labels[name], width / 2, 22, 9, "ink", room=width - 16, anchor="middle", line=14)
    count = letters(str(left), width - 27, 74, 20, "ink" if left else "muted", anchor="middle", line=12)
    return group(named(f"{labels[name]}: {left}", title, shown, count, _cost(kind, width / 2, height - 17)), x=x)


def _cost(kind: int, x: float, y: float) -> str:
    """A cube for each one spent."""
    cubes = [COMMODITIES[commodity] for commodity, count in TILE_COST[kind] for _ in range(count)]
    start = x - (len(cubes) - 1) * 10
    drawn = ""
    for place, name in enumerate(cubes):
        at = start + 20 * place
        drawn += rect(at - 8, y - 8, 16, 16, f"f-{name} s-edge-{name}", rx=3, stroke_width=0.8)
        drawn += icon(name, at, y, 11, f"on-{name}")
    return drawn
