"""Where a player is notified, for one table or for all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Literal, get_args
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from won.server.accounts.keys import PLAYER, new_id, same, token
from won.server.notify import push
from won.server.storage.schema import channels, messages
from won.server.storage.store import Store
from won.tables.errors import RequestError

Kind = Literal["push", "email", "discord", "webhook"]
Event = Literal["turn", "over", "invited"]
MOST: Final = 20  # channels of one player
LONGEST: Final = 1000  # characters of an address
CONFIRM: Final = -1  # the seat of a message that asks to confirm an address
_MAIL: Final = re.compile(r"[^@\s<>(),;:\\\"\[\]\x00-\x20\x7f]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,60}")


class Channel(msgspec.Struct, frozen=True):
    """An e-mail address is used once its owner has confirmed it; a webhook at once."""

    id: str
    player: str
    kind: Kind
    address: str
    table: str = ""  # none: every table
    language: str = "en"
    confirmed: bool = True
    made_at: int = 0
    events: tuple[Event, ...] = ("turn",)
    pace: int = 0  # hours: what comes sooner waits and goes in one message


async def subscribe(store: Store, new: Channel, mail: bool, now: int) -> Channel:
    """The stored channel; raises `RequestError` for a bad address or too many channels."""
    _check(new, mail)
    channel = msgspec.structs.replace(new, id=new_id(PLAYER), confirmed=new.kind != "email", made_at=now)

    def work(db: Connection) -> None:
        count = select(func.count()).select_from(channels).where(channels.c.player_id == channel.player)
        if db.execute(count).scalar_one() >= MOST:
            raise RequestError("too_many_channels", most=MOST)
        db.execute(insert(channels), _columns(channel))
        if not channel.confirmed:
            message = {"channel_id": channel.id, "table_id": "", "seat": CONFIRM, "turn": 0}
            state = {"state": "waiting", "made_at": now, "next_at": now, "tries": 0, "problem": ""}
            db.execute(insert(messages), {**message, **state})

    await store.database.write(work)
    return channel


async def subscriptions(store: Store, player: str) -> list[Channel]:
    return await _channels(store, channels.c.player_id == player)


async def unsubscribe(store: Store, player: str, name: str) -> bool:
    """By its owner; false if there is no such channel."""
    return await _remove(store, (channels.c.id == name) & (channels.c.player_id == player))


async def unsubscribe_by_link(store: Store, name: str, shown: str) -> bool:
    """By the link in a message that was sent there."""
    if not same(await link_token(store, "unsubscribe", name), shown):
        return False
    return await _remove(store, channels.c.id == name)


async def confirm(store: Store, name: str, shown: str) -> bool:
    """By the link that was sent to the address."""
    if not same(await link_token(store, "confirm", name), shown):
        return False
    change = update(channels).where(channels.c.id == name).values(confirmed=True)
    return await store.database.write(lambda db: db.execute(change).rowcount > 0)


async def link_token(store: Store, purpose: Literal["confirm", "unsubscribe"], name: str) -> str:
    return token(await store.secret(), purpose, name)


async def _channels(store: Store, which: ColumnElement[bool]) -> list[Channel]:
    query = select(channels).where(which).order_by(channels.c.made_at, channels.c.id)
    return [from_row(row) for row in await store.database.read(lambda db: db.execute(query).all())]


async def _remove(store: Store, which: ColumnElement[bool]) -> bool:
    return await store.database.write(lambda db: db.execute(delete(channels).where(which)).rowcount > 0)


def from_row(row: Any) -> Channel:
    return Channel(row.id, row.player_id, row.kind, row.address, row.table_id, row.language, row.confirmed, row.made_at,
                   _events(row.events), row.pace)  # fmt: skip


def _columns(channel: Channel) -> dict[str, Any]:
    columns = msgspec.structs.asdict(channel) | {"events": " ".join(channel.events)}
    return {**columns, "player_id": columns.pop("player"), "table_id": columns.pop("table")}


async def change(store: Store, player: str, name: str, events: Sequence[Event], pace: int) -> bool:
    """What about and how often; false if there is no such channel."""
    own = (channels.c.id == name) & (channels.c.player_id == player)
    values = update(channels).where(own).values(events=" ".join(events), pace=pace)
    return await store.database.write(lambda db: db.execute(values).rowcount > 0)


def _events(stored: str) -> tuple[Event, ...]:
    return tuple(event for event in get_args(Event) if event in stored.split())


def _check(new: Channel, mail: bool) -> None:
    if len(new.address) > LONGEST:
        raise RequestError("not_an_address")
    if new.kind == "email":
        if not mail:
            raise RequestError("no_mail")
        if not is_mail_address(new.address):
            raise RequestError("not_an_address")
    elif new.kind == "push":
        _check_push(new.address)
    elif not web_address(new.address):
        raise RequestError("not_an_address")


def _check_push(address: str) -> None:
    try:
        endpoint = push.read(address).endpoint
    except ValueError:
        raise RequestError("not_an_address") from None
    if not web_address(endpoint):
        raise RequestError("not_an_address")


def is_mail_address(address: str) -> bool:
    return len(address) <= LONGEST and _MAIL.fullmatch(address) is not None


def web_address(address: str) -> bool:
    """Whether it is plain http or https to a host, without a user or odd characters."""
    if not all("!" <= letter <= "~" for letter in address):
        return False
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    plain: Sequence[object] = (parts.hostname, parts.scheme in ("http", "https"), port != 0)
    return all(plain) and parts.username is None and parts.password is None
