"""A notifier over a store, and what makes it work."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from tests.server.storage.samples import PLAYING, row
from won.server.notify.channels import (
    Channel,
    Kind,
    subscribe,
)
from won.server.notify.notifier import Notifier
from won.server.operations.config import Mail
from won.server.operations.times import now
from won.server.storage.schema import messages
from won.server.storage.store import Store

URL = "https://won.example"
NO_MAIL = Mail()


def notifier(store: Store, mail: Mail = NO_MAIL, grace: float = 0.0, private: bool = True) -> Notifier:
    return Notifier(store, mail, URL, private, grace, contact="mailto:host@won.example")


async def work(found: Notifier) -> None:
    await found.enqueue()
    await found.send()


async def listen(store: Store, kind: Kind, address: str, table: str = "", language: str = "en") -> Channel:
    return await subscribe(store, Channel("", "ada", kind, address, table, language), True, now())


async def play(store: Store, sequence: int, to_move: tuple[int, ...], **changes: Any) -> None:
    summary = msgspec.structs.replace(PLAYING, to_move=to_move, **changes)
    await store.append("t", [msgspec.structs.replace(row(sequence), at=now())], summary)


async def states(store: Store) -> list[str]:
    query = select(messages.c.state).order_by(messages.c.turn, messages.c.channel_id)
    return await store.database.read(lambda db: list(db.execute(query).scalars()))
