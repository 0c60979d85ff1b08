"""The history of a table: the game after any step, kept every so often while somebody leafs through it."""

from __future__ import annotations

from typing import Final

from won.core.game import Game
from won.tables.table import Table

EVERY: Final = 50  # steps between the games that are kept


class Past:
    """Of one table; `cut` tells it what was taken back."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: dict[int, Game] = {}

    def cut(self, step: int) -> None:
        for later in [kept for kept in self.kept if kept > step]:
            del self.kept[later]

    def game(self, table: Table, step: int) -> Game:
        """The game after `step` actions: not to be changed."""
        start = max((kept for kept in self.kept if kept <= step), default=0)
        game = self.kept[start].copy() if start else table.at_start()
        for seat, action in table.actions(start, step):
            game.apply(seat, action)
            if game.steps % EVERY == 0:
                self.kept[game.steps] = game.copy()
        return game
