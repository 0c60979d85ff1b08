"""Parts of the table: `board`, `squares 46 47 48`, `party 0`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.core.record import Seat
from won.drawing.labels import Labels
from won.drawing.parts import Parts, UnknownPart, around, cropped
from won.drawing.shares import geometry
from won.drawing.shares.board import draw_board
from won.drawing.shares.cards import draw_card, height_of
from won.drawing.shares.fields import PATTERNS
from won.drawing.shares.icons import ICONS
from won.drawing.shares.labels import labels_of
from won.drawing.shares.palette import COLOURS
from won.drawing.shares.position import Position
from won.shares.game import Shares

_BOARD: Final = (geometry.WIDTH, geometry.HEIGHT)
_CARD: Final = 360.0  # room for long words and sums in every language
_ROOM: Final = geometry.WIDE / 2 + 4  # around the middle of a square


def _part(game: Shares, seats: Sequence[Seat], what: str, labels: Labels) -> tuple[str, tuple[float, float]]:
    world = game.state.world
    position = Position(game.state_line(), seats, game.view(None).royalties, world, labels)
    kind, *names = what.split()
    if kind == "board":
        return draw_board(position, labels), _BOARD
    if kind == "squares" and all(int(name) < len(world.squares) for name in names):
        box = around([geometry.centre(world.squares[int(name)]) for name in names], _ROOM)
        return cropped(draw_board(position, labels), box), (box[2], box[3])
    if kind == "party" and int(names[0]) < len(position.parties):
        party = position.parties[int(names[0])]
        high = height_of(party, _CARD, 3)
        return draw_card(position, party, labels, _CARD, high), (_CARD, high)
    raise UnknownPart(what)


PARTS: Final = Parts(_part, labels_of, COLOURS, {**ICONS, **PATTERNS})
