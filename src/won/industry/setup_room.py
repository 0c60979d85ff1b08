"""Room for starting tiles: where the next one may lie, and whether all of a package can be put down."""

from __future__ import annotations

from typing import Final

from won.industry.board import BIT, PLAYABLE, clashes, hexes_in, next_to
from won.industry.costs import FORCE_COST
from won.industry.edition import Package
from won.industry.market import CAPITAL, GOODS
from won.industry.state import State
from won.industry.tiles import DISTINCT, TURNS

# SETUP-12.1: what is waived so that some package can be put down.
NOTHING_WAIVED: Final = 0
TOUCHING_WAIVED: Final = 1
CLASHES_WAIVED: Final = 2  # and touching


def group_of(state: State, seat: int) -> int:
    """SETUP-10, SETUP-10.1: the hexes a new package must touch."""
    return state.held[seat] if state.edition.group == "seat" else 0


def free_hexes(claimed: int, group: int, waiver: int) -> int:
    """SETUP-9, SETUP-10: where the next starting tile may lie, dots aside."""
    free = PLAYABLE & ~claimed
    return free & next_to(group) if group and waiver == NOTHING_WAIVED else free


def placeable(state: State, seat: int, package: Package, waiver: int) -> bool:
    """SETUP-12.1: whether all tiles of the package could be put down, its own cubes at hand for Force."""
    capital = state.cubes[seat * GOODS + CAPITAL]
    for commodity, count in package.cubes:
        if commodity == CAPITAL:
            capital += count
    force = capital // FORCE_COST if state.edition.start_force else 0
    return room(state.tile, state.claimed, package.kind, package.tiles, group_of(state, seat), force, waiver)


def room(tile: list[int], claimed: int, kind: int, count: int, group: int, force: int, waiver: int) -> bool:
    """Whether `count` tiles of a kind can be put down one after another, with `force` of them forced at most."""
    for at in hexes_in(free_hexes(claimed, group, waiver)):
        for turn in range(DISTINCT[kind]):
            code = kind * TURNS + turn
            forced = 1 if waiver < CLASHES_WAIVED and clashes(tile, code, at) else 0
            if forced > force:
                continue
            if count == 1:
                return True
            tile[at] = code
            fits = room(tile, claimed | BIT[at], kind, count - 1, group | BIT[at], force - forced, waiver)
            tile[at] = -1
            if fits:
                return True
    return False


def leaves_room(state: State, seat: int, code: int, at: int, clash: bool) -> bool:
    """SETUP-12: whether the rest of the package can still be put down after this tile."""
    force = 0
    if state.edition.start_force:
        force = (state.cubes[seat * GOODS + CAPITAL] - (FORCE_COST if clash else 0)) // FORCE_COST
    state.tile[at] = code
    group, claimed = state.group | BIT[at], state.claimed | BIT[at]
    fits = room(state.tile, claimed, state.placing, state.to_place - 1, group, force, state.waiver)
    state.tile[at] = -1
    return fits
