"""A rating that operators take back."""

from __future__ import annotations

import pytest

from tests.server.accounts.finished import finish
from won.server.accounts import table_actions
from won.server.accounts.profiles import history_of, ratings_of
from won.server.accounts.ratings import settle
from won.server.accounts.weights import DAY
from won.server.storage.store import Store
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio


async def test_a_rating_is_taken_back_and_the_result_stays(store: Store) -> None:
    await finish(store, "first", (30, 20, 10))
    assert await settle(store, "first")
    before = [await ratings_of(store, each) for each in ("ada", "bo", "cleo")]
    await finish(store, "second", (30, 20, 10), at=2 * DAY)
    assert await settle(store, "second")
    await store.database.write(lambda db: table_actions.take(db, "second", "unrate", 9))
    assert [await ratings_of(store, each) for each in ("ada", "bo", "cleo")] == before
    latest = (await history_of(store, "ada"))[0]
    assert (latest.table, latest.place, latest.rating) == ("second", 1, None)
    await store.database.write(lambda db: table_actions.take(db, "first", "unrate", 9))
    assert await ratings_of(store, "ada") == []
    with pytest.raises(RequestError, match="no_rating"):
        await store.database.write(lambda db: table_actions.take(db, "first", "unrate", 9))
    assert not await settle(store, "first")  # it is not counted again
