"""A legal action drawn at random: by the moment, with deals and syndicates now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.figures import STEP, TRUST
from won.shares.lotting import draw_lots
from won.shares.options import acceptable, addressed, kinds_open, proposed
from won.shares.parties import parties
from won.shares.setup import draw_roll
from won.shares.squares import for_sale
from won.shares.state import State
from won.shares.world import GOODS, SHARES

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
}


def sample(state: State, seat: int, draw: Draw) -> Any | None:
    kinds = kinds_open(state, seat)
    if not kinds:
        return None
    total = 0
    for kind in kinds:
        total += WEIGHTS[kind]
    left = int(draw() * total)
    for kind in kinds:
        left -= WEIGHTS[kind]
        if left < 0:
            break
    return draw_kind(state, seat, kind, draw)


def draw_kind(state: State, seat: int, kind: str, draw: Draw) -> Any:
    """An action of an open kind."""
    party = state.head[seat]
    if kind == "roll":
        return draw_roll(draw)
    if kind == "buy":
        return _buy(state, party, draw)
    if kind == "lots":
        return act.Lots(draw_lots(state, party, draw))
    if kind == "bid":
        spare = (state.cash[party] - least_bid(state)) // STEP
        return act.Bid(least_bid(state) + STEP * int(draw() * min(5, spare + 1)))
    if kind == "seal":
        return act.Seal(STEP * int(draw() * min(60, state.cash[party] // STEP + 1)))
    if kind == "deal":
        return _deal(state, party, draw)
    if kind == "pool":
        others = [other for other in parties(state) if other != party]
        return act.Pool((others[int(draw() * len(others))],))
    if kind in ("accept", "decline", "withdraw"):
        return _answer(state, party, kind, draw)
    return _PLAIN[kind]


def _buy(state: State, party: int, draw: Draw) -> Any:
    """Some of what is for sale and can be paid; a product already held is taken sooner."""
    cash = state.cash[party]
    wanted: list[int] = []
    for share in for_sale(state, party):
        held = state.count[party * GOODS + state.world.product[share]]
        if state.world.price[share] <= cash and draw() < (0.8 if held else 0.5) and len(wanted) < 6:
            wanted.append(share)
            cash -= state.world.price[share]
    return act.Buy(tuple([SHARES[share] for share in wanted])) if wanted else act.End()


def _deal(state: State, party: int, draw: Draw) -> Any:
    others = [other for other in parties(state) if other != party]
    to = others[int(draw() * len(others))]
    give, get = _side(state, party, draw), _side(state, to, draw)
    if give == _NOTHING and get == _NOTHING:
        give = act.Side((), STEP)
    return act.Deal(to, give, get)


def _side(state: State, party: int, draw: Draw) -> act.Side:
    """A share or a whole trust, some cash, or nothing."""
    shares: list[int] = []
    count, base = state.count, party * GOODS
    products = [product for product in range(GOODS) if count[base + product]]
    if products and draw() < 0.7:
        product = products[int(draw() * len(products))]
        shares = [share for share in state.world.of_product[product] if state.owner[share] == party]
        if len(shares) < TRUST or draw() >= 0.7:
            shares = [shares[int(draw() * len(shares))]]
    cash = STEP * int(draw() * 60) if draw() < 0.5 else 0
    return act.Side(tuple([SHARES[share] for share in shares]), cash)


def _answer(state: State, party: int, kind: str, draw: Draw) -> Any:
    if kind == "accept":
        numbers = acceptable(state, party)
        return act.Accept(numbers[int(draw() * len(numbers))])
    if kind == "decline":
        numbers = addressed(state, party)
        return act.Decline(numbers[int(draw() * len(numbers))])
    numbers = proposed(state, party)
    return act.Withdraw(numbers[int(draw() * len(numbers))])


_NOTHING: Final = act.Side()
_PLAIN: Final[dict[str, Any]] = {
    "joker": act.Joker(),
    "end": act.End(),
    "drop": act.Drop(),
    "claim": act.Claim(),
    "concede": act.Concede(),
    "agree": act.Agree(),
    "object": act.Object(),
}
