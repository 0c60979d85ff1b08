"""Looks for rounds that are over, and begins the next ones."""

from __future__ import annotations

from typing import Final

from won.server.events import tournaments
from won.server.events.openings import Openings
from won.server.operations.periodic_task import PeriodicTask
from won.server.storage.store import Store

EVERY: Final = 2.0  # seconds


class TournamentTask(PeriodicTask):
    def __init__(self, store: Store, openings: Openings, every: float = EVERY) -> None:
        super().__init__("tournaments", every)
        self._database = store.database
        self._openings = openings

    async def run_once(self) -> None:
        for tournament in await self._database.read(tournaments.playing):
            for table in await self._database.write(lambda db, name=tournament: tournaments.advance(db, name)):  # type: ignore[misc]
                await self._openings.open(table)
