"""Takes over bans that operators set, and disconnects whoever is banned."""

from __future__ import annotations

from typing import Final

from won.server.accounts import bans
from won.server.live.hub import Hub
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage.store import Store
from won.server.wire.messages.from_server import Closing

EVERY: Final = 2.0  # seconds


class BanTask(PeriodicTask):
    def __init__(self, store: Store, hub: Hub, every: float = EVERY) -> None:
        super().__init__("looking for bans", every)
        self._store = store
        self._hub = hub

    async def run_once(self) -> None:
        active = await self._store.database.read(lambda db: bans.active(db, now()))
        new = self._hub.services.bans.replace({(ban.kind, ban.subject): ban.until for ban in active})
        for kind, subject in new:
            if kind == "player":
                await self._hub.key_changed(subject, code="banned")
            else:
                self._disconnect(subject)

    def _disconnect(self, address: str) -> None:
        for live in self._hub.tables.values():
            for connection in [each for each in live.audience.connections if each.address == address]:
                connection.send(Closing("banned", None))
                connection.close()
