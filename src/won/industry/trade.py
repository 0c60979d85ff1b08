"""Trade: buying and selling on the five tracks (TRADE-4 to TRADE-6, TRADE-8).

`market` has TRADE-1 to TRADE-3 and TRADE-7.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from won.core.game import DONE, Word
from won.core.kinds import OPEN_ENDED, ActionKind, Draw, pick
from won.core.refusal import Refusal, refuse
from won.industry.actions import Buy, Sell
from won.industry.events import AnyEvent, Bought, Sold
from won.industry.form import counts_problem, read_counts, write_counts
from won.industry.market import BUY, COMMODITIES, COMMODITY, GOODS, WELLS, cart_cost, cart_income, next_price
from won.industry.state import TRADE, State
from won.industry.trade_mixes import BUYS, COSTS, SELLS, counted, mixes
from won.industry.turns import turn_on


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


def can_buy(state: State, seat: int, action: Buy) -> Refusal | None:
    problem = _amount_problem(state, action.cubes)
    if problem is not None:
        return problem
    cost = cart_cost(state.market, action.cubes)
    if cost > state.money[seat]:
        return refuse("TRADE-5", cost=cost, money=state.money[seat])
    return None


def do_buy(state: State, seat: int, action: Buy, events: list[AnyEvent]) -> None:
    """TRADE-2: from the last filled wells; from the supply when the track is empty (TRADE-8)."""
    cost = cart_cost(state.market, action.cubes)
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
    events.append(Bought(seat, action.cubes, supply, cost))
    turn_on(state, events)


def affordable(state: State, seat: int) -> list[int]:
    """TRADE-5: the commodities of which the seat can pay for one cube."""
    money = state.money[seat]
    market = state.market
    return [commodity for commodity in range(GOODS) if BUY[commodity][market[commodity]] <= money]


class BuyKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """TRADE-5: whether the seat can pay for any cube."""
        money = state.money[seat]
        market = state.market
        for commodity in range(GOODS):  # food first, which is nearly always the cheapest
            if BUY[commodity][market[commodity]] <= money:
                return True
        return False

    def actions(self, state: State, seat: int) -> list[Any]:
        """TRADE-5: every mix that the seat can pay, as `next_words` would list them."""
        money = state.money[seat]
        costs = [COSTS[commodity][standing] for commodity, standing in enumerate(state.market)]
        listed: list[Any] = []
        for key, mix in mixes(state.edition.trade_cubes):
            cost = 0
            for commodity, count in mix:
                cost += costs[commodity][count]
            if cost <= money:
                listed.append(BUYS[key])
        return listed


def buy_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    """TRADE-4: cube by cube in market order, so that each mix has one way to it, while the next can be paid."""
    if len(parts) == state.edition.trade_cubes:
        return []
    standing = state.market[:]
    money = state.money[seat]
    last = 0
    for cube in parts:
        last = COMMODITY[str(cube)]
        money -= next_price(last, standing[last])
        standing[last] -= 1
    more: list[Word] = [
        COMMODITIES[commodity]
        for commodity in range(last, GOODS)
        if next_price(commodity, standing[commodity]) <= money
    ]
    return [*more, DONE] if parts else more


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


def do_sell(state: State, seat: int, action: Sell, events: list[AnyEvent]) -> None:
    """TRADE-3: into the first free wells; to the supply when the track is full."""
    income = cart_income(state.market, action.cubes)
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
    events.append(Sold(seat, action.cubes, supply, income))
    turn_on(state, events)


def sellable(state: State, seat: int) -> list[int]:
    """TRADE-6: the commodities of which the seat holds a cube."""
    base = seat * GOODS
    cubes = state.cubes
    return [commodity for commodity in range(GOODS) if cubes[base + commodity]]


class SellKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """TRADE-6: whether the seat has any cube."""
        cubes = state.cubes
        for place in range(seat * GOODS, seat * GOODS + GOODS):
            if cubes[place]:
                return True
        return False

    def actions(self, state: State, seat: int) -> list[Any]:
        """TRADE-6: every mix that the seat holds, as `next_words` would list them."""
        most = state.edition.trade_cubes
        held = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        return list(_sells(most, tuple([min(most, count) for count in held])))


@lru_cache(1024)
def _sells(most: int, held: tuple[int, ...]) -> list[Sell]:
    """Of a seat with so many cubes of each commodity, or more where a mix cannot hold more."""
    return [SELLS[key] for key, mix in mixes(most) if all(held[commodity] >= count for commodity, count in mix)]


def sell_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    """TRADE-4, TRADE-6: cube by cube in market order, while the seat holds another."""
    if len(parts) == state.edition.trade_cubes:
        return []
    left = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    last = 0
    for cube in parts:
        last = COMMODITY[str(cube)]
        left[last] -= 1
    more: list[Word] = [COMMODITIES[commodity] for commodity in range(last, GOODS) if left[commodity] > 0]
    return [*more, DONE] if parts else more


def _trade_words(state: State, seat: int, action: Buy | Sell) -> list[Word]:
    words: list[Word] = [cube for cube in COMMODITIES for _ in range(action.cubes.get(cube, 0))]
    return words if len(words) == state.edition.trade_cubes else [*words, DONE]


def draw_buy(state: State, seat: int, draw: Draw) -> Any:
    commodity = pick(affordable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        money = state.money[seat] - BUY[commodity][state.market[commodity]]
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            money -= next_price(commodity, state.market[commodity] - (key >> (2 * commodity) & 3))
            if money < 0:
                break
            key += 1 << (2 * commodity)
    return BUYS[key]


def draw_sell(state: State, seat: int, draw: Draw) -> Any:
    commodity = pick(sellable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            if (key >> (2 * commodity) & 3) >= state.cubes[seat * GOODS + commodity]:
                break
            key += 1 << (2 * commodity)
    return SELLS[key]


KINDS: Final[list[ActionKind]] = [
    BuyKind(
        Buy,
        can_buy,
        do_buy,
        phases=[TRADE],
        rule="TRADE-5",
        form="buy CUBE [COUNT] ...",
        parts=OPEN_ENDED,
        weight=8,
        next_words=buy_words,
        compose=lambda state, seat, parts: Buy(counted(parts)),
        to_words=_trade_words,
        sample=draw_buy,
        read=lambda words: Buy(read_counts(words)),
        write=lambda action: write_counts(action.cubes),
    ),
    SellKind(
        Sell,
        can_sell,
        do_sell,
        phases=[TRADE],
        rule="TRADE-6",
        form="sell CUBE [COUNT] ...",
        parts=OPEN_ENDED,
        weight=5,
        next_words=sell_words,
        compose=lambda state, seat, parts: Sell(counted(parts)),
        to_words=_trade_words,
        sample=draw_sell,
        read=lambda words: Sell(read_counts(words)),
        write=lambda action: write_counts(action.cubes),
    ),
]
