"""Processes that share a database hear of each other."""

import asyncio

import pytest

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, table
from tests.waiting import SECONDS
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def test_others_get_a_message_and_go_on_hearing_after_a_lost_connection(
    postgres: Cluster, postgres_url: str
) -> None:
    first, two = await Store.open(postgres_url), await Store.open(postgres_url)
    received: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
    own: list[tuple[str, ...]] = []
    two.listen(lambda table, _: received.put_nowait((table,)), lambda *said: received.put_nowait(said))
    first.listen(lambda *_: None, lambda *said: own.append(said))
    async with asyncio.timeout(SECONDS):
        assert await received.get() == ("",)
        await first.send("t", "hello")
        assert await received.get() == (first.origin, "t", "hello")
        await asyncio.to_thread(postgres.drop_connections)
        assert await received.get() == ("",)
        await first.send("t", "again")
        assert await received.get() == (first.origin, "t", "again")
    assert own == []
    await first.close()
    await two.close()


async def test_one_process_on_sqlite_hears_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    store.listen(lambda *news: pytest.fail(str(news)))
    await store.add_table(table("t"))
    await store.append("t", [row(0)], PLAYING)
    await store.close()
