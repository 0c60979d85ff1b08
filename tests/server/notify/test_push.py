"""Push messages to a local endpoint, read by a browser of our own; digests; and that a game has ended."""

from __future__ import annotations

import time

import msgspec
import pytest
from sqlalchemy import update

from tests.server.notify.notifying import URL, listen, notifier, play, states, work
from tests.server.notify.receivers import hooks
from tests.server.notify.subscriber import Subscriber, signed
from tests.server.storage.samples import PLAYING, row, table
from won.server.notify import channels, push
from won.server.notify.channels import Channel, subscribe, subscriptions
from won.server.notify.queue import HOUR, LEASE
from won.server.operations.times import now
from won.server.storage.schema import messages
from won.server.storage.store import Store
from won.tables.entries import Row
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def test_a_push_message_is_for_the_browser_alone_and_signed_by_the_server(store: Store) -> None:
    async with hooks() as there:
        browser = Subscriber(there.url)
        await store.add_table(table("t"))
        await listen(store, "push", browser.address, language="it")
        await play(store, 0, (0,))
        await work(notifier(store))
    [body] = there.bodies
    assert browser.read(body) == {
        "title": "Tocca a te: Île d’été",
        "body": "Il tavolo ti aspetta.",
        "url": f"{URL}/tables/t",
        "tag": "t",
    }
    assert "été".encode() not in body
    pem = await store.database.write(push.server_key)
    claims = signed(there.heads[0], push.public_key(pem))
    assert claims["aud"] == f"http://127.0.0.1:{there.port}"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert "Content-Encoding: aes128gcm" in there.heads[0]
    assert "TTL: " in there.heads[0]


async def test_a_subscription_that_its_browser_has_ended_is_forgotten(store: Store) -> None:
    async with hooks() as there:
        there.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
        await store.add_table(table("t"))
        await listen(store, "push", Subscriber(there.url).address)
        await play(store, 0, (0,))
        await work(notifier(store))
    assert await subscriptions(store, "ada") == []


async def test_with_a_pace_what_comes_sooner_waits_and_goes_in_one_message(store: Store) -> None:
    async with hooks() as there:
        browser = Subscriber(there.url)
        await store.add_table(table("t"))
        made = await listen(store, "push", browser.address)
        assert await channels.change(store, "ada", made.id, ("turn", "over"), 1)
        await play(store, 0, (0,))
        await work(notifier(store))
        for sequence in (1, 3):
            await store.add_table(table(f"more{sequence}"))
        await play(store, 1, (1,))
        await play(store, 2, (0,))
        for _ in range(2):
            await work(notifier(store))
        assert len(there.bodies) == 1  # the second turn waits
        await store.append("more1", *_over())
        await work(notifier(store))
        assert len(there.bodies) == 1
        earlier = update(messages).values(next_at=messages.c.next_at - HOUR - LEASE)
        await store.database.write(lambda db: db.execute(earlier))
        await work(notifier(store))
    shown = browser.read(there.bodies[1])
    assert len(there.bodies) == 2
    assert shown["title"] == "2 messages from your tables"
    assert sorted(shown["body"].splitlines()) == ["The game is over: Île d’été", "Your turn: Île d’été"]
    assert await states(store) == ["sent"] * 3


def _over() -> tuple[list[Row], Summary]:
    return [msgspec.structs.replace(row(0), at=now() + 5)], msgspec.structs.replace(PLAYING, status="over", to_move=())


async def test_only_what_was_chosen_is_told(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await subscribe(store, Channel("", "ada", "webhook", there.url, events=("over",)), True, 1)
        await play(store, 0, (0,))
        await work(notifier(store))
        assert there.got == []
        await play(store, 1, (), status="over")
        await work(notifier(store))
        await work(notifier(store))
    assert [(got["type"], got["table"], "seat" in got) for got in there.got] == [("over", "t", False)]
