"""What the clerk reckons with: prices, what its blocs need, and the tile worth building next."""

from __future__ import annotations

from won.industry import actions as act
from won.industry.blocs import dots_at, with_tile
from won.industry.board import AROUND, BIT, HEX, NAMES, PLAYABLE, hexes_in
from won.industry.clash import clashes
from won.industry.costs import BANK_DOT, MONEY_POINT, TILE_POINTS
from won.industry.develop import build_cost, buildable, flaggable
from won.industry.market import BARTER, BUY, ENERGY, FOOD, GOODS, LABOR, ORE, SELL, Cost
from won.industry.plan import ways_to_run
from won.industry.state import State
from won.industry.tiles import DISTINCT, FARM, GENERATOR, KINDS, MAKES, TILES, TURNS

HORIZON = 3  # rounds a new tile is expected to run
TILE_WORTH = TILE_POINTS * MONEY_POINT


def prices(state: State) -> list[float]:
    """A cube at its printed barter figure, an empty market at its buying price."""
    found: list[float] = []
    for commodity in range(GOODS):
        printed = BARTER[commodity][state.market[commodity]]
        found.append(BUY[commodity][0] if printed is None else printed)
    return found


class Goal:
    """A tile to build: where, which way, and what it takes from here."""

    __slots__ = ("at", "cost", "flagged", "force", "kind", "turn", "worth")

    def __init__(self, kind: int, at: int, turn: int, force: bool, flagged: bool, worth: float) -> None:
        self.kind = kind
        self.at = NAMES[at]
        self.turn = turn
        self.force = force
        self.flagged = flagged
        self.worth = worth
        self.cost: Cost = build_cost(kind, force)

    def build(self) -> act.Build:
        return act.Build(TILES[self.kind], self.at, self.turn, self.force)

    def stock(self) -> list[int]:
        """The cubes still to be spent, the flag included."""
        stock = [0] * GOODS
        for commodity, count in self.cost:
            stock[commodity] += count
        stock[LABOR] += 0 if self.flagged else 1
        return stock

    def affordable(self, state: State, seat: int) -> bool:
        return all(state.cubes[seat * GOODS + c] >= count for c, count in enumerate(self.stock()))


def best_goal(state: State, seat: int) -> Goal | None:
    """The tile of greatest worth on a lone flag or a hex within reach, if any is worth its cost."""
    best: Goal | None = None
    worth = prices(state)
    lone = buildable(state, seat)
    sites = lone | (flaggable(state, seat) if state.flags[seat] else 0)
    for kind in range(KINDS):
        if not state.stacks[kind]:
            continue
        for at in hexes_in(sites):
            for turn in range(DISTINCT[kind]):
                force = clashes(state.tile, kind * TURNS + turn, at)
                flagged = bool(lone & BIT[at])
                value = _tile_worth(state, seat, kind, at, turn, worth) - _price(state, kind, force, flagged)
                if value > (best.worth if best else 0):
                    best = Goal(kind, at, turn, force, flagged, value)
    return best


def _price(state: State, kind: int, force: bool, flagged: bool) -> float:
    cost = sum(BUY[c][state.market[c]] * count for c, count in build_cost(kind, force))
    return cost + (0 if flagged else BUY[LABOR][state.market[LABOR]])


def _tile_worth(state: State, seat: int, kind: int, at: int, turn: int, worth: list[float]) -> float:
    """Its points, and what it would add over the next rounds net of its food; a bloc of its own needs energy too."""
    state.tile[at] = kind * TURNS + turn
    own = state.held[seat] | BIT[at]
    dots = len(dots_at(state.tile, own, at))
    alone = len(with_tile(state.blocs[seat], state.tile, own, at)) > len(state.blocs[seat])
    state.tile[at] = -1
    made = dots * (BANK_DOT if MAKES[kind] < 0 else SELL[MAKES[kind]][state.market[MAKES[kind]]])
    running = (0 if kind == FARM else worth[FOOD]) + (worth[ENERGY] if alone and kind != GENERATOR else 0)
    free = (AROUND[at] & PLAYABLE & ~state.claimed).bit_count()
    return TILE_WORTH + HORIZON * max(0.0, made - running) + 0.1 * free


def needs(state: State, seat: int, goal: Goal | None) -> list[int]:
    """The cubes to hold when Trade ends: for all blocs that pay, and for the next tile."""
    want = goal.stock() if goal else [0] * GOODS
    buying = [BUY[c][state.market[c]] for c in range(GOODS)]
    for bloc in state.blocs[seat]:
        ways = ways_to_run(bloc, len(bloc.hexes), buying)
        if ways:
            best = max(ways, key=lambda way: way.worth)
            want[FOOD] += best.food
            want[ENERGY] += best.energy
            want[ORE] += best.ore
    if goal:
        want[FOOD] += 0 if goal.kind == FARM else 1
        want[ENERGY] += 0 if goal.kind == GENERATOR else 1
    return want


def package_worth(state: State, seat: int, name: str) -> float:
    """Cubes at their figures, money, and tiles by their points and what they make; a second kind counts for more."""
    package = next(package for package in state.edition.packages if package.name == name)
    worth = prices(state)
    total = package.money + sum(worth[commodity] * count for commodity, count in package.cubes)
    if package.tiles:
        makes = MAKES[package.kind]
        own = {bloc.kind for bloc in state.blocs[seat]}
        made = (BANK_DOT if makes < 0 else worth[makes]) * (2 * package.tiles - 1)
        total += package.tiles * TILE_WORTH + made * (1.5 if package.kind not in own else 1.0)
    return total


def place_worth(state: State, seat: int, place: act.Place) -> float:
    """Dots first, then room to grow and distance from what would clash."""
    at = HEX[place.at]
    code = state.placing * TURNS + place.turn
    state.tile[at] = code
    dots = len(dots_at(state.tile, state.held[seat] | BIT[at], at))
    state.tile[at] = -1
    free = (AROUND[at] & PLAYABLE & ~state.claimed).bit_count()
    return 10 * dots + free - (5 if place.force else 0)
