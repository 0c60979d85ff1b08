"""What a game has to say of itself to be seen: it writes bits and numbers on the page of a seat, by its layout."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from won.core.game import Word
from won.envs.layout import Layout
from won.envs.page import Page, Shades


class Eyes(ABC):
    """Those of one game; what they have worked out of a board that stands still they keep for the next look.

    A layout begins with `said`, the indices said of the action half made.
    """

    def __init__(self, layout: Layout, rows: int, drafted: frozenset[str], private: bool) -> None:
        self.layout = layout
        self.shades = Shades(layout)
        self.rows = rows  # how many a page keeps for the next look
        self.drafted = drafted  # the kinds of action that show numbers half made
        self.private = private  # whether the money of others is hidden
        self.version = 0  # goes up whenever the board has changed

    def at(self, name: str) -> int:
        return self.layout.find(name).start

    @abstractmethod
    def look(self, state: Any, seat: int, asked: bool, page: Page) -> None:
        """Bring the page of a seat up to date; `asked` is whether it has the word off turn."""

    @abstractmethod
    def draft(self, state: Any, chosen: list[Word], first: int, page: Page) -> None:
        """Pencil in the numbers of the action half made: what its words from the `first` on add to them."""
