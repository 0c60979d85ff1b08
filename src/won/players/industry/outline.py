"""A round in outline: every seat plans as a merchant, trades in one go, builds and produces.

No action is checked or recorded, and the seats trade a few cubes at a time instead of asking what else has changed, so
that a whole round takes about as long as a few decisions of merchants.
"""

from __future__ import annotations

from typing import Final

from won.industry.blocs import Bloc, with_tile
from won.industry.board import AROUND, BIT, PLAYABLE, hexes_in
from won.industry.costs import BANK_DOT
from won.industry.interest import charge_interest
from won.industry.market import BUY, ENERGY, FOOD, GOODS, LABOR, ORE, SELL, WELLS
from won.industry.notes import loan, notes_left
from won.industry.rounds import triggers_met
from won.industry.state import TRADE, State
from won.industry.tiles import FARM, GENERATOR, MAKES, TURNS
from won.players.industry.scheme import Plan, Planner, Step, Style
from won.players.industry.worth import fair

AGAIN: Final = (1, 2, 4)  # the turns of Trade before which all plan again, where a round is looked at closely


def play_round(state: State, styles: list[Style], closely: bool) -> int:
    """Trade and Develop seat by seat, from the one on turn; then Produce and interest. The number of plans made.

    `closely` plans again as prices move, and once more with the cubes that were to be had.
    """
    order = [(state.turn + step) % state.seats for step in range(state.seats)]
    trading = state.phase == TRADE
    plans = [Planner(state, seat, styles[seat], trading).plan() for seat in range(state.seats)]
    made = state.seats
    if trading:
        made += _trade(state, order, plans, styles, closely)
        order = [(state.first + step) % state.seats for step in range(state.seats)]
    for seat in order:
        if trading and closely and _short(state, seat, plans[seat]):
            plans[seat] = Planner(state, seat, styles[seat], open_market=False).plan()
            made += 1
        _develop(state, seat, plans[seat])
    state.final = bool(triggers_met(state))
    for seat in order:
        _produce(state, seat)
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.turn = state.first
    charge_interest(state, [])
    return made


def _trade(state: State, order: list[int], plans: list[Plan], styles: list[Style], closely: bool) -> int:
    """Turn by turn: notes as planned, what is missing bought while the money lasts, what is over sold."""
    for seat in order:
        _borrow(state, seat, plans[seat].notes)
    before = state.cubes[:]
    waiting, turn, made = order, 0, 0
    while waiting:
        if closely and turn in AGAIN:
            for seat in waiting:
                base = seat * GOODS
                sold = frozenset([c for c in range(GOODS) if state.cubes[base + c] < before[base + c]])
                plans[seat] = Planner(state, seat, styles[seat], sold=sold).plan()
                _borrow(state, seat, plans[seat].notes)
                made += 1
        waiting = [seat for seat in waiting if _turn(state, seat, plans[seat])]
        turn += 1
    return made


def _borrow(state: State, seat: int, count: int) -> None:
    left = notes_left(state, seat)
    count = count if left < 0 else min(left, count)
    if count:
        state.money[seat] += loan(state, state.notes[seat], count)
        state.notes[seat] += count


def _short(state: State, seat: int, plan: Plan) -> bool:
    return any(plan.need[c] > state.cubes[seat * GOODS + c] for c in range(GOODS))


def _turn(state: State, seat: int, plan: Plan) -> bool:
    """A few cubes bought where there is the money, else sold; whether anything was."""
    base, market, cubes = seat * GOODS, state.market, state.cubes
    left = state.edition.trade_cubes
    for c in (4, 3, 2, 1, 0):
        while left and plan.need[c] > cubes[base + c] and BUY[c][market[c]] <= state.money[seat]:
            state.money[seat] -= BUY[c][market[c]]
            market[c] -= market[c] > 0
            cubes[base + c] += 1
            left -= 1
    if left < state.edition.trade_cubes:
        return True
    for c in (4, 3, 2, 1, 0):
        while left and plan.need[c] + plan.keep[c] < cubes[base + c]:
            state.money[seat] += SELL[c][market[c]]
            market[c] += market[c] < WELLS[c]
            cubes[base + c] -= 1
            left -= 1
    return left < state.edition.trade_cubes


def _develop(state: State, seat: int, plan: Plan) -> None:
    for step in plan.steps:
        _take(state, seat, step)
    if plan.flags:
        for _ in range(plan.flags):
            free = PLAYABLE & ~state.claimed & state.reach[seat]
            if not free or not state.flags[seat] or not state.cubes[seat * GOODS + LABOR]:
                return
            state.cubes[seat * GOODS + LABOR] -= 1
            _claim(state, seat, hexes_in(free)[0])


def _claim(state: State, seat: int, at: int) -> None:
    state.flags[seat] -= 1
    state.claimed |= BIT[at]
    state.held[seat] |= BIT[at]
    state.reach[seat] |= AROUND[at]


def _take(state: State, seat: int, step: Step) -> None:
    """A step if it can still be taken: nobody was faster, and the cubes are there."""
    at, base = step.at, seat * GOODS
    spent = [0] * GOODS
    step.spend(spent)
    for c in range(GOODS):
        if spent[c] > state.cubes[base + c]:
            return
    if step.automate:
        state.blocs[seat] = tuple(
            [bloc.with_tokens(bloc.tokens + 1) if bloc.mask & BIT[at] else bloc for bloc in state.blocs[seat]]
        )
    else:
        if not state.stacks[step.kind] or (step.flag and (state.claimed & BIT[at] or not state.flags[seat])):
            return
        if step.flag:
            _claim(state, seat, at)
        state.stacks[step.kind] -= 1
        state.tiled |= BIT[at]
        state.tile[at] = step.kind * TURNS + step.turn
        state.blocs[seat] = with_tile(state.blocs[seat], state.tile, state.held[seat], at)
    for c in range(GOODS):
        state.cubes[base + c] -= spent[c]


def _produce(state: State, seat: int) -> None:
    """Blocs run while food and energy last, the most paying first."""
    base, cubes, price = seat * GOODS, state.cubes, fair(state)
    made = [0] * GOODS
    ranked: list[tuple[float, int, Bloc]] = []
    for place, bloc in enumerate(state.blocs[seat]):
        makes = MAKES[bloc.kind]
        each = BANK_DOT if makes < 0 else price[makes]
        food = 0 if bloc.kind == FARM else len(bloc.hexes)
        net = len(bloc.dots) * each - food * price[FOOD] - (0 if bloc.kind == GENERATOR else price[ENERGY])
        if net > 0:
            ranked.append((-net, place, bloc))
    ranked.sort(key=lambda one: one[:2])
    for _, _, bloc in ranked:
        energy = 0 if bloc.kind == GENERATOR else 1
        food = 0 if bloc.kind == FARM else len(bloc.hexes)
        dots = len(bloc.dots)
        if energy > cubes[base + ENERGY]:
            continue
        if bloc.tokens and food and cubes[base + ORE] and cubes[base + FOOD] < food:
            cubes[base + ORE] -= 1
        elif food > cubes[base + FOOD]:
            dots = dots * cubes[base + FOOD] // food
            cubes[base + FOOD] = 0
        else:
            cubes[base + FOOD] -= food
        cubes[base + ENERGY] -= energy
        if MAKES[bloc.kind] < 0:
            state.money[seat] += dots * BANK_DOT
        else:
            made[MAKES[bloc.kind]] += dots
    for c in range(GOODS):
        cubes[base + c] += made[c]
