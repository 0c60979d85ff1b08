"""Parts of the table: `board`, `hexes C3 D3`, `market food`, `nation 0`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.drawing.industry.board import draw_board
from won.drawing.industry.geometry import SIZE, middle
from won.drawing.industry.icons import ICONS
from won.drawing.industry.labels import labels_of
from won.drawing.industry.markets import draw_market
from won.drawing.industry.nations import draw_nation
from won.drawing.industry.owners import owners
from won.drawing.industry.palette import COLOURS
from won.drawing.industry.position import Position
from won.drawing.labels import Labels
from won.drawing.parts import Parts, UnknownPart, around, cropped
from won.industry.board import HEX
from won.industry.game import Industry
from won.industry.market import COMMODITIES

_BOARD: Final = (700.0, 560.0)
_MARKET: Final = (300.0, 158.0)
_NATION: Final = (360.0, 158.0)
_ROOM: Final = SIZE * 1.55  # around the middle of a hex: its neighbours show in part


def _part(game: Industry, seats: Sequence[Seat], what: str, labels: Labels) -> tuple[str, tuple[float, float]]:
    line = game.state_line()
    position, sides = Position(line), owners(seats, labels)
    kind, *names = what.split()
    board = draw_board(position, sides, labels, *_BOARD)
    if kind == "board":
        return board, _BOARD
    if kind == "hexes" and all(name in HEX for name in names):
        points = [middle(HEX[name]) for name in names]
        box = around([(x + _BOARD[0] / 2, y + _BOARD[1] / 2) for x, y in points], _ROOM)
        return cropped(board, box), (box[2], box[3])
    if kind == "market" and names[0] in COMMODITIES:
        return draw_market(COMMODITIES.index(names[0]), line["markets"][names[0]], labels, *_MARKET), _MARKET
    if kind == "nation" and int(names[0]) < len(sides):
        return draw_nation(position, sides[int(names[0])], labels, *_NATION), _NATION
    raise UnknownPart(what)


PARTS: Final = Parts(_part, labels_of, COLOURS, ICONS)
