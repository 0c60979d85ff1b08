"""One process at a time may write a table, and the journal itself refuses every other."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.postgres import Cluster
from tests.server.storage.samples import PLAYING, row, silence, table
from won.server.storage import Moved, Unknown
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio
Two = tuple[Store, Store]


@pytest.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    stores = await Store.open(postgres_url), await Store.open(postgres_url)
    for number, store in enumerate(stores):
        await store.leases.begin(f"http://p{number}")
    await stores[0].add_table(table("t"))
    yield stores
    for store in stores:
        await store.close()


async def test_a_table_has_one_process_and_the_others_are_told_where(two: Two) -> None:
    first, other = two
    assert await first.leases.take("t") is None
    assert await other.leases.take("t") == "http://p0"
    await first.append("t", [row(0)], PLAYING)
    with pytest.raises(Moved):
        await other.append("t", [row(1)], PLAYING)
    with pytest.raises(Moved):
        await other.set_orders("t", 0, [])
    with pytest.raises(Unknown):
        await first.leases.take("u")
    await first.leases.release(["t"])
    assert await other.leases.take("t") is None
    await other.append("t", [row(1)], PLAYING)


async def test_who_was_silent_for_too_long_writes_no_more(two: Two) -> None:
    first, other = two
    await first.leases.take("t")
    await silence(first)
    assert await other.leases.take("t") is None
    for late in ([row(0)], [row(1)]):
        with pytest.raises(Moved):
            await first.append("t", late, PLAYING)
    with pytest.raises(Moved):
        await first.set_orders("t", 0, [])
    await first.leases.renew()  # it wakes, and learns what it has lost
    assert await first.leases.lost() == ["t"]
    assert await first.leases.take("t") == "http://p1"
    await other.append("t", [row(0)], PLAYING)
    assert await first.rows("t") == [row(0)]


async def test_a_process_that_ends_or_dies_is_known_to_be_gone_at_once(two: Two, postgres: Cluster) -> None:
    first, other = two
    await first.leases.take("t")
    await first.leases.end()
    assert await other.leases.take("t") is None
    await other.close()  # without a good-bye, as a killed process
    assert await first.leases.take("t") is None


async def test_due_tables_are_woken_by_the_process_that_has_them_or_by_any_if_it_died(two: Two) -> None:
    first, other = two
    await first.leases.take("t")
    await first.set_due("t", -1, 5)
    assert await first.due(10) == ["t"]
    assert await other.due(10) == []
    await first.close()
    await other.leases.renew()  # notices that the other one let go of its lock
    assert await other.due(10) == ["t"]


async def test_a_table_taken_again_is_not_released_by_what_was_under_way_before(two: Two) -> None:
    left, other = two
    await left.leases.take("t")
    first = dict(left.leases.epochs)  # type: ignore[attr-defined]
    await left.leases.take("t")
    await left.append("t", [row(0)], PLAYING)
    left.leases.epochs.update(first)  # type: ignore[attr-defined]
    await left.leases.release(["t"])
    assert await other.leases.take("t") == "http://p0"


async def test_a_process_that_lost_its_connection_holds_its_lock_again(two: Two, postgres: Cluster) -> None:
    first, other = two
    await first.leases.take("t")
    postgres.drop_connections()
    await first.leases.renew()
    assert await other.leases.take("t") == "http://p0"
