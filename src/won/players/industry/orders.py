"""Standing orders of industry: trades, passes and production that a seat can decide in advance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from won.analysis.industry.production import best_plan
from won.industry import actions as act
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITY, GOODS, SELL, WELLS, cart_cost
from won.industry.state import PRODUCE, TRADE, OpenOffer, State

Cube = Literal["food", "energy", "labor", "ore", "capital"]
Count = Annotated[int, Meta(ge=1, le=1000)]
Some = Annotated[int, Meta(ge=0, le=100_000)]
Thing = Literal["food", "energy", "labor", "ore", "capital", "money", "notes"]
Things = dict[Thing, Some]


class Order(msgspec.Struct, frozen=True, tag_field="order", omit_defaults=True, forbid_unknown_fields=True):
    """Until it is done, or changed by its owner."""


class Buy(Order, frozen=True, tag="buy"):
    """Up to `count` cubes, each at a price of at most `price`."""

    cube: Cube
    price: Some
    count: Count = 1000


class Sell(Order, frozen=True, tag="sell"):
    """Each at a price of at least `price`, down to `keep` cubes."""

    cube: Cube
    price: Some
    count: Count = 1000
    keep: Some = 0


class Accept(Order, frozen=True, tag="accept"):
    """Any offer that gives me at least `get` for at most `give`, `count` times; notes taken over count as given."""

    get: Things = {}
    give: Things = {}
    count: Count = 1


class Pass(Order, frozen=True, tag="pass"):
    """While trading, until the market in `cube` moves, an offer is made to me, or the phase ends."""

    cube: Cube | None = None
    standing: int | None = None  # of that market, or of all cubes, when the order began
    round: int | None = None


class Produce(Order, frozen=True, tag="produce"):
    """Run everything that pays, for so many rounds."""

    rounds: Count = 1


AnyOrder = Buy | Sell | Accept | Pass | Produce
Step = tuple[act.AnyAction | None, Order | None]


def step(order: Order, game: Industry, seat: int) -> Step:
    return _STEPS[type(order)](order, game.state, seat)


def join(action: act.AnyAction, order: Order, game: Industry, seat: int) -> tuple[act.AnyAction, Order | None]:
    """TRADE-4: the cubes of a further order in the same action, as far as it holds them; else both as they are."""
    if isinstance(action, act.Buy) and isinstance(order, Buy) and order.cube not in action.cubes:
        more = _affordable(order, game.state, seat, action.cubes)
        return (act.Buy({**action.cubes, order.cube: more}), _less(order, more)) if more else (action, order)
    if isinstance(action, act.Sell) and isinstance(order, Sell) and order.cube not in action.cubes:
        more = _sellable(order, game.state, seat, action.cubes)
        return (act.Sell({**action.cubes, order.cube: more}), _less(order, more)) if more else (action, order)
    return action, order


def _may_trade(state: State, seat: int) -> bool:
    return state.phase == TRADE and state.turn == seat


def _less(order: Buy | Sell | Accept, done: int) -> Order | None:
    return replace(order, count=order.count - done) if order.count > done else None


def _buy(order: Buy, state: State, seat: int) -> Step:
    count = _affordable(order, state, seat, {}) if _may_trade(state, seat) else 0
    return (act.Buy({order.cube: count}), _less(order, count)) if count else (None, order)


def _affordable(order: Buy, state: State, seat: int, others: dict[str, int]) -> int:
    """As many cubes as one action takes beside the others, while each is cheap enough and can be paid."""
    cube = COMMODITY[order.cube]
    standing, money, count = state.market[cube], state.money[seat] - cart_cost(state.market, others), 0
    while count < min(order.count, state.edition.trade_cubes - sum(others.values())):
        price = BUY[cube][standing]
        if price > order.price or price > money:
            break
        money -= price
        standing = max(0, standing - 1)
        count += 1
    return count


def _sell(order: Sell, state: State, seat: int) -> Step:
    count = _sellable(order, state, seat, {}) if _may_trade(state, seat) else 0
    return (act.Sell({order.cube: count}), _less(order, count)) if count else (None, order)


def _sellable(order: Sell, state: State, seat: int, others: dict[str, int]) -> int:
    """As many cubes as one action takes beside the others, while each brings enough."""
    cube = COMMODITY[order.cube]
    standing, spare, count = state.market[cube], state.cubes[seat * GOODS + cube] - order.keep, 0
    most = state.edition.trade_cubes - sum(others.values())
    while count < min(order.count, spare, most) and SELL[cube][standing] >= order.price:
        standing = min(WELLS[cube], standing + 1)
        count += 1
    return count


def _suits(order: Accept, offer: OpenOffer) -> bool:
    """A note received is a debt, taken only where the order says so; a note given away costs nothing."""
    most = dict[str, int](order.give.items())
    if offer.give.get("notes", 0) > most.get("notes", 0):
        return False
    enough = all(offer.give.get(thing, 0) >= count for thing, count in order.get.items())
    asked = [(thing, count) for thing, count in offer.get.items() if thing != "notes"]
    return enough and all(count <= most.get(thing, 0) for thing, count in asked)


def _accept(order: Accept, state: State, seat: int) -> Step:
    for offer in state.offers if state.phase == TRADE else ():
        if offer.to == seat and _suits(order, offer):
            return act.Accept(offer.number), _less(order, 1)
    return None, order


def _pass(order: Pass, state: State, seat: int) -> Step:
    if order.round is not None and (state.phase != TRADE or state.round != order.round):
        return None, None
    if state.phase != TRADE:
        return None, order
    standing = sum(state.market) if order.cube is None else state.market[COMMODITY[order.cube]]
    began = replace(order, standing=standing, round=state.round) if order.round is None else order
    moved = order.cube is not None and began.standing != standing
    if moved or any(offer.to == seat for offer in state.offers):
        return None, None
    return (act.Pass() if state.turn == seat else None), began


def _produce(order: Produce, state: State, seat: int) -> Step:
    if state.phase != PRODUCE or state.submitted >> seat & 1:
        return None, order
    return best_plan(state, seat), replace(order, rounds=order.rounds - 1) if order.rounds > 1 else None


_STEPS: Final[dict[type, Callable[..., Step]]] = {
    Buy: _buy,
    Sell: _sell,
    Accept: _accept,
    Pass: _pass,
    Produce: _produce,
}
