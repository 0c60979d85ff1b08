"""Trade: buying and selling on the five tracks."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry import events
from won.industry.actions import Buy, Sell
from won.industry.market import COMMODITY, GOODS, WELLS, buying, selling
from won.industry.rounds import turn_on
from won.industry.state import State
from won.industry.words import counts_problem


def _amount_problem(state: State, cubes: dict[str, int]) -> Refusal | None:
    """TRADE-4: one cube, or up to three, by the edition."""
    total = 0
    for name, count in cubes.items():
        if name not in COMMODITY or type(count) is not int or count < 1:
            return counts_problem(cubes, COMMODITY)
        total += count
    if 1 <= total <= state.edition.trade_cubes:
        return None
    return refuse("TRADE-4", cubes=total, most=state.edition.trade_cubes)


def cost_to_buy(state: State, cubes: dict[str, int]) -> int:
    """TRADE-2: what these cubes would cost now."""
    cost = 0
    for name, count in cubes.items():
        commodity = COMMODITY[name]
        cost += buying(commodity, state.market[commodity], count)
    return cost


def income_from_sale(state: State, cubes: dict[str, int]) -> int:
    """TRADE-3: what these cubes would bring now."""
    income = 0
    for name, count in cubes.items():
        commodity = COMMODITY[name]
        income += selling(commodity, state.market[commodity], count)
    return income


def can_buy(state: State, seat: int, action: Buy) -> Refusal | None:
    problem = _amount_problem(state, action.cubes)
    if problem is not None:
        return problem
    cost = cost_to_buy(state, action.cubes)
    if cost > state.money[seat]:
        return refuse("TRADE-5", cost=cost, money=state.money[seat])
    return None


def do_buy(state: State, seat: int, action: Buy, told: list[events.AnyEvent]) -> None:
    """TRADE-2: from the last filled wells; from the supply when the track is empty (TRADE-8)."""
    cost = cost_to_buy(state, action.cubes)
    supply: dict[str, int] = {}
    for name, count in action.cubes.items():
        commodity = COMMODITY[name]
        left = state.market[commodity] - count
        if left < 0:
            supply[name] = -left
            left = 0
        state.market[commodity] = left
        state.cubes[seat * GOODS + commodity] += count
    state.money[seat] -= cost
    state.passes = 0
    told.append(events.Bought(seat, action.cubes, supply, cost))
    turn_on(state, told)


def can_sell(state: State, seat: int, action: Sell) -> Refusal | None:
    """TRADE-6: nobody sells cubes they do not have."""
    problem = _amount_problem(state, action.cubes)
    if problem is not None:
        return problem
    for name, count in action.cubes.items():
        have = state.cubes[seat * GOODS + COMMODITY[name]]
        if count > have:
            return refuse("TRADE-6", cube=name, count=count, have=have)
    return None


def do_sell(state: State, seat: int, action: Sell, told: list[events.AnyEvent]) -> None:
    """TRADE-3: into the first free wells; to the supply when the track is full."""
    income = income_from_sale(state, action.cubes)
    supply: dict[str, int] = {}
    for name, count in action.cubes.items():
        commodity = COMMODITY[name]
        standing = state.market[commodity] + count
        if standing > WELLS[commodity]:
            supply[name] = standing - WELLS[commodity]
            standing = WELLS[commodity]
        state.market[commodity] = standing
        state.cubes[seat * GOODS + commodity] -= count
    state.money[seat] += income
    state.passes = 0
    told.append(events.Sold(seat, action.cubes, supply, income))
    turn_on(state, told)
