"""A legal action drawn at random: first its kind, by weight, then its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from won.industry import actions as act
from won.industry.blocs import Bloc
from won.industry.board import BIT, NAMES, hexes_in
from won.industry.clash import clashes
from won.industry.common import BORROWS, BUYS, FLAGS, PASS, REPAYS, SELLS
from won.industry.develop import flaggable
from won.industry.draft import can_draft, can_place, free_hexes, open_packages
from won.industry.market import BUY, COMMODITIES, ENERGY, FOOD, GOODS, ORE, buying
from won.industry.notes import notes_left
from won.industry.options import (
    acceptable,
    addressed,
    affordable,
    build_hexes,
    build_kinds,
    build_turns,
    force_spare,
    kinds_open,
    move_goals,
    partners,
    proposed,
    repayable,
    sellable,
    unautomated,
)
from won.industry.produce import running_cost
from won.industry.state import State
from won.industry.tiles import FARM, TILES, TURNS

Draw = Callable[[], float]

# How often each kind is taken when it can be: enough of everything, and games that get somewhere.
WEIGHTS: Final[dict[str, int]] = {
    "draft": 1,
    "place": 1,
    "buy": 8,
    "sell": 5,
    "pass": 4,
    "borrow": 1,
    "repay": 1,
    "offer": 1,
    "accept": 6,
    "decline": 2,
    "withdraw": 1,
    "flag": 8,
    "build": 16,
    "move": 2,
    "automate": 3,
    "keep": 1,
    "produce": 1,
}


def sample(state: State, seat: int, draw: Draw) -> Any | None:
    kinds = kinds_open(state, seat)
    if not kinds:
        return None
    if len(kinds) == 1:
        kind = kinds[0]
    else:
        total = 0
        for kind in kinds:
            total += WEIGHTS[kind]
        left = int(draw() * total)
        for kind in kinds:
            left -= WEIGHTS[kind]
            if left < 0:
                break
    return SAMPLERS[kind](state, seat, draw)


def _pick(things: list[int], draw: Draw) -> int:
    return things[int(draw() * len(things))]


def _pass(state: State, seat: int, draw: Draw) -> Any:
    return PASS


def _draft(state: State, seat: int, draw: Draw) -> Any:
    packages = open_packages(state)
    while True:
        place = packages.pop(int(draw() * len(packages)))
        action = act.Draft(state.edition.packages[place].name)
        if can_draft(state, seat, action) is None:
            return action


def _place(state: State, seat: int, draw: Draw) -> Any:
    """Hexes and turns are tried until one is legal; SETUP-12 sees to it that there is one."""
    free = hexes_in(free_hexes(state.claimed, state.group, state.waiver))
    tile = TILES[state.placing]
    while True:
        at, turn = _pick(free, draw), int(draw() * TURNS)
        clash = clashes(state.tile, state.placing * TURNS + turn, at)
        action = act.Place(tile, NAMES[at], turn, clash)
        if can_place(state, seat, action) is None:
            return action


def _buy(state: State, seat: int, draw: Draw) -> Any:
    commodity = _pick(affordable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        money = state.money[seat] - BUY[commodity][state.market[commodity]]
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            taken = key >> (2 * commodity) & 3
            standing = state.market[commodity]
            money -= buying(commodity, standing, taken + 1) - buying(commodity, standing, taken)
            if money < 0:
                break
            key += 1 << (2 * commodity)
    return BUYS[key]


def _sell(state: State, seat: int, draw: Draw) -> Any:
    commodity = _pick(sellable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            if (key >> (2 * commodity) & 3) >= state.cubes[seat * GOODS + commodity]:
                break
            key += 1 << (2 * commodity)
    return SELLS[key]


def _borrow(state: State, seat: int, draw: Draw) -> Any:
    left = notes_left(state, seat)
    return BORROWS[int(draw() * (3 if left < 0 else min(3, left)))]


def _repay(state: State, seat: int, draw: Draw) -> Any:
    return REPAYS[int(draw() * min(20, repayable(state, seat)))]


def _offer(state: State, seat: int, draw: Draw) -> Any:
    to = _pick(partners(state, seat), draw)
    give = _things(state, seat, draw)
    get = _things(state, to, draw)
    if not give and not get:
        give = {"money": 1}
    return act.Offer(to, give, get)


def _things(state: State, seat: int, draw: Draw) -> dict[str, int]:
    """Some of what the seat holds: a cube or two, a little money, now and then a note; sometimes nothing."""
    things: dict[str, int] = {}
    have = sellable(state, seat)
    if have and draw() < 0.8:
        commodity = _pick(have, draw)
        things[COMMODITIES[commodity]] = 1 + int(draw() * min(3, state.cubes[seat * GOODS + commodity]))
    if state.money[seat] and draw() < 0.5:
        things["money"] = 1 + int(draw() * min(30, state.money[seat]))
    if state.notes[seat] and draw() < 0.2:
        things["notes"] = 1 + int(draw() * min(2, state.notes[seat]))
    return things


def _accept(state: State, seat: int, draw: Draw) -> Any:
    return act.Accept(_pick(acceptable(state, seat), draw))


def _decline(state: State, seat: int, draw: Draw) -> Any:
    return act.Decline(_pick(addressed(state, seat), draw))


def _withdraw(state: State, seat: int, draw: Draw) -> Any:
    return act.Withdraw(_pick(proposed(state, seat), draw))


def _flag(state: State, seat: int, draw: Draw) -> Any:
    return FLAGS[_pick(hexes_in(flaggable(state, seat)), draw)]


def _build(state: State, seat: int, draw: Draw) -> Any:
    kinds = build_kinds(state, seat)
    while True:
        kind = kinds.pop(int(draw() * len(kinds)))
        hexes = build_hexes(state, seat, kind)
        if hexes:
            break
    at = _pick(hexes, draw)
    turn = _pick(build_turns(state, seat, kind, at), draw)
    return act.Build(TILES[kind], NAMES[at], turn, clashes(state.tile, kind * TURNS + turn, at))


def _move(state: State, seat: int, draw: Draw) -> Any:
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
        at, turn = _pick(goals, draw), int(draw() * TURNS)
        code = state.tile[start] // TURNS * TURNS + turn
        clash = clashes(tile, code, at)
        if clash:
            spare -= 1
        changed = changed or code != state.tile[start] or at != start
        tile[at] = code
        free &= ~BIT[at]
        steps.append(act.Step(NAMES[start], NAMES[at], turn, clash))
    return act.Move(tuple(steps)) if changed and spare >= 0 else PASS


def _automate(state: State, seat: int, draw: Draw) -> Any:
    return act.Automate(NAMES[_pick(unautomated(state, seat), draw)])


def _keep(state: State, seat: int, draw: Draw) -> Any:
    pieces = state.splits[0].pieces
    return act.Keep(NAMES[_pick(hexes_in(pieces[int(draw() * len(pieces))]), draw)])


def _produce(state: State, seat: int, draw: Draw) -> Any:
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


SAMPLERS: Final[dict[str, Callable[[State, int, Draw], Any]]] = {
    "draft": _draft,
    "place": _place,
    "buy": _buy,
    "sell": _sell,
    "pass": _pass,
    "borrow": _borrow,
    "repay": _repay,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
    "flag": _flag,
    "build": _build,
    "move": _move,
    "automate": _automate,
    "keep": _keep,
    "produce": _produce,
}
