"""Players in the database: guests with one key, and accounts with a key for each device.

A guest's key stands in `players.key_hash`. When a guest becomes an account the key moves to `devices`, and
`players.key_hash` is a value that no key has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from won.server.storage.model import Person
from won.server.storage.people_schema import accounts, devices, former_guests, one_time_tokens
from won.server.storage.schema import players
from won.tables.errors import RequestError
from won.tables.names import appearance

PART = 500  # keys in one question
SEEN_EVERY = 3_600_000  # milliseconds between two notes of when a device was last used


def add(db: Connection, person: Person) -> None:
    """Raises `RequestError` where an account has the name."""
    check_name(db, person.id, person.name)
    shown = appearance(person.name)
    columns = {"id": person.id, "name": person.name, "key_hash": person.key_hash, "made_at": person.made_at}
    db.execute(insert(players), {**columns, "appearance": shown})


def find(db: Connection, player: str) -> Person | None:
    return _person(db.execute(_people().where(players.c.id == player)).first())


def present(db: Connection, player: str) -> str:
    """The account that a guest has become since, or whoever it is."""
    query = select(former_guests.c.player_id).where(former_guests.c.guest_id == player)
    return db.execute(query).scalar() or player


def find_by_key(db: Connection, key_hash: str) -> Person | None:
    """The guest with that key, or the account with a device that has it."""
    guest = find_where(db, players.c.key_hash == key_hash)
    return guest or _at_device(db, devices.c.key_hash == key_hash)


def good_keys(db: Connection, key_hashes: Sequence[str]) -> set[str]:
    """Those of these keys that somebody has, asked for in parts."""
    good: set[str] = set()
    for start in range(0, len(key_hashes), PART):
        part = key_hashes[start : start + PART]
        for held in (players.c.key_hash, devices.c.key_hash):
            good.update(db.execute(select(held).where(held.in_(part))).scalars())
    return good


def find_at(db: Connection, player: str, device: str) -> Person | None:
    return _at_device(db, and_(devices.c.id == device, devices.c.player_id == player))


def find_where(db: Connection, which: ColumnElement[bool]) -> Person | None:
    return _person(db.execute(_people().where(which)).first())


def name_owner(db: Connection, name: str) -> str:
    """The player whose account has that name; empty if none has."""
    query = select(accounts.c.player_id).where(accounts.c.appearance == appearance(name))
    return db.execute(query).scalar() or ""


def check_name(db: Connection, player: str, name: str) -> None:
    if name_owner(db, name) not in ("", player):
        raise RequestError("account_name", name=name, field="$.name")


def rename(db: Connection, player: str, name: str) -> None:
    """A player gets another name; one of an account is then nobody else's."""
    check_name(db, player, name)
    shown = appearance(name)
    try:
        db.execute(update(accounts).where(accounts.c.player_id == player).values(appearance=shown))
    except IntegrityError:  # of two at the same time, one has it
        raise RequestError("account_name", name=name, field="$.name") from None
    db.execute(update(players).where(players.c.id == player).values(name=name, appearance=shown))


def guests_named(db: Connection, name: str, but: str) -> list[Person]:
    """The guests who carry a name that an account has now."""
    same = and_(players.c.appearance == appearance(name), players.c.id != but, accounts.c.player_id.is_(None))
    return [person for row in db.execute(_people().where(same)) if (person := _person(row))]


def rekey(db: Connection, player: str, old: str, new: str) -> bool:
    """Replace a key, of a guest or of a device, if it is still valid; links made with the old one work no more."""
    guest = and_(players.c.id == player, players.c.key_hash == old)
    device = and_(devices.c.player_id == player, devices.c.key_hash == old)
    changed = db.execute(update(players).where(guest).values(key_hash=new)).rowcount
    changed = changed or db.execute(update(devices).where(device).values(key_hash=new)).rowcount
    if changed:
        forget_links(db, player)
    return bool(changed)


def forget_links(db: Connection, player: str) -> None:
    """Links and codes that sign in, and what a new passkey waits for: whoever loses a key may have asked for them."""
    db.execute(delete(one_time_tokens).where(one_time_tokens.c.player_id == player))


def note_use(db: Connection, device: str, at: int) -> None:
    """Remember about when a device was last used."""
    stale = and_(devices.c.id == device, devices.c.seen_at < at - SEEN_EVERY)
    db.execute(update(devices).where(stale).values(seen_at=at))


def _people() -> Select[Any]:
    account = accounts.c.player_id.label("account")
    return select(players, account).outerjoin(accounts, accounts.c.player_id == players.c.id)


def _at_device(db: Connection, which: ColumnElement[bool]) -> Person | None:
    query = select(devices.c.id, devices.c.key_hash, players.c.id.label("player"), players.c.name, players.c.made_at)
    row = db.execute(query.join(players, players.c.id == devices.c.player_id).where(which)).first()
    return None if row is None else Person(row.player, row.name, row.key_hash, row.made_at, True, row.id)


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(row.id, row.name, row.key_hash, row.made_at, row.account is not None)
