"""Writes down at which tables people are connected, for their friends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from won.server.accounts import presence
from won.server.live.audience import Audience
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage import CLOSED
from won.server.storage.store import Store
from won.tables.setup import Setup
from won.tables.table import Table

EVERY: Final = 4.0  # seconds
RENEWED: Final = 20_000  # milliseconds after which what has not changed is written again


class Visited(Protocol):
    """A table in memory."""

    @property
    def setup(self) -> Setup: ...

    @property
    def table(self) -> Table: ...

    @property
    def audience(self) -> Audience: ...


class PresenceTask(PeriodicTask):
    """Writes down what has changed, and after a while what has not, so that others see that this process lives."""

    def __init__(self, store: Store, tables: Mapping[str, Visited], every: float = EVERY) -> None:
        super().__init__("noting who is where", every)
        self._database = store.database
        self._tables = tables
        self._noted: dict[str, tuple[str, int]] = {}  # the table of each player, and when it was written

    async def run_once(self) -> None:
        here, at = seated_here(self._tables), now()
        shown = await self._database.read(lambda db: presence.shown(db, here)) if here else set()
        due = {
            player: here[player]
            for player in shown
            if self._noted.get(player, ("", 0))[0] != here[player] or self._noted[player][1] < at - RENEWED
        }
        left = {player: table for player, (table, _) in self._noted.items() if player not in shown}
        if due or left:
            await self._database.write(lambda db: presence.note(db, due, left, at))
        for player in left:
            del self._noted[player]
        self._noted |= {player: (table, at) for player, table in due.items()}


def seated_here(tables: Mapping[str, Visited]) -> dict[str, str]:
    """The people who are connected to a table where they sit, and to which; of several tables a public one."""
    seated: dict[str, str] = {}
    for table_id, live in sorted(tables.items(), key=lambda item: item[1].setup.public):
        if live.table.status not in CLOSED:
            seated |= dict.fromkeys(live.audience.present(), table_id)
    return seated
