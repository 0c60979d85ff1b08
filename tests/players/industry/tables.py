"""Games of industry between players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from won.core.chance import source
from won.core.record import Seat
from won.industry import game as industry
from won.industry.game import Industry
from won.industry.state import TRADE
from won.players.bot import Bot
from won.players.industry.merchant import Merchant
from won.players.table import play

# Every edition with every number of players.
TABLES = [(name, players) for name, (few, many) in industry.FACTS.editions.items() for players in range(few, many + 1)]


def game_of(edition: str, players: int, seed: str, **options: Any) -> Industry:
    chance = industry.draw_chance(players, source(seed).random)
    return industry.new(edition, [Seat(str(seat)) for seat in range(players)], chance, options)


def played(edition: str, bots: Sequence[Bot], seed: str, most: int = 10_000, **options: Any) -> Industry:
    """A game to its end, which comes."""
    game = game_of(edition, len(bots), seed, **options)
    for _ in play(game, bots):
        assert game.steps < most
    assert game.over
    return game


def trading(edition: str, players: int, seed: str) -> Industry:
    """A game in its second Trade, when there is something to sell."""
    return reached(edition, players, seed, TRADE)


def reached(edition: str, players: int, seed: str, phase: int) -> Industry:
    """A game of merchants who do not barter, in that phase of its second round."""
    game = game_of(edition, players, seed)
    turns = play(game, [Merchant(seat, barter=False) for seat in range(players)])
    while game.state.round < 2 or game.state.phase != phase:
        next(turns)
    return game
