"""Chance comes from outside: a seed, and draws that anyone can repeat from it."""

from __future__ import annotations

import hashlib
from random import Random


def commitment(seed: str) -> str:
    """What is shown before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(seed.encode()).hexdigest()


def source(seed: str | int) -> Random:
    """The stream of draws of a seed, the same on every machine and in every run."""
    return Random(int.from_bytes(hashlib.sha256(str(seed).encode()).digest(), "big"))
