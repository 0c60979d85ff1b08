"""An address is written to once its owner has said so, and only its owner ends that."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import update

from tests.server.notify.notifying import URL, listen, notifier, play, states, work
from tests.server.notify.receivers import post_office
from tests.server.storage.samples import table
from won.server.notify.channels import (
    MOST,
    Channel,
    Kind,
    confirm,
    subscribe,
    subscriptions,
    unsubscribe,
    unsubscribe_by_link,
)
from won.server.operations.times import now
from won.server.storage.schema import messages
from won.server.storage.store import Store
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio


async def test_an_address_is_written_to_once_its_owner_has_said_so(store: Store) -> None:
    with post_office() as post:
        await store.add_table(table("t"))
        made = await listen(store, "email", "ada@example.org", language="fr")
        await play(store, 0, (0,))
        sender = notifier(store, post.settings)
        await work(sender)
        assert [mail["Subject"] for mail in post.got] == ["Recevoir un message quand c’est à vous de jouer ?"]
        assert post.got[0]["To"] == "ada@example.org"
        link = re.search(rf"{URL}/mail/confirm/{made.id}/(\w+)", post.got[0].get_content())
        assert link is not None
        assert not await confirm(store, made.id, "wrong")
        assert await confirm(store, made.id, link[1])
        await work(sender)
        await work(sender)
    assert len(post.got) == 2
    mail = post.got[1]
    assert (mail["From"], mail["Subject"]) == ("table@example.org", "C’est à vous : Île d’été")
    assert f"{URL}/tables/t" in mail.get_content()
    stop = re.fullmatch(rf"<{URL}/mail/unsubscribe/{made.id}/(\w+)>", mail["List-Unsubscribe"])
    assert stop is not None
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert not await unsubscribe_by_link(store, made.id, link[1])
    assert await unsubscribe_by_link(store, made.id, stop[1])
    assert await subscriptions(store, made.player) == []
    assert await states(store) == []


async def test_a_mail_server_that_is_away_or_busy_is_tried_again(store: Store) -> None:
    with post_office() as post:
        await listen(store, "email", "ada@example.org")
        post.answer = "451 later"
        await work(notifier(store, post.settings))
    assert await states(store) == ["waiting"]
    await store.database.write(lambda db: db.execute(update(messages).values(next_at=0)))
    await work(notifier(store, post.settings))
    assert await states(store) == ["waiting"]


async def test_only_its_owner_ends_a_subscription(store: Store) -> None:
    made = await listen(store, "webhook", "https://example.org/x")
    assert not await unsubscribe(store, "bo", made.id)
    assert await unsubscribe(store, "ada", made.id)
    assert not await unsubscribe(store, "ada", made.id)


async def test_an_address_must_be_one_and_there_are_not_too_many(store: Store) -> None:
    bad: tuple[tuple[Kind, str], ...] = (
        ("webhook", "ftp://example.org/"),
        ("webhook", "https:///x"),
        ("webhook", "https://a:b@example.org/"),
        ("webhook", "https://example.org/a b"),
        ("webhook", "http://example.org/\r\nX: y"),
        ("discord", "https://example.org:99999/"),
        ("webhook", "https://example.org/" + "x" * 1000),
        ("email", "ada"),
        ("email", "ada@localhost"),
        ("email", "ada@example.org\nBcc: all@example.org"),
        ("email", "Ada <ada@example.org>"),
    )
    for kind, address in bad:
        with pytest.raises(RequestError, match="not_an_address"):
            await listen(store, kind, address)
    with pytest.raises(RequestError, match="no_mail"):
        await subscribe(store, Channel("", "ada", "email", "ada@example.org"), False, now())
    for _ in range(MOST):
        await listen(store, "webhook", "https://example.org/x")
    with pytest.raises(RequestError, match="too_many_channels"):
        await listen(store, "webhook", "https://example.org/x")
