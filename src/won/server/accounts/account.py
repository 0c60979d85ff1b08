"""Accounts: players who are remembered for good.

Everybody is a player with a public id (`Person.id`), and everything else refers to that id: seats, results, ratings,
notes, blocks. A guest has one key, in the storage of one browser. `make_account` turns a guest into an account
without changing the id, so seats and games need not move; `Person.account` says which of the two somebody is. An
account has a key for each device (`sign_in`, `devices_of`, `sign_out`), and its name is nobody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from won.server.accounts.keys import PLAYER, key_hash, new_id, new_key
from won.server.storage import Person
from won.server.storage import people as stored_people
from won.server.storage.people_schema import accounts, devices
from won.server.storage.schema import players
from won.tables.errors import RequestError
from won.tables.names import appearance, given

Work = Callable[[Connection], None]  # within a transaction
MOST: Final = 20  # devices of one account: the one that was used least recently is signed out for a new one


class Device(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an account is signed in; `own`: the one that asks."""

    id: str
    name: str
    made_at: int
    seen_at: int
    own: bool = False


def make_account(db: Connection, person: Person, device: str, now: int) -> None:
    """The guest becomes an account, and the key that they have the key of its first device.

    An account is left as it is. Raises `RequestError` where the name is that of another account, or none at all.
    """
    if person.account or is_account(db, person.id):
        return
    given(person.name)
    stored_people.check_name(db, person.id, person.name)
    row = {"player_id": person.id, "appearance": appearance(person.name), "made_at": now}
    try:
        db.execute(insert(accounts), row)
    except IntegrityError:  # of two at the same time, one has the name
        raise RequestError("account_name", name=person.name, field="$.name") from None
    _add_device(db, person.id, person.key_hash, device, now)
    db.execute(update(players).where(players.c.id == person.id).values(key_hash=f"account {person.id}"))


def is_account(db: Connection, player: str) -> bool:
    return db.execute(select(accounts.c.player_id).where(accounts.c.player_id == player)).first() is not None


def sign_in(db: Connection, player: str, device: str, now: int) -> tuple[str, Sequence[str]]:
    """The key for another device of an account, and those that were signed out for it."""
    key = new_key()
    _add_device(db, player, key_hash(key), device, now)
    newest = select(devices.c.id).where(devices.c.player_id == player).order_by(devices.c.seen_at.desc(), devices.c.id)
    old = db.execute(newest.offset(MOST)).scalars().all()
    db.execute(delete(devices).where(devices.c.id.in_(old)))
    return key, old


def devices_of(db: Connection, person: Person) -> list[Device]:
    """Where the account is signed in, the device used last first."""
    query = select(devices).where(devices.c.player_id == person.id).order_by(devices.c.seen_at.desc(), devices.c.id)
    return [
        Device(row.id, row.name, row.made_at, row.seen_at, row.id == person.device) for row in db.execute(query).all()
    ]


def sign_out(db: Connection, player: str, device: str) -> bool:
    """Its key is refused from now on, and so are links made there; false if there is no such device."""
    own = and_(devices.c.player_id == player, devices.c.id == device)
    stored_people.forget_links(db, player)
    return db.execute(delete(devices).where(own)).rowcount > 0


def sign_out_everywhere(db: Connection, player: str, but: str = "") -> Sequence[str]:
    """All devices but one; those that were signed out."""
    others = and_(devices.c.player_id == player, devices.c.id != but)
    removed = db.execute(select(devices.c.id).where(others)).scalars().all()
    db.execute(delete(devices).where(others))
    stored_people.forget_links(db, player)
    return removed


def _add_device(db: Connection, player: str, hashed: str, name: str, now: int) -> None:
    row = {"id": new_id(PLAYER), "player_id": player, "key_hash": hashed, "name": name, "made_at": now, "seen_at": now}
    db.execute(insert(devices), row)
