"""A starting tile by its parts: a hex, then a turn."""

from __future__ import annotations

from won.core.game import Word
from won.industry import actions as act
from won.industry.board import AROUND, BIT, HEX, NAMES, PLAYABLE, hexes_in, next_to
from won.industry.clash import clashes
from won.industry.costs import FORCE_COST
from won.industry.draft import free_hexes, leaves_room
from won.industry.market import CAPITAL, GOODS
from won.industry.state import State
from won.industry.tiles import TILES, TURNS


def place_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    quiet = _quiet(state)
    if chosen:
        return list(_turns(state, seat, HEX[str(chosen[0])], quiet, TURNS))
    return [
        NAMES[at]
        for at in hexes_in(free_hexes(state.claimed, state.group, state.waiver))
        if (quiet & BIT[at] and _roomy(state, at, quiet)) or _turns(state, seat, at, quiet, 1)
    ]


def _quiet(state: State) -> int:
    """The free hexes where a tile of the kind being put down clashes with nothing in any turn."""
    same = 0
    for blocs in state.blocs:
        for bloc in blocs:
            if bloc.kind == state.placing:
                same |= bloc.mask
    return PLAYABLE & ~state.claimed & ~next_to(state.tiled & ~same)


def _roomy(state: State, at: int, quiet: int) -> bool:
    """SETUP-12, plainly: the rest of the package would lie quietly next to this hex or the group."""
    near = AROUND[at] | next_to(state.group) if state.waiver == 0 else PLAYABLE
    return (near & quiet & ~BIT[at]).bit_count() >= state.to_place - 1


def _turns(state: State, seat: int, at: int, quiet: int, most: int) -> list[int]:
    """SETUP-11, SETUP-12: the turns in which the tile may lie there, up to so many."""
    roomy = _roomy(state, at, quiet)
    force = state.waiver == 2 or (state.edition.start_force and state.cubes[seat * GOODS + CAPITAL] >= FORCE_COST)
    found: list[int] = []
    for turn in range(TURNS):
        code = state.placing * TURNS + turn
        clash = clashes(state.tile, code, at)
        if clash and not force:
            continue
        if roomy or state.to_place == 1 or leaves_room(state, seat, code, at, clash):
            found.append(turn)
            if len(found) == most:
                break
    return found


def compose_place(state: State, seat: int, chosen: list[Word]) -> act.Place:
    at, turn = str(chosen[0]), int(chosen[1])
    clash = clashes(state.tile, state.placing * TURNS + turn, HEX[at])
    return act.Place(TILES[state.placing], at, turn, clash)
