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

    CHANCE: tuple[str, ...]  # the kinds of action that show what chance has drawn, which nobody takes back
    SHORT: Mapping[str, str]  # one word typed for another
    IDLE: Any  # the action that `pp` repeats, or none
    LISTINGS: Mapping[str, Listing]  # what can be looked at besides the table

    def opening(self, players: int) -> dict[str, Any]:
        """What chance might have drawn for a table where seat 0 begins: always the same, for counting."""

    def outcomes(self, action: Any) -> list[Any]:
        """The action with everything that chance could add to it."""

    def menu(self, lang: Language, game: Any, seats: Sequence[Seat], seat: int) -> Menu: ...

    def normal(self, line: str) -> str:
        """Words as the record writes them."""

    def show_table(self, screen: Screen, game: Any, seats: list[Seat], seat: int | None, key: bool = True) -> None:
        """Everything on the table, as the seat may see it; with a key to the signs unless it is known by now."""

    def moment(self, game: Any) -> Hashable:
        """While this stays the same the key to the signs is known, and who passes with `pp` goes on passing."""

    def waits_for(self, game: Any, people: Sequence[int]) -> int:
        """Of the seats the game waits for, the one to be asked."""

    def is_out(self, game: Any, seat: int) -> bool:
        """Whether the seat has left a game that goes on."""

    def greeting(self, lang: Language) -> str:
        """What it is about, in a few lines."""

    def meanings(self, lang: Language) -> dict[str, str]:
        """What its own words besides actions are good for."""

    def score_line(self, lang: Language, seats: Sequence[Seat], points: Points) -> str: ...

    def outlook(self, game: Any, seat: int) -> dict[str, Any]:
        """What there is to know before deciding, besides the actions, as figures."""

    def tell_outlook(self, screen: Screen, game: Any, seats: Sequence[Seat], seat: int) -> None:
        """The same in words."""


def _industry() -> Adapter:
    from won.terminal.industry import adapter

    return adapter


def _shares() -> Adapter:
    from won.terminal.shares import adapter

    return adapter


ADAPTERS: Final[PerGame[Adapter]] = PerGame(industry=_industry, shares=_shares)
