"""Standing orders: what a seat wants done once it becomes possible, in either game.

An order is data, which its game interprets. Each step gives an action to take now, if any, and the rest of the order,
if any.
"""

from __future__ import annotations

from typing import Any

import msgspec

from won.core.game import Game
from won.players.games import PLAYERS


class BadOrder(Exception):  # noqa: N818 - an answer, not a fault
    """Not an order of this game; `detail` says what is wrong with it."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


def kinds(game: str) -> Any:
    """Every kind of order of a game, as one type to read them with."""
    return PLAYERS[game].orders


def read(game: str, raw: Any) -> Any:
    """The order as written; raises `BadOrder`."""
    try:
        return msgspec.convert(raw, kinds(game))
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadOrder(str(error)) from None


def step(order: Any, game: Game, seat: int) -> tuple[Any | None, Any | None]:
    """What to do now, if anything, and what is left of the order then; `game` is as the seat sees it."""
    action, rest = PLAYERS[game.name].step(order, game, seat)
    if action is not None and game.check(seat, game.with_chance(action, lambda: 0.0)) is not None:
        return None, order  # whether an action is legal does not depend on its chance
    return action, rest


def join(action: Any, order: Any, game: Game, seat: int) -> tuple[Any, Any | None]:
    """The action with what a further order adds to it, and what is left of that order; both as they are if nothing."""
    joins = PLAYERS[game.name].join
    joined, rest = joins(action, order, game, seat) if joins else (action, order)
    return (joined, rest) if rest == order or game.check(seat, joined) is None else (action, order)
