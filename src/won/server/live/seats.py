"""Changes of the seats of a live table: sitting down, getting up, bots, minders, and the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from won.server.live.journal import Decide
from won.server.operations.times import now
from won.tables import commands, seating
from won.tables.entries import Sat
from won.tables.policy import Viewer
from won.tables.table import Table


class Seats:
    """Every change raises `RequestError` where it is refused. `host` is the host's public id."""

    def __init__(self, change: Callable[[Decide], Awaitable[int]], host: str, seed: str) -> None:
        self._change = change
        self._host = host
        self._seed = seed

    def _viewer(self, by: str) -> Viewer:
        return Viewer(by, self._host)

    async def sit(
        self,
        seat: int | None,
        by: str,
        name: str,
        nation: str = "",
        *,
        invited: bool = False,
        since: int = 0,
        nonce: str = "",
        unwanted: frozenset[str] = frozenset(),
    ) -> int:
        """A person takes a free seat (any for none): its number. The same person may take several seats.

        `since`: when the person's key was made. `unwanted`: with whom there is a block.
        """
        who = Viewer(by, self._host, invited, since, unwanted)
        return await self._take(lambda table: seating.sit(table, seat, who, name, nation, nonce))

    async def put_bot(self, seat: int | None, level: str, nation: str = "", *, by: str) -> int:
        """Before the start: a bot in a free seat (any for none)."""
        return await self._take(lambda table: seating.put_bot(table, seat, level, nation, self._viewer(by)))

    async def _take(self, decide: Callable[[Table], Sequence[Sat]]) -> int:
        taken: list[Sat] = []

        def remembering(table: Table) -> Sequence[Sat]:
            taken[:] = decide(table)
            return list(taken)

        await self._change(remembering)
        return taken[0].seat

    async def leave(self, seat: int, *, by: str) -> None:
        """Before the start the seat is free again; afterwards the caretaker plays it until the person returns."""
        await self._change(lambda table: seating.leave(table, seat, self._viewer(by)))

    async def mind(self, seat: int, wanted: bool, *, by: str) -> None:
        """During play: a person lets the caretaker play, or comes back."""
        await self._change(lambda table: seating.mind(table, seat, wanted, self._viewer(by)))

    async def back(self, player: str) -> None:
        """A person is here again."""
        await self._change(lambda table: commands.returned(table, player))

    async def take_over(
        self, seat: int, by: str, name: str, *, invited: bool, unwanted: frozenset[str] = frozenset()
    ) -> None:
        """During play: somebody takes the seat of a bot, or of a person who conceded, once all people agree."""
        who = Viewer(by, self._host, invited, unwanted=unwanted)
        await self._change(lambda table: seating.take_over(table, seat, who, name, now()))

    async def start(self, *, by: str) -> None:
        await self._change(lambda table: seating.start(table, self._seed, self._viewer(by)))

    async def open(self, entries: Sequence[Sat]) -> None:
        """Seat everyone at a new table and begin; nothing happens where that has been done."""
        await self._change(lambda table: entries if table.sequence < 0 else ())
        await self._change(lambda table: seating.begin(table, self._seed) if table.status == "open" else ())

    async def rename(self, player: str, name: str) -> None:
        await self._change(lambda table: seating.rename(table, player, name))

    async def give_back_name(self, seat: int, name: str, instead: str) -> None:
        await self._change(lambda table: seating.give_back_name(table, seat, name, instead))

    async def merge(self, guest: str, account: str, name: str) -> None:
        await self._change(lambda table: seating.merge(table, guest, account, name))

    async def close(self, *, by: str) -> None:
        """Before the start, the host: the table is given up."""
        await self._change(lambda table: seating.close(table, self._viewer(by)))
