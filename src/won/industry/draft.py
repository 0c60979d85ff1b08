"""The draft: picking packages and putting down their tiles."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Draft, Place
from won.industry.blocs import with_tile
from won.industry.board import AROUND, BIT, HEX, PLAYABLE, hexes_in, next_to
from won.industry.clash import clashes, force_problem
from won.industry.costs import FORCE_COST
from won.industry.edition import Package
from won.industry.market import CAPITAL, GOODS
from won.industry.paying import named, short_of
from won.industry.rounds import begin
from won.industry.state import TRADE, State
from won.industry.tiles import DISTINCT, TILE, TILES, TURNS
from won.industry.words import tile_problem


def _package(state: State, name: object) -> int:
    packages = state.edition.packages
    for place in range(len(packages)):
        if packages[place].name == name:
            return place
    return -1


def in_this_round(state: State, package: Package) -> bool:
    """SETUP-7: whether this sort is open in the present round of the draft."""
    return package.sort in state.edition.sorts[state.pick // state.seats]


def open_packages(state: State) -> list[int]:
    """The packages of this round not yet taken, placeable or not."""
    packages = state.edition.packages
    return [
        place
        for place in range(len(packages))
        if state.packages & (1 << place) and in_this_round(state, packages[place])
    ]


def group_of(state: State, seat: int) -> int:
    """SETUP-10: the hexes a new package must touch."""
    return state.held[seat] if state.edition.group == "seat" else 0


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
            forced = 1 if waiver < 2 and clashes(tile, code, at) else 0
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


def free_hexes(claimed: int, group: int, waiver: int) -> int:
    """SETUP-9, SETUP-10: where the next starting tile may lie, dots aside."""
    free = PLAYABLE & ~claimed
    return free & next_to(group) if group and waiver == 0 else free


def can_draft(state: State, seat: int, action: Draft) -> Refusal | None:
    place = _package(state, action.package)
    if place < 0 and action.package not in state.edition.left_out:
        return refuse("FORM-1", field="package", value=action.package)
    if place < 0 or not state.packages & (1 << place):
        return refuse("SETUP-7.1", package=action.package)
    package = state.edition.packages[place]
    if not in_this_round(state, package):
        return refuse("SETUP-7", package=action.package)
    if package.tiles and not placeable(state, seat, package, state.waiver):
        return refuse("SETUP-12.1", package=action.package)
    return None


def do_draft(state: State, seat: int, action: Draft, told: list[events.AnyEvent]) -> None:
    """SETUP-8: cubes and money at once, tiles off the stack and on to the board next."""
    place = _package(state, action.package)
    package = state.edition.packages[place]
    state.packages &= ~(1 << place)
    state.money[seat] += package.money
    for commodity, count in package.cubes:
        state.cubes[seat * GOODS + commodity] += count
    tile = TILES[package.kind] if package.tiles else None
    told.append(events.Drafted(seat, package.name, tile, package.tiles, named(package.cubes), package.money))
    if package.tiles:
        state.stacks[package.kind] -= package.tiles
        state.placing = package.kind
        state.to_place = package.tiles
        state.group = group_of(state, seat)
    else:
        next_pick(state, told)


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
    waived = state.waiver == 2  # SETUP-12.1: Force is named, but free
    if clash and not state.edition.start_force and not waived:
        return refuse("SETUP-11", at=action.at)
    problem = force_problem(clash, action.force, action.at)
    if problem is None and clash and not waived:
        problem = short_of(state, seat, [(CAPITAL, FORCE_COST)])
    if problem is None and state.to_place > 1 and not leaves_room(state, seat, code, at, clash):
        return refuse("SETUP-12", at=action.at)
    return problem


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


def do_place(state: State, seat: int, action: Place, told: list[events.AnyEvent]) -> None:
    at = HEX[action.at]
    paid = action.force and state.waiver < 2
    if paid:  # SETUP-11
        state.cubes[seat * GOODS + CAPITAL] -= FORCE_COST
    state.flags[seat] -= 1
    state.claimed |= BIT[at]
    state.held[seat] |= BIT[at]
    state.reach[seat] |= AROUND[at]
    state.tiled |= BIT[at]
    state.tile[at] = state.placing * TURNS + action.turn
    state.blocs[seat] = with_tile(state.blocs[seat], state.tile, state.held[seat], at)
    capital = FORCE_COST if paid else 0
    told.append(events.Placed(seat, action.tile, action.at, action.turn, action.force, capital))
    state.to_place -= 1
    state.group |= BIT[at]
    if state.to_place == 0:
        next_pick(state, told)


def next_pick(state: State, told: list[events.AnyEvent]) -> None:
    """SETUP-6: the next in line picks; SETUP-13: after the last, play begins."""
    state.placing = -1
    state.pick += 1
    if state.pick == state.edition.picks:
        state.packages = 0
        begin(state, TRADE, told)
        return
    state.turn = state.edition.picker(state.pick, state.first)
    state.waiver = _waiver(state)


def _waiver(state: State) -> int:
    """SETUP-12.1: what must be waived for at least one package to be placeable: nothing, touching, or clashes too."""
    packages = [state.edition.packages[place] for place in open_packages(state)]
    for waiver in range(2):
        for package in packages:
            if not package.tiles or placeable(state, state.turn, package, waiver):
                return waiver
    return 2
