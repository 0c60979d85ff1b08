"""Tables asleep and awake, restarts and repeated requests."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.live.tables import act, people, setup
from tests.server.memory import MemoryStore
from tests.tables.play import picture
from tests.waiting import until, until_awaited
from won.server.app import watch
from won.server.live import autoplay
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.operations import metrics
from won.server.operations.times import now
from won.server.storage.store import Store
from won.server.wire.messages import from_client as msg
from won.server.wire.socket.session import Session
from won.tables import limits
from won.tables.entries import Acted, Row
from won.tables.errors import RequestError
from won.tables.setup import Clock
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def test_a_table_nobody_is_at_leaves_memory_and_wakes_the_same(store: Store) -> None:
    hub = Hub(store, unused=0.0)
    live = await people(hub, setup())
    for _ in range(20):
        await act(live)
    then = picture(live.table)
    await until(lambda: not live.autoplay.busy)
    await hub.sweep()
    assert live.id not in hub.tables
    awake = await hub.table(live.id)
    assert awake is not live
    assert picture(awake.table) == then
    assert list(awake.journal.recent) == list(live.journal.recent)
    await hub.stop()


async def test_who_is_connected_keeps_a_table_awake() -> None:
    hub = Hub(MemoryStore(), unused=0.0)
    live = await people(hub, setup())
    connection = Connection("ada")
    live.audience.join(connection)
    await hub.sweep()
    assert hub.tables == {live.id: live}
    live.audience.leave(connection)
    await hub.sweep()
    assert hub.tables == {}
    await hub.stop()


def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds have passed for whatever acts by itself."""
    monkeypatch.setattr(autoplay, "now", lambda: now() + 2000)


async def test_a_sweep_wakes_the_table_whose_clock_has_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    hub = Hub(store, unused=0.0)
    live = await people(hub, setup(clock=Clock("move", 1)))
    await hub.sweep()
    assert hub.tables == {}
    await until_awaited(lambda: store.due(10**15))
    store.summaries[live.id] = Summary("playing", due=0)
    _later(monkeypatch)
    await hub.sweep()
    awake = await hub.table(live.id)
    await until(lambda: any(holder.minder for holder in awake.table.holders))
    await awake.join(Connection("bo"))  # somebody is there to see it
    awake.presence_changed()
    acted = await until(lambda: [row.entry for row in store.journals[live.id] if isinstance(row.entry, Acted)])
    assert {entry.how for entry in acted} == {"caretaker"}
    await hub.stop()


async def test_after_a_restart_no_clock_runs_out_before_people_can_be_back(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    first = Hub(store)
    live = await people(first, setup(clock=Clock("move", 1)))
    await first.stop()
    _later(monkeypatch)
    second = Hub(store, sweep=3600, lenience=60_000)
    await second.start()
    awake = await second.table(live.id)
    assert awake.autoplay.next_job() is None
    second.services.lenient_until = 0
    assert awake.autoplay.next_job() is not None
    await second.stop()


async def test_after_a_restart_bots_go_on_when_a_person_is_back() -> None:
    store = MemoryStore()
    first = Hub(store)
    live = await people(first, setup(), "clerk", "clerk", "clerk")
    await first.stop()
    then = len(store.journals[live.id])
    assert live.table.status == "playing"
    second = Hub(store)
    awake = await second.table(live.id)
    assert awake.autoplay.unattended
    assert awake.autoplay.next_job() is None
    store.summaries[live.id] = Summary("playing", due=0)
    await second.sweep()
    assert await store.due(10**15) == []  # nothing wakes it before somebody comes
    await awake.join(Connection())  # without a key
    awake.presence_changed()
    assert awake.autoplay.next_job() is None
    await awake.join(Connection("ada"))
    awake.presence_changed()
    await until(lambda: awake.table.status == "over")
    assert len(store.journals[live.id]) > then
    await second.stop()


async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore()
    first = Hub(store)
    bad = await people(first, setup(clock=Clock("move", 1)))
    good = await people(first, setup(clock=Clock("move", 1)))
    await first.stop()
    rows = store.journals[bad.id]
    rows.append(Row(len(rows), 1, Acted(0, {"do": "nothing we know"})))
    for name in (bad.id, good.id):
        store.summaries[name] = Summary("playing", due=0)
    second = Hub(store, lenience=0)
    await second.sweep()
    assert list(second.unreadable) == [bad.id]
    assert list(second.tables) == [good.id]
    assert bad.id in caplog.text
    watch(second)
    assert "won_tables_unreadable 1.0" in metrics.exposition().decode()
    with pytest.raises(RequestError, match="unreadable"):
        await second.table(bad.id)
    await second.stop()


async def test_the_number_of_a_request_is_not_used_for_another_message() -> None:
    hub = Hub(MemoryStore())
    live = await people(hub, setup())
    connection = Connection("ada", "Ada")
    session = Session(live, connection)
    await session.handle(msg.Chat("n1", "hello"))
    await session.handle(msg.Chat("n1", "hello"))
    await session.handle(msg.Chat("n1", "something else"))
    await session.handle(msg.Concede("n1", 0))
    answers = [msgspec.json.decode(text) for text in connection.outbox]
    assert [answer.get("code", answer["type"]) for answer in answers] == ["done", "done", "reused", "reused"]
    assert answers[0]["sequence"] == answers[1]["sequence"]
    await act(live, "n2", lots=1)
    seat, game = live.table.to_move[0], live.table.game
    assert game is not None
    await act(live, "n2", seat=seat, lots=3)
    assert live.table.sequence == answers[0]["sequence"] + 1
    await hub.stop()


async def test_a_person_writes_at_one_table_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SAID", 3)
    hub = Hub(MemoryStore())
    live = await people(hub, setup())
    connection = Connection("ada", "Ada")
    for number in range(5):
        await Session(live, connection).handle(msg.Chat(f"n{number}", "hello"))
    answers = [msgspec.json.decode(text) for text in connection.outbox]
    assert [answer.get("code", answer["type"]) for answer in answers] == ["done"] * 3 + ["said_enough"] * 2
    await hub.stop()


async def test_a_request_repeated_after_a_restart_is_not_done_again(store: Store) -> None:
    first = Hub(store)
    live = await people(first, setup())
    await act(live, "once")
    await first.stop()
    second = Hub(store)
    awake = await second.table(live.id)
    await act(awake, "once")
    assert awake.table.steps == 1
    await second.stop()
