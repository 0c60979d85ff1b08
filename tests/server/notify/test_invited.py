"""A friend’s invitation is told to those who want it, while it stands; on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from tests.server.notify.notifying import URL, listen, notifier, states, work
from tests.server.notify.receivers import hooks
from tests.server.notify.subscriber import Subscriber
from tests.server.storage.samples import table
from won.server.accounts import table_invites
from won.server.notify import channels
from won.server.operations.times import now
from won.server.storage import Person
from won.server.storage.social_schema import friends
from won.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def _invites(store: Store, *names: str) -> None:
    """Bo, a friend of Ada\u2019s, invites her to tables."""
    await store.add_player(Person("bo", "Bo\n<b>", "01", 1))
    for first, other in (("ada", "bo"), ("bo", "ada")):
        row = {"player_id": first, "other_id": other, "state": "wanted", "made_at": 1}
        await store.database.write(lambda db, row=row: db.execute(insert(friends), row))  # type: ignore[misc]
    for name in names:
        await store.add_table(table(name, host="bo"))
        await store.database.write(lambda db, name=name: table_invites.invite(db, "bo", "ada", name, "token", now()))  # type: ignore[misc]


async def test_an_invitation_is_told_once_and_without_what_opens_the_table(store: Store) -> None:
    async with hooks() as there:
        browser = Subscriber(there.url)
        await store.add_player(Person("ada", "Ada", "00", 1))
        chosen = await listen(store, "push", browser.address)
        silent = await listen(store, "webhook", there.url)
        assert await channels.change(store, "ada", chosen.id, ("invited",), 0)
        assert await channels.change(store, "ada", silent.id, ("turn", "over"), 0)
        await _invites(store, "t")
        notify = notifier(store)
        for _ in range(2):
            await work(notify)
    [body] = there.bodies
    assert browser.read(body) == {
        "title": "Bo <b> invites you: Île d’été",
        "body": "The invitation waits on your page of friends.",
        "url": f"{URL}/friends",
        "tag": "t",
    }


async def test_a_dismissed_invitation_is_not_told(store: Store) -> None:
    async with hooks() as there:
        await store.add_player(Person("ada", "Ada", "00", 1))
        made = await listen(store, "webhook", there.url)
        assert await channels.change(store, "ada", made.id, ("invited",), 0)
        await _invites(store, "t", "u")
        notify = notifier(store)
        assert await notify.enqueue() == 2
        assert await store.database.write(lambda db: table_invites.dismiss(db, "ada", "t"))
        await notify.send()
    assert [(got["type"], got["table"], got["url"]) for got in there.got] == [("invited", "u", f"{URL}/friends")]
    assert sorted(await states(store)) == ["dropped", "sent"]
