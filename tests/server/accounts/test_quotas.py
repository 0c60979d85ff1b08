"""Quotas that are counted in the database, on either one."""

from __future__ import annotations

import pytest

from won.server.accounts import quotas
from won.server.operations.rate_limits import Rate
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
