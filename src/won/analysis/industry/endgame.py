"""The end of the game: who would win if this round were the last, and whether to cause that (END-1)."""

from __future__ import annotations

from typing import Final

from won.analysis.industry.valuation import TILE_WORTH, fair, stream
from won.industry.board import PLAYABLE, next_to
from won.industry.costs import NOTE_REPAY
from won.industry.end import tile_count
from won.industry.market import BUY, ENERGY, FOOD, GOODS, LABOR, SELL, WELLS, net_cost
from won.industry.state import State

LATE: Final = 16  # from this round on nobody delays the end
MOST_FLAGS: Final = 8  # spent at once to end a game before that round


def estate(state: State, seat: int) -> float:
    """What a seat would end with, in money, if this round were the last."""
    flow = stream(state, seat, fair(state))
    cubes = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    cubes[FOOD] -= flow.food
    cubes[ENERGY] -= flow.energy
    for c in range(GOODS):
        cubes[c] += flow.made[c]
    return settled(state, seat, cubes) + flow.money


def settled(state: State, seat: int, cubes: list[int]) -> float:
    """Money, tiles and notes, with these cubes sold at a price lowered by all cubes held (END-4)."""
    total = float(state.money[seat] + TILE_WORTH * tile_count(state, seat) - NOTE_REPAY * state.notes[seat])
    for c in range(GOODS):
        count = cubes[c]
        if count > 0:
            crowded = min(WELLS[c], state.market[c] + sum(state.cubes[c::GOODS]) // 2)
            total += count * SELL[c][crowded]
        elif count < 0:
            total -= net_cost(c, state.market[c], -count)
    return total


def lead(state: State, seat: int) -> float:
    """The seat's lead over the best of the others; negative if it is behind."""
    return estate(state, seat) - max([estate(state, other) for other in range(state.seats) if other != seat])


def flags_to_end(state: State, seat: int) -> int:
    """How many flags of the seat would end the game after this round; -1 if it cannot, or only with very many."""
    free = PLAYABLE & ~state.claimed
    if state.round < LATE and state.flags[seat] > MOST_FLAGS and free.bit_count() > MOST_FLAGS:
        return -1
    reached = free & state.reach[seat]
    while True:
        grown = reached | (free & next_to(reached))
        if grown == reached:
            break
        reached = grown
    flags = state.flags[seat]
    options = [flags] if flags <= reached.bit_count() else []
    if reached == free and free.bit_count() <= flags:
        options.append(free.bit_count())
    if not options and state.round >= LATE and flags and reached:
        return min(flags, reached.bit_count())  # not enough alone, but the others do the same
    return min(options) if options else -1


def worth_ending(state: State, seat: int, flags: int, margin: float) -> bool:
    """Whether the seat would win by that margin if it spent so many flags to make this round the last."""
    if flags < 0 or (flags > MOST_FLAGS and state.round < LATE):
        return False
    labor = state.cubes[seat * GOODS + LABOR]
    bill = net_cost(LABOR, state.market[LABOR], max(0, flags - labor)) + min(flags, labor) * BUY[LABOR][WELLS[LABOR]]
    if bill > state.money[seat]:
        return False
    return lead(state, seat) - bill > margin or state.round >= LATE


def holds_back(state: State, seat: int, margin: float) -> bool:
    """Whether the seat leads by too little to use its last flag or the last hex."""
    return state.round < LATE and lead(state, seat) < margin
