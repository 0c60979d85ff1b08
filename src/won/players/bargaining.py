"""What a bargainer remembers in either game: what it has offered, how often of late, and what it countered."""

from __future__ import annotations

from collections.abc import Hashable


class Memory:
    """Prevents a bargainer from repeating offers and from making too many."""

    __slots__ = ("countered", "moment", "offered", "offers")

    def __init__(self) -> None:
        self.offered: set[Hashable] = set()
        self.countered: set[int] = set()  # numbers of offers that were answered with another
        self.moment: Hashable = None
        self.offers = 0  # at that moment

    def copy(self) -> Memory:
        new = Memory()
        new.offered, new.countered = set(self.offered), set(self.countered)
        new.moment, new.offers = self.moment, self.offers
        return new

    def left(self, moment: Hashable, most: int) -> int:
        """How many more offers may be made at this moment, which is usually a turn."""
        if self.moment != moment:
            self.moment, self.offers = moment, 0
        return most - self.offers

    def add(self, key: Hashable) -> bool:
        """Remember an offer; false if it was made before. The key changes when the offer is worth repeating."""
        if key in self.offered:
            return False
        self.offered.add(key)
        self.offers += 1
        return True
