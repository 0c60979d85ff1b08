"""The score a seat is on the way to: what it would end with if it ran its blocs to the end and built nothing more.

The browser counts the same from what it sees (web/src/industry/projection.ts); web/test/parity.test.ts compares both.
"""

from __future__ import annotations

from typing import NamedTuple

from won.analysis.industry.valuation import fair, rounds_at_pace, stream
from won.industry.costs import MONEY_POINT
from won.industry.end import points
from won.industry.interest import interest_due
from won.industry.market import ENERGY, FOOD, GOODS, ORE, net_cost
from won.industry.state import State


class Projection(NamedTuple):
    """`cubes`, `production` and `interest` are in money; `points` counts them with tiles, money and notes of now."""

    points: int
    rounds: int  # times that the blocs are expected to run still
    cubes: int  # what the cubes at hand would sell for now
    production: int  # what the blocs would make in those rounds, less what they eat
    interest: int  # due in those rounds


def projected(state: State, seat: int) -> Projection:
    rounds = int(rounds_at_pace(state) + 0.5)
    flow = stream(state, seat, fair(state))
    eaten = [0] * GOODS
    eaten[FOOD], eaten[ENERGY], eaten[ORE] = flow.food, flow.energy, flow.ore
    each, cubes = flow.money, 0
    for c in range(GOODS):
        each -= net_cost(c, state.market[c], eaten[c] - flow.made[c])
        cubes -= net_cost(c, state.market[c], -state.cubes[seat * GOODS + c])
    production, interest = rounds * each, rounds * interest_due(state, seat)
    tiles, _, notes = points(state, seat)
    money = state.money[seat] + cubes + production - interest
    return Projection(tiles + money // MONEY_POINT + notes, rounds, cubes, production, interest)
