"""Where a player wishes to be told that a table waits: webhooks and e-mail, for one table or for all."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from won.server.notify import channels
from won.server.notify.channels import LONGEST, Channel, Kind
from won.server.operations.times import now
from won.server.wire.http.endpoint import Call, Endpoint
from won.tables.errors import RequestError
from won.text.language import LANGUAGES


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`table` none: every table. E-mail counts once its address has been confirmed."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    table: Annotated[str, Meta(pattern="^([2-9a-z]{20})?$")] = ""
    language: Annotated[str, Meta(max_length=20)] = ""


async def every(call: Call) -> tuple[Channel, ...]:
    return tuple(await channels.subscriptions(call.context.store, call.player.id))


async def add(call: Call) -> Channel:
    asked: NewChannel = call.body
    if asked.language and asked.language not in LANGUAGES:
        raise RequestError("bad_value", field="$.language", found=asked.language)
    if asked.table and await call.context.store.table(asked.table) is None:
        raise RequestError("no_table", field="$.table")
    wanted = Channel("", call.player.id, asked.kind, asked.address, asked.table, asked.language or call.lang.code)
    return await channels.subscribe(call.context.store, wanted, bool(call.context.config.mail.host), now())


async def remove(call: Call) -> None:
    if not await channels.unsubscribe(call.context.store, call.player.id, call.place("channel")):
        raise RequestError("no_channel")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/channels", every, "Where one is told of one's turns", who="player",
             gives=tuple[Channel, ...], tag="notifications"),
    Endpoint("POST", "/api/me/channels", add, "Be told there, too", who="player", takes=NewChannel, gives=Channel,
             status=201, faults=(404, 409, 422), tag="notifications"),
    Endpoint("DELETE", "/api/me/channels/{channel}", remove, "Be told there no more", who="player", status=204,
             faults=(404,), tag="notifications"),
)  # fmt: skip
