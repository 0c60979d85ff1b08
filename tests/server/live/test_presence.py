"""Who is taken to be at a table."""

from __future__ import annotations

import pytest

from tests.server.live.tables import people, setup
from tests.server.memory import MemoryStore
from won.server.live.connection import Connection
from won.server.live.hub import Hub

pytestmark = pytest.mark.anyio


async def test_who_was_at_a_table_has_time_to_come_back_after_it_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    hub = Hub(MemoryStore())
    hub.services.shared = True
    live = await people(hub, setup())
    assert live.audience.reachable("bo")
    monkeypatch.setattr(live.audience, "_settled_at", 0.0)
    assert not live.audience.reachable("bo")
    hub.services.shared = False
    await hub.stop()


async def test_where_there_is_one_process_nobody_is_waited_for_who_is_not_connected() -> None:
    hub = Hub(MemoryStore())
    live = await people(hub, setup())
    live.audience.join(Connection("ada"))
    live.presence_changed()
    assert live.audience.reachable("ada")
    assert not live.audience.reachable("bo")
    await hub.stop()
