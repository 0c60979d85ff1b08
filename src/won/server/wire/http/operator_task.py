"""Takes over what operators have decided: disconnects whoever is banned, closes tables, and ends clubs at theirs."""

from __future__ import annotations

from typing import Final

from won.server.accounts import bans
from won.server.live.hub import Hub
from won.server.live.moderation import apply_dissolved_clubs, apply_table_actions
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage.store import Store
from won.server.wire.messages.from_server import Closing

EVERY: Final = 2.0  # seconds


class OperatorTask(PeriodicTask):
    def __init__(self, store: Store, hub: Hub, every: float = EVERY) -> None:
        super().__init__("looking for decisions of operators", every)
        self._store = store
        self._hub = hub

    async def run_once(self) -> None:
        await apply_bans(self._store, self._hub)
        await apply_table_actions(self._store, self._hub)
        await apply_dissolved_clubs(self._store, self._hub)


async def apply_bans(store: Store, hub: Hub) -> None:
    """Whoever is newly banned is disconnected."""
    current = await store.database.read(lambda db: bans.active(db, now()))
    new = hub.services.bans.replace({(ban.kind, ban.subject): ban.until for ban in current})
    for kind, subject in new:
        if kind == "player":
            await hub.key_changed(subject, code="banned")
        else:
            _disconnect(hub, subject)


def _disconnect(hub: Hub, address: str) -> None:
    for live in hub.tables.values():
        for connection in [each for each in live.audience.connections if each.address == address]:
            connection.send(Closing("banned", None))
            connection.close()
