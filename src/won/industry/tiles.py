"""The six kinds of tile, their dots in every turn, and which tiles clash or link across an edge.

A tile on the board is one number, its code: six times its kind plus its turn.
"""

from __future__ import annotations

from typing import Any, Final

from won.industry.data import table
from won.industry.market import COMMODITIES, Cost, cost_of

TURNS: Final = 6
_DATA: Final[dict[str, Any]] = table("tiles")
TILES: Final[list[str]] = list(_DATA)
TILE: Final[dict[str, int]] = {name: kind for kind, name in enumerate(TILES)}
TILE_KINDS: Final = len(TILES)
CODES: Final = TILE_KINDS * TURNS
FARM: Final[int] = TILE["farm"]
GENERATOR: Final[int] = TILE["generator"]
BANK: Final[int] = TILE["bank"]

STACKS: Final[list[int]] = [_DATA[name]["count"] for name in TILES]  # BOARD-3
TILE_COST: Final[list[Cost]] = [cost_of(_DATA[name]["cost"]) for name in TILES]
# MAKES[kind]: the commodity a full dot makes; a bank makes money and has none.
MAKES: Final[list[int]] = [COMMODITIES.index(_DATA[name]["makes"]) if name != "bank" else -1 for name in TILES]
HAS_CENTRE: Final[list[bool]] = [_DATA[name]["centre"] for name in TILES]
# DISTINCT[kind]: turns beyond this many repeat an earlier picture.
DISTINCT: Final[list[int]] = [_DATA[name]["turns"] for name in TILES]


def _dots(field: str) -> list[list[int]]:
    """BOARD-4: a turn adds its number to every edge or corner with a dot."""
    return [[(at + turn) % 6 for at in _DATA[name][field]] for name in TILES for turn in range(TURNS)]


HALVES: Final[list[list[int]]] = _dots("halves")
THIRDS: Final[list[list[int]]] = _dots("thirds")


def _touches(code: int, edge: int, other: int) -> bool:
    """Whether partial dots of a tile and of the one across that edge lie at the same edge or corner (BOARD-5)."""
    return (
        (edge in HALVES[code] and (edge + 3) % 6 in HALVES[other])
        or (edge in THIRDS[code] and (edge + 2) % 6 in THIRDS[other])
        or ((edge - 1) % 6 in THIRDS[code] and (edge + 3) % 6 in THIRDS[other])
    )


def _codes(edge: int, code: int, same_kind: bool) -> int:
    others = (other for other in range(CODES) if (other // TURNS == code // TURNS) is same_kind)
    return sum(1 << other for other in others if _touches(code, edge, other))


# For each code and edge, the codes across it that clash (BOARD-6), and those that form a bloc (BOARD-8).
CLASH: Final[list[list[int]]] = [[_codes(edge, code, False) for edge in range(6)] for code in range(CODES)]
LINK: Final[list[list[int]]] = [[_codes(edge, code, True) for edge in range(6)] for code in range(CODES)]
