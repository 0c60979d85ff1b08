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
        await self.each(await self._database.read(tournaments.playing), self._advance)

    async def _advance(self, tournament: str) -> None:
        tables = await self._database.write(lambda db: tournaments.advance(db, tournament))
        await self.each(tables, self._openings.open)
