"""The names of the record, read strictly: FORM-1 and FORM-2."""

from __future__ import annotations

from collections.abc import Mapping

from won.core.refusal import Refusal, refuse
from won.industry.board import CENTRE, HEX
from won.industry.tiles import TILE, TURNS


def hex_problem(at: object) -> Refusal | None:
    """FORM-1, BOARD-2: a hex of the board, and not its centre."""
    if type(at) is not str or at not in HEX:
        return refuse("FORM-1", field="hex", value=at)
    if HEX[at] == CENTRE:
        return refuse("BOARD-2", at=at)
    return None


def tile_problem(tile: object, at: object, turn: object) -> Refusal | None:
    """FORM-1, BOARD-4: a kind of tile, a hex and one of six turns."""
    if type(tile) is not str or tile not in TILE:
        return refuse("FORM-1", field="tile", value=tile)
    if type(turn) is not int or not 0 <= turn < TURNS:
        return refuse("BOARD-4", turn=turn)
    return hex_problem(at)


def count_problem(count: object) -> Refusal | None:
    """FORM-2: whole and at least 1."""
    if type(count) is not int or count < 1:
        return refuse("FORM-2", value=count)
    return None


def counts_problem(counts: Mapping[str, int], words: Mapping[str, int]) -> Refusal | None:
    """FORM-1, FORM-2 for a set of named counts."""
    for name, count in counts.items():
        if name not in words:
            return refuse("FORM-1", field="cube", value=name)
        if type(count) is not int or count < 1:
            return refuse("FORM-2", value=count)
    return None
