"""A legal action drawn at random: by the moment, with deals and syndicates now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.shares import kinds
from won.shares.actions import (
    Accept,
    Agree,
    Bid,
    Buy,
    Claim,
    Concede,
    Deal,
    Declare,
    Decline,
    Drop,
    End,
    Joker,
    Lots,
    Object,
    Pool,
    Seal,
    Side,
    Withdraw,
)
from won.shares.auction import least_bid
from won.shares.figures import MONOPOLY, PURCHASE, STEP, TRUST
from won.shares.lotting import draw_lots
from won.shares.options import acceptable, addressed, kinds_open, withdrawable
from won.shares.parties import is_in, named
from won.shares.setup import draw_roll
from won.shares.squares import for_sale
from won.shares.state import State
from won.shares.world import GOODS, SHARE

Draw = Callable[[], float]
# How often each kind is taken when it can be: rolling mostly, deals now and then, syndicates seldom.
WEIGHTS: Final[dict[str, int]] = {
    "roll": 200,
    "buy": 60,
    "joker": 15,
    "end": 10,
    "lots": 25,
    "bid": 25,
    "drop": 20,
    "seal": 5,
    "claim": 100,
    "deal": 10,
    "pool": 1,
    "accept": 30,
    "decline": 15,
    "withdraw": 5,
    "concede": 15,
    "agree": 25,
    "object": 5,
    "declare": 30,
}


_WEIGHT: Final[list[int]] = [WEIGHTS[name] for name in kinds.NAMES]


def sample(state: State, seat: int, draw: Draw) -> Any | None:
    found = kinds_open(state, seat)
    if not found:
        return None
    total = 0
    for kind in found:
        total += _WEIGHT[kind]
    left = int(draw() * total)
    for kind in found:
        left -= _WEIGHT[kind]
        if left < 0:
            break
    return draw_kind(state, seat, kind, draw)


def draw_kind(state: State, seat: int, kind: int, draw: Draw) -> Any:
    """An action of an open kind."""
    party = state.head[seat]
    if kind == kinds.ROLL:
        return draw_roll(draw)
    if kind == kinds.BUY:
        return _buy(state, party, draw)
    if kind == kinds.LOTS:
        return Lots(draw_lots(state, party, draw))
    if kind == kinds.BID:
        least = least_bid(state)
        spare = (state.cash[party] - least) // STEP
        return Bid(least + STEP * int(draw() * min(5, spare + 1)))
    if kind == kinds.SEAL:
        return Seal(STEP * int(draw() * min(60, state.cash[party] // STEP + 1)))
    if kind == kinds.DEAL:
        return _deal(state, party, draw)
    if kind == kinds.POOL:
        return Pool((_one_of(_others(state, party), draw),))
    if kind == kinds.ACCEPT:
        return Accept(_one_of(acceptable(state, party), draw))
    if kind == kinds.DECLINE:
        return Decline(_one_of(addressed(state, party), draw))
    if kind == kinds.WITHDRAW:
        return Withdraw(_one_of(withdrawable(state, party), draw))
    return _PLAIN[kind]


def _one_of(numbers: list[int], draw: Draw) -> int:
    many = len(numbers)
    return numbers[int(draw() * many)]


def _others(state: State, party: int) -> list[int]:
    return [other for other in range(state.seats) if other != party and is_in(state, other)]


def _buy(state: State, party: int, draw: Draw) -> Any:
    """Some of what is for sale and can be paid; a product already held is taken sooner."""
    price, product, count, base = state.world.price, state.world.product, state.count, party * GOODS
    cash = state.cash[party]
    wanted: list[int] = []
    for share in for_sale(state, party):
        if price[share] <= cash and draw() < (0.8 if count[base + product[share]] else 0.5) and len(wanted) < PURCHASE:
            wanted.append(share)
            cash -= price[share]
    return Buy(named(wanted)) if wanted else _PLAIN[kinds.END]


def _deal(state: State, party: int, draw: Draw) -> Any:
    to = _one_of(_others(state, party), draw)
    give, get = _side(state, party, draw), _side(state, to, draw)
    if state.settings.offers_checked:
        give = _covered(state, party, give)
    if give == _NOTHING and get == _NOTHING:
        return Deal(to, give, Side((), STEP)) if state.settings.offers_checked else Deal(to, Side((), STEP), get)
    return Deal(to, give, get)


def _covered(state: State, party: int, side: Side) -> Side:
    """DEAL-4, DEAL-5: no more cash than there is, and nothing out of a monopoly trust but the whole."""
    shares, cash = side.shares, min(side.cash, state.cash[party])
    if len(shares) == 1 and state.count[party * GOODS + state.world.product[SHARE[shares[0]]]] == MONOPOLY:
        shares = ()
    return Side(shares, cash)


def _side(state: State, party: int, draw: Draw) -> Side:
    """A share or a whole trust, some cash, or nothing."""
    shares: list[int] = []
    count, base = state.count, party * GOODS
    products = [product for product in range(GOODS) if count[base + product]]
    if products and draw() < 0.7:
        held = state.world.of_product[_one_of(products, draw)]
        shares = [share for share in held if state.owner[share] == party]
        if len(shares) < TRUST or draw() >= 0.7:
            shares = [_one_of(shares, draw)]
    cash = STEP * int(draw() * 60) if draw() < 0.5 else 0
    return Side(named(shares), cash)


_NOTHING: Final = Side()
_PLAIN: Final[dict[int, Any]] = {
    kinds.JOKER: Joker(),
    kinds.END: End(),
    kinds.DROP: Drop(),
    kinds.CLAIM: Claim(),
    kinds.CONCEDE: Concede(),
    kinds.AGREE: Agree(),
    kinds.OBJECT: Object(),
    kinds.DECLARE: Declare(),
}
