"""The notification channels of a player: webhooks and e-mail, for one table or for all."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from won.server.notify import channels, push
from won.server.notify.channels import LONGEST, Channel, Event, Kind
from won.server.operations.times import now
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.quotas import check_mail_limits
from won.tables.errors import RequestError
from won.text.language import LANGUAGES

Pace = Literal[0, 1, 6, 24]


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without `table`: for every table. E-mail is sent once the address has been confirmed."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    table: Annotated[str, Meta(pattern="^([2-9a-z]{20})?$")] = ""
    language: Annotated[str, Meta(max_length=20)] = ""
    events: tuple[Event, ...] = ("turn",)
    pace: Pace = 0


class Changing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What about, and how many hours lie between two messages at least."""

    events: tuple[Event, ...]
    pace: Pace = 0


class Kinds(msgspec.Struct, frozen=True):
    """What this server has; `push_key`: what a browser needs to subscribe."""

    kinds: tuple[Kind, ...]
    push_key: str = ""


async def kinds(call: Call) -> Kinds:
    config = call.context.config
    absent = {kind for kind, setting in (("email", config.mail.host), ("push", push.contact(config))) if not setting}
    has = tuple(kind for kind in get_args(Kind) if kind not in absent)
    if "push" not in has:
        return Kinds(has)
    pem = await call.database.write(push.server_key)
    return Kinds(has, push.public_key(pem))


async def every(call: Call) -> tuple[Channel, ...]:
    return tuple(await channels.subscriptions(call.database_store, call.player.id))


async def add(call: Call) -> Channel:
    request: NewChannel = call.body
    if request.language and request.language not in LANGUAGES:
        raise RequestError("bad_value", field="$.language", found=request.language)
    if request.table and await call.context.store.table(request.table) is None:
        raise RequestError("no_table", field="$.table")
    if request.kind == "push" and not push.contact(call.context.config):
        raise RequestError("no_push")
    language = request.language or call.lang.code
    new = Channel(
        "", call.player.id, request.kind, request.address, request.table, language,
        events=request.events, pace=request.pace,
    )  # fmt: skip
    if new.kind == "email":
        await check_mail_limits(call, new.address)
    return await channels.subscribe(call.database_store, new, bool(call.context.config.mail.host), now())


async def change(call: Call) -> None:
    store, request = call.database_store, call.body
    if not await channels.change(store, call.player.id, call.path_param("channel"), request.events, request.pace):
        raise RequestError("no_channel")


async def remove(call: Call) -> None:
    if not await channels.unsubscribe(call.database_store, call.player.id, call.path_param("channel")):
        raise RequestError("no_channel")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/channels", kinds, "List the kinds of notification channels that this server has",
             gives=Kinds, tag="notifications"),
    Endpoint("GET", "/api/me/channels", every, "List the notification channels",
             gives=tuple[Channel, ...], tag="notifications"),
    Endpoint("POST", "/api/me/channels", add, "Add a notification channel",  takes=NewChannel,
             gives=Channel, status=201, errors=(404, 409, 422), tag="notifications"),
    Endpoint("PATCH", "/api/me/channels/{channel}", change, "Choose what a channel is for", takes=Changing,
             status=204, errors=(404,), tag="notifications"),
    Endpoint("DELETE", "/api/me/channels/{channel}", remove, "Remove a notification channel",  status=204,
             errors=(404,), tag="notifications"),
)  # fmt: skip
