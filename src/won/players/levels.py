"""A level of play in whichever game it is asked about."""

from __future__ import annotations

from won.core.game import Game
from won.players.bot import Bot, Decision
from won.players.games import PLAYERS


class Level:
    """Makes the bot of a game when first asked to play it."""

    __slots__ = ("bots", "budget", "name", "seed")

    def __init__(self, name: str, seed: str | int, budget: float | None, game: str = "") -> None:
        self.name = name
        self.seed = seed
        self.budget = budget
        self.bots: dict[str, Bot] = {}
        if game:
            self._bot(game)

    def decide(self, game: Game, seat: int) -> Decision:
        return self._bot(game.name).decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self._bot(game.name).answer(game, seat)

    def _bot(self, game: str) -> Bot:
        if game not in self.bots:
            self.bots[game] = PLAYERS[game].levels[self.name](self.seed, self.budget)
        return self.bots[game]
