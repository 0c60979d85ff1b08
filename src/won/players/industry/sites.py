"""Where a tile of each kind would lie best: the dots it completes, the way it is turned, and the room it leaves.

All of that depends on the six neighbours alone, so it is worked out once for each neighbourhood and kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry.board import ACROSS, AROUND, BIT, CENTRE, PLAYABLE
from won.industry.state import State
from won.industry.tiles import CLASH, CODES, DISTINCT, HALVES, HAS_CENTRE, KINDS, LINK, THIRDS, TURNS

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
        found = _KNOWN[around] = tuple([_best(kind, around) for kind in range(KINDS)])
    return found


def _best(kind: int, around: Near) -> tuple[Lie, ...]:
    free: Lie | None = None
    forced: Lie | None = None
    for turn in range(DISTINCT[kind]):
        lie = _lie(kind, turn, around)
        if lie.force:
            forced = lie if forced is None or _rank(lie) > _rank(forced) else forced
        else:
            free = lie if free is None or _rank(lie) > _rank(free) else free
    if free is None:
        return () if forced is None else (forced,)
    return (free,) if forced is None or forced.dots <= free.dots else (free, forced)


def _rank(lie: Lie) -> float:
    return lie.dots + 0.2 * lie.open + (0.1 if lie.linked else 0.0)


def _lie(kind: int, turn: int, around: Near) -> Lie:
    code = kind * TURNS + turn
    force = linked = False
    for edge in range(6):
        other = around[edge]
        if other >= 0:
            force = force or bool(CLASH[code][edge] >> (other % FOREIGN) & 1)
            linked = linked or (other < FOREIGN and bool(LINK[code][edge] >> other & 1))
    dots, room = int(HAS_CENTRE[kind]), 0.0
    for edge in HALVES[code]:
        other = around[edge]
        if other == FREE:
            room += 1
        elif 0 <= other < FOREIGN and other // TURNS == kind and (edge + 3) % 6 in HALVES[other]:
            dots += 1
    for corner in THIRDS[code]:
        sides = _side(kind, around[corner], corner + 2), _side(kind, around[(corner + 1) % 6], corner + 4)
        if sides == (1, 1):
            dots += 1
        elif -1 not in sides:
            room += 0.6 if 1 in sides else 0.3
    return Lie(turn, dots, force, linked, room)


def _side(kind: int, other: int, corner: int) -> int:
    """What a neighbour does for a third dot: completes it (1), may yet (0), or never will (-1)."""
    if other == FREE:
        return 0
    return 1 if 0 <= other < FOREIGN and other // TURNS == kind and corner % 6 in THIRDS[other] else -1


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
