"""Produce: run every bloc that pays if the cubes suffice for all of them, else search for the best plan."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from won.analysis.industry.production import best_plan
from won.industry.actions import Produce, Run
from won.industry.blocs import Bloc
from won.industry.board import BIT, HEX, NAMES
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, ORE, SELL
from won.industry.produce_costs import running_cost
from won.industry.state import State
from won.industry.tiles import MAKES
from won.players.bot import Option, Reason

FEW: Final = 3  # alternatives given with a reason


def run_all(state: State, seat: int) -> Produce:
    """Every bloc that pays, as a whole; the best plan if the cubes do not suffice for that."""
    worth = _worths(state)
    base = seat * GOODS
    stock = [state.cubes[base + FOOD], state.cubes[base + ENERGY], state.cubes[base + ORE]]
    runs: list[Run] = []
    for bloc in state.blocs[seat]:
        run, costs, _ = _whole(bloc, worth)
        if run is not None:
            runs.append(run)
            for place in range(3):
                stock[place] -= costs[place]
    return Produce(tuple(runs)) if min(stock) >= 0 else best_plan(state, seat, worth)


def _worths(state: State) -> list[int]:
    """A cube at what it would sell for now."""
    return [SELL[c][state.market[c]] for c in range(GOODS)]


def _whole(bloc: Bloc, worth: list[int]) -> tuple[Run | None, tuple[int, int, int], int]:
    """The better way to run all of a bloc, its cost and what it brings; none if no way pays."""
    size = len(bloc.hexes)
    earned = len(bloc.dots) * (BANK_DOT if MAKES[bloc.kind] < 0 else worth[MAKES[bloc.kind]])
    best, feed = 0, ""
    costs = running_cost(bloc, size, False)
    for diet in ("food", "ore") if bloc.tokens and costs[0] else ("food",):
        food, energy, ore = running_cost(bloc, size, diet == "ore")
        net = earned - food * worth[FOOD] - energy * worth[ENERGY] - ore * worth[ORE]
        if net > best:
            best, feed, costs = net, diet, (food, energy, ore)
    return (Run(NAMES[bloc.hexes[0]], feed) if feed else None), costs, best


def why_run(state: State, seat: int, action: Produce) -> Reason:
    """What the blocs make net of what they eat; the alternatives leave one of them idle."""
    worth = _worths(state)
    wanted = [run for bloc in state.blocs[seat] if (run := _whole(bloc, worth)[0]) is not None]
    nets = [_net(state, seat, run, worth) for run in action.run]
    without = [
        Option(Produce(action.run[:place] + action.run[place + 1 :]), sum(nets) - net) for place, net in enumerate(nets)
    ]
    without.sort(key=lambda option: -option.worth)
    code = "industry.run" if all(run in action.run for run in wanted) else "industry.run.short"
    return Reason(code, {"blocs": len(action.run)}, sum(nets), tuple(without[:FEW]))


def _net(state: State, seat: int, run: Run, worth: list[int]) -> int:
    """What one run brings."""
    bloc = next(bloc for bloc in state.blocs[seat] if bloc.mask & BIT[HEX[run.at]])
    fed = bloc.mask if run.tiles is UNSET else sum([BIT[HEX[at]] for at in run.tiles])
    food, energy, ore = running_cost(bloc, fed.bit_count(), run.feed == "ore")
    earned = bloc.dots_on(fed) * (BANK_DOT if MAKES[bloc.kind] < 0 else worth[MAKES[bloc.kind]])
    return earned - food * worth[FOOD] - energy * worth[ENERGY] - ore * worth[ORE]
