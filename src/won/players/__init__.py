"""Bots for every game, by name."""

from __future__ import annotations

from won.core.game import Game
from won.players.bot import Bot, Decision
from won.players.games import PLAYERS
from won.players.random import RandomBot

__all__ = ["arena_bots", "bots_for", "ladder", "make_bot", "opponents_for", "own_bots"]


def ladder(game: str) -> tuple[str, ...]:
    """The levels that people are offered, weakest first, each with its temperaments behind it."""
    return tuple(PLAYERS[game].levels)


def bots_for(game: str) -> tuple[str, ...]:
    """The bots of this program that a table may seat: the ladder, and those that were offered before."""
    return ("random", *PLAYERS[game].earlier, *PLAYERS[game].levels)


def own_bots(game: str) -> tuple[str, ...]:
    """The bots that whoever runs this program has added."""
    return tuple(PLAYERS[game].own)


def arena_bots(game: str) -> tuple[str, ...]:
    """Every bot that a match may seat."""
    return ("random", *PLAYERS[game].by_name)


def opponents_for(game: str) -> tuple[str, ...]:
    """The bots that only the arena seats: ways to bargain that the levels are measured against."""
    return tuple(PLAYERS[game].opponents)


def make_bot(name: str, seed: str | int, game: str = "") -> Bot:
    """A bot by its name, with seconds a decision after a colon (`magnate:0.1`); deterministic for its seed.

    With `game` it loads everything before its first decision. Raises `KeyError` for a bot that does not exist or does
    not play the game, `ValueError` for an impossible number of seconds.
    """
    level, _, seconds = name.partition(":")
    budget = float(seconds) if seconds else None
    if budget is not None and not 0 < budget <= 3600:
        raise ValueError(seconds)
    if level == "random":
        return RandomBot(seed)
    if not game and not any(level in players.by_name for players in PLAYERS.values()):
        raise KeyError(level)
    return Level(level, seed, budget, game)


class Level:
    """Makes the bot of a game when first asked to play it."""

    __slots__ = ("bots", "budget", "name", "seed")

    def __init__(self, name: str, seed: str | int, budget: float | None, game: str = "") -> None:
        self.name = name
        self.seed = seed
        self.budget = budget
        self.bots: dict[str, Bot] = {}
        if game:
            self._bot(game)

    def decide(self, game: Game, seat: int) -> Decision:
        return self._bot(game.name).decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self._bot(game.name).answer(game, seat)

    def _bot(self, game: str) -> Bot:
        if game not in self.bots:
            self.bots[game] = PLAYERS[game].by_name[self.name](self.seed, self.budget)
        return self.bots[game]
