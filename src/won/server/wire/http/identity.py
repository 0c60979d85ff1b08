"""Players: a name, and a key that is created on the first visit and stored by the client."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, structs

from won.server.accounts import keys
from won.server.operations.times import now
from won.server.storage import Person
from won.server.wire.http import naming
from won.server.wire.http.endpoint import Call, Endpoint
from won.tables import limits
from won.tables.errors import RequestError
from won.tables.names import PLACEHOLDERS, given
from won.tables.validation import tidy

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME)]


class Newcomer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever gives no name is called a guest, in the language of the request."""

    name: Name | None = None


class Renamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """`key` is sent only once, when it is created: whoever has it is this player, until it is replaced."""

    id: str
    name: str
    made_at: int
    key: str = ""
    account: bool = False  # not a guest


async def arrive(call: Call) -> Me:
    key = keys.new_key()
    name = PLACEHOLDERS[call.lang.code] if call.body.name is None else given(tidy(call.body.name))
    person = Person(keys.new_id(keys.PLAYER), name, keys.key_hash(key), now())
    await call.context.store.add_player(person)
    return Me(person.id, person.name, person.made_at, key)


async def me(call: Call) -> Me:
    person = call.player
    return Me(person.id, person.name, person.made_at, account=person.account)


async def rename(call: Call) -> Me:
    person, name = call.player, given(tidy(call.body.name))
    await naming.rename(call.context, person.id, name)
    if person.account:
        from won.server.wire.http.account_names import take_from_guests  # a browser has no accounts

        await take_from_guests(call.context, structs.replace(person, name=name))
    return Me(person.id, name, person.made_at, account=person.account)


async def rekey(call: Call) -> Me:
    """For a key that somebody else may have seen: connections with the old one end at once."""
    person, key = call.player, keys.new_key()
    if not await call.context.store.rekey(person.id, person.key_hash, keys.key_hash(key)):
        raise RequestError("wrong_key")
    await call.context.hub.key_changed(person.id, person.device)
    return Me(person.id, person.name, person.made_at, key, account=person.account)


ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/players", arrive, "Create a player", takes=Newcomer, gives=Me, status=201, errors=(422,),
        costs="new_players", tag="players",
    ),
    Endpoint("GET", "/api/me", me, "Show the own player",  gives=Me, tag="players"),
    Endpoint(
        "PATCH", "/api/me", rename, "Change the name",  takes=Renamed, gives=Me, errors=(422,),
        costs="renames", tag="players",
    ),
    Endpoint("POST", "/api/me/key", rekey, "Replace the key; the old one is refused from then on",
             gives=Me, tag="players"),
)  # fmt: skip
