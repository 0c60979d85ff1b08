"""Mails about turns have a limit a day, for one address and for one person."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.notify.receivers import Post, post_office
from tests.server.storage.samples import PLAYING, row, table
from won.server.notify import mail_limits
from won.server.notify.channels import Channel, subscribe
from won.server.notify.mail_limits import DAY
from won.server.notify.notifier import Notifier
from won.server.operations.times import now
from won.server.storage.schema import channels, messages
from won.server.storage.store import Store
from won.tables.summary import Summary

pytestmark = pytest.mark.anyio


async def listen(store: Store, player: str, address: str) -> None:
    """With an address that is confirmed, and the mail that asked for it out of the way."""
    await subscribe(store, Channel("", player, "email", address), True, now())
    await store.database.write(lambda db: db.execute(update(channels).values(confirmed=True)))
    await store.database.write(lambda db: db.execute(update(messages).where(messages.c.seat < 0).values(state="sent")))


async def turns(store: Store, post: Post, names: str) -> list[str]:
    """A turn of the first seat at a new table for each name; to whom mails went."""
    for name in names:
        await store.add_table(table(name))
        first = msgspec.structs.replace(row(0), at=now())
        await store.append(name, [first], Summary("playing", PLAYING.seats, (0,)))
    sender = Notifier(store, post.settings, "https://won.example", grace=0.0)
    before = len(post.got)
    await sender.run_once()
    return sorted(str(mail["To"]) for mail in post.got[before:])


async def dropped(store: Store) -> int:
    query = select(messages.c.state).where(messages.c.problem == "daily limit")
    return await store.database.read(lambda db: list(db.execute(query).scalars()).count("dropped"))


async def test_an_address_gets_only_so_many_a_day_however_it_is_written(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_limits, "TO_ADDRESS", 3)
    with post_office() as post:
        await listen(store, "ada", "ada@example.org")
        await listen(store, "ada", "ADA@example.org")
        assert len(await turns(store, post, "tu")) == 3
        assert await dropped(store) == 1
        assert await turns(store, post, "v") == []
        long_ago = now() - DAY
        await store.database.write(lambda db: db.execute(update(messages).values(next_at=long_ago)))
        assert len(await turns(store, post, "w")) == 2


async def test_a_person_gets_only_so_many_a_day_at_all_addresses(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail_limits, "FOR_PERSON", 3)
    with post_office() as post:
        await listen(store, "ada", "ada@example.org")
        await listen(store, "ada", "ada@example.net")
        await listen(store, "bo", "bo@example.org")
        sent = await turns(store, post, "tu")
    assert len([address for address in sent if address.startswith("ada")]) == 3
    assert await dropped(store) == 1
