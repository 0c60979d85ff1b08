"""What a bot is: something that decides for a seat, on its turn and when it is asked, and can say why."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from won.core.game import Game


class Option(msgspec.Struct, frozen=True):
    """An action that was weighed, and what it is worth to the seat, in the game's money."""

    action: Any
    worth: float


class Reason(msgspec.Struct, frozen=True):
    """Why, as data: a code that names a sentence of `won.text`, what fills it in, and what it was weighed against."""

    code: str
    about: dict[str, Any] = {}
    worth: float | None = None
    beat: tuple[Option, ...] = ()  # the best of the others, best first


class Decision(msgspec.Struct, frozen=True):
    action: Any
    reason: Reason | None = None


class Bot(Protocol):
    """Is handed the game as its seat may know it (`Game.copy_for`), never more; deterministic for its seed."""

    def decide(self, game: Game, seat: int) -> Decision:
        """An action for the seat on turn; always a legal one."""

    def answer(self, game: Game, seat: int) -> Decision | None:
        """An answer to something proposed to the seat off its turn, or none to leave it open."""
