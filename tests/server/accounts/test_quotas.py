"""Quotas that are counted in the database, on either one."""

from __future__ import annotations

import pytest

from won.server.accounts import quotas
from won.server.operations.rate_limits import Rate, SharedBuckets
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio
RATE = Rate(3, 0.5)  # one more every two seconds


async def _take(store: Store, at: int, subject: str = "ada") -> float:
    return await store.database.write(lambda db: quotas.take(db, "mails", subject, RATE, at))


async def test_all_processes_and_a_restarted_one_count_together(store: Store, url: str) -> None:
    other = await Store.open(url)
    assert [await _take(each, 1000) for each in (store, other, store)] == [0, 0, 0]
    assert await _take(other, 1000) == await _take(store, 1000) == 2.0
    assert await _take(store, 1000, "bo") == 0
    assert await _take(other, 3000) == 0
    assert await _take(store, 4000) == 1.0
    await other.close()


async def test_what_is_full_again_is_forgotten_and_as_good_as_new(store: Store) -> None:
    for at in (0, 0, 0, 6001):
        await store.database.write(lambda db, at=at: quotas.forget_full(db, at))  # type: ignore[misc]
        assert await _take(store, at) == 0
    assert [await _take(store, 6001) for _ in range(3)] == [0, 0, 2.0]


async def test_what_was_used_beyond_the_quota_has_to_come_back_first(store: Store) -> None:
    async def spend(at: int) -> float:
        return await store.database.write(lambda db: quotas.spend(db, "mails", "ada", RATE, at, 2))

    assert [await spend(1000) for _ in range(3)] == [0, 2.0, 6.0]
    assert await _take(store, 1000) == 8.0


async def test_a_calendar_that_is_set_back_by_a_year_keeps_nobody_waiting_for_it(store: Store) -> None:
    year = 365 * 24 * 3600 * 1000
    assert [await _take(store, year) for _ in range(4)] == [0, 0, 0, 2.0]
    assert await _take(store, 1000) <= 8.0


async def test_processes_that_count_in_lumps_grant_little_more_than_one(store: Store) -> None:
    """Each with a bucket of its own, which it settles in the database."""
    granted, unsettled = 0, list[tuple[int, float]]()
    rate = Rate(100, 0.001)
    buckets = [
        SharedBuckets(rate, lambda _, count, place=place: unsettled.append((place, count)))  # type: ignore[misc]
        for place in range(2)
    ]
    for turn in range(400):
        granted += not buckets[turn % 2].take("ada")
        while unsettled:
            place, count = unsettled.pop()
            wait = await store.database.write(
                lambda db, count=count: quotas.spend(db, "rows", "ada", rate, 1000, count)  # type: ignore[misc]
            )
            if wait:
                buckets[place].empty("ada", wait)
    assert 100 <= granted <= 115
