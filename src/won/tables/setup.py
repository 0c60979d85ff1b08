"""How a table is set up: chosen once, when it is created."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import structs


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """`none`; `move`: so many seconds a move; `bank`: a bank with an increment a move; `daily`: so many days a move."""

    kind: Literal["none", "move", "bank", "daily"] = "none"
    seconds: int = 0  # a move, or in the bank
    increment: int = 0
    days: int = 0


# What a table was made for, if it was not set up by its host.
Event = Literal["", "pairing", "ladder", "daily", "tournament"]


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    edition: str
    players: int
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = True
    rated: bool = False
    delay: int = 0  # seconds by which onlookers see the table late
    title: str = ""
    branch_of: str = ""  # the table from whose position this one continues
    branch_at: int = 0  # after how many of its actions
    continued: bool = False  # goes on with the game of a record, which had so many actions
    puzzle: str = ""  # the puzzle that this table is for
    imported: bool = False  # made from a record, to look at
    lesson: str = ""  # the name of the lesson that is played here
    event: Event = ""
    event_id: str = ""  # the day of a daily table, or the tournament
    club: str = ""  # the club that it was laid for, whose members may look at it and sit down
    sealed_until: int = 0  # until then nobody is shown its chance, nor its game who has no seat there

    @property
    def own_chance(self) -> bool:
        """Whether chance is drawn at this table, not given by a record or a lesson."""
        return not self.imported and not self.lesson

    @property
    def given(self) -> int | None:
        """How many actions came with the table, and with them the set-up; none for a game that began at it."""
        return self.branch_at if self.branch_of or self.puzzle or self.continued else None

    @property
    def tournament(self) -> str:
        """The tournament that it was made for."""
        return self.event_id if self.event == "tournament" else ""

    def anew(self, club: str) -> Setup:
        """The same for a game that begins at a table of that club or none, whatever this one was made from."""
        made = {"branch_of": "", "branch_at": 0, "continued": False, "imported": False, "lesson": "", "puzzle": ""}
        return structs.replace(self, club=club, **made).standalone()

    def standalone(self) -> Setup:
        """The same without the event that it was made for."""
        return structs.replace(self, event="", event_id="", sealed_until=0)


class WantedClock(Clock, frozen=True, forbid_unknown_fields=True):
    """A clock as a request names it."""


class WantedSetup(Setup, frozen=True, forbid_unknown_fields=True):
    """A setup as a request names it: what it misspells is refused by name, while what is stored may have more."""

    clock: WantedClock = WantedClock()
