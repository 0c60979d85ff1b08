"""What a bot is: it decides for a seat, on its turn and when it is asked, and says why."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from won.core.game import Game

__all__ = ["Bot", "Decision", "Option", "Reason"]


class Option(msgspec.Struct, frozen=True):
    """An action that was considered, and what it is worth to the seat, in the game's money."""

    action: Any
    worth: float


class Reason(msgspec.Struct, frozen=True):
    """Why, as data: the code of a sentence of `won.text`, its facts, and the alternatives."""

    code: str
    about: dict[str, Any] = {}
    worth: float | None = None
    beat: tuple[Option, ...] = ()  # the best of the others, best first


class Decision(msgspec.Struct, frozen=True):
    action: Any
    reason: Reason | None = None

    @property
    def worth(self) -> float:
        """What the reason says the action is worth; 0 where it does not say."""
        return 0.0 if self.reason is None or self.reason.worth is None else self.reason.worth


class Bot(Protocol):
    """Sees the game only as its seat may know it (`Game.copy_for`); deterministic for its seed."""

    def decide(self, game: Game, seat: int) -> Decision:
        """An action for the seat on turn; always a legal one."""

    def answer(self, game: Game, seat: int) -> Decision | None:
        """An answer to something proposed to the seat off its turn, or none to leave it open."""
