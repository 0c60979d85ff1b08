"""Chance comes from outside: a seed, what players added to it, and draws that anyone can repeat from both."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from itertools import count
from random import Random

__all__ = ["commitment", "numbers", "source"]


def commitment(seed: str) -> str:
    """What is shown before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


def source(seed: str | int) -> Random:
    """The stream of draws of a seed, the same on every machine and in every run."""
    return Random(int.from_bytes(hashlib.sha256(str(seed).encode()).digest(), "big"))


def joint_key(seed: str, nonces: Sequence[str]) -> bytes:
    """The key of all draws of a game: the server's seed and the nonce of each seat."""
    return hmac.digest(seed.encode(), "\n".join(("won/2", *nonces)).encode(), "sha256")


def numbers(key: bytes, name: str) -> Callable[[], float]:
    """The numbers of the draw of that name, each in [0, 1): 53 bits of an HMAC of the name and the number's place."""
    places = count()

    def draw() -> float:
        digest = hmac.digest(key, f"{name}/{next(places)}".encode(), "sha256")
        return (int.from_bytes(digest[:8], "big") >> 11) / 2**53

    return draw
