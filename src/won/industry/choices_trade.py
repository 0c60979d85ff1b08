"""Cubes for the market by their parts: one after another in market order, so that each mix has one way to it."""

from __future__ import annotations

from won.core.game import DONE, Word
from won.industry.market import BUY, COMMODITIES, COMMODITY, GOODS
from won.industry.state import State


def buy_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    """TRADE-2, TRADE-4: each further cube from the next well, while it can be paid."""
    if len(chosen) == state.edition.trade_cubes:
        return []
    taken = [0] * GOODS
    money = state.money[seat]
    last = 0
    for cube in chosen:
        last = COMMODITY[str(cube)]
        money -= _next_price(state, last, taken[last])
        taken[last] += 1
    more: list[Word] = [
        COMMODITIES[commodity]
        for commodity in range(last, GOODS)
        if _next_price(state, commodity, taken[commodity]) <= money
    ]
    if chosen:
        more.append(DONE)
    return more


def _next_price(state: State, commodity: int, taken: int) -> int:
    return BUY[commodity][max(0, state.market[commodity] - taken)]


def sell_choices(state: State, seat: int, chosen: list[Word]) -> list[Word]:
    """TRADE-6: nobody sells cubes they do not have."""
    if len(chosen) == state.edition.trade_cubes:
        return []
    left = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    last = 0
    for cube in chosen:
        last = COMMODITY[str(cube)]
        left[last] -= 1
    more: list[Word] = [COMMODITIES[commodity] for commodity in range(last, GOODS) if left[commodity] > 0]
    if chosen:
        more.append(DONE)
    return more


def cart(chosen: list[Word]) -> dict[str, int]:
    """The cubes chosen, counted, in market order."""
    return {cube: chosen.count(cube) for cube in COMMODITIES if cube in chosen}
