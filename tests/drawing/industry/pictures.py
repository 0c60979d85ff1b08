"""Pictures read back as XML, for the tests of the drawing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from tests.drawing.pictures import Picture as Drawn
from won.core.record import Seat
from won.drawing.industry import draw
from won.industry import game as industry
from won.industry.edition import EDITIONS, players
from won.industry.game import Industry
from won.industry.setup import NATIONS


class Picture(Drawn):
    """A drawing and the questions a test asks of it."""

    def dots(self) -> dict[str, ET.Element]:
        """The whole dots by the hexes they lie on; joined ones may appear once only."""
        result = [dot for dot in self.marked("dot") if len(dot.attrib["data-dot"].split()) > 1]
        names = [dot.attrib["data-dot"] for dot in result]
        assert len(names) == len(set(names))
        return dict(zip(names, result, strict=True))

    def parts(self, at: str) -> list[ET.Element]:
        return [part for part in self.marked("part") if part.attrib["data-part"] == at]


def picture(game: Industry, **options: object) -> Picture:
    return Picture(draw(game.state_line(), game.seats, **options))  # type: ignore[arg-type]


def played(edition: str, seats: int, steps: int, seed: int = 1) -> Industry:
    """A game after that many random actions, or at its end."""
    draw_ = random.Random(seed).random
    nations = [*NATIONS]
    table = [Seat(f"Seat {seat}", nations[seat] if seat % 3 else "") for seat in range(seats)]
    game = industry.new(edition, table, {"first": seed % seats}, {"rounds": 2})
    while game.to_move and game.steps < steps:
        seat = game.to_move[0]
        action = game.sample(seat, draw_)
        assert action is not None
        game.apply(seat, action)
    return game


def every_table() -> Iterator[tuple[str, int]]:
    for edition in EDITIONS:
        least, most = players(edition)
        for seats in range(least, most + 1):
            yield edition, seats
