"""The positions of a game, with a cache for people who page through them."""

from __future__ import annotations

from typing import Final

from won.core.game import Game
from won.tables.table import Table

EVERY: Final = 50  # steps between cached positions


class History:
    """Of one table. Call `cut` when actions are undone."""

    __slots__ = ("cache",)

    def __init__(self) -> None:
        self.cache: dict[int, Game] = {}

    def cut(self, step: int) -> None:
        """Forget the positions after that step."""
        for later in [cached for cached in self.cache if cached > step]:
            del self.cache[later]

    def game(self, table: Table, step: int) -> Game:
        """The game after `step` actions: not to be changed."""
        start = max((cached for cached in self.cache if cached <= step), default=0)
        game = self.cache[start].copy() if start else table.at_start()
        for seat, action in table.actions(start, step):
            game.apply(seat, action)
            if game.steps % EVERY == 0:
                self.cache[game.steps] = game.copy()
        return game
