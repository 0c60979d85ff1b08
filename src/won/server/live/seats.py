"""Changes of the seats of a live table: sitting down, getting up, bots, minders, and the start."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from won.server.live.journal import Decide
from won.tables import seating
from won.tables.entries import Sat
from won.tables.table import Table


class Seats:
    """Every change raises `RequestError` where it is refused."""

    def __init__(self, change: Callable[[Decide], Awaitable[int]], host: str, seed: str) -> None:
        self._change = change
        self._host = host
        self._seed = seed

    async def sit(self, seat: int | None, player: str, name: str, nation: str = "", *, by: str = "") -> int:
        """A person takes a free seat (any for none): its number. The same person may take several seats."""
        return await self._take(lambda table: seating.sit(table, seat, player, name, nation, by or player))

    async def put_bot(self, seat: int | None, level: str, nation: str = "", *, by: str) -> int:
        """Before the start: a bot in a free seat (any for none)."""
        return await self._take(lambda table: seating.put_bot(table, seat, level, nation, by))

    async def _take(self, decide: Callable[[Table], Sequence[Sat]]) -> int:
        taken: list[Sat] = []

        def remembering(table: Table) -> Sequence[Sat]:
            taken[:] = decide(table)
            return list(taken)

        await self._change(remembering)
        return taken[0].seat

    async def leave(self, seat: int, *, by: str) -> None:
        """Before the start the seat is free again; afterwards a bot minds it until the person returns."""
        await self._change(lambda table: seating.leave(table, seat, by, self._host))

    async def mind(self, seat: int, level: str, *, by: str) -> None:
        """During play: a bot acts for a person who is away; level "" ends that."""
        await self._change(lambda table: seating.mind(table, seat, level, by, self._host))

    async def take_over(self, seat: int, player: str, name: str, *, by: str) -> None:
        """During play: a person takes the seat of a bot, or of a person who conceded."""
        await self._change(lambda table: seating.take_over(table, seat, player, name, by))

    async def start(self, *, by: str) -> None:
        await self._change(lambda table: seating.start(table, self._seed, by, self._host))

    async def rename(self, player: str, name: str) -> None:
        await self._change(lambda table: seating.rename(table, player, name))

    async def close(self, *, by: str) -> None:
        """Before the start, the host: the table is given up."""
        await self._change(lambda table: seating.close(table, by, self._host))
