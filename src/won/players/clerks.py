"""The clerk of whichever game it is handed."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, cast

from won.core.game import Game
from won.players.bot import Bot

# The module and class of each game's own clerk, loaded only when such a game is played.
CLERKS: Final[dict[str, tuple[str, str]]] = {
    "industry": ("won.players.clerk", "Clerk"),
    "shares": ("won.players.shares_clerk", "SharesClerk"),
}


class AnyClerk:
    """Finds out what is played when first asked, and then leaves it to the clerk who knows that game."""

    __slots__ = ("clerks", "seed")

    def __init__(self, seed: str | int) -> None:
        self.seed = seed
        self.clerks: dict[str, Bot] = {}

    def decide(self, game: Game, seat: int) -> Any:
        return self._clerk(game).decide(game, seat)

    def answer(self, game: Game, seat: int) -> Any | None:
        return self._clerk(game).answer(game, seat)

    def _clerk(self, game: Game) -> Bot:
        name = game.name
        if name not in self.clerks:
            module, kind = CLERKS[name]
            self.clerks[name] = cast("Bot", getattr(import_module(module), kind)(self.seed))
        return self.clerks[name]
