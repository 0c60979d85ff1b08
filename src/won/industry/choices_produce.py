"""A submission by its parts: for each bloc that runs its first hex and `ore`, `food`, or `some` with the tiles fed."""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.game import DONE, Word
from won.industry import actions as act
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import HEX, NAMES
from won.industry.market import ENERGY, FOOD, GOODS, ORE
from won.industry.produce import running_cost
from won.industry.state import State
from won.industry.tiles import FARM

SOME: Final = "some"
END: Final = "end"  # ends the tiles of a bloc fed in part


def produce_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    blocs = state.blocs[seat]
    stock = Stock(state, seat)
    running = -1  # the last bloc named
    place = 0
    while place < len(chosen):
        running = bloc_at(blocs, HEX[str(chosen[place])])
        bloc = blocs[running]
        if place + 1 == len(chosen):
            return stock.feeds(bloc)
        feed = chosen[place + 1]
        place += 2
        if feed != SOME:
            stock.run(bloc, len(bloc.hexes), feed == "ore")
            continue
        fed = place
        while place < len(chosen) and chosen[place] != END:
            place += 1
        if place == len(chosen):
            return _feeding(stock, bloc, [HEX[str(name)] for name in chosen[fed:]])
        stock.run(bloc, place - fed, False)
        place += 1
    more: list[Word] = [NAMES[bloc.hexes[0]] for bloc in blocs[running + 1 :] if stock.runs(bloc)]
    return [*more, DONE]


class Stock:
    """PROD-6: what is left to pay for further blocs."""

    __slots__ = ("energy", "food", "ore")

    def __init__(self, state: State, seat: int) -> None:
        base = seat * GOODS
        self.food: int = state.cubes[base + FOOD]
        self.energy: int = state.cubes[base + ENERGY]
        self.ore: int = state.cubes[base + ORE]

    def affords(self, bloc: Bloc, fed: int, ore: bool) -> bool:
        cost = running_cost(bloc, fed, ore)
        return cost[0] <= self.food and cost[1] <= self.energy and cost[2] <= self.ore

    def run(self, bloc: Bloc, fed: int, ore: bool) -> None:
        cost = running_cost(bloc, fed, ore)
        self.food -= cost[0]
        self.energy -= cost[1]
        self.ore -= cost[2]

    def runs_on_ore(self, bloc: Bloc) -> bool:
        """PROD-5: in place of all food, in an automated bloc that is no farm."""
        return bloc.tokens > 0 and bloc.kind != FARM and self.affords(bloc, len(bloc.hexes), True)

    def runs(self, bloc: Bloc) -> bool:
        """Whether it can be run in some way: one tile fed is the least, all of a bloc of one."""
        return self.affords(bloc, 1, False) or self.runs_on_ore(bloc)

    def feeds(self, bloc: Bloc) -> list[Word]:
        """PROD-4.1: a single tile has no part."""
        ways: list[Word] = []
        if self.affords(bloc, len(bloc.hexes), False):
            ways.append("food")
        if self.runs_on_ore(bloc):
            ways.append("ore")
        if len(bloc.hexes) > 1 and self.affords(bloc, 1, False):
            ways.append(SOME)
        return ways


def _feeding(stock: Stock, bloc: Bloc, fed: list[int]) -> list[Word]:
    """PROD-4.1: tiles in the order of their names, at least one and not all."""
    after = max(fed, default=-1)
    more: list[Word] = []
    if len(fed) + 1 < len(bloc.hexes) and stock.affords(bloc, len(fed) + 1, False):
        more = [NAMES[one] for one in bloc.hexes if one > after]
    return [*more, END] if fed else more


def compose_produce(state: State, seat: int, parts: list[Any]) -> act.Produce:
    runs: list[act.Run] = []
    rest = list(parts)
    while rest:
        at, feed, rest = rest[0], rest[1], rest[2:]
        if feed == SOME:
            end = rest.index(END)
            runs.append(act.Run(at, "food", tuple(rest[:end])))
            rest = rest[end + 1 :]
        else:
            runs.append(act.Run(at, feed, UNSET))
    return act.Produce(tuple(runs))
