"""Games between bots: which seat is asked next, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from won.core.chance import source
from won.core.game import Game
from won.core.refusal import Refused
from won.players.bot import Bot

__all__ = ["answers", "play"]

Draw = Callable[[], float]
Turn = tuple[int, Any, Sequence[Any]]


def play(game: Game, bots: Sequence[Bot], draw: Draw | None = None) -> Iterator[Turn]:
    """Yield each seat, its action and the events; a caller may stop at any time and continue later.

    `draw` is the chance of a game that needs some during play, such as dice. If an action fails because of something
    hidden from the bot, such as a partner's cash, a random action replaces it, and an answer is dropped.
    """
    while not game.over:
        seat = game.to_move[0]
        action = completed(game, bots[seat].decide(game.copy_for(seat), seat).action, draw)
        try:
            events = game.apply(seat, action)
        except Refused:
            if game.copy_for(seat).check(seat, action) is not None:
                raise
            action = completed(game, game.sample(seat, draw or source(game.steps).random), draw)
            events = game.apply(seat, action)
        yield seat, action, events
        yield from answers(game, bots, draw)


def answers(game: Game, bots: Sequence[Bot | None], draw: Draw | None = None) -> Iterator[Turn]:
    """Ask every seat that has something to answer once; a seat without a bot is not asked."""
    for seat in game.to_answer:
        bot = bots[seat]
        decision = bot.answer(game.copy_for(seat), seat) if bot is not None and seat in game.to_answer else None
        if decision is not None:
            action = completed(game, decision.action, draw)
            if game.check(seat, action) is None:
                yield seat, action, game.apply(seat, action)


def completed(game: Game, action: Any, draw: Draw | None) -> Any:
    return action if draw is None else game.with_chance(action, draw)
