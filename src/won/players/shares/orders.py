"""Standing orders of shares: rolls, purchases, bids and deals that a seat can decide in advance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.figures import PURCHASE
from won.shares.game import Shares
from won.shares.offers import addressed
from won.shares.world import PRODUCTS, SHARE, SHARES

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Money = Annotated[int, Meta(ge=0, le=10**12)]
Count = Annotated[int, Meta(ge=1, le=1000)]


class Order(msgspec.Struct, frozen=True, tag_field="order", omit_defaults=True, forbid_unknown_fields=True):
    """Until it is done, or changed by its owner."""


class Buy(Order, frozen=True, tag="buy"):
    """Whatever is for sale of these products, or of all for none, at `price` a share at most, while `keep` is left."""

    products: tuple[Name, ...] = ()
    price: Money | None = None
    keep: Money = 0


class Bid(Order, frozen=True, tag="bid"):
    """In open auctions the least bid for a lot of these products, or of all for none, up to `most`; then drop out."""

    most: Money
    products: tuple[Name, ...] = ()


class Side(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    shares: tuple[Name, ...] = ()
    cash: Money = 0


class Accept(Order, frozen=True, tag="accept"):
    """Any offer that gives me at least `get` for at most `give`, `count` times."""

    get: Side = Side()
    give: Side = Side()
    count: Count = 1


class Roll(Order, frozen=True, tag="roll"):
    """For so many turns, or until an offer is made to me."""

    turns: Count = 1


class End(Order, frozen=True, tag="end"):
    """Every turn in which there is nothing to buy."""


class Claim(Order, frozen=True, tag="claim"):
    """Every royalty that may be claimed."""


AnyOrder = Buy | Bid | Accept | Roll | End | Claim
Step = tuple[act.AnyAction | None, Order | None]


def step(order: Order, game: Shares, seat: int) -> Step:
    return _STEPS[type(order)](order, game, seat)


def _product(game: Shares, share: int) -> str:
    return PRODUCTS[game.state.world.product[share]]


def _buy(order: Buy, game: Shares, seat: int) -> Step:
    """The dearest first, while they can be paid."""
    price, left = game.state.world.price, game.state.cash[game.state.head[seat]] - order.keep
    chosen: list[int] = []
    offered = [SHARE[str(name)] for name in game.next_words(seat, ("buy",))]
    for share in sorted(offered, key=lambda share: -price[share]):
        wanted = not order.products or _product(game, share) in order.products
        cheap = order.price is None or price[share] <= order.price
        if wanted and cheap and price[share] <= left and len(chosen) < PURCHASE:
            chosen.append(share)
            left -= price[share]
    return (act.Buy(tuple([SHARES[share] for share in sorted(chosen)])) if chosen else None), order


def _bid(order: Bid, game: Shares, seat: int) -> Step:
    if "drop" not in game.next_words(seat, ()):
        return None, order
    state = game.state
    lot = {_product(game, share) for share in state.lots[state.lot]}
    if order.products and not lot <= set(order.products):
        return None, order
    least = least_bid(state)
    return (act.Bid(least) if least <= min(order.most, state.cash[state.head[seat]]) else act.Drop()), order


def _suits(order: Accept, deal: act.Deal) -> bool:
    enough = set(order.get.shares) <= set(deal.give.shares) and deal.give.cash >= order.get.cash
    return enough and set(deal.get.shares) <= set(order.give.shares) and deal.get.cash <= order.give.cash


def _accept(order: Accept, game: Shares, seat: int) -> Step:
    numbers = addressed(game.state, game.state.head[seat])
    for offer in game.state.offers:
        if offer.number in numbers and isinstance(offer.action, act.Deal) and _suits(order, offer.action):
            rest = replace(order, count=order.count - 1) if order.count > 1 else None
            return act.Accept(offer.number), rest
    return None, order


def _roll(order: Roll, game: Shares, seat: int) -> Step:
    if addressed(game.state, game.state.head[seat]):
        return None, None
    if "roll" not in game.next_words(seat, ()):
        return None, order
    return act.Roll(), replace(order, turns=order.turns - 1) if order.turns > 1 else None


def _end(order: End, game: Shares, seat: int) -> Step:
    kinds = game.next_words(seat, ())
    return (act.End() if "end" in kinds and "buy" not in kinds and "joker" not in kinds else None), order


def _claim(order: Claim, game: Shares, seat: int) -> Step:
    return (act.Claim() if "claim" in game.next_words(seat, ()) else None), order


_STEPS: Final[dict[type, Callable[..., Step]]] = {
    Buy: _buy,
    Bid: _bid,
    Accept: _accept,
    Roll: _roll,
    End: _end,
    Claim: _claim,
}
