"""The candidates for the next step of a plan: single tiles, pairs that start a bloc, rings of banks, automation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.analysis.industry.plan import Candidate, Step
from won.analysis.industry.sites import (
    RING_MASKS,
    RINGS,
    ROOM,
    Placement,
    free_around,
    neighbours,
    placements,
    ranked,
    reachable,
)
from won.industry.board import AROUND, BIT, PLAYABLE, hexes_in
from won.industry.market import FOOD, ORE
from won.industry.produce_costs import energy_needed, food_needed
from won.industry.state import State
from won.industry.tiles import BANK, FARM, TILE_KINDS, TURNS

MOST_FLAGS: Final = 3  # of one candidate: a ring of banks
FREE_LAND: Final = 0.02  # rank of a site for each free hex around it
CROWDED: Final = 0.1  # rank of a ring lost for each free hex around it
OPEN_DOT: Final = 0.5  # money a round for each partial dot left open
LARGE: Final = 3  # a bloc of more tiles is worth a token
Site = tuple[float, int, Placement]  # rank, hex and placement


def candidates(
    state: State, seat: int, price: list[int], avoids_end: Callable[[], bool], block: float = 0.0
) -> list[Candidate]:
    """All candidates; without those that would end the game if `avoids_end`, which is called only if there are any.

    `block` is what it is worth in a round to take a hex on which a rival could complete a dot.
    """
    tiles = _on_board(state, seat)
    if block:
        tiles = [*tiles, *_blocking(state, seat, block)]
    to_end = min(state.flags[seat], (PLAYABLE & ~state.claimed).bit_count())
    if to_end <= MOST_FLAGS and avoids_end():
        tiles = [tile for tile in tiles if not 0 < sum([step.flag for step in tile.steps]) >= to_end]
    automated: list[Candidate] = []
    for bloc in state.blocs[seat]:
        if not bloc.tokens and bloc.kind != FARM and len(bloc.hexes) > LARGE:
            step = Step(bloc.kind, bloc.hexes[0], 0, False, False, automate=True)
            saved = len(bloc.hexes) * price[FOOD] - price[ORE]
            automated.append(Candidate((step,), 0, 0, 0, float(saved)))
    return tiles + automated if automated else tiles


_BOARDS: dict[tuple[Any, ...], list[Candidate]] = {}
_CACHED: Final = 20_000  # boards; a phase has a few, a search some thousand


def _on_board(state: State, seat: int) -> list[Candidate]:
    """The tiles that board and stacks allow, whatever the prices; cached for each board."""
    flags = min(state.flags[seat], MOST_FLAGS)
    short = tuple([min(count, MOST_FLAGS) for count in state.stacks])
    board = (state.held[seat], state.claimed, flags, short, tuple(state.tile))
    tiles = _BOARDS.get(board)
    if tiles is None:
        if len(_BOARDS) > _CACHED:
            _BOARDS.clear()
        tiles = _tiles(state, seat)
        ring = _ring(state, seat) if state.stacks[BANK] > 1 else None
        if ring is not None:
            tiles.append(ring)
        _BOARDS[board] = tiles
    return tiles


def _tiles(state: State, seat: int) -> list[Candidate]:
    """For each kind the best lone flag and the best free hex, and a pair where the kind would start a bloc."""
    tiles: list[Candidate] = []
    stacks = state.stacks
    for place, best in enumerate(_sites(state, seat)):
        if best is None:
            continue
        kind, flag = place % TILE_KINDS, place >= TILE_KINDS
        _, at, placement = best
        tiles.append(_single(kind, at, placement, flag))
        if flag and kind != BANK and stacks[kind] > 1 and state.flags[seat] > 1:
            pair = _pair(state, seat, kind, at, placement)
            if pair is not None:
                tiles.append(pair)
    return tiles


def _sites(state: State, seat: int) -> list[Site | None]:
    """The best site of each kind among the lone flags, then among the free hexes within reach."""
    best: list[Site | None] = [None] * (2 * TILE_KINDS)
    lone = state.held[seat] & ~state.tiled
    kinds = [kind for kind in range(TILE_KINDS) if state.stacks[kind]]
    for at in hexes_in(reachable(state, seat)):
        options = ranked(neighbours(state, seat, at))
        land = FREE_LAND * free_around(state, at)
        first = 0 if lone & BIT[at] else TILE_KINDS
        for kind in kinds:
            option = options[kind]
            if option is not None:
                rank = option[0] + land
                known = best[first + kind]
                if known is None or rank > known[0]:
                    best[first + kind] = (rank, at, option[1])
    return best


def _blocking(state: State, seat: int, block: float) -> list[Candidate]:
    """The tile that lies best on the hex where some rival could complete most dots; nothing where none could."""
    free = PLAYABLE & ~state.claimed
    rivals = [other for other in range(state.seats) if other != seat and state.flags[other]]
    best: tuple[int, int] | None = None
    for at in hexes_in(reachable(state, seat) & free):
        lost = max([_most_dots(state, other, at) for other in rivals if state.reach[other] & BIT[at]], default=0)
        if lost and (best is None or lost > best[0]):
            best = lost, at
    if best is None:
        return []
    lost, at = best
    options = ranked(neighbours(state, seat, at))
    found = [(option, kind) for kind, option in enumerate(options) if option is not None and state.stacks[kind]]
    if not found:
        return []
    (_, placement), kind = max(found, key=lambda each: each[0][0])
    single = _single(kind, at, placement, True)
    return [single._replace(bonus=single.bonus + block * lost)]


def _most_dots(state: State, seat: int, at: int) -> int:
    """The most dots that one more tile of the seat could complete on a hex."""
    return max([option.dots for options in placements(neighbours(state, seat, at)) for option in options], default=0)


def _single(kind: int, at: int, placement: Placement, flag: bool) -> Candidate:
    step = Step(kind, at, placement.turn, placement.force, flag)
    energy = 0 if placement.linked else energy_needed(kind)
    return Candidate((step,), placement.dots, food_needed(kind, 1), energy, placement.open * OPEN_DOT)


def _pair(state: State, seat: int, kind: int, at: int, placement: Placement) -> Candidate | None:
    """That tile and the best one of its kind beside it."""
    if placement.linked or placement.force:
        return None
    state.tile[at] = kind * TURNS + placement.turn
    state.held[seat] |= BIT[at]
    best: tuple[float, int, Placement] | None = None
    for other in hexes_in(AROUND[at] & PLAYABLE & ~state.claimed):
        for second in placements(neighbours(state, seat, other))[kind]:
            if second.linked and not second.force:
                rank = second.dots + ROOM * second.open
                if best is None or rank > best[0]:
                    best = (rank, other, second)
    state.tile[at] = -1
    state.held[seat] &= ~BIT[at]
    if best is None:
        return None
    steps = Step(kind, at, placement.turn, False, True), Step(kind, best[1], best[2].turn, False, True)
    food, energy = food_needed(kind, 2), energy_needed(kind)
    return Candidate(steps, placement.dots + best[2].dots, food, energy, best[2].open * OPEN_DOT)


def _ring(state: State, seat: int) -> Candidate | None:
    """Three banks round a corner within reach, or the two that are left, with the fewest flags to place."""
    lone = state.held[seat] & ~state.tiled
    free = PLAYABLE & ~state.claimed
    within = reachable(state, seat)
    best: tuple[float, int] | None = None
    for place in range(len(RINGS)):
        mask = RING_MASKS[place]
        if mask & within and not mask & ~(free | lone):
            rank = (mask & lone).bit_count() - CROWDED * sum(free_around(state, at) for at, _ in RINGS[place])
            if best is None or rank > best[0]:
                best = (rank, place)
    if best is None:
        return None
    hexes = sorted(RINGS[best[1]], key=lambda hex: not within & BIT[hex[0]])[: state.stacks[BANK]]
    steps = tuple([Step(BANK, at, turn, False, not lone & BIT[at]) for at, turn in hexes])
    if sum(step.flag for step in steps) > state.flags[seat]:
        return None
    return Candidate(steps, 3 if len(steps) == 3 else 1, len(steps), 1, 0.0)
