"""Two servers of one database: each table lives in one of them, and moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest

from tests.server.databases import database_store
from tests.server.live.tables import act, people, setup
from tests.server.storage.samples import silence
from tests.waiting import until
from won.server.accounts.keys import key_hash
from won.server.live import ownership
from won.server.live.connection import Connection
from won.server.live.hub import Hub
from won.server.live.ownership import RemoteTableError
from won.server.storage import Person
from won.server.storage.leases import ALIVE
from won.server.storage.store import Store
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio
Two = tuple[Hub, Hub]


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    hubs = [Hub(await Store.open(postgres_url), sweep=3600) for _ in range(2)]
    for number, hub in enumerate(hubs):
        await hub.start(f"http://p{number}")
    yield hubs[0], hubs[1]
    for hub in hubs:
        await hub.stop()
        await database_store(hub.services.store).close()


async def test_a_table_is_in_the_memory_of_one_process(two: Two) -> None:
    first, other = two
    live = await people(first, setup())
    with pytest.raises(RemoteTableError) as remote:
        await other.table(live.id)
    assert remote.value.address == "http://p0"
    assert live.id not in other.tables


async def test_a_process_taken_for_dead_stops_at_its_next_change_and_its_people_move(two: Two) -> None:
    first, other = two
    live = await people(first, setup())
    ada = Connection("ada")
    live.audience.join(ada)
    await act(live)
    await silence(database_store(first.services.store))
    moved = await other.table(live.id)
    assert moved.table.steps == live.table.steps == 1
    with pytest.raises(RequestError, match="restart"):
        await live.seats.mind(0, True, by="ada")
    assert json.loads(ada.outbox[-1])["code"] == "restart"
    assert live.id not in first.tables
    await act(moved)
    assert moved.table.steps == 2


async def test_a_process_that_was_silent_drops_what_others_have_taken(two: Two) -> None:
    first, other = two
    taken, kept = await people(first, setup()), await people(first, setup())
    await silence(database_store(first.services.store))
    await other.table(taken.id)
    first.ownership._renewed -= 3600
    await first.ownership.run_once()
    assert list(first.tables) == [kept.id]
    await act(kept)
    assert kept.table.steps == 1


async def test_work_that_nobody_asked_for_at_the_table_fetches_it(two: Two) -> None:
    first, other = two
    live = await people(first, setup())
    ada = Connection("ada")
    live.audience.join(ada)
    here = await other.fetch(live.id)
    assert other.tables == {live.id: here}
    assert json.loads(ada.outbox[-1])["code"] == "restart"
    await until(lambda: not first.tables)


async def test_without_the_database_for_too_long_a_process_lets_its_tables_go(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = two
    live = await people(first, setup())

    async def fail() -> None:
        raise OSError("no database")

    monkeypatch.setattr(first.services.store.leases, "renew", fail)
    with pytest.raises(OSError, match="no database"):
        await first.ownership.run_once()
    assert first.tables == {live.id: live}
    first.ownership._renewed -= ALIVE
    with pytest.raises(OSError, match="no database"):
        await first.ownership.run_once()
    assert first.tables == {}


async def test_on_shutdown_the_tables_are_free_before_anybody_is_told(two: Two) -> None:
    first, other = two
    live = await people(first, setup())
    ada = Connection("ada")
    live.audience.join(ada)
    ada.outbox.clear()
    task = asyncio.ensure_future(first.say_goodbye())
    await until(lambda: ada.outbox)
    moved = await other.table(live.id)
    assert moved.table.sequence == live.table.sequence
    ada.outbox.clear()  # as if it had been sent
    await task
    with pytest.raises(RequestError, match="restart"):
        await first.table(live.id)


async def test_people_who_come_back_to_a_table_do_not_keep_it_from_moving(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "AHEAD", 3600.0)
    first, other = two
    live = await people(first, setup())
    await first._hand_over(live.id)
    back = asyncio.ensure_future(first.ownership.claim(live.id))
    moved = await other.fetch(live.id)
    assert moved.table.sequence == live.table.sequence
    assert not back.done()
    back.cancel()


async def test_a_table_that_is_taken_again_at_once_is_asked_for_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back to the process that gave it away, before it is taken, makes that one take it again."""
    first, other = two
    live = await people(first, setup())
    given: list[str] = []
    release = first.ownership.release

    async def come_back(*tables: str) -> None:
        await release(*tables)
        if not given:
            await first.services.store.leases.take(live.id)
        given.extend(tables)

    monkeypatch.setattr(first.ownership, "release", come_back)
    moved = await other.fetch(live.id)
    assert moved.table.sequence == live.table.sequence
    await until(lambda: given == [live.id, live.id])  # the other process may know before this one goes on


async def test_whose_key_was_replaced_while_nothing_was_heard_is_disconnected(two: Two) -> None:
    """The word of it was lost: the connection to the database had broken."""
    first, _ = two
    live, store = await people(first, setup()), first.services.store
    new, old = Connection("ada"), Connection("ada")
    await store.add_player(Person("ada", "Ada", key_hash("new"), 0))
    new.key_hash, old.key_hash = key_hash("new"), key_hash("old")
    for connection in (new, old, onlooker := Connection()):
        live.audience.join(connection)
    first._other_process_wrote("", -1)
    await until(lambda: old.closing)
    assert json.loads(old.outbox[-1]) == {"type": "closing", "code": "wrong_key"}
    assert not new.closing
    assert not onlooker.closing
