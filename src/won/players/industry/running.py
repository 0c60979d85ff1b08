"""Produce, without long thought where none is needed: what pays is run whole if the cubes are there for all of it."""

from __future__ import annotations

from won.industry.actions import Produce, Run
from won.industry.board import NAMES
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, ORE, SELL
from won.industry.plan import best_plan
from won.industry.produce import running_cost
from won.industry.state import State
from won.industry.tiles import MAKES


def run_all(state: State, seat: int) -> Produce:
    """Every bloc that pays, as a whole; the best plan for what is there if that is not enough."""
    worth = [SELL[c][state.market[c]] for c in range(GOODS)]
    base = seat * GOODS
    stock = [state.cubes[base + FOOD], state.cubes[base + ENERGY], state.cubes[base + ORE]]
    runs: list[Run] = []
    for bloc in state.blocs[seat]:
        made = len(bloc.dots) * (BANK_DOT if MAKES[bloc.kind] < 0 else worth[MAKES[bloc.kind]])
        best, feed = 0, ""
        costs = running_cost(bloc, len(bloc.hexes), False)
        for way in ("food", "ore") if bloc.tokens and costs[0] else ("food",):
            food, energy, ore = running_cost(bloc, len(bloc.hexes), way == "ore")
            net = made - food * worth[FOOD] - energy * worth[ENERGY] - ore * worth[ORE]
            if net > best:
                best, feed, costs = net, way, (food, energy, ore)
        if feed:
            runs.append(Run(NAMES[bloc.hexes[0]], feed))
            for place in range(3):
                stock[place] -= costs[place]
    return Produce(tuple(runs)) if min(stock) >= 0 else best_plan(state, seat, worth)
