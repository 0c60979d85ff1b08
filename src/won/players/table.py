"""Bots round a table: who is asked next, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from won.core.game import Game
from won.players.bot import Bot

Draw = Callable[[], float]
Turn = tuple[int, Any, Sequence[Any]]


def play(game: Game, bots: Sequence[Bot], draw: Draw | None = None) -> Iterator[Turn]:
    """Each seat, action and its events, as the game goes; a caller may stop at any time and go on later.

    `draw` is the chance of a game that needs some while it is played, such as dice; others do without.
    """
    while not game.over:
        seat = game.to_move[0]
        action = completed(game, bots[seat].decide(game, seat), draw)
        yield seat, action, game.apply(seat, action)
        yield from answers(game, bots, draw)


def answers(game: Game, bots: Sequence[Bot | None], draw: Draw | None = None) -> Iterator[Turn]:
    """Every seat with something to answer is asked once; a seat without a bot answers for itself."""
    for seat in game.asked:
        bot = bots[seat]
        action = bot.answer(game, seat) if bot is not None and seat in game.asked else None
        if action is not None:
            action = completed(game, action, draw)
            yield seat, action, game.apply(seat, action)


def completed(game: Game, action: Any, draw: Draw | None) -> Any:
    return action if draw is None else game.complete(action, draw)
