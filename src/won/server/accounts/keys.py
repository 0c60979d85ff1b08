"""Ids, keys, tokens and invitations."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that look alike
PLAYER: Final = 12  # letters: 59 bits, for a public id
TABLE: Final = 20  # letters: 99 bits, for a link that nobody can guess
TOKEN: Final = 26  # letters
KEY: Final = 32  # bytes


def new_id(letters: int = TABLE) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(letters))


def new_key() -> str:
    return secrets.token_urlsafe(KEY)


def new_seed() -> str:
    return secrets.token_hex(32)


def key_hash(key: str) -> str:
    """The stored form of a key, which is random enough to need no salt."""
    return hashlib.sha256(key.encode()).hexdigest()


def same(secret: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(secret.encode(), other.encode())


def token(secret: str | bytes, *about: str | int) -> str:
    """A token that only this server can make, and need not store."""
    key = secret.encode() if isinstance(secret, str) else secret
    message = "\0".join(map(str, about)).encode()
    number = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest(), "big")
    letters = []
    for _ in range(TOKEN):
        number, place = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[place])
    return "".join(letters)
