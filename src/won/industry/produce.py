"""Produce: running blocs, paid before anything is made."""

from __future__ import annotations

from msgspec import UNSET

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Produce, Run
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import BIT, HEX, NAMES
from won.industry.costs import BANK_DOT
from won.industry.market import COMMODITIES, ENERGY, FOOD, GOODS, ORE
from won.industry.rounds import end_round
from won.industry.state import State
from won.industry.tiles import FARM, GENERATOR, MAKES
from won.industry.words import hex_problem


def running_cost(bloc: Bloc, fed: int, ore: bool) -> tuple[int, int, int]:
    """PROD-3, PROD-4, PROD-5: food, energy and ore to run a bloc with that many tiles fed."""
    energy = 0 if bloc.kind == GENERATOR else 1
    if ore:
        return 0, energy, 1
    return 0 if bloc.kind == FARM else fed, energy, 0


def can_produce(state: State, seat: int, action: Produce) -> Refusal | None:
    run_before, food, energy, ore = 0, 0, 0, 0
    for run in action.run:
        problem = _run_problem(state, seat, run)
        if problem is not None:
            return problem
        bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[run.at])]
        if run_before & bloc.mask:
            return refuse("PROD-2", at=run.at)
        run_before |= bloc.mask
        costs = running_cost(bloc, fed_count(bloc, run), run.feed == "ore")
        food += costs[0]
        energy += costs[1]
        ore += costs[2]
    for commodity, count in ((FOOD, food), (ENERGY, energy), (ORE, ore)):
        have = state.cubes[seat * GOODS + commodity]
        if count > have:
            return refuse("PROD-6", cube=COMMODITIES[commodity], count=count, have=have)
    return None


def _run_problem(state: State, seat: int, run: Run) -> Refusal | None:
    """PROD-2, PROD-4.1, PROD-5 for one bloc by itself."""
    problem = hex_problem(run.at)
    if problem is not None:
        return problem
    place = bloc_at(state.blocs[seat], HEX[run.at])
    if place < 0:
        return refuse("PROD-2", at=run.at)
    bloc = state.blocs[seat][place]
    if run.feed not in ("food", "ore"):
        return refuse("FORM-1", field="feed", value=run.feed)
    if run.tiles is not UNSET:
        problem = _fed_problem(bloc, run.tiles)
        if problem is not None:
            return problem
    if run.feed == "ore" and not (bloc.tokens and bloc.kind != FARM and fed_count(bloc, run) == len(bloc.hexes)):
        return refuse("PROD-5", at=run.at)
    return None


def fed_count(bloc: Bloc, run: Run) -> int:
    return len(bloc.hexes) if run.tiles is UNSET else len(run.tiles)


def _fed_problem(bloc: Bloc, tiles: tuple[str, ...]) -> Refusal | None:
    """PROD-4.1: the tiles fed are of this bloc, named once each, at least one."""
    seen = 0
    for name in tiles:
        problem = hex_problem(name)
        if problem is not None:
            return problem
        if not BIT[HEX[name]] & bloc.mask or BIT[HEX[name]] & seen:
            return refuse("PROD-4.1", at=name)
        seen |= BIT[HEX[name]]
    return None if seen else refuse("PROD-4.1", at=NAMES[bloc.hexes[0]])


def fed_hexes(bloc: Bloc, run: Run) -> int:
    if run.tiles is UNSET:
        return bloc.mask
    fed = 0
    for name in run.tiles:
        fed |= BIT[HEX[name]]
    return fed


def do_produce(state: State, seat: int, action: Produce, told: list[events.AnyEvent]) -> None:
    """PROD-6: paid and credited at once; PROD-1: the phase ends with the last submission."""
    spent = [0] * GOODS
    made = [0] * GOODS
    money = 0
    for run in action.run:
        bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[run.at])]
        food, energy, ore = running_cost(bloc, fed_count(bloc, run), run.feed == "ore")
        spent[FOOD] += food
        spent[ENERGY] += energy
        spent[ORE] += ore
        dots = bloc.dots_on(fed_hexes(bloc, run))  # PROD-7
        if MAKES[bloc.kind] < 0:
            money += dots * BANK_DOT
        else:
            made[MAKES[bloc.kind]] += dots
    base = seat * GOODS
    for commodity in range(GOODS):
        state.cubes[base + commodity] += made[commodity] - spent[commodity]
    state.money[seat] += money
    state.submitted |= 1 << seat
    told.append(events.Produced(seat, _counts(spent), _counts(made), money))
    if state.submitted == (1 << state.seats) - 1:
        end_round(state, told)


def _counts(cubes: list[int]) -> dict[str, int]:
    return {COMMODITIES[commodity]: cubes[commodity] for commodity in range(GOODS) if cubes[commodity]}
