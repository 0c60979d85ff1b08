"""Develop: placing flags and building tiles."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Build, Flag
from won.industry.blocs import with_tile
from won.industry.board import AROUND, BIT, HEX, PLAYABLE
from won.industry.clash import clashes, force_problem
from won.industry.costs import FLAG_COST, FORCE_COST
from won.industry.market import CAPITAL, Cost
from won.industry.paying import named, pay, short_of
from won.industry.rounds import turn_on
from won.industry.state import State
from won.industry.tiles import TILE, TILE_COST, TURNS
from won.industry.words import hex_problem, tile_problem


def flaggable(state: State, seat: int) -> int:
    """DEV-2.1, DEV-2.2: unclaimed hexes next to a flag of the seat."""
    return state.reach[seat] & PLAYABLE & ~state.claimed


def can_flag(state: State, seat: int, action: Flag) -> Refusal | None:
    problem = hex_problem(action.at)
    if problem is not None:
        return problem
    at = HEX[action.at]
    if state.claimed & BIT[at]:
        return refuse("DEV-2.2", at=action.at)
    if not state.reach[seat] & BIT[at]:
        return refuse("DEV-2.1", at=action.at)
    if not state.flags[seat]:
        return refuse("DEV-2.3")
    return short_of(state, seat, FLAG_COST)


def do_flag(state: State, seat: int, action: Flag, told: list[events.AnyEvent]) -> None:
    """DEV-2: one labor claims a hex."""
    at = HEX[action.at]
    pay(state, seat, FLAG_COST)
    state.flags[seat] -= 1
    state.claimed |= BIT[at]
    state.held[seat] |= BIT[at]
    state.reach[seat] |= AROUND[at]
    state.passes = 0
    told.append(events.Flagged(seat, action.at))
    turn_on(state, told)


def buildable(state: State, seat: int) -> int:
    """DEV-3.1: the lone flags of the seat."""
    return state.held[seat] & ~state.tiled


def _with_force(cost: Cost) -> Cost:
    for place in range(len(cost)):
        if cost[place][0] == CAPITAL:
            return [*cost[:place], (CAPITAL, cost[place][1] + FORCE_COST), *cost[place + 1 :]]
    return [*cost, (CAPITAL, FORCE_COST)]


FORCED_COST: list[Cost] = [_with_force(cost) for cost in TILE_COST]


def build_cost(kind: int, force: bool) -> Cost:
    """DEV-3, and DEV-4: one capital more for Force."""
    return FORCED_COST[kind] if force else TILE_COST[kind]


def can_build(state: State, seat: int, action: Build) -> Refusal | None:
    problem = tile_problem(action.tile, action.at, action.turn)
    if problem is not None:
        return problem
    at, kind = HEX[action.at], TILE[action.tile]
    if not buildable(state, seat) & BIT[at]:
        return refuse("DEV-3.1", at=action.at)
    if not state.stacks[kind]:
        return refuse("DEV-3.2", tile=action.tile)
    clash = clashes(state.tile, kind * TURNS + action.turn, at)
    problem = force_problem(clash, action.force, action.at)
    return problem if problem is not None else short_of(state, seat, build_cost(kind, clash))


def do_build(state: State, seat: int, action: Build, told: list[events.AnyEvent]) -> None:
    at, kind = HEX[action.at], TILE[action.tile]
    cost = build_cost(kind, action.force)
    pay(state, seat, cost)
    state.stacks[kind] -= 1
    state.tiled |= BIT[at]
    state.tile[at] = kind * TURNS + action.turn
    state.blocs[seat] = with_tile(state.blocs[seat], state.tile, state.held[seat], at)
    state.passes = 0
    told.append(events.Built(seat, action.tile, action.at, action.turn, action.force, named(cost)))
    turn_on(state, told)
