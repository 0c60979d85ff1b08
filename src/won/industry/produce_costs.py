"""What blocs need to run, PROD-3 to PROD-6, and what they make, PROD-7."""

from __future__ import annotations

from typing import Final

from won.core.game import Word
from won.industry.blocs import Bloc
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, ORE
from won.industry.state import State
from won.industry.tiles import FARM, GENERATOR, MAKES

SOME: Final = "some"  # feeds a bloc in part


def food_needed(kind: int, tiles: int) -> int:
    """PROD-4: one food a tile fed; farms eat nothing."""
    return 0 if kind == FARM else tiles


def energy_needed(kind: int) -> int:
    """PROD-3: one energy a bloc; generators need none."""
    return 0 if kind == GENERATOR else 1


def running_cost(bloc: Bloc, fed: int, ore: bool) -> tuple[int, int, int]:
    """PROD-3, PROD-4, PROD-5: food, energy and ore to run a bloc with that many tiles fed."""
    energy = energy_needed(bloc.kind)
    return (0, energy, 1) if ore else (food_needed(bloc.kind, fed), energy, 0)


def takes_ore(bloc: Bloc) -> bool:
    """PROD-5: ore may stand in for all food in an automated bloc that is no farm."""
    return bloc.tokens > 0 and bloc.kind != FARM


def money_made(kind: int, dots: int) -> int:
    """PROD-7: what the dots of a bank bring."""
    return dots * BANK_DOT if MAKES[kind] < 0 else 0


class Stock:
    """PROD-6: what is left to pay for further blocs."""

    __slots__ = ("energy", "food", "ore")

    def __init__(self, state: State, seat: int) -> None:
        base = seat * GOODS
        self.food: int = state.cubes[base + FOOD]
        self.energy: int = state.cubes[base + ENERGY]
        self.ore: int = state.cubes[base + ORE]

    def affords(self, bloc: Bloc, fed: int, ore: bool) -> bool:
        food_cost, energy_cost, ore_cost = running_cost(bloc, fed, ore)
        return food_cost <= self.food and energy_cost <= self.energy and ore_cost <= self.ore

    def run(self, bloc: Bloc, fed: int, ore: bool) -> None:
        food_cost, energy_cost, ore_cost = running_cost(bloc, fed, ore)
        self.food -= food_cost
        self.energy -= energy_cost
        self.ore -= ore_cost

    def runs_on_ore(self, bloc: Bloc) -> bool:
        return takes_ore(bloc) and self.affords(bloc, len(bloc.hexes), True)

    def runs(self, bloc: Bloc) -> bool:
        """Whether it can be run in some way: one tile fed is the least, all of a bloc of one."""
        return self.affords(bloc, 1, False) or self.runs_on_ore(bloc)

    def feeds(self, bloc: Bloc) -> list[Word]:
        """How it can be fed; PROD-4.1: a single tile has no part."""
        feeds: list[Word] = []
        if self.affords(bloc, len(bloc.hexes), False):
            feeds.append("food")
        if self.runs_on_ore(bloc):
            feeds.append("ore")
        if len(bloc.hexes) > 1 and self.affords(bloc, 1, False):
            feeds.append(SOME)
        return feeds
