"""Queues notifications of turns that wait for a person, and sends them.

No notification is sent for a turn that is taken within the grace period.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from won.server.notify.channels import unsubscribe
from won.server.notify.delivery import Delivery, Waiting
from won.server.notify.errors import Failed
from won.server.notify.invited import INVITED, enqueue_invitations, standing_invitation
from won.server.notify.queue import (
    Message,
    State,
    claim,
    enqueue,
    finish,
    forget,
    postpone,
    table_waiting_for,
)
from won.server.operations.config import Mail
from won.server.operations.metrics import NOTICES
from won.server.operations.periodic_task import PeriodicTask
from won.server.operations.times import now
from won.server.storage.store import Store

GRACE: Final = 60.0  # seconds a turn may wait before its player is notified
EVERY: Final = 5.0  # seconds between two runs
LOOK_BACK: Final = 24 * 3600 * 1000  # milliseconds: after a start, how old a turn may be to be notified
GONE: Final = ("answered 404", "answered 410")  # by a push service: the browser has ended the subscription
AT_ONCE: Final = 8  # messages sent at the same time
log = logging.getLogger(__name__)


class Notifier(PeriodicTask):
    def __init__(
        self,
        store: Store,
        settings: Mail,
        public_url: str,
        private: bool = False,
        grace: float = GRACE,
        every: float = EVERY,
        contact: str = "",
    ) -> None:
        super().__init__("notifying", every)
        self._store = store
        self._delivery = Delivery(store, settings, public_url, private, contact)
        self._grace = int(grace * 1000)
        self._checked_until = 0  # the tables have been searched up to this time

    async def run_once(self) -> None:
        await self.enqueue()
        while await self.send():
            pass

    async def enqueue(self) -> int:
        """Queue notifications that are due; their number."""
        at = now()
        since = (self._checked_until or at - LOOK_BACK) - self._grace - 60_000
        until = at - self._grace
        count = await self._store.database.write(
            lambda db: enqueue(db, since, until, at) + enqueue_invitations(db, since, until, at)
        )
        if not self._checked_until:
            await self._store.database.write(lambda db: forget(db, at))
        self._checked_until = at
        return count

    async def send(self) -> int:
        """Send the messages that are due; their number."""
        taken = await self._store.database.write(lambda db: claim(db, now()))
        groups = _by_channel(taken)
        for start in range(0, len(groups), AT_ONCE):
            await asyncio.gather(*(self._settle(group) for group in groups[start : start + AT_ONCE]))
        return len(taken)

    async def _settle(self, group: Sequence[Message]) -> None:
        """Messages of one channel, which go together."""
        database, channel = self._store.database, group[0].channel
        waiting = []
        for message in group:
            subject = await database.read(lambda db, message=message: _subject(db, message))  # type: ignore[misc]
            if subject is not None:
                waiting.append(subject)
            elif not message.asks_to_confirm:
                await self._finish([message], "dropped")
        going = [each.message for each in waiting] or [each for each in group if each.asks_to_confirm]
        if not going:
            return
        try:
            await (self._delivery.send(channel, waiting) if waiting else self._delivery.confirmation(channel))
        except Failed as error:
            NOTICES.labels(channel.kind, "failed").inc()
            about = {"channel": channel.id, "problem": error.problem, "final": error.final}
            log.info("message not delivered", extra=about)
            await self._failed(going, error)
            return
        NOTICES.labels(channel.kind, "sent").inc()
        await self._finish(going, "sent")

    async def _failed(self, messages: Sequence[Message], error: Failed) -> None:
        problem, channel = error.problem, messages[0].channel
        if not error.final:
            for message in messages:
                await self._store.database.write(
                    lambda db, message=message: postpone(db, message, problem, now())  # type: ignore[misc]
                )
            return
        await self._finish(messages, "failed", problem)
        if channel.kind == "push" and problem in GONE:
            await unsubscribe(self._store, channel.player, channel.id)

    async def _finish(self, messages: Sequence[Message], state: State, problem: str = "") -> None:
        for message in messages:
            await self._store.database.write(
                lambda db, message=message: finish(db, message, state, problem)  # type: ignore[misc]
            )


def _by_channel(messages: Sequence[Message]) -> list[list[Message]]:
    """Each alone, but for those of channels that take a digest."""
    groups: dict[str, list[Message]] = {}
    for number, message in enumerate(messages):
        alone = message.asks_to_confirm or not message.channel.pace
        groups.setdefault(f"{message.channel.id} {number if alone else ''}", []).append(message)
    return list(groups.values())


def _subject(db: Connection, message: Message) -> Waiting | None:
    """What the message is about, if that is still so."""
    if message.seat == INVITED:
        invite = standing_invitation(db, message.channel.player, message.table, now())
        return None if invite is None else Waiting(message, invite.table, invite.name)
    table = table_waiting_for(db, message)
    return None if table is None else Waiting(message, table)
