"""What to draw in Trade: purchases, sales, loans and offers."""

from __future__ import annotations

from typing import Any

from won.industry import actions as act
from won.industry.common import BORROWS, BUYS, REPAYS, SELLS
from won.industry.lots import Draw, pick
from won.industry.market import BUY, COMMODITIES, GOODS, buying
from won.industry.notes import notes_left
from won.industry.options import acceptable, addressed, affordable, partners, proposed, repayable, sellable
from won.industry.state import State


def buy_lot(state: State, seat: int, draw: Draw) -> Any:
    commodity = pick(affordable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        money = state.money[seat] - BUY[commodity][state.market[commodity]]
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            taken = key >> (2 * commodity) & 3
            standing = state.market[commodity]
            money -= buying(commodity, standing, taken + 1) - buying(commodity, standing, taken)
            if money < 0:
                break
            key += 1 << (2 * commodity)
    return BUYS[key]


def sell_lot(state: State, seat: int, draw: Draw) -> Any:
    commodity = pick(sellable(state, seat), draw)
    key = 1 << (2 * commodity)
    if state.edition.trade_cubes > 1:
        for _ in range(int(draw() * state.edition.trade_cubes)):
            commodity = int(draw() * GOODS)
            if (key >> (2 * commodity) & 3) >= state.cubes[seat * GOODS + commodity]:
                break
            key += 1 << (2 * commodity)
    return SELLS[key]


def borrow_lot(state: State, seat: int, draw: Draw) -> Any:
    left = notes_left(state, seat)
    return BORROWS[int(draw() * (3 if left < 0 else min(3, left)))]


def repay_lot(state: State, seat: int, draw: Draw) -> Any:
    return REPAYS[int(draw() * min(20, repayable(state, seat)))]


def offer_lot(state: State, seat: int, draw: Draw) -> Any:
    to = pick(partners(state, seat), draw)
    give = _things(state, seat, draw)
    get = _things(state, to, draw)
    if not give and not get:
        give = {"money": 1}
    return act.Offer(to, give, get)


def _things(state: State, seat: int, draw: Draw) -> dict[str, int]:
    """Some of what the seat holds: a cube or two, a little money, now and then a note; sometimes nothing."""
    things: dict[str, int] = {}
    have = sellable(state, seat)
    if have and draw() < 0.8:
        commodity = pick(have, draw)
        things[COMMODITIES[commodity]] = 1 + int(draw() * min(3, state.cubes[seat * GOODS + commodity]))
    if state.money[seat] and draw() < 0.5:
        things["money"] = 1 + int(draw() * min(30, state.money[seat]))
    if state.notes[seat] and draw() < 0.2:
        things["notes"] = 1 + int(draw() * min(2, state.notes[seat]))
    return things


def accept_lot(state: State, seat: int, draw: Draw) -> Any:
    return act.Accept(pick(acceptable(state, seat), draw))


def decline_lot(state: State, seat: int, draw: Draw) -> Any:
    return act.Decline(pick(addressed(state, seat), draw))


def withdraw_lot(state: State, seat: int, draw: Draw) -> Any:
    return act.Withdraw(pick(proposed(state, seat), draw))
