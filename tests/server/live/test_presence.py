"""What processes that share tables know of each other's people."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.live.tables import people, setup
from tests.server.memory import MemoryStore
from tests.waiting import until
from won.server.live import processes
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.table import LiveTable

pytestmark = pytest.mark.anyio
BO_IS_HERE = json.dumps({"word": "here", "people": {"bo": "thinking"}, "onlookers": 2})


class Shared(MemoryStore):
    """Keeps the frames that would go to the others."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, dict[str, Any]]] = []

    async def send(self, table: str, message: str) -> None:
        self.said.append((table, json.loads(message)))


async def shared(*sitting: str) -> tuple[Hub, Shared, LiveTable]:
    store = Shared()
    hub = Hub(store)
    hub.services.shared = True
    live = await hub.create(setup(), "ada")
    for player in sitting:
        await live.seats.sit(None, player, player.title())
    return hub, store, live


async def test_those_who_are_elsewhere_are_shown_until_their_process_leaves_or_falls_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hub, _, live = await shared("ada", "bo")
    ada = Connection("ada")
    live.audience.join(ada)
    for farewell in ("leaving", "silence"):
        ada.outbox.clear()
        hub.processes.received("other", live.id, BO_IS_HERE)
        assert json.loads(ada.outbox[-1]) == {
            "type": "around",
            "presence": ["here", "thinking", "away"],
            "onlookers": 2,
        }
        assert live.audience.reachable("bo")
        if farewell == "leaving":
            hub.processes.received("other", "", '{"word":"leaving"}')
        else:
            monkeypatch.setattr(processes, "DEAD", -1.0)
            await hub.processes.sweep()
        assert json.loads(ada.outbox[-1])["presence"] == ["here", "away", "away"]
    await hub.stop()


async def test_who_is_known_to_be_here_before_the_row_of_their_seat_came_is_shown_when_it_has() -> None:
    hub, _, live = await shared("ada")
    ada = Connection("ada")
    live.audience.join(ada)
    hub.processes.received("other", live.id, BO_IS_HERE)
    assert json.loads(ada.outbox[-1])["presence"] == ["here", "away", "away"]
    await live.seats.sit(None, "bo", "Bo")
    around = [frame for frame in map(json.loads, ada.outbox) if frame["type"] == "around"]
    assert around[-1]["presence"] == ["here", "thinking", "away"]
    await hub.stop()


async def test_who_asks_is_told_and_what_changes_is_told_once_in_order() -> None:
    hub, store, live = await shared("ada")
    ada = Connection("ada")
    live.audience.join(ada)
    live.presence_changed()
    ada.presence = "thinking"
    live.presence_changed()
    hub.processes.received("other", live.id, '{"word":"here","asking":true}')
    hub.processes.received("other", live.id, '{"word":"of a later version"}')
    await until(lambda: store.said)
    assert store.said == [(live.id, {"word": "here", "people": {"ada": "thinking"}})]
    await hub.stop()
    assert store.said[-1] == ("", {"word": "leaving"})


async def test_a_table_that_wakes_is_asked_about_and_everybody_may_be_there_until_it_is_known() -> None:
    hub, store, live = await shared("ada")
    assert live.audience.reachable("bo")  # nobody has had time to answer
    del hub.tables[live.id]
    await hub.table(live.id)
    await until(lambda: store.said)
    assert store.said == [(live.id, {"word": "here", "asking": True})]
    await hub.stop()


async def test_one_process_alone_says_nothing_to_anybody() -> None:
    hub = Hub(MemoryStore())  # whose `send` would fail
    live = await people(hub, setup())
    live.audience.join(Connection("ada"))
    live.presence_changed()
    await hub.processes.sweep()
    assert not live.audience.reachable("bo")
    await hub.stop()
