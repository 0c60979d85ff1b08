"""The board: 61 hexes, their names and who lies next to whom (BOARD-1, BOARD-2); clashes (BOARD-6, BOARD-7).

`tiles` has BOARD-3 to BOARD-5, `blocs` BOARD-8 and BOARD-9.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from won.industry.tiles import CLASH

RADIUS: Final = 4
EDGES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE, in axial steps

AXIAL: Final = [(q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]


def _name(q: int, r: int) -> str:
    """BOARD-1: the row's letter and the number of the hex in it, from 1 at the left."""
    return "ABCDEFGHI"[r + RADIUS] + str(q - max(-RADIUS, -RADIUS - r) + 1)


NAMES: Final[list[str]] = [_name(q, r) for q, r in AXIAL]
HEX: Final[dict[str, int]] = {name: index for index, name in enumerate(NAMES)}
HEXES: Final = len(NAMES)
CENTRE: Final[int] = HEX["E5"]

BIT: Final[list[int]] = [1 << index for index in range(HEXES)]
PLAYABLE: Final[int] = ((1 << HEXES) - 1) & ~(1 << CENTRE)  # BOARD-2

_INDEX: Final = {at: index for index, at in enumerate(AXIAL)}
# ACROSS[hex][edge] is the hex across that edge, or -1 at the rim.
ACROSS: Final[list[list[int]]] = [[_INDEX.get((q + dq, r + dr), -1) for dq, dr in EDGES] for q, r in AXIAL]
AROUND: Final[list[int]] = [sum(1 << near for near in across if near >= 0) for across in ACROSS]


def _by_byte() -> list[list[list[int]]]:
    return [
        [[at for at in range(first, min(first + 8, HEXES)) if byte >> (at - first) & 1] for byte in range(256)]
        for first in range(0, HEXES, 8)
    ]


# For each byte of a mask and each value of it, the hexes in it, and all that lie next to one of these.
_HEXES_IN: Final[list[list[list[int]]]] = _by_byte()
_NEXT_TO: Final[list[list[int]]] = [
    [reduce(or_, [AROUND[at] for at in hexes], 0) for hexes in values] for values in _HEXES_IN
]


def hexes_in(mask: int) -> list[int]:
    """The hexes of a set, in the order of their names."""
    hexes: list[int] = []
    place = 0
    while mask:
        byte = mask & 255
        if byte:
            hexes += _HEXES_IN[place][byte]
        mask >>= 8
        place += 1
    return hexes


def first_name(mask: int) -> str:
    """The name of the first hex of a set, by which a bloc or a piece of one is named."""
    return NAMES[(mask & -mask).bit_length() - 1]


def next_to(mask: int) -> int:
    """All hexes that lie next to one of these."""
    near = 0
    place = 0
    while mask:
        near |= _NEXT_TO[place][mask & 255]
        mask >>= 8
        place += 1
    return near


def clashes(tile: list[int], code: int, at: int) -> bool:
    """BOARD-6: whether a tile put there would clash; rim, centre and empty hexes do nothing (BOARD-7)."""
    foes = CLASH[code]
    across = ACROSS[at]
    for edge in range(6):
        near = across[edge]
        if near >= 0:
            other = tile[near]
            if other >= 0 and foes[edge] & (1 << other):
                return True
    return False
