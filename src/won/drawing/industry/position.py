"""A state line read for drawing: what lies on each hex, the blocs, and each seat's points and output."""

from __future__ import annotations

from typing import Any

from won.industry.blocs import Bloc, survey
from won.industry.board import BIT, HEX, HEXES
from won.industry.costs import BANK_DOT, MONEY_POINT, NOTE_POINTS, TILE_POINTS
from won.industry.market import COMMODITIES
from won.industry.tiles import BANK, MAKES, TILE, TURNS


class Position:
    """The board of a line by hex number: `tile` a code or -1, `owner` a seat or -1."""

    def __init__(self, line: dict[str, Any]) -> None:
        self.line = line
        self.tile = [-1] * HEXES
        self.owner = [-1] * HEXES
        self.automated = [False] * HEXES
        held = [0] * len(line["players"])
        for square in line["board"]:
            at = HEX[square["at"]]
            self.owner[at] = square["owner"]
            held[square["owner"]] |= BIT[at]
            if square["tile"] is not None:
                self.tile[at] = TILE[square["tile"]] * TURNS + square["turn"] % TURNS
                self.automated[at] = square["automated"]
        self.blocs: list[list[Bloc]] = [survey(self.tile, own) for own in held]

    def tiles(self, seat: int) -> int:
        return sum(len(bloc.hexes) for bloc in self.blocs[seat])

    def output(self, seat: int) -> dict[str, int]:
        """What all blocs of a seat make when fully fed and powered (PROD-7)."""
        made = dict.fromkeys([*COMMODITIES, "money"], 0)
        for bloc in self.blocs[seat]:
            if bloc.kind == BANK:
                made["money"] += BANK_DOT * len(bloc.dots)
            else:
                made[COMMODITIES[MAKES[bloc.kind]]] += len(bloc.dots)
        return made

    def points(self, seat: int) -> tuple[int, int, int]:
        """END-6: for tiles, for money and for notes."""
        player = self.line["players"][seat]
        return TILE_POINTS * self.tiles(seat), player["money"] // MONEY_POINT, NOTE_POINTS * player["notes"]
