"""How a seat decides: opponents for every game, by name."""

from __future__ import annotations

from typing import Final

from won.players.bot import Bot
from won.players.levels import LEVELS, Level
from won.players.random import RandomBot

BOTS: Final = ("random", *LEVELS)  # weakest first


def bots_for(game: str) -> tuple[str, ...]:
    """The levels that play a game, weakest first."""
    return tuple(name for name in BOTS if name == "random" or game in LEVELS[name])


def make_bot(name: str, seed: str | int, game: str = "") -> Bot:
    """A bot by its name, with seconds a decision after a colon where wished (`magnate:0.1`).

    Deterministic for a seed. Told the game, it has all it needs at hand before its first decision. Raises `KeyError`
    for a name not in `BOTS` or a game it does not play, `ValueError` for seconds that are none.
    """
    level, _, seconds = name.partition(":")
    budget = float(seconds) if seconds else None
    if budget is not None and not 0 < budget <= 3600:
        raise ValueError(seconds)
    if level == "random":
        return RandomBot(seed)
    if level not in LEVELS:
        raise KeyError(level)
    return Level(level, seed, budget, game)
