"""The random player: any legal action, of any game."""

from __future__ import annotations

from collections.abc import Callable

from won.core.chance import source
from won.core.game import Game
from won.players.bot import Decision


def play_out(game: Game, draw: Callable[[], float]) -> None:
    """Play the rest of the game at random: the seats it waits for act, the others sometimes."""
    sample, apply = game.sample, game.apply
    waiting = game.to_move
    while waiting:
        seat = waiting[0]
        for asked in game.to_answer:
            if draw() < 0.5:
                seat = asked
        action = sample(seat, draw)
        if action is not None:
            apply(seat, action)
            waiting = game.to_move


class RandomBot:
    __slots__ = ("draw",)

    def __init__(self, seed: str | int) -> None:
        self.draw = source(seed).random

    def decide(self, game: Game, seat: int) -> Decision:
        return Decision(game.sample(seat, self.draw))

    def answer(self, game: Game, seat: int) -> Decision | None:
        """Sometimes nothing, else any legal action off turn: an answer, a loan, an offer of its own."""
        action = game.sample(seat, self.draw) if self.draw() < 0.7 else None
        return None if action is None else Decision(action)
