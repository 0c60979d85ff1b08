"""Who sits at a live table: sitting down, getting up, bots, minders, and the start."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from won.tables import seating
from won.tables.entries import Entry
from won.tables.table import Table

Decide = Callable[[Table], Sequence[Entry]]


class Seats(ABC):
    """The part of a live table that is about its seats; each raises `RequestError` where it says no."""

    host: str
    seed: str

    @abstractmethod
    async def change(self, decide: Decide, by: str = "", request: str = "") -> int: ...

    async def sit(self, seat: int | None, player: str, name: str, nation: str = "", *, by: str = "") -> int:
        """A person takes a free seat (any for none): its number. Hot-seat: the same person may sit again."""
        return await self._seat(lambda table: seating.sit(table, seat, player, name, nation, by or player))

    async def put_bot(self, seat: int | None, level: str, nation: str = "", *, by: str) -> int:
        """Before the start: a bot in a free seat (any for none)."""
        return await self._seat(lambda table: seating.put_bot(table, seat, level, nation, by))

    async def _seat(self, decide: Decide) -> int:
        taken: list[Any] = []

        def remembering(table: Table) -> Sequence[Entry]:
            taken[:] = decide(table)
            return list(taken)

        await self.change(remembering)
        return int(taken[0].seat)

    async def leave(self, seat: int, *, by: str) -> None:
        """Before the start the seat is free again; afterwards a bot minds it until the person returns."""
        await self.change(lambda table: seating.leave(table, seat, by, self.host))

    async def mind(self, seat: int, level: str, *, by: str) -> None:
        """During play: a bot acts for a person who is away; level "" takes it off again."""
        await self.change(lambda table: seating.mind(table, seat, level, by, self.host))

    async def take_over(self, seat: int, player: str, name: str, *, by: str) -> None:
        """During play: a person takes the seat of a bot, or of somebody who conceded."""
        await self.change(lambda table: seating.take_over(table, seat, player, name, by))

    async def start(self, *, by: str) -> None:
        await self.change(lambda table: seating.start(table, self.seed, by, self.host))

    async def rename(self, player: str, name: str) -> None:
        await self.change(lambda table: seating.rename(table, player, name))

    async def close(self, *, by: str) -> None:
        """Before the start, the host: the table is given up."""
        await self.change(lambda table: seating.close(table, by, self.host))
