"""The part of an observation that depends on the game: it writes what a seat sees into that seat's buffer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from won.core.game import Word
from won.envs.buffer import Buffer, Scales
from won.envs.layout import Layout


class Observer(ABC):
    """Caches what it computed from the board until the board changes.

    Every layout begins with `said`, the indices of the unfinished action.
    """

    def __init__(self, layout: Layout, fields: int, drafted: frozenset[str], private: bool) -> None:
        self.layout = layout
        self.scales = Scales(layout)
        self.fields = fields  # lists that a buffer remembers to detect changes
        self.drafted = drafted  # kinds of action that show numbers before they are complete
        self.private = private  # whether the money of other seats is hidden
        self.version = 0  # increases whenever the board changes

    def at(self, name: str) -> int:
        return self.layout.find(name).start

    @abstractmethod
    def update(self, state: Any, seat: int, asked: bool, buffer: Buffer) -> None:
        """Bring the buffer of a seat up to date; `asked` says whether it is asked off turn."""

    @abstractmethod
    def draft(self, state: Any, chosen: list[Word], first: int, buffer: Buffer) -> None:
        """Add the numbers of the unfinished action, from its word number `first` on."""
