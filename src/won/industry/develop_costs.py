"""What an action of Develop costs must be held and is paid to the supply, DEV-1 and DEV-5."""

from __future__ import annotations

from won.core.refusal import Refusal, refuse
from won.industry.market import COMMODITIES, GOODS, Cost
from won.industry.state import State


def named(cost: Cost) -> dict[str, int]:
    """A cost in the words of the record."""
    return {COMMODITIES[commodity]: count for commodity, count in cost}


def covers(state: State, seat: int, cost: Cost) -> bool:
    held = state.cubes
    base = seat * GOODS
    for commodity, count in cost:
        if held[base + commodity] < count:
            return False
    return True


def short_of(state: State, seat: int, cost: Cost) -> Refusal | None:
    """DEV-5: what an action costs must be held when it is taken."""
    if covers(state, seat, cost):
        return None
    have = {COMMODITIES[commodity]: state.cubes[seat * GOODS + commodity] for commodity, _ in cost}
    return refuse("DEV-5", cost=named(cost), have=have)


def pay(state: State, seat: int, cost: Cost) -> None:
    """DEV-1: what is spent goes to the supply, which never runs out (TRADE-8)."""
    base = seat * GOODS
    for commodity, count in cost:
        state.cubes[base + commodity] -= count
