"""Bots round a table: who is asked next, until the game is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from won.core.game import Game
from won.players.bot import Bot


def play(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[int, Any, Sequence[Any]]]:
    """Each seat, action and its events, as the game goes; a caller may stop at any time and go on later."""
    while not game.over:
        seat = game.to_move[0]
        action = bots[seat].decide(game, seat)
        yield seat, action, game.apply(seat, action)
        yield from answers(game, bots)


def answers(game: Game, bots: Sequence[Bot | None]) -> Iterator[tuple[int, Any, Sequence[Any]]]:
    """Every seat with something to answer is asked once; a seat without a bot answers for itself."""
    for seat in game.asked:
        bot = bots[seat]
        action = bot.answer(game, seat) if bot is not None and seat in game.asked else None
        if action is not None:
            yield seat, action, game.apply(seat, action)
