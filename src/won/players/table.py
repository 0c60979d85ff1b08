"""Bots round a table: who is asked next, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from won.core.chance import source
from won.core.game import Game
from won.core.refusal import Refused
from won.players.bot import Bot

Draw = Callable[[], float]
Turn = tuple[int, Any, Sequence[Any]]


def play(game: Game, bots: Sequence[Bot], draw: Draw | None = None) -> Iterator[Turn]:
    """Each seat, action and its events, as the game goes; a caller may stop at any time and go on later.

    `draw` is the chance of a game that needs some while it is played, such as dice; others do without. A bot whose
    action fails for what it could not know, such as a partner's cash, has lots drawn for it, or leaves its answer open.
    """
    while not game.over:
        seat = game.to_move[0]
        action = completed(game, bots[seat].decide(game.copy_for(seat), seat).action, draw)
        try:
            told = game.apply(seat, action)
        except Refused:
            if game.copy_for(seat).check(seat, action) is not None:
                raise
            action = completed(game, game.sample(seat, draw or source(game.steps).random), draw)
            told = game.apply(seat, action)
        yield seat, action, told
        yield from answers(game, bots, draw)


def answers(game: Game, bots: Sequence[Bot | None], draw: Draw | None = None) -> Iterator[Turn]:
    """Every seat with something to answer is asked once; a seat without a bot answers for itself."""
    for seat in game.to_answer:
        bot = bots[seat]
        decision = bot.answer(game.copy_for(seat), seat) if bot is not None and seat in game.to_answer else None
        if decision is not None:
            action = completed(game, decision.action, draw)
            if game.check(seat, action) is None:
                yield seat, action, game.apply(seat, action)


def completed(game: Game, action: Any, draw: Draw | None) -> Any:
    return action if draw is None else game.with_chance(action, draw)
