"""Queues notifications of turns that wait for a person, and sends them.

No notification is sent for a turn that is taken within the grace period.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Literal

from won.server.notify import mail, webhook
from won.server.notify.channels import link_token
from won.server.notify.errors import Failed
from won.server.notify.queue import (
    Message,
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
from won.server.storage import TableRow
from won.server.storage.store import Store
from won.text import notices
from won.text.language import Language

GRACE: Final = 60.0  # seconds a turn may wait before its player is notified
EVERY: Final = 5.0  # seconds between two runs
LOOK_BACK: Final = 24 * 3600 * 1000  # milliseconds: after a start, how old a turn may be to be notified
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
    ) -> None:
        super().__init__("notifying", every)
        self._store = store
        self._mail = settings
        self._url = public_url.rstrip("/")
        self._private = private
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
        count = await self._store.database.write(lambda db: enqueue(db, since, until, at))
        if not self._checked_until:
            await self._store.database.write(lambda db: forget(db, at))
        self._checked_until = at
        return count

    async def send(self) -> int:
        """Send the messages that are due; their number."""
        taken = await self._store.database.write(lambda db: claim(db, now()))
        for start in range(0, len(taken), AT_ONCE):
            await asyncio.gather(*(self._settle(message) for message in taken[start : start + AT_ONCE]))
        return len(taken)

    async def _settle(self, message: Message) -> None:
        database = self._store.database
        table = await database.read(lambda db: table_waiting_for(db, message))
        if table is None and not message.asks_to_confirm:
            await database.write(lambda db: finish(db, message, "dropped"))
            return
        try:
            await self._deliver(message, table)
        except Failed as error:
            problem, final = error.problem, error.final
            NOTICES.labels(message.channel.kind, "failed").inc()
            log.info("message not delivered", extra={"channel": message.channel.id, "problem": problem, "final": final})
            if final:
                await database.write(lambda db: finish(db, message, "failed", problem))
            else:
                await database.write(lambda db: postpone(db, message, problem, now()))
            return
        NOTICES.labels(message.channel.kind, "sent").inc()
        await database.write(lambda db: finish(db, message, "sent"))

    async def _deliver(self, message: Message, table: TableRow | None) -> None:
        channel = message.channel
        lang = Language(channel.language)
        if table is None:
            link = await self._link("confirm", channel.id)
            subject, text = notices.confirmation(lang, link)
            await mail.send(self._mail, channel.address, subject, text)
            return
        notice = notices.turn(lang, table.setup.game, table.setup.title, self._table_link(table.id))
        if channel.kind == "email":
            stop = await self._link("unsubscribe", channel.id)
            text = notices.with_farewell(lang, notice.text, stop)
            await mail.send(self._mail, channel.address, notice.subject, text, stop)
        elif channel.kind == "discord":
            body = {"content": notice.text, "allowed_mentions": {"parse": []}}
            await webhook.post(channel.address, body, self._private)
        else:
            await webhook.post(channel.address, _generic(message, table, notice), self._private)

    def _table_link(self, table: str) -> str:
        return f"{self._url}/tables/{table}"

    async def _link(self, purpose: Literal["confirm", "unsubscribe"], channel: str) -> str:
        shown = await link_token(self._store, purpose, channel)
        return f"{self._url}/mail/{purpose}/{channel}/{shown}"


def _generic(message: Message, table: TableRow, notice: notices.Notice) -> dict[str, object]:
    return {
        "type": "turn",
        "table": table.id,
        "game": table.setup.game,
        "edition": table.setup.edition,
        "title": table.setup.title,
        "seat": message.seat,
        "player": message.channel.player,
        "sequence": message.turn,
        "url": notice.link,
        "text": notice.text,
    }
