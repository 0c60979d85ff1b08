"""A reminder of a waiting turn goes out once, to the right person, and survives failures of the channel."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.notify.notifying import URL, listen, notifier, play, states, work
from tests.server.notify.receivers import hooks
from tests.server.storage.samples import PLAYING, row, table
from tests.waiting import until
from won.server.notify.channels import (
    subscriptions,
)
from won.server.notify.notifier import Notifier
from won.server.notify.queue import GIVE_UP
from won.server.operations.config import Mail
from won.server.operations.times import now
from won.server.storage.schema import messages
from won.server.storage.store import Store
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def test_a_turn_is_told_once_however_often_one_looks_and_acts_within_it(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        await work(notifier(store))
        await play(store, 1, (0, 1))
        await work(notifier(store))
        await work(notifier(store))
        assert len(there.got) == 1
        await play(store, 2, (1,))
        await work(notifier(store))
        await play(store, 3, (0,))
        await work(notifier(store))
    assert [got["sequence"] for got in there.got] == [0, 3]
    assert there.got[0] == {
        "type": "turn",
        "table": "t",
        "game": "industry",
        "edition": "second",
        "title": "Île d’été",
        "seat": 0,
        "player": "ada",
        "sequence": 0,
        "url": f"{URL}/tables/t",
        "text": f"Your turn: Île d’été. The table waits for you: {URL}/tables/t",
    }
    assert there.heads[0].startswith("POST /hook?x=1 HTTP/1.1\r\n")


async def test_who_only_has_something_to_answer_is_told_too(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (1,), asked=(0,))
        await work(notifier(store))
    assert [got["seat"] for got in there.got] == [0]


async def test_a_turn_taken_within_the_grace_period_is_not_told(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        await work(notifier(store, grace=60))
        await play(store, 1, (1,))  # a standing order has acted
        await work(notifier(store))
    assert there.got == []


async def test_a_turn_taken_while_its_message_waits_is_dropped(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        sender = notifier(store)
        await sender.enqueue()
        await play(store, 1, (1,))
        await play(store, 2, (0,))  # a new turn: the old message must not be sent beside the new one
        await work(sender)
    assert [got["sequence"] for got in there.got] == [2]
    assert await states(store) == ["dropped", "sent"]


@pytest.mark.parametrize("change", [{"minder": "clerk"}, {"bot": "clerk"}, {"conceded": True}, {"player": "zoe"}])
async def test_a_seat_that_something_else_plays_is_not_told(database_url: str, change: dict[str, Any]) -> None:
    store = await Store.open(database_url)
    await store.add_table(table("t"))
    await listen(store, "webhook", "http://127.0.0.1:9/")
    seats = (msgspec.structs.replace(PLAYING.seats[0], **change), *PLAYING.seats[1:])
    await play(store, 0, (0,), seats=seats)
    assert await notifier(store).enqueue() == 0
    for status in ("paused", "over"):
        summary = msgspec.structs.replace(PLAYING, status=status)
        await store.append("t", [row(1 + (status == "over"))], summary)
        assert await notifier(store).enqueue() == 0
    await store.close()


async def test_one_may_listen_to_one_table_or_to_all(store: Store) -> None:
    async with hooks() as there:
        for name in ("t", "u"):
            await store.add_table(table(name))
        only = await listen(store, "discord", there.url, table="u", language="it")
        await play(store, 0, (0,))
        await work(notifier(store))
        assert there.got == []
        at = msgspec.structs.replace(row(0), at=now())
        await store.append("u", [at], Summary("playing", PLAYING.seats, (0,)))
        await work(notifier(store))
    assert [sorted(got) for got in there.got] == [["allowed_mentions", "content"]]
    assert there.got[0]["content"].startswith("Tocca a te: Île d’été")
    assert await subscriptions(store, "ada") == [only]


async def test_what_fails_is_tried_again_later_and_given_up_in_the_end(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        there.answer = b"HTTP/1.1 503 Busy\r\n\r\n"
        sender = notifier(store)
        await work(sender)
        await work(sender)
        assert (len(there.got), await states(store)) == (1, ["waiting"])
        await store.database.write(lambda db: db.execute(update(messages).values(next_at=0)))
        there.answer = b"HTTP/1.1 200 OK\r\n\r\n"
        await work(notifier(store))  # another process, or this one after a restart
        assert (len(there.got), await states(store)) == (2, ["sent"])
        await play(store, 1, (1,))
        await play(store, 2, (0,))
        there.answer = b"HTTP/1.1 503 Busy\r\n\r\n"
        await sender.enqueue()
        old = now() - GIVE_UP
        await store.database.write(
            lambda db: db.execute(update(messages).where(messages.c.turn == 2).values(made_at=old))
        )
        await sender.send()
        assert await states(store) == ["sent", "failed"]


@pytest.mark.parametrize("answer", [b"HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n", b"HTTP/1.1 404 Gone\r\n\r\n"])
async def test_an_answer_that_will_not_change_is_final(database_url: str, answer: bytes) -> None:
    store = await Store.open(database_url)
    async with hooks() as there:
        there.answer = answer
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        await work(notifier(store))
        assert (len(there.got), await states(store)) == (1, ["failed"])
    await store.close()


async def test_two_processes_send_a_message_once(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        await play(store, 0, (0,))
        first, two = notifier(store), notifier(store)
        await first.enqueue()
        await two.enqueue()
        assert [await first.send(), await two.send()] == [1, 0]
    assert len(there.got) == 1


async def test_it_runs_by_itself(store: Store) -> None:
    async with hooks() as there:
        await store.add_table(table("t"))
        await listen(store, "webhook", there.url)
        sender = Notifier(store, Mail(), URL, True, grace=0.0, every=0.02)
        await sender.start()
        await play(store, 0, (0,))
        await until(lambda: there.got)
        await sender.stop()
    assert len(there.got) == 1
