"""A legal action drawn at random: first its kind, by weight, then its parts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from won.industry.common import PASS
from won.industry.lots import Draw
from won.industry.options import kinds_open
from won.industry.sample_board import (
    automate_lot,
    build_lot,
    draft_lot,
    flag_lot,
    keep_lot,
    move_lot,
    place_lot,
    produce_lot,
)
from won.industry.sample_trade import (
    accept_lot,
    borrow_lot,
    buy_lot,
    decline_lot,
    offer_lot,
    repay_lot,
    sell_lot,
    withdraw_lot,
)
from won.industry.state import State

# How often each kind is taken when it can be: enough of everything, and games that get somewhere.
WEIGHTS: Final[dict[str, int]] = {
    "draft": 1,
    "place": 1,
    "buy": 8,
    "sell": 5,
    "pass": 4,
    "borrow": 1,
    "repay": 1,
    "offer": 1,
    "accept": 6,
    "decline": 2,
    "withdraw": 1,
    "flag": 8,
    "build": 16,
    "move": 2,
    "automate": 3,
    "keep": 1,
    "produce": 1,
}


def sample(state: State, seat: int, draw: Draw) -> Any | None:
    kinds = kinds_open(state, seat)
    if not kinds:
        return None
    if len(kinds) == 1:
        kind = kinds[0]
    else:
        total = 0
        for kind in kinds:
            total += WEIGHTS[kind]
        left = int(draw() * total)
        for kind in kinds:
            left -= WEIGHTS[kind]
            if left < 0:
                break
    return SAMPLERS[kind](state, seat, draw)


def pass_lot(state: State, seat: int, draw: Draw) -> Any:
    return PASS


SAMPLERS: Final[dict[str, Callable[[State, int, Draw], Any]]] = {
    "draft": draft_lot,
    "place": place_lot,
    "buy": buy_lot,
    "sell": sell_lot,
    "pass": pass_lot,
    "borrow": borrow_lot,
    "repay": repay_lot,
    "offer": offer_lot,
    "accept": accept_lot,
    "decline": decline_lot,
    "withdraw": withdraw_lot,
    "flag": flag_lot,
    "build": build_lot,
    "move": move_lot,
    "automate": automate_lot,
    "keep": keep_lot,
    "produce": produce_lot,
}
