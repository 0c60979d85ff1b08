"""Buying shares from the trays (BUY-1, BUY-2)."""

from __future__ import annotations

from typing import Any, Final

from won.core.game import DONE, Word
from won.core.kinds import OPEN_ENDED, ActionKind, Draw
from won.core.refusal import Refusal, refuse
from won.shares.actions import Buy, End
from won.shares.choice import choice_problem, products_open
from won.shares.events import AnyEvent, Bought
from won.shares.figures import PURCHASE
from won.shares.parties import give_share, marked, named, numbered, pay
from won.shares.sale import for_sale, is_for_sale, sold_here
from won.shares.state import BUY, State
from won.shares.tour import square_of
from won.shares.turns import leave_square
from won.shares.words import read_shares, shares_problem, sorted_shares
from won.shares.world import COUNTRY, GOODS, NOBODY, SHARE, SHARES


def can_buy(state: State, party: int, action: Buy) -> Refusal | None:
    """BUY-1: one to six, all or nothing."""
    problem = shares_problem(action.shares)
    if problem is not None:
        return problem
    names = action.shares
    if not 1 <= len(names) <= PURCHASE:
        return refuse("BUY-1", shares=len(names), most=PURCHASE)
    chosen, sold, products = numbered(names), state.world.sells[square_of(state, party)], products_open(state, party)
    for share in chosen:
        if not sold[share] or not is_for_sale(state, share, products):
            return _share_problem(state, party, share)
    cost = marked(state, chosen)
    if cost > state.cash[party]:
        return refuse("BUY-1", cost=cost, cash=state.cash[party])
    return None


def _share_problem(state: State, party: int, share: int) -> Refusal:
    """BUY-2: not in this tray; or what a choice does not sell."""
    if state.owner[share] >= 0 or state.world.kind[square_of(state, party)] == COUNTRY:
        return refuse("BUY-2", share=SHARES[share])
    return choice_problem(state, party, share)


def do_buy(state: State, party: int, action: Buy, events: list[AnyEvent]) -> None:
    names = action.shares
    chosen = numbered(names)
    cost = marked(state, chosen)
    pay(state, party, NOBODY, cost)
    for share in chosen:
        give_share(state, share, party)
    events.append(Bought(party, names, cost))
    leave_square(state, events)


def buy_words(state: State, party: int, parts: list[Word]) -> list[Word]:
    """Share by share in the order of the list, while they can be paid."""
    taken = [SHARE[str(name)] for name in parts]
    left = state.cash[party] - marked(state, taken)
    last = taken[-1] if taken else -1
    more: list[Word] = []
    if len(taken) < PURCHASE:
        more = [SHARES[share] for share in for_sale(state, party) if share > last and state.world.price[share] <= left]
    return [*more, DONE] if taken else more


class BuyKind(ActionKind):
    def available(self, state: State, party: int) -> bool:
        """Whether the party can pay for one of the shares for sale."""
        price, cash, products = state.world.price, state.cash[party], products_open(state, party)
        for share in sold_here(state, party):
            if price[share] <= cash and is_for_sale(state, share, products):
                return True
        return False


def draw_buy(state: State, party: int, draw: Draw) -> Any:
    """Some of what is for sale and can be paid; a product already held is taken sooner."""
    price, product, count, base = state.world.price, state.world.product, state.count, party * GOODS
    cash = state.cash[party]
    chosen: list[int] = []
    for share in for_sale(state, party):
        likely = 0.8 if count[base + product[share]] else 0.5
        if price[share] <= cash and draw() < likely and len(chosen) < PURCHASE:
            chosen.append(share)
            cash -= price[share]
    return Buy(named(chosen)) if chosen else End()


KINDS: Final[list[ActionKind]] = [
    BuyKind(
        Buy,
        can_buy,
        do_buy,
        phases=[BUY],
        rule="BUY-1",
        form="buy SHARE ...",
        parts=OPEN_ENDED,
        weight=60,
        next_words=buy_words,
        compose=lambda state, party, parts: Buy(tuple(parts)),
        to_words=lambda state, party, action: [*sorted_shares(action.shares), DONE],
        sample=draw_buy,
        read=lambda words: Buy(read_shares(words)),
        write=lambda action: list(action.shares),
        composed=True,
        joint=True,
    ),
]
