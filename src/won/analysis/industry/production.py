"""The best way to run one's blocs with the stocks at hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import UNSET

from won.industry.actions import Produce, Run
from won.industry.blocs import Bloc
from won.industry.board import BIT, NAMES
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, ORE, SELL
from won.industry.produce_costs import food_needed, running_cost, takes_ore
from won.industry.state import State
from won.industry.tiles import MAKES


class Way:
    """One way to run one bloc: its price in food, energy and ore, and its worth net of that."""

    __slots__ = ("energy", "food", "ore", "run", "worth")

    def __init__(self, run: Run, cost: tuple[int, int, int], worth: float) -> None:
        self.run = run
        self.food, self.energy, self.ore = cost
        self.worth = worth


def best_plan(state: State, seat: int, worth: Sequence[float] | None = None) -> Produce:
    """The plan of greatest net worth, a cube counting what it would sell for now unless `worth` says otherwise."""
    if worth is None:
        worth = [SELL[commodity][state.market[commodity]] for commodity in range(GOODS)]
    base = seat * GOODS
    stock = (state.cubes[base + FOOD], state.cubes[base + ENERGY], state.cubes[base + ORE])
    # For every way to spend (food, energy, ore) so far: the best worth and the runs that give it.
    best: dict[tuple[int, int, int], tuple[float, tuple[Run, ...]]] = {(0, 0, 0): (0.0, ())}
    for bloc in state.blocs[seat]:
        options = ways_to_run(bloc, stock[0], worth)
        for spent, (value, runs) in list(best.items()):
            for way in options:
                now = (spent[0] + way.food, spent[1] + way.energy, spent[2] + way.ore)
                if now[0] > stock[0] or now[1] > stock[1] or now[2] > stock[2]:
                    continue
                if now not in best or best[now][0] < value + way.worth:
                    best[now] = (value + way.worth, (*runs, way.run))
    cheapest = min(best, key=lambda spent: (-best[spent][0], sum(spent), spent))
    return Produce(best[cheapest][1])


def ways_to_run(bloc: Bloc, food: int, worth: Sequence[float]) -> list[Way]:
    """For each number of tiles fed the choice with most dots, and ore for an automated bloc; only what pays."""
    dot = float(BANK_DOT) if MAKES[bloc.kind] < 0 else worth[MAKES[bloc.kind]]
    size = len(bloc.hexes)
    at = NAMES[bloc.hexes[0]]
    options: list[Way] = []
    counts = range(1, min(size, food) + 1) if food_needed(bloc.kind, size) else [size]
    for count in counts:
        fed, dots = best_fed(bloc, count)
        run = Run(at, "food", UNSET if count == size else tuple([NAMES[hex] for hex in fed]))
        options.append(_way(run, running_cost(bloc, count, False), dots * dot, worth))
    if takes_ore(bloc):
        options.append(_way(Run(at, "ore"), running_cost(bloc, size, True), len(bloc.dots) * dot, worth))
    return [way for way in options if way.worth > 0]


def _way(run: Run, cost: tuple[int, int, int], made: float, worth: Sequence[float]) -> Way:
    return Way(run, cost, made - cost[0] * worth[FOOD] - cost[1] * worth[ENERGY] - cost[2] * worth[ORE])


def best_fed(bloc: Bloc, count: int) -> tuple[list[int], int]:
    """PROD-4.1: which `count` tiles of the bloc carry the most full dots, and how many."""
    if count == len(bloc.hexes):
        return bloc.hexes, len(bloc.dots)
    best, most = bloc.hexes[:count], -1
    for chosen in combinations(bloc.hexes, count):
        fed = 0
        for at in chosen:
            fed |= BIT[at]
        dots = bloc.dots_on(fed)
        if dots > most:
            best, most = list(chosen), dots
    return best, most
