"""What to draw on the board: packages, tiles, flags, moves and what to run."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from won.industry import actions as act
from won.industry.blocs import Bloc
from won.industry.board import BIT, NAMES, hexes_in
from won.industry.clash import clashes
from won.industry.common import FLAGS, PASS
from won.industry.develop import flaggable
from won.industry.draft import can_draft, can_place, free_hexes, open_packages
from won.industry.lots import Draw, pick
from won.industry.market import ENERGY, FOOD, GOODS, ORE
from won.industry.moving import force_spare, move_goals
from won.industry.options import build_hexes, build_kinds, build_turns, unautomated
from won.industry.produce import running_cost
from won.industry.state import State
from won.industry.tiles import FARM, TILES, TURNS


def draft_lot(state: State, seat: int, draw: Draw) -> Any:
    packages = open_packages(state)
    while True:
        place = packages.pop(int(draw() * len(packages)))
        action = act.Draft(state.edition.packages[place].name)
        if can_draft(state, seat, action) is None:
            return action


def place_lot(state: State, seat: int, draw: Draw) -> Any:
    """Hexes and turns are tried until one is legal; SETUP-12 sees to it that there is one."""
    free = hexes_in(free_hexes(state.claimed, state.group, state.waiver))
    tile = TILES[state.placing]
    while True:
        at, turn = pick(free, draw), int(draw() * TURNS)
        clash = clashes(state.tile, state.placing * TURNS + turn, at)
        action = act.Place(tile, NAMES[at], turn, clash)
        if can_place(state, seat, action) is None:
            return action


def flag_lot(state: State, seat: int, draw: Draw) -> Any:
    return FLAGS[pick(hexes_in(flaggable(state, seat)), draw)]


def build_lot(state: State, seat: int, draw: Draw) -> Any:
    kinds = build_kinds(state, seat)
    while True:
        kind = kinds.pop(int(draw() * len(kinds)))
        hexes = build_hexes(state, seat, kind)
        if hexes:
            break
    at = pick(hexes, draw)
    turn = pick(build_turns(state, seat, kind, at), draw)
    return act.Build(TILES[kind], NAMES[at], turn, clashes(state.tile, kind * TURNS + turn, at))


def move_lot(state: State, seat: int, draw: Draw) -> Any:
    """Up to three tiles lifted, then each put down where it may; a tile with no place left spoils the move."""
    tiles = hexes_in(state.held[seat] & state.tiled)
    count = min(1 + int(draw() * 3), len(tiles))
    starts = [tiles.pop(int(draw() * len(tiles))) for _ in range(count)]
    tile, free = move_goals(state, seat, starts)
    spare = force_spare(state, seat)
    steps: list[act.Step] = []
    changed = False
    for start in starts:
        goals = hexes_in(free)
        at, turn = pick(goals, draw), int(draw() * TURNS)
        code = state.tile[start] // TURNS * TURNS + turn
        clash = clashes(tile, code, at)
        if clash:
            spare -= 1
        changed = changed or code != state.tile[start] or at != start
        tile[at] = code
        free &= ~BIT[at]
        steps.append(act.Step(NAMES[start], NAMES[at], turn, clash))
    return act.Move(tuple(steps)) if changed and spare >= 0 else PASS


def automate_lot(state: State, seat: int, draw: Draw) -> Any:
    return act.Automate(NAMES[pick(unautomated(state, seat), draw)])


def keep_lot(state: State, seat: int, draw: Draw) -> Any:
    pieces = state.splits[0].pieces
    return act.Keep(NAMES[pick(hexes_in(pieces[int(draw() * len(pieces))]), draw)])


def produce_lot(state: State, seat: int, draw: Draw) -> Any:
    """Each bloc that can be run is, now and then in part, until the stocks run out."""
    base = seat * GOODS
    food, energy, ore = state.cubes[base + FOOD], state.cubes[base + ENERGY], state.cubes[base + ORE]
    runs: list[act.Run] = []
    for bloc in state.blocs[seat]:
        if bloc.tokens and bloc.kind != FARM and ore and draw() < 0.5:
            run, cost = act.Run(NAMES[bloc.hexes[0]], "ore"), running_cost(bloc, 0, True)
        else:
            fed = _fed(bloc, food, draw)
            if not fed:
                continue
            every = len(fed) == len(bloc.hexes)
            names = UNSET if every else tuple([NAMES[at] for at in fed])
            run, cost = act.Run(NAMES[bloc.hexes[0]], "food", names), running_cost(bloc, len(fed), False)
        if cost[1] > energy:
            continue
        food -= cost[0]
        energy -= cost[1]
        ore -= cost[2]
        runs.append(run)
    return act.Produce(tuple(runs))


def _fed(bloc: Bloc, food: int, draw: Draw) -> list[int]:
    """All tiles if there is food for them, and now and then fewer."""
    most = len(bloc.hexes) if bloc.kind == FARM else min(len(bloc.hexes), food)
    if most > 1 and draw() < 0.1:
        most = 1 + int(draw() * most)
    return bloc.hexes[:most]
