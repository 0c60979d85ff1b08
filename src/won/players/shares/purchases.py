"""The merchant's purchases where it lands: shares and jokers that add more than they cost."""

from __future__ import annotations

from typing import Final

from won.analysis.shares.holdings import reserve
from won.analysis.shares.valuation import Outlook, taken
from won.analysis.shares.weights import FITTED
from won.players.bot import Decision, Reason
from won.shares import actions as act
from won.shares.figures import JOKER_PRICE, STEP
from won.shares.parties import marked, named
from won.shares.sale import for_sale
from won.shares.state import State


def held_back(state: State, party: int, part: float = FITTED.reserve) -> int:
    """Cash not spent on shares: that part of a reserve for the worst next roll."""
    return int(part * reserve(state, party)) // STEP * STEP


def buy_gain(outlook: Outlook, party: int, order: list[int]) -> float:
    cost = marked(outlook.state, order)
    return outlook.gain(party, outlook.change(taken(order, party), {party: -cost}))


def buy(outlook: Outlook, party: int, part: float | None = None) -> Decision:
    """BUY-1: share by share, or product by product, whichever adds most for its price; `part` of the reserve stays."""
    state = outlook.state
    left = state.cash[party] - held_back(state, party, outlook.weights.reserve if part is None else part)
    order: list[int] = []
    total = 0.0
    price, cheapest = state.world.price, outlook.weights.cheapest
    pieces = _pieces(outlook, [share for share in for_sale(state, party) if price[share] >= cheapest])
    while True:
        best: list[int] = []
        best_rate, best_total = 0.0, total
        for piece in pieces:
            if len(order) + len(piece) > outlook.weights.at_once or any(share in order for share in piece):
                continue
            cost = marked(state, piece)
            if cost > left:
                continue
            gain = buy_gain(outlook, party, order + piece)
            if (gain - total) / cost > best_rate:
                best, best_rate, best_total = piece, (gain - total) / cost, gain
        if not best:
            break
        order += best
        left -= marked(state, best)
        total = best_total
    if order:
        return bought(outlook, party, order)
    wanted = any(marked(state, piece) > left and buy_gain(outlook, party, piece) > 0 for piece in pieces)
    return TOO_DEAR if wanted else NOTHING


def bought(outlook: Outlook, party: int, order: list[int]) -> Decision:
    """The purchase of an order, and what it is worth beyond its price."""
    names = named(sorted(order))
    about = {"shares": list(names), "cost": marked(outlook.state, order)}
    worth = buy_gain(outlook, party, order)
    return Decision(act.Buy(names), Reason(buy_code(worth), about, worth))


def buy_code(worth: float) -> str:
    """The reason for a purchase by what it is worth beyond its price, which may be next to nothing."""
    return "shares.buy" if worth >= STEP else "shares.buy.even"


NOTHING: Final = Decision(act.End(), Reason("shares.keep", {}, 0.0))
TOO_DEAR: Final = Decision(act.End(), Reason("shares.keep.short", {}, 0.0))


def _pieces(outlook: Outlook, shares: list[int]) -> list[list[int]]:
    products: dict[int, list[int]] = {}
    for share in shares:
        products.setdefault(outlook.state.world.product[share], []).append(share)
    pieces = [[share] for share in shares]
    for block in products.values():
        if len(block) > 1:
            pieces += [block[:size] for size in range(2, len(block) + 1)]
    return pieces


def take(outlook: Outlook, party: int) -> Decision:
    """JOKER-1: a joker, if it adds more than the money would."""
    wish = joker(outlook, party)
    if wish.worth <= 0:
        return NO_JOKER
    affordable = outlook.state.cash[party] >= JOKER_PRICE + held_back(outlook.state, party, outlook.weights.reserve)
    return wish if affordable else JOKER_TOO_DEAR


def joker(outlook: Outlook, party: int) -> Decision:
    gain = outlook.joker(party, 1) - JOKER_PRICE
    return Decision(act.Joker(), Reason("shares.joker.buy", {"cost": JOKER_PRICE}, gain))


NO_JOKER: Final = Decision(act.End(), Reason("shares.joker.skip", {"cost": JOKER_PRICE}, 0.0))
JOKER_TOO_DEAR: Final = Decision(act.End(), Reason("shares.joker.short", {"cost": JOKER_PRICE}, 0.0))
