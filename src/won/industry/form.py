"""The names of the record, checked strictly (FORM-1, FORM-2), and how counts and tiles are written in a line."""

from __future__ import annotations

from collections.abc import Mapping

from won.core.notation import exactly, is_number, number
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


def place_problem(at: object, turn: object) -> Refusal | None:
    """BOARD-4: a hex, and one of six turns."""
    if type(turn) is not int or not 0 <= turn < TURNS:
        return refuse("BOARD-4", turn=turn)
    return hex_problem(at)


def tile_problem(tile: object, at: object, turn: object) -> Refusal | None:
    """FORM-1: a kind of tile, and where it would lie."""
    if type(tile) is not str or tile not in TILE:
        return refuse("FORM-1", field="tile", value=tile)
    return place_problem(at, turn)


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


def read_counts(words: list[str]) -> dict[str, int]:
    """Names, each with its count behind it; a count left out is 1."""
    counts: dict[str, int] = {}
    name = ""
    for word in words:
        if is_number(word):
            if not name:
                raise ValueError(word)
            counts[name], name = int(word), ""
        elif word in counts:
            raise ValueError(word)
        else:
            counts[word], name = 1, word
    return counts


def write_counts(counts: Mapping[str, int]) -> list[str]:
    return [word for name, count in counts.items() for word in ([name] if count == 1 else [name, str(count)])]


def read_tile(words: list[str]) -> tuple[str, str, int, bool]:
    """What is put where: the tile or the hex it comes from, a hex, a turn, and `force` at the end."""
    force = words[3:] == ["force"]
    tile, at, turn = exactly(words[:3] if force else words, 3)
    return tile, at, number(turn), force


def write_tile(tile: str, at: str, turn: int, force: bool) -> list[str]:
    return [tile, at, str(turn), *(["force"] if force else [])]
