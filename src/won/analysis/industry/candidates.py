"""What could be built next: the best site for each kind of tile, pairs that start a bloc, rings of banks, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.analysis.industry.plan import Candidate, Step
from won.analysis.industry.sites import RING_MASKS, RINGS, Lie, free_around, lies, near, ranked, reachable
from won.industry.board import AROUND, BIT, PLAYABLE, hexes_in
from won.industry.market import FOOD, ORE
from won.industry.produce_costs import energy_needed, food_needed
from won.industry.state import State
from won.industry.tiles import BANK, FARM, TILE_KINDS, TURNS

MOST_FLAGS: Final = 3  # that one candidate takes: a ring of banks
Site = tuple[float, int, Lie]  # rank, hex, and how the tile would lie


def candidates(state: State, seat: int, price: list[int], last: Callable[[], bool]) -> list[Candidate]:
    """The best sites for each kind, a pair where a kind would start a bloc, rings of banks, and automation.

    What would end the game is left out if `last` says so, which is asked only where it matters.
    """
    found = _on_board(state, seat)
    to_end = min(state.flags[seat], (PLAYABLE & ~state.claimed).bit_count())
    if to_end <= MOST_FLAGS and last():
        found = [one for one in found if not 0 < sum([step.flag for step in one.steps]) >= to_end]
    automated: list[Candidate] = []
    for bloc in state.blocs[seat]:
        if not bloc.tokens and bloc.kind != FARM and len(bloc.hexes) > 3:
            step = Step(bloc.kind, bloc.hexes[0], 0, False, False, automate=True)
            saved = len(bloc.hexes) * price[FOOD] - price[ORE]
            automated.append(Candidate((step,), 0, 0, 0, float(saved)))
    return found + automated if automated else found


_KNOWN: dict[tuple[Any, ...], list[Candidate]] = {}
_MOST: Final = 20_000  # boards kept; a phase meets a few, a search some thousand


def _on_board(state: State, seat: int) -> list[Candidate]:
    """What the board and the stacks allow, whatever the prices: found once for each board and kept."""
    flags = min(state.flags[seat], MOST_FLAGS)
    short = tuple([min(count, MOST_FLAGS) for count in state.stacks])
    board = (state.held[seat], state.claimed, flags, short, tuple(state.tile))
    found = _KNOWN.get(board)
    if found is None:
        if len(_KNOWN) > _MOST:
            _KNOWN.clear()
        found = _tiles(state, seat)
        ring = _ring(state, seat) if state.stacks[BANK] > 1 else None
        if ring is not None:
            found.append(ring)
        _KNOWN[board] = found
    return found


def _tiles(state: State, seat: int) -> list[Candidate]:
    """The best lone flag and the best free hex for each kind, and a second tile where the kind would start a bloc."""
    found: list[Candidate] = []
    stacks = state.stacks
    for place, best in enumerate(_sites(state, seat)):
        if best is None:
            continue
        kind, flag = place % TILE_KINDS, place >= TILE_KINDS
        _, at, lie = best
        found.append(_single(kind, at, lie, flag))
        if flag and kind != BANK and stacks[kind] > 1 and state.flags[seat] > 1:
            pair = _pair(state, seat, kind, at, lie)
            if pair is not None:
                found.append(pair)
    return found


def _sites(state: State, seat: int) -> list[Site | None]:
    """By kind, first among the lone flags and then among the hexes within reach."""
    best: list[Site | None] = [None] * (2 * TILE_KINDS)
    lone = state.held[seat] & ~state.tiled
    kinds = [kind for kind in range(TILE_KINDS) if state.stacks[kind]]
    for at in hexes_in(reachable(state, seat)):
        options = ranked(near(state, seat, at))
        room = 0.02 * free_around(state, at)
        first = 0 if lone & BIT[at] else TILE_KINDS
        for kind in kinds:
            option = options[kind]
            if option is not None:
                rank = option[0] + room
                known = best[first + kind]
                if known is None or rank > known[0]:
                    best[first + kind] = (rank, at, option[1])
    return best


def _single(kind: int, at: int, lie: Lie, flag: bool) -> Candidate:
    step = Step(kind, at, lie.turn, lie.force, flag)
    energy = 0 if lie.linked else energy_needed(kind)
    return Candidate((step,), lie.dots, food_needed(kind, 1), energy, lie.open * 0.5)


def _pair(state: State, seat: int, kind: int, at: int, lie: Lie) -> Candidate | None:
    """That tile and the best one that its flag brings within reach."""
    if lie.linked or lie.force:
        return None
    state.tile[at] = kind * TURNS + lie.turn
    state.held[seat] |= BIT[at]
    best: tuple[float, int, Lie] | None = None
    for other in hexes_in(AROUND[at] & PLAYABLE & ~state.claimed):
        for second in lies(near(state, seat, other))[kind]:
            if second.linked and not second.force:
                rank = second.dots + 0.2 * second.open
                if best is None or rank > best[0]:
                    best = (rank, other, second)
    state.tile[at] = -1
    state.held[seat] &= ~BIT[at]
    if best is None:
        return None
    steps = Step(kind, at, lie.turn, False, True), Step(kind, best[1], best[2].turn, False, True)
    food, energy = food_needed(kind, 2), energy_needed(kind)
    return Candidate(steps, lie.dots + best[2].dots, food, energy, best[2].open * 0.5)


def _ring(state: State, seat: int) -> Candidate | None:
    """Three banks round a corner within reach, or two where only two are left, with the fewest flags to place."""
    lone = state.held[seat] & ~state.tiled
    free = PLAYABLE & ~state.claimed
    within = reachable(state, seat)
    best: tuple[float, int] | None = None
    for place in range(len(RINGS)):
        mask = RING_MASKS[place]
        if mask & within and not mask & ~(free | lone):
            rank = (mask & lone).bit_count() - 0.1 * sum(free_around(state, at) for at, _ in RINGS[place])
            if best is None or rank > best[0]:
                best = (rank, place)
    if best is None:
        return None
    hexes = sorted(RINGS[best[1]], key=lambda hex: not within & BIT[hex[0]])[: state.stacks[BANK]]
    steps = tuple([Step(BANK, at, turn, False, not lone & BIT[at]) for at, turn in hexes])
    if sum(step.flag for step in steps) > state.flags[seat]:
        return None
    return Candidate(steps, 3 if len(steps) == 3 else 1, len(steps), 1, 0.0)
