"""What a bot is: something that decides for a seat, on its turn and when it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from won.core.game import Game


class Bot(Protocol):
    def decide(self, game: Game, seat: int) -> Any:
        """An action for the seat on turn; always a legal one."""

    def answer(self, game: Game, seat: int) -> Any | None:
        """An answer to something proposed to the seat off its turn, or none to leave it open."""
