"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import Final

import msgspec

from won.core.game import Result
from won.tables.seats import Holder
from won.tables.setup import Setup
from won.tables.table import Status

CLOSED: Final[tuple[Status, ...]] = ("over", "ended")


class Taken(Exception):  # noqa: N818 - not an error but an answer
    """Somebody else wrote that sequence first: read the new rows, then decide again."""


class Moved(Exception):  # noqa: N818
    """Another process has the table now, so nothing was written."""


class Unknown(LookupError):  # noqa: N818
    """There is no such table."""


class Person(msgspec.Struct, frozen=True):
    """A player: a public id, and the hash of a key that only the player has.

    `device`: the device of an account whose key that is; none for a guest.
    """

    id: str
    name: str
    key_hash: str
    made_at: int
    account: bool = False  # not a guest
    device: str = ""


class Lease(msgspec.Struct, frozen=True):
    """What an append shows where several processes share the tables: who writes, and since which taking."""

    owner: str
    epoch: int

    def holds(self, owner: str, epoch: int) -> bool:
        """Whether nobody has taken the table since, by what is stored."""
        return epoch == self.epoch and owner in ("", self.owner)


class Turn(msgspec.Struct, frozen=True, array_like=True):
    """A seat that the table waits for, since which row and when; the store computes it."""

    seat: int
    sequence: int
    at: int


class TableRow(msgspec.Struct, frozen=True):
    """A table as stored beside its journal. Times are milliseconds since 1970."""

    id: str
    setup: Setup
    seed: str
    host: str
    made_at: int
    status: Status = "open"
    due: int | None = None
    sequence: int = -1  # of the last row of its journal
    seats: tuple[Holder, ...] = ()
    to_move: tuple[int, ...] = ()
    steps: int = 0
    changed_at: int = 0  # when its last row was written
    result: Result | None = None
    successor: str = ""  # the table of the rematch
    turns: tuple[Turn, ...] = ()


class Filter(msgspec.Struct, frozen=True):
    """Which tables to list, the newest first; `before` is the id of the last one already listed."""

    status: tuple[Status, ...] = ()
    public: bool | None = None
    player: str = ""  # who sits there or hosts
    game: str = ""
    limit: int = 50
    before: str = ""
    lessons: bool = False  # only tables of lessons
    club: str = ""  # that they were laid for


class PuzzleAttempt(msgspec.Struct, frozen=True):
    """What came of a first attempt at a puzzle of that grade."""

    puzzle: str
    grade: int
    solved: bool
    at: int


class StoredReview(msgspec.Struct, frozen=True):
    """The review of a finished game, or how far it has come."""

    version: int  # of the reviewer
    part: float  # that is done, 1 for all
    changed_at: int
    accuracies: tuple[float, ...] = ()  # by seat, once it is done
    body: bytes = b""
