"""The arena's part of each game: what programs that play it many times need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from won.core.record import Seat
from won.games import PerGame
from won.text.language import Language


class Adapter(Protocol):
    """What the arena asks of a game, beyond its rules."""

    def seat(self, place: int, name: str, bot: str) -> Seat:
        """The seat of a bot; without a name, the game names it."""

    def random_draft(self, game: Any, seat: int, draw: Callable[[], float]) -> Any | None:
        """The choice that chance makes for the seat, so that no bot gains by its draft; none where there is none."""

    def first_seat(self, game: Any) -> int:
        """The seat that began."""

    def length(self, game: Any) -> int:
        """The length of a finished game, in the unit of its defaults."""

    def mildest(self) -> tuple[str, ...]:
        """The actions, as they are written, that change least; a silent program does the first allowed."""

    def end_triggers(self, game: Any, events: Sequence[Any]) -> tuple[str, ...]:
        """What ended the game, if these events say so."""

    def trigger_names(self, lang: Language) -> dict[str, str]: ...

    def average_sentence(self, lang: Language, games: int, length: str, steps: str) -> str:
        """How many games, how long, and how many actions."""


def _industry() -> Adapter:
    from won.arena.industry import adapter

    return adapter


def _shares() -> Adapter:
    from won.arena.shares import adapter

    return adapter


ADAPTERS: Final[PerGame[Adapter]] = PerGame(industry=_industry, shares=_shares)
