"""Group commit: many tables in one transaction, each with its own outcome."""

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, table
from won.server.storage import Taken
from won.server.storage.store import Store
from won.tables.entries import Row, Said

pytestmark = pytest.mark.anyio


async def test_what_waits_together_is_committed_together(store: Store) -> None:
    names = [f"t{at}" for at in range(50)]
    for name in names:
        await store.add_table(table(name))
    before = store.writer.commits
    await asyncio.gather(*(store.append(name, [row(0), row(1)], PLAYING) for name in names))
    assert store.writer.commits - before <= 2
    assert [await store.rows(name) for name in names] == [[row(0), row(1)]] * 50


async def test_a_taken_sequence_fails_its_own_append_alone(store: Store) -> None:
    for name in "abc":
        await store.add_table(table(name))
    outcomes = await asyncio.gather(
        store.append("a", [row(0, "first")], PLAYING),
        store.append("b", [row(0)], PLAYING),
        store.append("a", [row(0, "second")], PLAYING),
        store.append("a", [row(1, "third")], PLAYING),
        store.append("c", [row(4)], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, type(None), Taken]
    assert await store.rows("a") == [row(0, "first"), row(1, "third")]


async def test_a_row_that_cannot_be_stored_fails_alone(store: Store) -> None:
    for name in "abc":
        await store.add_table(table(name))
    outcomes = await asyncio.gather(
        store.append("a", [row(0)], PLAYING),
        store.append("b", [Row(0, 2**80, Said("too far in the future"))], PLAYING),
        store.append("c", [row(0)], PLAYING),
        return_exceptions=True,
    )
    assert [outcome is None for outcome in outcomes] == [True, False, True]
    assert [len(await store.rows(name)) for name in "abc"] == [1, 0, 1]


async def test_a_row_is_stored_even_if_who_asked_for_it_has_left(store: Store) -> None:
    await store.add_table(table("t"))
    asking = asyncio.create_task(store.append("t", [row(0)], PLAYING))
    await asyncio.sleep(0)
    asking.cancel()
    await store.writer.close()
    assert await store.rows("t") == [row(0)]


async def test_closing_waits_for_what_is_being_written(url: str) -> None:
    store = await Store.open(url)
    await store.add_table(table("t"))
    asking = asyncio.create_task(store.append("t", [row(0)], PLAYING))
    await asyncio.sleep(0)
    await store.close()
    await asking
    again = await Store.open(url)
    assert await again.rows("t") == [row(0)]
    await again.close()


async def test_two_processes_that_write_at_once_never_share_a_sequence(url: str) -> None:
    first, second = await Store.open(url), await Store.open(url)
    await first.add_table(table("t"))
    await first.add_table(table("u"))

    async def push(store: Store, who: str) -> int:
        won = 0
        for _ in range(25):
            at = len(await store.rows("t"))
            outcomes = await asyncio.gather(
                store.append("t", [row(at, who)], PLAYING),
                store.append("u", [row(at, who)], PLAYING),
                return_exceptions=True,
            )
            assert {type(outcome) for outcome in outcomes} <= {type(None), Taken}
            won += outcomes[0] is None
        return won

    won = await asyncio.gather(push(first, "one"), push(second, "two"))
    rows = await second.rows("t")
    assert [result.sequence for result in rows] == list(range(sum(won)))
    assert [sum(result.entry == row(0, who).entry for result in rows) for who in ("one", "two")] == list(won)
    await first.close()
    await second.close()


async def test_after_a_lost_connection_writing_goes_on(postgres: Cluster, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.add_table(table("t"))
    await asyncio.to_thread(postgres.drop_connections)
    try:
        await store.append("t", [row(0)], PLAYING)
    except DBAPIError:
        assert await store.rows("t") == []
        await store.append("t", [row(0)], PLAYING)
    assert await store.rows("t") == [row(0)]
    await store.close()
