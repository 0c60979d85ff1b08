"""What fails at a table harms nobody else: listeners, disks, bots and clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.live.tables import act, people, setup
from tests.server.memory import MemoryStore
from tests.waiting import until
from won.server.live.connection import BEHIND, Connection
from won.server.live.hub import Hub
from won.server.storage.interface import NO_ORDERS
from won.server.wire.messages import from_client as msg
from won.server.wire.messages.from_server import Closing
from won.server.wire.socket.session import Session
from won.tables.entries import Acted, Row
from won.tables.errors import RequestError
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def test_watchers_hear_what_was_stored_and_their_faults_harm_nobody() -> None:
    hub = Hub(MemoryStore())
    received: list[tuple[str, int]] = []

    def watch(table_id: str, rows: Sequence[Row]) -> None:
        received.extend((table_id, row.sequence) for row in rows)

    def fail(table_id: str, rows: Sequence[Row]) -> None:
        raise ValueError("a watcher")

    async def fail_later(table_id: str, rows: Sequence[Row]) -> None:
        raise ValueError("a slow watcher")

    hub.services.listeners.extend([fail, fail_later, watch])
    live = await people(hub, setup())
    assert received == [(live.id, number) for number in range(4)]
    await hub.stop()


class Failing(MemoryStore):
    """A disk that breaks once, after or before it has written."""

    def __init__(self, after: bool) -> None:
        super().__init__()
        self.broken = False
        self.after = after

    async def append(self, table: str, rows: Sequence[Row], summary: Summary, left: Any = NO_ORDERS) -> None:
        if self.broken and self.after:
            await super().append(table, rows, summary, left)
        if self.broken:
            self.broken = False
            raise OSError("no space left")
        await super().append(table, rows, summary, left)


@pytest.mark.parametrize("after", [False, True])
async def test_a_disk_that_fails_loses_nothing_and_does_nothing_twice(after: bool) -> None:
    store = Failing(after)
    hub = Hub(store)
    live = await people(hub, setup())
    connection = Connection("ada")
    live.audience.join(connection)
    store.broken = True
    await act(live, "once")
    assert live.table.steps == 0  # nobody was told
    assert any('"closing"' in text and '"retry"' in text for text in connection.outbox)
    with pytest.raises(RequestError, match="restart"):
        await live.seats.start(by="ada")
    awake = await hub.table(live.id)
    assert awake is not live
    assert awake.table.steps == (1 if after else 0)
    await act(awake, "once")
    assert awake.table.steps == 1
    await hub.stop()


@pytest.mark.parametrize("after", [False, True])
async def test_a_write_that_fails_loses_no_order_of_whoever_gets_up(after: bool) -> None:
    store, orders = Failing(after), [{"order": "produce"}]
    hub = Hub(store)
    live = await hub.create(setup(), "ada")
    await live.seats.sit(2, "bo", "Bo")
    await Session(live, Connection("bo")).handle(msg.Orders("o", 2, tuple(orders)))
    store.broken = True
    with pytest.raises(RequestError, match="storage"):
        await live.seats.leave(2, by="bo")
    awake = await hub.table(live.id)
    assert awake.table.holders[2].free is after
    assert awake.orders.of(2) == ([] if after else orders)
    await hub.stop()


@pytest.mark.parametrize("after", [False, True])
async def test_an_order_whose_row_fails_is_carried_out_once(after: bool) -> None:
    store = Failing(after)
    hub = Hub(store, sweep=3600)
    live = await people(hub, setup())
    while live.table.game is not None and live.table.game.view(None).phase != "produce":
        await act(live)
    store.broken = True
    await Session(live, Connection("ada")).handle(msg.Orders("o", 1, ({"order": "produce"},)))
    await until(lambda: live.journal.closed)
    awake = await hub.table(live.id)
    await until(lambda: not awake.autoplay.busy)
    entries = [row.entry for row in store.journals[live.id]]
    assert [entry.seat for entry in entries if isinstance(entry, Acted) and entry.how == "order"] == [1]
    assert awake.orders.of(1) == []
    await hub.stop()


async def test_a_bot_that_fails_does_not_hold_up_the_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hub = Hub(MemoryStore())

    async def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(hub.services.bots, "decide", broken)
    live = await people(hub, setup(), "clerk", "clerk", "clerk")
    await until(lambda: live.table.status == "over")
    assert "clerk failed" in caplog.text
    await hub.stop()


async def test_a_bot_that_takes_its_time_thinks_in_a_process_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    hub = Hub(MemoryStore())
    live = await people(hub, setup(), "magnate:0.01", "clerk", "clerk")
    await until(lambda: live.table.steps >= 30, 60)  # where cores are busy its process takes long to start
    assert "failed" not in caplog.text
    await hub.stop()


async def test_nobody_waits_for_a_client_that_does_not_listen() -> None:
    hub = Hub(MemoryStore())
    live = await people(hub, setup())
    slow, quick = Connection("ada"), Connection("bo")
    live.audience.join(slow)
    live.audience.join(quick)
    for number in range(BEHIND + 1):
        await Session(live, Connection("ada")).handle(msg.Chat(f"c{number}", "hello"))
        await quick.next()
    assert await slow.next() == ['{"type":"closing","code":"behind","retry":1.0}']
    assert await slow.next() == []
    assert not quick.closing
    await hub.stop()


async def test_who_is_dismissed_and_turned_away_at_the_same_moment_is_told_why() -> None:
    connection = Connection("ada")
    connection.send(Closing("removed"))
    connection.close()
    connection.turn_away(Closing("not_invited"))
    assert await connection.next() == ['{"type":"closing","code":"not_invited"}']
    assert await connection.next() == []
