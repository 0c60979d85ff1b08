"""Standing orders: what a seat wants done when the moment comes, whichever game it plays.

An order is data; its game knows what it means. Each look at the table gives an action to take now, if any, and what
is left of the order, if anything.
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
        return None, order  # chance may add what it likes: whether it may be done does not hang on that
    return action, rest
