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

    def points(self, seat: int) -> dict[str, int | None]:
        """END-6: for tiles, for money and for notes; none for money that is hidden."""
        player = self.line["players"][seat]
        money = player["money"]
        return {
            "tiles": TILE_POINTS * self.tiles(seat),
            "money": None if money is None else money // MONEY_POINT,
            "notes": NOTE_POINTS * player["notes"],
        }

    def score(self, seat: int) -> int | None:
        """The points as they stand, or at the end; none where money is hidden."""
        if self.line["scores"] is not None:
            score: int = self.line["scores"][seat]
            return score
        points = [part for part in self.points(seat).values() if part is not None]
        return sum(points) if len(points) == len(self.points(seat)) else None
