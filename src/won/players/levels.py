"""A level of play, whichever game it is handed."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from won.core.game import Game
from won.players.bot import Bot, Decision

# The module and class of each level in each game, loaded only when such a game is played.
LEVELS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "clerk": {
        "industry": ("won.players.industry.clerk", "Clerk"),
        "shares": ("won.players.shares.clerk", "Clerk"),
    },
    "merchant": {
        "industry": ("won.players.industry.merchant", "Merchant"),
        "shares": ("won.players.shares.merchant", "Merchant"),
    },
    "magnate": {
        "industry": ("won.players.industry.magnate", "Magnate"),
    },
}


class Level:
    """Finds out what is played when first asked, if not before, and leaves it to the player who knows that game."""

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
            module, kind = LEVELS[self.name][game]
            self.bots[game] = cast("Bot", getattr(import_module(module), kind)(self.seed, self.budget))
        return self.bots[game]
