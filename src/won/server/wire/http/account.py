"""The own account: how it is signed in to, and on which devices. A guest needs none."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from won.server.accounts import account, emails, export, passkeys, tokens
from won.server.accounts.account import Device
from won.server.accounts.device_names import device_name
from won.server.accounts.passkeys import Passkey
from won.server.events.openings import planned_for
from won.server.live.deleting import delete_player
from won.server.live.leaving import leave_for_good
from won.server.live.merging import merge_guest
from won.server.operations.config import Config
from won.server.operations.times import now
from won.server.storage import Person
from won.server.storage import people as stored_people
from won.server.wire.http.account_names import take_from_guests
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.identity import Me
from won.tables import limits
from won.tables.errors import RequestError

Secret = Annotated[str, Meta(min_length=20, max_length=100)]


class AccountInfo(msgspec.Struct, frozen=True):
    """`account`: not a guest. `offers`: the ways to sign in that this server can offer."""

    id: str
    name: str
    account: bool
    offers: tuple[str, ...]
    email: str
    passkeys: tuple[Passkey, ...]
    devices: tuple[Device, ...]


class DeviceLink(msgspec.Struct, frozen=True):
    """`token` signs another device in, once: behind the `#` of /account in `token=`."""

    token: str
    expires_at: int


class LinkUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Secret


class Deleting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: the own one."""

    name: Annotated[str, Meta(max_length=limits.NAME)]


def mail_base(config: Config) -> str:
    """The site as links in mails have it: from the configuration, never from a request."""
    return (config.public_url or config.own_url).rstrip("/")


def offers(config: Config) -> tuple[str, ...]:
    passkey = ("passkey",) if passkeys.site(config) is not None else ()
    mail = ("email",) if config.mail.host and mail_base(config) else ()
    return passkey + mail


async def show(call: Call) -> AccountInfo:
    person, database = call.player, call.database
    if person.device:
        await database.write(lambda db: stored_people.note_use(db, person.device, now()))

    def work(db: Connection) -> AccountInfo:
        return AccountInfo(
            person.id,
            person.name,
            person.account,
            offers(call.context.config),
            emails.address_of(db, person.id),
            tuple(passkeys.passkeys_of(db, person.id)),
            tuple(account.devices_of(db, person)),
        )

    return await database.read(work)


async def secure(call: Call, person: Person, db_work: account.Work | None = None) -> Person:
    """Make the player an account, if they are a guest, and do `db_work` in the same transaction."""
    store, agent = call.database_store, device_name(call.asked.headers.get("user-agent", ""))

    def work(db: Connection) -> None:
        account.make_account(db, person, agent, now())
        if db_work is not None:
            db_work(db)

    await store.database.write(work)
    if not person.account:
        await take_from_guests(call.context, person)
    return msgspec.structs.replace(person, account=True)


async def signed_in(call: Call, player: str) -> Me:
    """The account on the device that asks, with a new key; what a guest had there becomes the account's."""
    store, asks = call.database_store, call.person
    call.context.hub.services.bans.check("player", player)
    person = await store.player(player)
    if person is None:
        raise RequestError("wrong_link")
    if asks is not None and asks.id == person.id:
        return Me(person.id, person.name, person.made_at, account=True)
    agent = device_name(call.asked.headers.get("user-agent", ""))
    key, signed_out = await store.database.write(lambda db: account.sign_in(db, person.id, agent, now()))
    for device in signed_out:
        await call.context.hub.key_changed(person.id, device, "signed_out")
    if asks is not None:
        await _open_planned(call, asks.id)
        await merge_guest(call.context.hub, store, asks, person)
        for table in await _open_planned(call, asks.id):
            await (await call.context.hub.fetch(table)).seats.merge(asks.id, person.id, person.name)
    return Me(person.id, person.name, person.made_at, key, account=True)


async def make_link(call: Call) -> DeviceLink:
    """A guest who wants to play on another device too becomes an account."""
    person = await secure(call, call.player)
    at = now()
    token = await call.database.write(lambda db: tokens.issue(db, "device", person.id, at))
    return DeviceLink(token, at + tokens.LIFETIMES["device"])


async def use_link(call: Call) -> Me:
    token = await call.database.write(lambda db: tokens.use(db, "device", call.body.token, now()))
    if token is None:
        raise RequestError("wrong_link")
    return await signed_in(call, token.player)


async def sign_out(call: Call) -> None:
    """Another device at once; the own one only if there is a way back."""
    person, database, device = call.player, call.database, call.path_param("device")
    if device == person.device and not await database.read(lambda db: has_way_back(db, person.id)):
        raise RequestError("no_way_back")
    if not await database.write(lambda db: account.sign_out(db, person.id, device)):
        raise RequestError("no_device")
    await call.context.hub.key_changed(person.id, device, "signed_out")


async def sign_out_others(call: Call) -> None:
    person = call.player
    for device in await call.database.write(lambda db: account.sign_out_everywhere(db, person.id, person.device)):
        await call.context.hub.key_changed(person.id, device, "signed_out")


async def export_data(call: Call) -> dict[str, Any]:
    return await call.database.read(lambda db: export.export(db, call.player))


async def delete_me(call: Call) -> None:
    """The name is asked for, so that no program deletes somebody by a slip."""
    if call.body.name != call.player.name:
        raise RequestError("not_your_name", field="$.name")
    store, person = call.database_store, call.player
    await _open_planned(call, person.id)  # so that they are given up as any running game
    await delete_player(call.context.hub, store, person)
    for table in await _open_planned(call, person.id):
        await leave_for_good(await call.context.hub.fetch(table), person.id)


async def _open_planned(call: Call, player: str) -> list[str]:
    """The tables that were found for the player and stood empty until now."""
    planned = [each.id for each in await call.database.read(lambda db: planned_for(db, player))]
    for table in planned:
        await call.context.openings.open(table)
    return planned


def has_way_back(db: Connection, player: str) -> bool:
    """Whether somebody who is signed out everywhere can sign in again."""
    return bool(emails.address_of(db, player)) or bool(passkeys.passkeys_of(db, player))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/account", show, "Show the own account", gives=AccountInfo, tag="account"),
    Endpoint("POST", "/api/account/links", make_link, "Make a link that signs another device in",
             gives=DeviceLink, status=201, errors=(409, 422), costs="sign_ins", tag="account"),
    Endpoint("POST", "/api/account/links/use", use_link, "Sign in with such a link", takes=LinkUsed, gives=Me,
             errors=(409,), costs="sign_ins", tag="account"),
    Endpoint("DELETE", "/api/account/devices/{device}", sign_out, "Sign a device out", status=204,
             errors=(409,), tag="account"),
    Endpoint("GET", "/api/account/export", export_data, "Everything that the server keeps about the player",
             gives=dict[str, Any], costs="exports", tag="account"),
    Endpoint("POST", "/api/account/delete", delete_me, "Delete the player: finished games stay without the name",
             takes=Deleting, status=204, errors=(409, 422), costs="exports", tag="account"),
    Endpoint("POST", "/api/account/sign-out", sign_out_others, "Sign all other devices out", status=204,
             tag="account"),
)  # fmt: skip
