"""Where a tile of each kind lies best: its turn, the dots it completes, and the room it leaves.

All of that depends on the six neighbours alone, so it is computed once for each neighbourhood and cached.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry.board import ACROSS, AROUND, BIT, CENTRE, PLAYABLE
from won.industry.state import State
from won.industry.tiles import CLASH, CODES, DISTINCT, HALVES, HAS_CENTRE, LINK, THIRDS, TILE_KINDS, TURNS

# The rank of a placement: dots, and a part of these.
ROOM: Final = 0.2  # for each partial dot left open
LINKED: Final = 0.1
FORCE: Final = 0.8  # lost by Force

FREE: Final = -1  # nobody's, or the seat's own lone flag
DEAD: Final = -2  # the rim, the centre, another's lone flag
FOREIGN: Final = CODES  # added to the code of another's tile

Neighbours = tuple[int, int, int, int, int, int]


class Placement(NamedTuple):
    """A tile of one kind at a hex: its turn, the full dots it completes, and the partial dots left open."""

    turn: int
    dots: int
    force: bool
    linked: bool
    open: float


def neighbours(state: State, seat: int, at: int) -> Neighbours:
    """The neighbourhood of a hex from the view of a seat."""
    tile, held, claimed = state.tile, state.held[seat], state.claimed
    codes: list[int] = []
    for across in ACROSS[at]:
        if across < 0 or across == CENTRE:
            codes.append(DEAD)
            continue
        code = tile[across]
        own = held >> across & 1
        if code >= 0:
            codes.append(code if own else code + FOREIGN)
        else:
            codes.append(FREE if own or not claimed >> across & 1 else DEAD)
    return codes[0], codes[1], codes[2], codes[3], codes[4], codes[5]


_PLACEMENTS: dict[Neighbours, tuple[tuple[Placement, ...], ...]] = {}
_CACHED: Final = 200_000  # neighbourhoods; a game has a few thousand


def placements(around: Neighbours) -> tuple[tuple[Placement, ...], ...]:
    """For each kind of tile the best turn without Force, and the best with Force where that gives more dots."""
    options = _PLACEMENTS.get(around)
    if options is None:
        if len(_PLACEMENTS) > _CACHED:
            _PLACEMENTS.clear()
        options = _PLACEMENTS[around] = tuple([_best(kind, around) for kind in range(TILE_KINDS)])
    return options


Ranked = tuple[float, Placement]
_RANKED: dict[Neighbours, tuple[Ranked | None, ...]] = {}


def ranked(around: Neighbours) -> tuple[Ranked | None, ...]:
    """For each kind the placement a planner prefers, with its rank: dots, then room for more, Force last."""
    best = _RANKED.get(around)
    if best is None:
        if len(_RANKED) > _CACHED:
            _RANKED.clear()
        best = _RANKED[around] = tuple([_first(options) for options in placements(around)])
    return best


def _first(options: tuple[Placement, ...]) -> Ranked | None:
    ranks = [option.dots + ROOM * option.open - (FORCE if option.force else 0.0) for option in options]
    best = max(ranks, default=0.0)
    return (best, options[ranks.index(best)]) if options else None


def _best(kind: int, around: Neighbours) -> tuple[Placement, ...]:
    """Try every turn; a link is worth a little."""
    best = [(-1.0, 0, 0, 0, 0.0), (-1.0, 0, 0, 0, 0.0)]  # without and by Force: rank, turn, dots, link, room
    a, b, c, d, e, f = around
    sides = _SIDES[kind]
    for turn, edges in enumerate(_EDGES[kind]):
        met = edges[0][a] + edges[1][b] + edges[2][c] + edges[3][d] + edges[4][e] + edges[5][f]
        dots, room = HAS_CENTRE[kind] + (met // _DOT & 7), float(met // _ROOM)
        for corner in THIRDS[kind * TURNS + turn]:
            left, right = sides[corner - 4][around[corner]], sides[corner - 2][around[corner - 5]]
            if left + right == 2:
                dots += 1
            elif left >= 0 and right >= 0:
                room += 0.6 if left or right else 0.3
        linked = met & _LINKS
        rank = dots + ROOM * room + (LINKED if linked else 0.0)
        force = 1 if met & _CLASHES else 0
        if rank > best[force][0]:
            best[force] = rank, turn, dots, linked, room
    options = [
        Placement(turn, dots, bool(force), bool(linked), room)
        for force, (rank, turn, dots, linked, room) in enumerate(best)
        if rank >= 0
    ]
    return tuple(options[:1] if len(options) == 2 and options[1].dots <= options[0].dots else options)


def _side(kind: int, other: int, corner: int) -> int:
    """What a neighbour does for a third dot: completes it (1), may yet (0), or never will (-1)."""
    if other == FREE:
        return 0
    return 1 if 0 <= other < FOREIGN and other // TURNS == kind and corner in THIRDS[other] else -1


# What a neighbour across an edge adds, one octal digit each: a clash, a link, a dot of two halves, an open half.
_CLASH, _LINK, _DOT, _ROOM = 1, 8, 64, 512
_CLASHES, _LINKS = 7 * _CLASH, 7 * _LINK  # any at all


def _meeting(code: int, edge: int, other: int) -> int:
    if other < 0:
        return _ROOM if other == FREE and edge in HALVES[code] else 0
    tile, own = other % FOREIGN, other < FOREIGN
    total = _CLASH if CLASH[code][edge] >> tile & 1 else 0
    if own and LINK[code][edge] >> tile & 1:
        total += _LINK
    if own and tile // TURNS == code // TURNS and edge in HALVES[code] and (edge + 3) % 6 in HALVES[tile]:
        total += _DOT
    return total


_OTHERS: Final = (*range(2 * CODES), DEAD, FREE)  # -2 and -1 are the last two places
_EDGES: Final = [
    [[[_meeting(kind * TURNS + turn, edge, other) for other in _OTHERS] for edge in range(6)] for turn in range(turns)]
    for kind, turns in enumerate(DISTINCT)
]
_SIDES: Final = [
    [[_side(kind, other, corner) for other in _OTHERS] for corner in range(6)] for kind in range(TILE_KINDS)
]


def _triangles() -> list[tuple[tuple[int, int], ...]]:
    """Three hexes round a corner, each with the edge to its first neighbour, counter-clockwise."""
    triangles: set[tuple[tuple[int, int], ...]] = set()
    for at in range(len(ACROSS)):
        for edge in range(6):
            left, right = ACROSS[at][edge], ACROSS[at][(edge + 1) % 6]
            if left >= 0 and right >= 0 and CENTRE not in (at, left, right):
                triangles.add(tuple(sorted(((at, edge), (left, (edge + 2) % 6), (right, (edge + 4) % 6)))))
    return sorted(triangles)


# Rings of three banks: for each corner of the board its hexes, and the turn in which a bank there closes the ring.
RINGS: Final = _triangles()
RING_MASKS: Final[list[int]] = [BIT[a[0]] | BIT[b[0]] | BIT[c[0]] for a, b, c in RINGS]


def reachable(state: State, seat: int) -> int:
    """Lone flags, and the hexes next to a flag while flags are left."""
    lone = state.held[seat] & ~state.tiled
    return lone | (state.reach[seat] & PLAYABLE & ~state.claimed) if state.flags[seat] else lone


def free_around(state: State, at: int) -> int:
    return (AROUND[at] & PLAYABLE & ~state.claimed).bit_count()
