"""One message on its way: what it says, and through which channel. Several about one channel become a digest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from won.server.notify import mail, push, webhook
from won.server.notify.channels import Channel, link_token
from won.server.notify.invited import INVITED
from won.server.notify.queue import OVER, Message
from won.server.operations.config import Mail
from won.server.storage import TableRow
from won.server.storage.store import Store
from won.text import notices
from won.text.language import Language


class Waiting(msgspec.Struct, frozen=True):
    """A message, and the table that it is about; of an invitation also who invites."""

    message: Message
    table: TableRow
    by: str = ""


class Delivery:
    """`contact`: whom push services may turn to, empty where no push is sent."""

    def __init__(self, store: Store, settings: Mail, public_url: str, private: bool, contact: str) -> None:
        self._store = store
        self._mail = settings
        self._url = public_url.rstrip("/")
        self._private = private
        self._contact = contact

    async def confirmation(self, channel: Channel) -> None:
        link = await self._link("confirm", channel.id)
        subject, text = notices.confirmation(Language(channel.language), link)
        await mail.send(self._mail, channel.address, subject, text)

    async def send(self, channel: Channel, waiting: Sequence[Waiting]) -> None:
        """Raises `Failed`."""
        lang = Language(channel.language)
        texts = [self._notice(lang, message) for message in waiting]
        notice = texts[0] if len(texts) == 1 else notices.digest(lang, texts, f"{self._url}/tables")
        if channel.kind == "email":
            stop = await self._link("unsubscribe", channel.id)
            text = notices.with_farewell(lang, notice.text, stop)
            await mail.send(self._mail, channel.address, notice.subject, text, stop)
        elif channel.kind == "push":
            await self._push(channel, notice, waiting)
        elif channel.kind == "discord":
            body = {"content": notice.text, "allowed_mentions": {"parse": []}}
            await webhook.post(channel.address, body, self._private)
        else:
            each = [_generic(message, single) for message, single in zip(waiting, texts, strict=True)]
            together = {"type": "digest", "messages": each, "text": notice.text}
            await webhook.post(channel.address, each[0] if len(each) == 1 else together, self._private)

    async def _push(self, channel: Channel, notice: notices.Notice, waiting: Sequence[Waiting]) -> None:
        """A later message about the same table takes the place of an earlier one that is still shown."""
        pem = await self._store.database.write(push.server_key)
        tag = waiting[0].table.id if len(waiting) == 1 else "digest"
        content = {"title": notice.subject, "body": notice.brief, "url": notice.link, "tag": tag}
        await push.send(pem, self._contact, channel.address, content, self._private)

    def _notice(self, lang: Language, waiting: Waiting) -> notices.Notice:
        setup, link = waiting.table.setup, f"{self._url}/tables/{waiting.table.id}"
        if waiting.message.seat == INVITED:  # what opens a private table is told on the page of the friend alone
            return notices.invited(lang, waiting.by, setup.title or setup.game, f"{self._url}/friends")
        what = notices.over if waiting.message.seat == OVER else notices.turn
        return what(lang, setup.game, setup.title, link)

    async def _link(self, purpose: Literal["confirm", "unsubscribe"], channel: str) -> str:
        shown = await link_token(self._store, purpose, channel)
        return f"{self._url}/mail/{purpose}/{channel}/{shown}"


def _generic(waiting: Waiting, notice: notices.Notice) -> dict[str, Any]:
    message, table = waiting.message, waiting.table
    kind = {OVER: "over", INVITED: "invited"}.get(message.seat, "turn")
    return {
        "type": kind,
        "table": table.id,
        "game": table.setup.game,
        "edition": table.setup.edition,
        "title": table.setup.title,
        **({"seat": message.seat} if kind == "turn" else {}),
        "player": message.channel.player,
        "sequence": message.turn,
        "url": notice.link,
        "text": notice.text,
    }
