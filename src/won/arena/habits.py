"""What whoever plays a game many times has to know of it, by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from won.core.record import Seat
from won.text.language import Language


class Habits(Protocol):
    """What the arena's package of every game offers."""

    EDITION: str  # unless told otherwise
    LIMIT: str  # the option that makes a game end: `rounds`, `turns`
    LONGEST: int  # and what programs that play by themselves set it to

    def seat(self, place: int, name: str, bot: str) -> Seat:
        """Who sits there, called as the game calls those without a name."""

    def lot(self, game: Any, seat: int, draw: Callable[[], float]) -> Any | None:
        """The choice that is dealt by lot so that nobody is favoured, where the seat is before one."""

    def first(self, game: Any) -> int:
        """The seat that began."""

    def length(self, game: Any) -> int:
        """How long a finished game was, in what `LIMIT` counts."""

    def ending(self, game: Any, events: Sequence[Any]) -> tuple[str, ...]:
        """What ended the game, if these events say so."""

    def endings(self, lang: Language) -> dict[str, str]: ...

    def average(self, lang: Language, games: int, length: str, steps: str) -> str:
        """How many games, how long, and how many actions."""


def habits(game: str) -> Habits:
    """The habits of a game of the house."""
    return cast("Habits", import_module(f"won.arena.{game}.habits"))
