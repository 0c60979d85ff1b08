"""Where a tile of each kind would lie best: the dots it completes, the way it is turned, and the room it leaves.

All of that depends on the six neighbours alone, so it is worked out once for each neighbourhood and kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry.board import ACROSS, AROUND, BIT, CENTRE, PLAYABLE
from won.industry.state import State
from won.industry.tiles import CLASH, CODES, DISTINCT, HALVES, HAS_CENTRE, LINK, THIRDS, TILE_KINDS, TURNS

FREE: Final = -1  # nobody's, or one's own lone flag
DEAD: Final = -2  # the rim, the centre, another's lone flag
FOREIGN: Final = CODES  # added to the code of another's tile

Near = tuple[int, int, int, int, int, int]


class Lie(NamedTuple):
    """A tile of one kind at a hex: its turn, the full dots it would complete, and the partial dots left open."""

    turn: int
    dots: int
    force: bool
    linked: bool
    open: float


def near(state: State, seat: int, at: int) -> Near:
    """The neighbourhood of a hex as the seat sees it."""
    tile, held, claimed = state.tile, state.held[seat], state.claimed
    found: list[int] = []
    for across in ACROSS[at]:
        if across < 0 or across == CENTRE:
            found.append(DEAD)
            continue
        code = tile[across]
        own = held >> across & 1
        if code >= 0:
            found.append(code if own else code + FOREIGN)
        else:
            found.append(FREE if own or not claimed >> across & 1 else DEAD)
    return found[0], found[1], found[2], found[3], found[4], found[5]


_KNOWN: dict[Near, tuple[tuple[Lie, ...], ...]] = {}
_MOST: Final = 200_000  # neighbourhoods kept; a game meets a few thousand


def lies(around: Near) -> tuple[tuple[Lie, ...], ...]:
    """For each kind of tile the best way to lie there without Force, and by Force where that gives more dots."""
    found = _KNOWN.get(around)
    if found is None:
        if len(_KNOWN) > _MOST:
            _KNOWN.clear()
        found = _KNOWN[around] = tuple([_best(kind, around) for kind in range(TILE_KINDS)])
    return found


Ranked = tuple[float, Lie]
_RANKED: dict[Near, tuple[Ranked | None, ...]] = {}


def ranked(around: Near) -> tuple[Ranked | None, ...]:
    """For each kind the way a planner would lay it there, with its rank: dots, then room for more, Force last."""
    found = _RANKED.get(around)
    if found is None:
        if len(_RANKED) > _MOST:
            _RANKED.clear()
        found = _RANKED[around] = tuple([_first(ways) for ways in lies(around)])
    return found


def _first(ways: tuple[Lie, ...]) -> Ranked | None:
    ranks = [lie.dots + 0.2 * lie.open - (0.8 if lie.force else 0.0) for lie in ways]
    best = max(ranks, default=0.0)
    return (best, ways[ranks.index(best)]) if ways else None


def _best(kind: int, around: Near) -> tuple[Lie, ...]:
    """Every turn is tried; a link is worth a little more than none."""
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
        rank = dots + 0.2 * room + (0.1 if linked else 0.0)
        force = 1 if met & _CLASHES else 0
        if rank > best[force][0]:
            best[force] = rank, turn, dots, linked, room
    ways = [
        Lie(turn, dots, bool(force), bool(linked), room)
        for force, (rank, turn, dots, linked, room) in enumerate(best)
        if rank >= 0
    ]
    return tuple(ways[:1] if len(ways) == 2 and ways[1].dots <= ways[0].dots else ways)


def _side(kind: int, other: int, corner: int) -> int:
    """What a neighbour does for a third dot: completes it (1), may yet (0), or never will (-1)."""
    if other == FREE:
        return 0
    return 1 if 0 <= other < FOREIGN and other // TURNS == kind and corner in THIRDS[other] else -1


# What a neighbour across an edge adds, one octal digit each: a clash, a link, a whole dot of two halves, an open half.
_CLASH, _LINK, _DOT, _ROOM = 1, 8, 64, 512
_CLASHES, _LINKS = 7 * _CLASH, 7 * _LINK  # any at all


def _meeting(code: int, edge: int, other: int) -> int:
    if other < 0:
        return _ROOM if other == FREE and edge in HALVES[code] else 0
    tile, own = other % FOREIGN, other < FOREIGN
    found = _CLASH if CLASH[code][edge] >> tile & 1 else 0
    if own and LINK[code][edge] >> tile & 1:
        found += _LINK
    if own and tile // TURNS == code // TURNS and edge in HALVES[code] and (edge + 3) % 6 in HALVES[tile]:
        found += _DOT
    return found


_OTHERS: Final = (*range(2 * CODES), DEAD, FREE)  # so that the two below zero stand where Python looks for them
_EDGES: Final = [
    [[[_meeting(kind * TURNS + turn, edge, one) for one in _OTHERS] for edge in range(6)] for turn in range(turns)]
    for kind, turns in enumerate(DISTINCT)
]
_SIDES: Final = [[[_side(kind, one, corner) for one in _OTHERS] for corner in range(6)] for kind in range(TILE_KINDS)]


def _triangles() -> list[tuple[tuple[int, int], ...]]:
    """Three hexes round a corner, each with the edge that looks at its first neighbour, counter-clockwise."""
    found: set[tuple[tuple[int, int], ...]] = set()
    for at in range(len(ACROSS)):
        for edge in range(6):
            left, right = ACROSS[at][edge], ACROSS[at][(edge + 1) % 6]
            if left >= 0 and right >= 0 and CENTRE not in (at, left, right):
                found.add(tuple(sorted(((at, edge), (left, (edge + 2) % 6), (right, (edge + 4) % 6)))))
    return sorted(found)


# Rings of three banks: for each corner of the board its hexes, and the turn in which a bank there closes the ring.
RINGS: Final = _triangles()
RING_MASKS: Final[list[int]] = [BIT[a[0]] | BIT[b[0]] | BIT[c[0]] for a, b, c in RINGS]


def reachable(state: State, seat: int) -> int:
    """Lone flags, and the hexes next to a flag while flags are left."""
    lone = state.held[seat] & ~state.tiled
    return lone | (state.reach[seat] & PLAYABLE & ~state.claimed) if state.flags[seat] else lone


def free_around(state: State, at: int) -> int:
    return (AROUND[at] & PLAYABLE & ~state.claimed).bit_count()
