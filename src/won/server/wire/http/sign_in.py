"""The ways to sign in to an account: passkeys, and links by e-mail."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection

from won.server.accounts import emails, passkeys, tokens
from won.server.accounts.device_names import device_name
from won.server.accounts.passkeys import Options, Site
from won.server.notify import mail
from won.server.notify.channels import is_mail_address
from won.server.notify.errors import Failed
from won.server.operations.times import now
from won.server.storage import Person
from won.server.storage import people as stored_people
from won.server.wire.http import naming
from won.server.wire.http.account import AccountInfo, Secret, has_way_back, mail_base, offers, secure, show, signed_in
from won.server.wire.http.endpoint import Call, Endpoint
from won.server.wire.http.identity import Me
from won.server.wire.http.quotas import check_mail_limits
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.names import appearance, given, is_placeholder
from won.tables.validation import tidy
from won.text.notices import sign_in_mail


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `navigator.credentials` gave, as `toJSON` writes it."""

    credential: Options


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=320)]


class MailLinkUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: for a guest without one who becomes an account by the link."""

    token: Secret
    name: Annotated[str, Meta(max_length=limits.NAME)] = ""


async def new_passkey_options(call: Call) -> Options:
    site, store = _site(call), call.database_store
    return await store.database.write(lambda db: passkeys.new_options(db, site, call.player, now()))


async def add_passkey(call: Call) -> AccountInfo:
    site, person, name = _site(call), call.player, device_name(call.asked.headers.get("user-agent", ""))
    await secure(call, person, lambda db: passkeys.add(db, site, person, call.body.credential, name, now()))
    call.person = await call.database_store.player_by_key(person.key_hash)
    return await show(call)


async def remove_passkey(call: Call) -> None:
    player, passkey = call.player.id, call.path_param("passkey")

    def work(db: Connection) -> None:
        if not passkeys.remove(db, player, passkey):
            raise RequestError("no_passkey")
        if not has_way_back(db, player):
            raise RequestError("no_way_back")

    await call.database.write(work)


async def passkey_options(call: Call) -> Options:
    site = _site(call)
    return await call.database.write(lambda db: passkeys.sign_in_options(db, site, now()))


async def use_passkey(call: Call) -> Me:
    site = _site(call)
    player = await call.database.write(lambda db: passkeys.owner(db, site, call.body.credential, now()))
    return await signed_in(call, player)


async def send_mail(call: Call) -> None:
    """The answer is the same whether somebody has that address or not. Without a key only an account gets a mail."""
    address, config = emails.plain(call.body.address), call.context.config
    if "email" not in offers(config):
        raise RequestError("no_mail")
    if not is_mail_address(address):
        raise RequestError("not_an_address")
    await check_mail_limits(call, address)
    call.context.hub.services.background(_mail(call, address), "")


async def _mail(call: Call, address: str) -> None:
    store, asker = call.database_store, call.person.id if call.person else ""
    if not asker and not await store.database.read(lambda db: emails.owner(db, address)):
        return
    token = await store.database.write(lambda db: tokens.issue(db, "email", asker, now(), address))
    config = call.context.config
    subject, text = sign_in_mail(call.lang, f"{mail_base(config)}/account#mail={token}")
    try:
        await mail.send(config.mail, address, subject, text)
    except Failed as error:
        mail.LOG.warning("mail to sign in not delivered", extra={"problem": error.problem})


async def use_mail(call: Call) -> Me:
    """Sign in to the account of the address; one that is nobody's yet becomes that of whoever asked for the mail."""
    store, at, name = call.database_store, now(), tidy(call.body.name)
    address, owner, asker = await store.database.write(lambda db: _opened(db, call.body.token, name, at))
    if owner and asker is not None and asker.account and asker.id != owner:
        raise RequestError("address_used")
    if not owner:
        if asker is None:
            raise RequestError("wrong_link")
        if is_placeholder(asker.name):
            await naming.rename(call.context, asker.id, name)
            asker = msgspec.structs.replace(asker, name=name)
        await secure(call, asker, lambda db: emails.set_address(db, asker.id, address, at))
        owner = asker.id
    return await signed_in(call, owner)


def _opened(db: Connection, link: str, name: str, at: int) -> tuple[str, str, Person | None]:
    """The address of the link, whose it is, and who asked for it. A link that lacks a good name can be used again."""
    token = tokens.use(db, "email", link, at)
    if token is None:
        raise RequestError("wrong_link")
    owner = emails.owner(db, token.about)
    asker = stored_people.find(db, token.player) if token.player else None
    if not owner and asker is not None and is_placeholder(asker.name):
        if not appearance(given(name)):
            raise RequestError("no_name", field="$.name")
        stored_people.check_name(db, asker.id, name)
    return token.about, owner, asker


async def remove_mail(call: Call) -> None:
    player = call.player.id

    def work(db: Connection) -> None:
        if emails.remove(db, player) and not has_way_back(db, player):
            raise RequestError("no_way_back")

    await call.database.write(work)


def _site(call: Call) -> Site:
    site = passkeys.site(call.context.config)
    if site is None:
        raise RequestError("no_passkeys")
    return site


_OPTIONS: Final = "/api/account/passkeys/options"
ENDPOINTS: Final = (
    Endpoint("POST", _OPTIONS, new_passkey_options, "What a browser needs to make a passkey", gives=Options,
             errors=(409,), costs="sign_ins", tag="account"),
    Endpoint("POST", "/api/account/passkeys", add_passkey, "Keep a passkey; a guest becomes an account",
             takes=Credential, gives=AccountInfo, errors=(403, 409, 422), costs="sign_ins", tag="account"),
    Endpoint("DELETE", "/api/account/passkeys/{passkey}", remove_passkey, "Forget a passkey", status=204,
             errors=(409,), tag="account"),
    Endpoint("POST", "/api/account/sign-in/options", passkey_options, "What a browser needs to show a passkey",
             gives=Options, errors=(409,), costs="sign_ins", tag="account"),
    Endpoint("POST", "/api/account/sign-in", use_passkey, "Sign in with a passkey", takes=Credential, gives=Me,
             errors=(403, 409), costs="sign_ins", tag="account"),
    Endpoint("POST", "/api/account/email", send_mail, "Send a link to sign in, or to keep the address",
             takes=MailWanted, status=204, errors=(409, 422), costs="sign_ins", tag="account"),
    Endpoint("POST", "/api/account/email/use", use_mail, "Sign in with such a link", takes=MailLinkUsed, gives=Me,
             errors=(409, 422), costs="sign_ins", tag="account"),
    Endpoint("DELETE", "/api/account/email", remove_mail, "Forget the address", status=204, errors=(409,),
             tag="account"),
)  # fmt: skip
