"""Who stood behind each action in force, packed: a table may wait for weeks with a long game in memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple


class Step(NamedTuple):
    seat: int
    by: str  # the person who acted, by hand or by order; none for what acts by itself
    at: int
    chance: bool  # whether it revealed chance


class Trail:
    """One entry for each action of the game, in the same order."""

    __slots__ = ("at", "by", "chance", "people", "seats")

    def __init__(self) -> None:
        self.seats = bytearray()
        self.by = array("H")
        self.at = array("q")
        self.chance = bytearray()
        self.people: tuple[str, ...] = ("",)

    def copy(self) -> Trail:
        new = Trail.__new__(Trail)
        new.seats, new.by, new.at = self.seats[:], self.by[:], self.at[:]
        new.chance, new.people = self.chance[:], self.people
        return new

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, step: int) -> Step:
        return Step(self.seats[step], self.people[self.by[step]], self.at[step], bool(self.chance[step]))

    def since(self, step: int) -> Iterator[Step]:
        """The actions after that many."""
        return (self[place] for place in range(step, len(self)))

    def add(self, step: Step) -> None:
        if step.by not in self.people:
            self.people = (*self.people, step.by)
        self.seats.append(step.seat)
        self.by.append(self.people.index(step.by))
        self.at.append(step.at)
        self.chance.append(step.chance)

    def cut(self, step: int) -> None:
        """Only the first so many stay."""
        for part in (self.seats, self.by, self.at, self.chance):
            del part[step:]
