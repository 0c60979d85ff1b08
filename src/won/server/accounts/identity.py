"""Who a key belongs to."""

from __future__ import annotations

import re
from typing import Final

from won.server.accounts.keys import TOKEN, key_hash, same, token
from won.server.storage import Person, TableStore
from won.tables.errors import RequestError

_ID: Final = "[0-9A-Za-z_-]{1,64}"
_RESUME: Final = re.compile(rf"({_ID})(?::({_ID}))?\.[2-9a-z]{{{TOKEN}}}")


async def player_with_key(store: TableStore, key: str) -> Person:
    hashed = key_hash(key)
    person = await store.player_by_key(hashed)
    if person is None or not same(person.key_hash, hashed):
        raise RequestError("wrong_key")
    return person


async def player_with_token(store: TableStore, table_id: str, resume: str) -> Person:
    """The player who was given this token by an earlier connection to the table."""
    form = _RESUME.fullmatch(resume)
    if form is None:
        raise RequestError("wrong_key")
    player, device = form.groups()
    person = await (store.player_at(player, device) if device else store.player(player))
    if person is None or not same(await resume_token(store, table_id, person), resume):
        raise RequestError("wrong_key")
    return person


async def resume_token(store: TableStore, table_id: str, person: Person) -> str:
    """Valid for one table, until the player or the device gets a new key, or the device is signed out."""
    who = f"{person.id}:{person.device}" if person.device else person.id
    return f"{who}.{token(await store.secret(), 'resume', table_id, who, person.key_hash)}"
