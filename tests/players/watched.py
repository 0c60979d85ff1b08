"""A player whose every decision is shown before it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from won.core.game import Game
from won.players.bot import Bot, Decision


class Watched:
    """Calls `on_decision` with each decision and the table as the player saw it."""

    def __init__(self, bot: Bot, on_decision: Callable[[Any, int, Decision], None]) -> None:
        self.bot = bot
        self.on_decision = on_decision

    def decide(self, game: Game, seat: int) -> Decision:
        decision = self.bot.decide(game, seat)
        self.on_decision(game, seat, decision)
        return decision

    def answer(self, game: Game, seat: int) -> Decision | None:
        decision = self.bot.answer(game, seat)
        if decision is not None:
            self.on_decision(game, seat, decision)
        return decision
