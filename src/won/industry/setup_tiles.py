"""Starting tiles: putting down the tiles of a package, SETUP-9 to SETUP-12. One is said by its hex, then its turn."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import Word
from won.core.kinds import TURN, ActionKind, Draw, pick
from won.core.refusal import Refusal, refuse
from won.industry.actions import Place
from won.industry.board import AROUND, BIT, HEX, NAMES, PLAYABLE, clashes, hexes_in, next_to
from won.industry.costs import FORCE_COST
from won.industry.develop import force_problem
from won.industry.develop_costs import covers, pay, short_of
from won.industry.events import AnyEvent, Placed
from won.industry.form import read_tile, tile_problem, write_tile
from won.industry.market import CAPITAL, Cost
from won.industry.setup import next_pick
from won.industry.setup_room import CLASHES_WAIVED, NOTHING_WAIVED, free_hexes, leaves_room
from won.industry.state import DRAFT, State
from won.industry.tiles import TILE, TILES, TURNS

_FORCE: Final[Cost] = [(CAPITAL, FORCE_COST)]


def can_place(state: State, seat: int, action: Place) -> Refusal | None:
    problem = tile_problem(action.tile, action.at, action.turn)
    if problem is not None:
        return problem
    if not state.to_place or TILE[action.tile] != state.placing:
        return refuse("SETUP-9.1", tile=TILES[state.placing] if state.to_place else None, left=state.to_place)
    at = HEX[action.at]
    if state.claimed & BIT[at]:
        return refuse("SETUP-9", at=action.at)
    if not free_hexes(state.claimed, state.group, state.waiver) & BIT[at]:
        return refuse("SETUP-10", at=action.at)
    return _clash_problem(state, seat, action, at)


def _clash_problem(state: State, seat: int, action: Place, at: int) -> Refusal | None:
    """SETUP-11: no clash, or in `v3` Force; SETUP-12: and room for the rest of the package."""
    code = state.placing * TURNS + action.turn
    clash = clashes(state.tile, code, at)
    waived = state.waiver == CLASHES_WAIVED  # SETUP-12.1: Force is named, but free
    if clash and not state.edition.start_force and not waived:
        return refuse("SETUP-11", at=action.at)
    problem = force_problem(clash, action.force, action.at)
    if problem is None and clash and not waived:
        problem = short_of(state, seat, _FORCE)
    if problem is None and state.to_place > 1 and not leaves_room(state, seat, code, at, clash):
        return refuse("SETUP-12", at=action.at)
    return problem


def do_place(state: State, seat: int, action: Place, events: list[AnyEvent]) -> None:
    at = HEX[action.at]
    paid = action.force and state.waiver < CLASHES_WAIVED
    if paid:  # SETUP-11
        pay(state, seat, _FORCE)
    state.claim(seat, at)
    state.lay(seat, at, state.placing * TURNS + action.turn)
    capital = FORCE_COST if paid else 0
    events.append(Placed(seat, action.tile, action.at, action.turn, action.force, capital))
    state.to_place -= 1
    state.group |= BIT[at]
    if state.to_place == 0:
        next_pick(state, events)


class PlaceKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """SETUP-9: whether tiles are to be put down."""
        return state.to_place > 0


def place_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    quiet = _quiet(state)
    if parts:
        return list(_turns(state, seat, HEX[str(parts[0])], quiet, TURNS))
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
    """SETUP-12 without a search: the rest of the package would lie on quiet hexes next to this one or the group."""
    near = AROUND[at] | next_to(state.group) if state.waiver == NOTHING_WAIVED else PLAYABLE
    return (near & quiet & ~BIT[at]).bit_count() >= state.to_place - 1


def _turns(state: State, seat: int, at: int, quiet: int, most: int) -> list[int]:
    """SETUP-11, SETUP-12: the turns in which the tile may lie there, up to so many."""
    roomy = _roomy(state, at, quiet)
    force = state.waiver == CLASHES_WAIVED or (state.edition.start_force and covers(state, seat, _FORCE))
    turns: list[int] = []
    for turn in range(TURNS):
        code = state.placing * TURNS + turn
        clash = clashes(state.tile, code, at)
        if clash and not force:
            continue
        if roomy or state.to_place == 1 or leaves_room(state, seat, code, at, clash):
            turns.append(turn)
            if len(turns) == most:
                break
    return turns


def _placed(state: State, at: int, turn: int) -> Place:
    """With Force where it clashes."""
    return Place(TILES[state.placing], NAMES[at], turn, clashes(state.tile, state.placing * TURNS + turn, at))


def draw_place(state: State, seat: int, draw: Draw) -> Any:
    """Hexes and turns are tried until one is legal; SETUP-12 sees to it that there is one."""
    free = hexes_in(free_hexes(state.claimed, state.group, state.waiver))
    while True:
        action = _placed(state, pick(free, draw), int(draw() * TURNS))
        if can_place(state, seat, action) is None:
            return action


KINDS: Final[list[ActionKind]] = [
    PlaceKind(
        Place,
        can_place,
        do_place,
        phases=[DRAFT],
        rule="SETUP-9",
        form="place TILE HEX TURN [force]",
        parts=2,
        weight=1,
        next_words=place_words,
        compose=lambda state, seat, parts: _placed(state, HEX[parts[0]], parts[1]),
        to_words=lambda state, seat, action: [action.at, action.turn],
        sample=draw_place,
        read=lambda words: Place(*read_tile(words)),
        write=lambda action: write_tile(action.tile, action.at, action.turn, action.force),
        numbers=(TURN,),
    ),
]
