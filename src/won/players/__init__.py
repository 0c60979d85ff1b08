"""How a seat decides: opponents for every game, by name."""

from __future__ import annotations

from won.players.bot import Bot
from won.players.clerks import AnyClerk
from won.players.random import RandomBot

BOTS: dict[str, type[RandomBot | AnyClerk]] = {"random": RandomBot, "clerk": AnyClerk}


def make_bot(name: str, seed: str | int) -> Bot:
    """A bot of that name; deterministic for a seed. Raises `KeyError` for a name not in `BOTS`."""
    return BOTS[name](seed)
