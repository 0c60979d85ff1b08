"""Tokens that work once and for a short time: links in mails, codes for another device, challenges of passkeys.

Only their hashes are stored.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from won.server.accounts.keys import key_hash, new_key
from won.server.storage.people_schema import one_time_tokens as tokens

Purpose = Literal["email", "device", "new passkey", "passkey"]
MINUTE: Final = 60_000  # milliseconds
LIFETIMES: Final[dict[Purpose, int]] = {
    "email": 30 * MINUTE,
    "device": 5 * MINUTE,
    "new passkey": 10 * MINUTE,
    "passkey": 10 * MINUTE,
}
MOST: Final = 20  # tokens of one player at the same time


class Token(msgspec.Struct, frozen=True):
    """Whom a token was made for, and what it is about: an e-mail address."""

    player: str
    about: str


def issue(db: Connection, purpose: Purpose, player: str, now: int, about: str = "") -> str:
    """A new token; of too many for one player the oldest stop working."""
    token = new_key()
    columns = {"token_hash": key_hash(token), "purpose": purpose, "player_id": player, "about": about}
    db.execute(insert(tokens), {**columns, "made_at": now, "expires_at": now + LIFETIMES[purpose]})
    if player:
        own = select(tokens.c.token_hash).where(tokens.c.player_id == player).order_by(tokens.c.made_at.desc())
        for old in db.execute(own.offset(MOST)).scalars().all():
            db.execute(delete(tokens).where(tokens.c.token_hash == old))
    return token


def use(db: Connection, purpose: Purpose, token: str, now: int) -> Token | None:
    """What the token stands for, once; none if it was used, is too old or was never made."""
    which = (tokens.c.token_hash == key_hash(token), tokens.c.purpose == purpose)
    row = db.execute(
        delete(tokens).where(*which).returning(tokens.c.player_id, tokens.c.about, tokens.c.expires_at)
    ).first()
    return None if row is None or row.expires_at < now else Token(row.player_id, row.about)


def forget_expired(db: Connection, now: int) -> int:
    return db.execute(delete(tokens).where(tokens.c.expires_at < now)).rowcount
