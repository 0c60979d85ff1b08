"""The terminal's part of each game: how it is shown and how its actions are asked for."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final, Protocol

from won.core.game import Points
from won.core.record import Seat
from won.games import PerGame
from won.terminal.listing import Listing
from won.terminal.menu import Menu
from won.terminal.screen import Screen
from won.text.language import Language


class Adapter(Protocol):
    """What the terminal needs to know of a game."""

    CHANCE: tuple[str, ...]  # the kinds of action that reveal chance and cannot be undone
    SHORT: Mapping[str, str]  # abbreviations
    IDLE: Any  # the action that `pp` repeats, or none
    LISTINGS: Mapping[str, Listing]  # what a player may print besides the table

    def opening(self, players: int) -> dict[str, Any]:
        """A fixed set-up in which seat 0 begins, for counting sequences."""

    def outcomes(self, action: Any) -> list[Any]:
        """The action with each outcome of chance."""

    def menu(self, lang: Language, game: Any, seats: Sequence[Seat], seat: int) -> Menu: ...

    def normal(self, line: str) -> str:
        """The line with its words as the record writes them."""

    def show_table(self, screen: Screen, game: Any, seats: list[Seat], seat: int | None, key: bool = True) -> None:
        """Print the table as the seat may see it, with a key to its signs if `key`."""

    def moment(self, game: Any) -> Hashable:
        """The moment of the game: while it stays the same, the key is not repeated and `pp` goes on passing."""

    def waits_for(self, game: Any, people: Sequence[int]) -> int:
        """The seat to ask, among those the game waits for."""

    def is_out(self, game: Any, seat: int) -> bool:
        """Whether the seat is out of a game that is not over."""

    def greeting(self, lang: Language) -> str:
        """The aim of the game in a few lines."""

    def meanings(self, lang: Language) -> dict[str, str]:
        """Help for the commands that only this game has."""

    def score_line(self, lang: Language, seats: Sequence[Seat], points: Points) -> str: ...

    def outlook(self, game: Any, seat: int) -> dict[str, Any]:
        """Figures that help to decide, besides the actions."""

    def show_outlook(self, screen: Screen, game: Any, seats: Sequence[Seat], seat: int) -> None:
        """Print these figures."""


def _industry() -> Adapter:
    from won.terminal.industry import adapter

    return adapter


def _shares() -> Adapter:
    from won.terminal.shares import adapter

    return adapter


ADAPTERS: Final[PerGame[Adapter]] = PerGame(industry=_industry, shares=_shares)
