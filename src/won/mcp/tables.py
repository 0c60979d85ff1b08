"""The tables that assistants play at through one process, each under a name that cannot be guessed."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Final

from won.mcp.seat import AssistantSeat, SeatError

MOST: Final = 50  # tables kept; the one unused for longest goes


class Tables:
    """With `shared`, several assistants use this process, and each must name its own table."""

    def __init__(self, shared: bool = False) -> None:
        self.shared = shared
        self._seats: OrderedDict[str, AssistantSeat] = OrderedDict()

    async def add(self, seat: AssistantSeat) -> str:
        name = secrets.token_urlsafe(9)
        self._seats[name] = seat
        if len(self._seats) > MOST:
            _, oldest = self._seats.popitem(last=False)
            await oldest.close()
        return name

    def find(self, name: str) -> AssistantSeat:
        """The seat at that table; without a name the latest, unless the process is shared."""
        if not name and self._seats and not self.shared:
            return next(reversed(self._seats.values()))
        if name not in self._seats:
            raise SeatError("Name your table: `start_game` and `join_table` answer with its name.")
        self._seats.move_to_end(name)
        return self._seats[name]

    async def close(self) -> None:
        for seat in self._seats.values():
            await seat.close()
        self._seats.clear()
