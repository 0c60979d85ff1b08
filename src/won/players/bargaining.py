"""What a bargainer remembers, whichever game it plays: what it has offered, how often of late, what it countered."""

from __future__ import annotations

from collections.abc import Hashable


class Memory:
    """Keeps a bargainer from repeating itself and from talking too much."""

    __slots__ = ("countered", "made", "moment", "offers")

    def __init__(self) -> None:
        self.made: set[Hashable] = set()
        self.countered: set[int] = set()  # numbers of offers that were met with another
        self.moment: Hashable = None
        self.offers = 0  # at that moment

    def left(self, moment: Hashable, most: int) -> int:
        """How many more offers may be made at this moment, which is commonly a turn."""
        if self.moment != moment:
            self.moment, self.offers = moment, 0
        return most - self.offers

    def put(self, key: Hashable) -> bool:
        """Whether an offer is new, which is noted; the key holds all whose change makes it so."""
        if key in self.made:
            return False
        self.made.add(key)
        self.offers += 1
        return True
