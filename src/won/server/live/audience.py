"""Who is connected to a table, and what they are shown of it."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from won.server.live.connection import Connection, encoded
from won.server.live.delay import Delay
from won.server.live.news import Crier
from won.server.live.remote_presence import Elsewhere
from won.server.live.states import state
from won.server.operations.times import now
from won.server.wire.messages import Around, Closing, Presence
from won.tables.fold import Folded
from won.tables.setup import Setup
from won.tables.table import Table


class Audience(ABC):
    """The part of a live table that speaks; what there is to tell comes from the rest of it."""

    setup: Setup
    seed: str
    delay: Delay

    def __init__(self, table: Table, orders: dict[int, list[dict[str, Any]]], shared: bool) -> None:
        self.table = table
        self.orders = orders  # standing orders by seat
        self.connections: set[Connection] = set()
        self.elsewhere = Elsewhere(shared)
        self.used = time.monotonic()
        self._states: dict[tuple[int, ...], str] = {}
        self._sitting = table.player_ids()

    @abstractmethod
    def around(self) -> None:
        """Somebody has come, gone, sat down, or looked up."""

    def tell(self, folded: Sequence[Folded]) -> None:
        """Everyone who is here hears of the rows, each wording made once."""
        self.used = time.monotonic()
        self.changed()
        self.delay.add(folded)
        table = self.table
        seats = [(one, table.seats_of(one.player)) for one in self.connections if not one.delayed]
        for one in folded:
            crier = Crier(table, one)
            for connection, held in seats:
                connection.put(crier.text(held, connection.language))
        sitting = table.player_ids()
        if sitting != self._sitting:  # who is here may have been told before it was known that they sit here
            self._sitting = sitting
            self.around()

    def show_orders(self, seat: int) -> None:
        """Only their owner sees them."""
        self._states.clear()
        for connection in self.connections:
            if seat in self.table.seats_of(connection.player):
                connection.show_state()

    def changed(self) -> None:
        """Everyone here gets to see the table anew."""
        self._states.clear()
        for connection in self.connections:
            connection.delayed = connection.delayed and not self.table.seats_of(connection.player)
            if not connection.delayed:
                connection.show_state()

    def state_for(self, connection: Connection) -> str:
        if connection.delayed:
            return self.delay.state()
        seats = self.table.seats_of(connection.player)
        found = self._states.get(seats)
        if found is None:
            seen = state(self.table, seats, self.presence(), self.orders, self.seed, now())
            found = self._states[seats] = encoded(seen)
        return found

    def presence(self) -> tuple[Presence, ...]:
        """Of each seat, wherever its holder is connected."""
        here = _best([*self.here().items(), *self.elsewhere.people()])
        return tuple([here.get(holder.player, "away") if holder.player else "away" for holder in self.table.holders])

    def here(self) -> dict[str, Presence]:
        """Who of those that sit here is connected to this process."""
        seated = self.people()
        return _best([(one.player, one.presence) for one in self.connections if one.player in seated])

    def people(self) -> set[str]:
        """The public ids of those who hold a seat."""
        return {player for player in self.table.player_ids() if player}

    def onlookers(self) -> int:
        """Of this process."""
        return sum(not self.table.seats_of(connection.player) for connection in self.connections)

    def reaches(self, player: str) -> bool:
        """Whether that person may be waited for: connected somewhere, or playing by the day."""
        if not player or self.setup.clock.kind == "daily" or not self.elsewhere.settled:
            return bool(player)
        return any(player == one.player for one in self.connections) or player in dict(self.elsewhere.people())

    def show_around(self) -> None:
        """Tell everyone here who is here."""
        text = encoded(Around(self.presence(), self.onlookers() + self.elsewhere.onlookers))
        self._states.clear()
        for connection in self.connections:
            connection.put(text)

    def join(self, connection: Connection) -> None:
        connection.delayed = self.late_for(connection.player)
        self.connections.add(connection)
        self.used = time.monotonic()

    def late_for(self, player: str) -> bool:
        """Whether that person, or nobody, is shown the table late."""
        return self.setup.delay > 0 and not self.table.seats_of(player)

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.delay.left()

    def dismiss(self, code: str, retry: float | None, player: str | None = None) -> None:
        """Everyone here, or one person."""
        for connection in [one for one in self.connections if player is None or one.player == player]:
            connection.send(Closing(code, retry))
            connection.close()


def _best(found: Sequence[tuple[str, Presence]]) -> dict[str, Presence]:
    """Of several connections of a person the one that says most: thinking before here, and away not at all."""
    here: dict[str, Presence] = {}
    for player, presence in found:
        if here.get(player) != "thinking" and presence != "away":
            here[player] = presence
    return here
