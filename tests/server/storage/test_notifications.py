"""Processes that share a database hear of each other's rows."""

import asyncio

import pytest

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, table
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def test_others_hear_of_a_row_and_go_on_hearing_after_a_lost_connection(
    postgres: Cluster, postgres_url: str
) -> None:
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    received: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    own: list[tuple[str, int]] = []
    two.listen(lambda *news: received.put_nowait(news))
    one.listen(lambda *news: own.append(news))
    async with asyncio.timeout(20):
        assert await received.get() == ("", -1)
        await one.add_table(table("t"))
        await one.append("t", [row(0), row(1)], PLAYING)
        assert await received.get() == ("t", 1)
        await asyncio.to_thread(postgres.drop_connections)
        assert await received.get() == ("", -1)
        await one.append("t", [row(2)], PLAYING)
        assert await received.get() == ("t", 2)
    assert set(own) <= {("", -1)}
    await one.close()
    await two.close()


async def test_one_process_on_sqlite_hears_nothing(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    store.listen(lambda *news: pytest.fail(str(news)))
    await store.add_table(table("t"))
    await store.append("t", [row(0)], PLAYING)
    await store.close()
