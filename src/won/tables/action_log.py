"""Who took each action of the game and when, packed: a long game may stay in memory for weeks."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

EVERYONE: Final = 0xFFFF


class LoggedAction(NamedTuple):
    seat: int
    by: str  # the person who acted, by hand or by order; none for what acts by itself
    at: int
    shown: int  # a bit for each seat that it showed something hidden; `EVERYONE` where chance was drawn


class ActionLog:
    """One entry for each action of the game, in the same order."""

    __slots__ = ("at", "by", "people", "seats", "shown")

    def __init__(self) -> None:
        self.seats = bytearray()
        self.by = array("H")
        self.at = array("q")
        self.shown = array("H")
        self.people: tuple[str, ...] = ("",)

    def copy(self) -> ActionLog:
        new = ActionLog.__new__(ActionLog)
        new.seats, new.by, new.at = self.seats[:], self.by[:], self.at[:]
        new.shown, new.people = self.shown[:], self.people
        return new

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, step: int) -> LoggedAction:
        return LoggedAction(self.seats[step], self.people[self.by[step]], self.at[step], self.shown[step])

    @property
    def draws(self) -> int:
        """In how many of them chance was drawn."""
        return self.shown.count(EVERYONE)

    def since(self, step: int) -> Iterator[LoggedAction]:
        """The actions after that many."""
        return (self[place] for place in range(step, len(self)))

    def showed(self, step: int, seats: int) -> bool:
        """Whether an action after that many showed something to one of the seats, given as bits."""
        shown = self.shown[step:]
        return any(shown) and any(each & seats for each in shown)  # the first is quick, and mostly says no

    def last(self, seat: int, by: str) -> int | None:
        """The place of the last action of that person for that seat."""
        if by not in self.people:
            return None
        person = self.people.index(by)
        for place in range(len(self.seats) - 1, -1, -1):
            if self.seats[place] == seat and self.by[place] == person:
                return place
        return None

    def last_by_a_person(self, seat: int) -> int:
        """When a person last acted for a seat; 0 for never."""
        for place in range(len(self.seats) - 1, -1, -1):
            if self.seats[place] == seat and self.by[place]:
                return self.at[place]
        return 0

    def add(self, action: LoggedAction) -> None:
        if action.by not in self.people:
            self.people = (*self.people, action.by)
        self.seats.append(action.seat)
        self.by.append(self.people.index(action.by))
        self.at.append(action.at)
        self.shown.append(action.shown)

    def leave_blank(self, length: int) -> None:
        """As many entries that say nothing: for tables that are only shown."""
        self.seats, self.shown = bytearray(length), array("H", bytes(2 * length))
        self.by, self.at = array("H", bytes(2 * length)), array("q", bytes(8 * length))

    def cut(self, step: int) -> None:
        """Keep only the first `step` actions."""
        for part in (self.seats, self.by, self.at, self.shown):
            del part[step:]
