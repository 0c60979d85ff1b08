"""The clerk's estimates: prices, what its blocs need, and the tile worth building next."""

from __future__ import annotations

from won.analysis.industry.sites import Placement, free_around, neighbours, placements, reachable
from won.industry import actions as act
from won.industry.board import BIT, NAMES, hexes_in
from won.industry.costs import BANK_DOT, MONEY_POINT, NOTE_POINTS, TILE_POINTS
from won.industry.develop import build_cost, buildable, flaggable
from won.industry.market import BARTER, BUY, COMMODITIES, ENERGY, FOOD, GOODS, LABOR, ORE, SELL, Cost
from won.industry.produce_costs import energy_needed, food_needed, running_cost, takes_ore
from won.industry.state import State
from won.industry.tiles import MAKES, TILE_KINDS, TILES

HORIZON = 3  # rounds a new tile is expected to run
LATE = 12  # the round after which it works towards the end of the game
HURRY = 2  # flags a round after that
MOST_NOTES = 8  # with more it does not borrow
RESERVE = 60  # money from which it repays notes during the game
TILE_WORTH = TILE_POINTS * MONEY_POINT


def prices(state: State) -> list[float]:
    """A cube at its printed barter figure, an empty market at its buying price."""
    figures = [BARTER[c][state.market[c]] for c in range(GOODS)]
    return [BUY[c][0] if figure is None else figure for c, figure in enumerate(figures)]


class Goal:
    """A tile to build: where, in which turn, and what it costs."""

    __slots__ = ("at", "beat", "cost", "flagged", "force", "kind", "turn", "worth")

    def __init__(self, kind: int, at: int, turn: int, force: bool, flagged: bool, worth: float) -> None:
        self.kind = kind
        self.at = NAMES[at]
        self.turn = turn
        self.force = force
        self.flagged = flagged
        self.worth = worth
        self.beat: list[Goal] = []  # the best of the other kinds, best first
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
    """The most valuable tile on a lone flag or a hex within reach, if any is worth its cost."""
    best_of_kind: list[tuple[float, int, int, Placement, bool] | None] = [None] * TILE_KINDS
    most = [0.0] * TILE_KINDS
    lone = buildable(state, seat)
    figures = _figures(state)
    labor = BUY[LABOR][state.market[LABOR]]
    for at in hexes_in(reachable(state, seat)):
        flagged = bool(lone & BIT[at])
        land = 0.1 * free_around(state, at) - (0 if flagged else labor)
        options = placements(neighbours(state, seat, at))
        for kind, each, running, price in figures:
            for placement in options[kind]:
                earned = placement.dots * each - running[placement.linked]
                value = TILE_WORTH + (HORIZON * earned if earned > 0 else 0) + land - price[placement.force]
                if value > most[kind]:
                    most[kind] = value
                    best_of_kind[kind] = (value, kind, at, placement, flagged)
    ranked = sorted([best for best in best_of_kind if best is not None], key=lambda best: -best[0])
    goals = [
        Goal(kind, at, placement.turn, placement.force, flagged, value)
        for value, kind, at, placement, flagged in ranked
    ]
    if not goals:
        return None
    goals[0].beat = goals[1:4]
    return goals[0]


def _figures(state: State) -> list[tuple[int, int, tuple[float, float], tuple[float, float]]]:
    """For each kind still on its stack: the income of a dot, the running cost alone and in a bloc, and the price to
    build without and with Force. A tile that joins a bloc needs no energy of its own."""
    worth = prices(state)
    figures: list[tuple[int, int, tuple[float, float], tuple[float, float]]] = []
    for kind in range(TILE_KINDS):
        if state.stacks[kind]:
            each = BANK_DOT if MAKES[kind] < 0 else SELL[MAKES[kind]][state.market[MAKES[kind]]]
            food = food_needed(kind, 1) * worth[FOOD]
            alone = food + energy_needed(kind) * worth[ENERGY]
            figures.append((kind, each, (alone, food), (_price(state, kind, False), _price(state, kind, True))))
    return figures


def _price(state: State, kind: int, force: bool) -> float:
    return sum([BUY[c][state.market[c]] * count for c, count in build_cost(kind, force)])


def needs(state: State, seat: int, goal: Goal | None) -> list[int]:
    """The cubes to hold when Trade ends: for all blocs that pay, and for the next tile."""
    want = goal.stock() if goal else [0] * GOODS
    buying = [BUY[c][state.market[c]] for c in range(GOODS)]
    late = state.round > LATE
    selling = [SELL[c][state.market[c]] for c in range(GOODS)] if late else buying
    for bloc in state.blocs[seat]:
        earned = len(bloc.dots) * (BANK_DOT if MAKES[bloc.kind] < 0 else selling[MAKES[bloc.kind]])
        best = 0.0
        costs = (0, 0, 0)
        for ore in (False, True) if takes_ore(bloc) else (False,):
            food, energy, taken = running_cost(bloc, len(bloc.hexes), ore)
            net = earned - food * buying[FOOD] - energy * buying[ENERGY] - taken * buying[ORE]
            if net > best:
                best, costs = float(net), (food, energy, taken)
        want[FOOD] += costs[0]
        want[ENERGY] += costs[1]
        want[ORE] += costs[2]
    if goal:
        want[FOOD] += food_needed(goal.kind, 1)
        want[ENERGY] += energy_needed(goal.kind)
    elif late:
        want[LABOR] += min(HURRY, state.flags[seat], flaggable(state, seat).bit_count())
    return want


def worth_of(state: State, things: dict[str, int]) -> float:
    """Cubes at their figures, money, and notes at what they cost in points."""
    worth = dict(zip(COMMODITIES, prices(state), strict=True)) | {"money": 1.0, "notes": NOTE_POINTS * MONEY_POINT}
    return sum(worth[thing] * count for thing, count in things.items())


def package_worth(state: State, seat: int, name: str) -> float:
    """Cubes at their figures, money, and tiles by their points and what they make; a second kind counts for more."""
    package = next(package for package in state.edition.packages if package.name == name)
    worth = prices(state)
    total = package.money + sum(worth[commodity] * count for commodity, count in package.cubes)
    if package.tiles:
        makes = MAKES[package.kind]
        own = {bloc.kind for bloc in state.blocs[seat]}
        earned = (BANK_DOT if makes < 0 else worth[makes]) * (2 * package.tiles - 1)
        total += package.tiles * TILE_WORTH + earned * (1.5 if package.kind not in own else 1.0)
    return total


def place_worth(state: State, at: int, placement: Placement) -> float:
    """Dots first, then room to grow; Force only where it gives a dot."""
    return 10 * placement.dots + free_around(state, at) - (5 if placement.force else 0)
