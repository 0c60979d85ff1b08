"""The e-mail address of an account, by which its owner signs in."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from won.server.storage.people_schema import emails
from won.tables.errors import RequestError


def plain(address: str) -> str:
    """The form in which addresses are stored and compared."""
    return address.strip().lower()


def owner(db: Connection, address: str) -> str:
    """The player whose address it is; empty if it is nobody's."""
    return db.execute(select(emails.c.player_id).where(emails.c.address == plain(address))).scalar() or ""


def address_of(db: Connection, player: str) -> str:
    return db.execute(select(emails.c.address).where(emails.c.player_id == player)).scalar() or ""


def set_address(db: Connection, player: str, address: str, now: int) -> None:
    """The one address of the account from now on; raises `RequestError` where it is that of another."""
    if owner(db, address) not in ("", player):
        raise RequestError("address_used")
    remove(db, player)
    db.execute(insert(emails), {"address": plain(address), "player_id": player, "made_at": now})


def remove(db: Connection, player: str) -> bool:
    return db.execute(delete(emails).where(emails.c.player_id == player)).rowcount > 0
