"""Bans of players and addresses for a time, in the database."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_address
from typing import Literal

import msgspec
from sqlalchemy import Connection, insert, select, update

from won.server.accounts.keys import PLAYER, new_id
from won.server.storage.people_schema import bans
from won.tables.errors import RequestError

Kind = Literal["player", "address"]


class Ban(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    subject: str
    reason: str
    made_at: int
    until: int


def plain_address(text: str) -> str:
    """An address as requests are counted by: for IPv6 its network; raises `ValueError`."""
    address = ip_address(text.strip())
    return str(address) if address.version == 4 else str(IPv6Network((address, 64), strict=False))


def kind_of(subject: str) -> tuple[Kind, str]:
    """Whether that is the id of a player or an address, and its plain form; raises `RequestError`."""
    if "." not in subject and ":" not in subject:
        return "player", subject
    try:
        return "address", plain_address(subject)
    except ValueError:
        raise RequestError("not_an_address", field="$.subject") from None


def add(db: Connection, kind: Kind, subject: str, until: int, reason: str, now: int) -> str:
    ban = Ban(new_id(PLAYER), kind, subject, reason, now, until)
    db.execute(insert(bans), msgspec.structs.asdict(ban))
    return ban.id


def lift(db: Connection, ban: str) -> bool:
    return db.execute(update(bans).where(bans.c.id == ban, ~bans.c.lifted).values(lifted=True)).rowcount > 0


def active(db: Connection, now: int) -> list[Ban]:
    query = select(bans).where(bans.c.until > now, ~bans.c.lifted).order_by(bans.c.until, bans.c.id)
    return [Ban(row.id, row.kind, row.subject, row.reason, row.made_at, row.until) for row in db.execute(query)]
