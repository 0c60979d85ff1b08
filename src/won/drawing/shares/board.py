"""The board: two linked circuits around the table of products, and the way they are travelled."""

from __future__ import annotations

from typing import Final

from won.drawing.canvas import element, group, number, path, rect
from won.drawing.icons import icon
from won.drawing.labels import Labels
from won.drawing.lettering import letters, measure
from won.drawing.shares.geometry import GAP, HEIGHT, HIGH, MIDDLE, ROWS, WIDE, WIDTH, centre, corner
from won.drawing.shares.position import Position
from won.drawing.shares.products import draw_products
from won.drawing.shares.square import draw_square, field
from won.shares.world import JUNCTION, LAP, SQUARE_AT

_NAMED: Final = ("europe", "americas", "africa", "asia")  # the fields whose squares do not say it themselves


def draw_board(position: Position, labels: Labels) -> str:
    """The whole panel, its left upper corner at 0 0."""
    squares = position.world.squares
    x, y, wide, high = MIDDLE
    drawn = []
    for square, printed in enumerate(squares):
        left, top = corner(printed)
        drawn.append(group(draw_square(position, square, labels), x=left, y=top))
    return (
        rect(0, 0, WIDTH, HEIGHT, "f-table", rx=6)
        + element("svg", icon("rays", WIDTH / 2, HEIGHT / 2, 24 * 22, "ray"), width=WIDTH, height=HEIGHT)
        + "".join(_label(position, name, labels) for name in _NAMED)
        + "".join(drawn)
        + "".join(_arrow(position, here, there) for here, there in _steps())
        + group(draw_products(position, labels, wide, high), x=x, y=y)
        + rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, "o s-line", rx=6, stroke_width=1.5)
    )


def _steps() -> list[tuple[int, int]]:
    """TOUR-1: every step of a tour, from Start and back from the junction to square 1."""
    return [(SQUARE_AT[step], SQUARE_AT[step + 1]) for step in range(LAP)] + [(JUNCTION, 1)]


def _arrow(position: Position, here: int, there: int) -> str:
    """Between two squares; large where it leads from one circuit into the other."""
    from_, to = position.world.squares[here], position.world.squares[there]
    (x, y), (left, top) = centre(from_), centre(to)
    across = abs(left - x) > abs(top - y)
    crosses = {here, there} in ({35, JUNCTION}, {JUNCTION, 1})
    size = 10.5 if crosses else 4.5
    degrees = (0 if left > x else 180) if across else (90 if top > y else 270)
    # in the seam between them, and where both squares have a side
    if across:
        at = (max(corner(from_)[0], corner(to)[0]) + min(corner(from_)[0], corner(to)[0]) + WIDE) / 2, (y + top) / 2
    else:
        at = (x + left) / 2, (max(corner(from_)[1], corner(to)[1]) + min(corner(from_)[1], corner(to)[1]) + HIGH) / 2
    moves = f"translate({number(at[0])} {number(at[1])}) rotate({degrees})"
    if crosses:
        shape = f"M{-size} -5H0V-{size}L{size} 0L0 {size}V5H{-size}Z"
        return element("g", path(shape, "f-brass s-steel", stroke_width=1.4), transform=moves)
    shape = f"M{-size * 0.7:g} {-size}L{size * 0.9:g} 0L{-size * 0.7:g} {size}Z"
    return element("g", path(shape, "f-brass s-steel", stroke_width=0.8), transform=moves)


def _label(position: Position, name: str, labels: Labels) -> str:
    """The name of a continent beside its row of squares, on the side of the middle."""
    places = [square["grid"] for at, square in enumerate(position.world.squares) if field(position, at) == name]
    if not places:
        return ""
    row = places[0][0]
    spots = [corner({"grid": place}) for place in places if place[0] == row]
    left, right = min(x for x, _ in spots) + 4, max(x for x, _ in spots) + WIDE - 4
    below = row < ROWS / 2
    y = spots[0][1] + HIGH + GAP / 2 - 0.5 if below else spots[0][1] - GAP / 2 + 0.5
    middle = (left + right) / 2
    half = measure(labels[name], 7.5, 15) / 2 + 10
    rules = rect(left, y - 1.25, middle - half - left, 2.5, f"f-{name}") + rect(
        middle + half, y - 1.25, right - middle - half, 2.5, f"f-{name}"
    )
    return rules + letters(labels[name], middle, y + 3.75, 7.5, "ink", anchor="middle", line=15)
