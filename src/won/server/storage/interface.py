"""What the tables in memory need of a store, whatever keeps it: a database, or the storage of a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from won.core.game_types import OrderJson
from won.puzzles.grading import Strength
from won.server.storage.digests import Mark
from won.server.storage.leases import Leases
from won.server.storage.model import Filter, Person, PuzzleAttempt, StoredReview, TableRow
from won.tables.entries import Row
from won.tables.snapshots import Snapshot
from won.tables.summary import Summary

ALL = 2**31 - 1
NO_ORDERS: Final[Mapping[int, Sequence[OrderJson]]] = {}
RowsCallback = Callable[[str, int], None]  # of which table, up to which sequence
MessageCallback = Callable[[str, str, str], None]  # from which process, of which table, the text


def ignore_message(origin: str, table: str, text: str) -> None:
    """For those who listen to rows alone."""


class Snapshots(Protocol):
    """Journals as lines of text, and snapshots made of them."""

    async def lines(self, table: str, since: int = -1, upto: int = ALL) -> list[str]:
        """The rows after `since` up to `upto`, each as a line of its number, its time and its entry."""

    async def marks(self, table: str) -> list[Mark]: ...

    async def get(self, table: str, sequence: int) -> Snapshot | None: ...

    async def put(self, table: str, snapshots: Sequence[tuple[Mark, Snapshot]]) -> None: ...


class TableStore(Protocol):
    """Players, tables, journals, notes, orders."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What it raises when it cannot be reached or is full."""

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""

    @property
    def snapshots(self) -> Snapshots: ...

    @property
    def leases(self) -> Leases:
        """Which tables are this process's to write."""

    async def add_player(self, person: Person) -> None: ...

    async def player(self, player: str) -> Person | None: ...

    async def player_by_key(self, key_hash: str) -> Person | None: ...

    async def good_keys(self, key_hashes: Sequence[str]) -> set[str]:
        """Those of these keys, given by their hashes, that somebody has."""

    async def player_at(self, player: str, device: str) -> Person | None:
        """The player with the key of that device of theirs."""

    async def name_owner(self, name: str) -> str:
        """The player whose account has that name, or one that looks like it; empty if no account has it."""

    async def guests_named(self, name: str, but: str) -> list[Person]:
        """The guests other than that one who carry the name, or one that looks like it."""

    async def rename(self, player: str, name: str) -> None:
        """Raises `RequestError` where an account of somebody else has the name."""

    async def rekey(self, player: str, old: str, new: str) -> bool:
        """Replace the key if `old` is still valid: of two requests at once, one succeeds."""

    async def unwanted(self, player: str, table: str = "") -> frozenset[str]:
        """With whom there is a block, either way; and whose chat the player has muted at the table."""

    async def in_club(self, club: str, player: str) -> bool:
        """Whether the player is a member of that club; nobody is one of no club."""

    async def add_table(self, table: TableRow) -> None: ...

    async def add_whole_table(self, table: TableRow, lines: Sequence[str], summary: Summary) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def tables(self, wanted: Filter) -> list[TableRow]: ...

    async def unfinished(self, host: str) -> int:
        """How many tables that person hosts whose games have not ended."""

    async def due(self, before: int) -> list[str]:
        """The tables that are due by then, the longest overdue first."""

    async def set_due(self, table: str, sequence: int, due: int | None) -> None:
        """Set when the table is due next, unless something was written since `sequence`."""

    async def succeed(self, table: str, successor: str) -> str:
        """The table of the rematch: `successor`, unless there is one already."""

    async def rows(self, table: str, since: int = -1) -> list[Row]:
        """The rows after `since`, in order."""

    async def last_before(self, table: str, at: int) -> int:
        """The sequence of the last row written by that time, -1 for none."""

    async def append(
        self, table: str, rows: Sequence[Row], summary: Summary, left: Mapping[int, Sequence[OrderJson]] = NO_ORDERS
    ) -> None:
        """Returns once the rows are safely stored, with the standing orders that are left to some seats; raises
        `Taken` where another wrote first, `Moved` where another process has the table, `Unknown` for no table.

        After any other error it is not known whether they were stored: read the journal again before going on.
        """

    def listen(self, on_rows: RowsCallback, on_message: MessageCallback = ignore_message) -> None:
        """Call back for rows that others wrote, and for messages of other processes."""

    async def send(self, table: str, message: str) -> None:
        """Send a message to the other processes, where there can be others."""

    async def note(self, table: str, player: str) -> str: ...

    async def set_note(self, table: str, player: str, note: str) -> None: ...

    async def all_orders(self, table: str) -> dict[int, list[OrderJson]]:
        """The standing orders of every seat that has any."""

    async def set_orders(self, table: str, seat: int, given: Sequence[OrderJson]) -> None:
        """Raises `Moved` where another process has the table."""

    async def review(self, table: str) -> StoredReview | None: ...

    async def put_review(self, table: str, review: StoredReview) -> None: ...

    async def note_attempt(self, player: str, attempt: PuzzleAttempt, own: Strength) -> Strength:
        """The player's strength after an attempt at a puzzle; from `own` where none is kept."""

    async def secret(self) -> str:
        """A secret: created once, and the same for every process of the store."""
