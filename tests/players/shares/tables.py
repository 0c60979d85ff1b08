"""Games of shares between players, watched word by word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from won.core.chance import source
from won.core.record import Seat
from won.players.bot import Bot
from won.players.table import play
from won.shares import game as shares
from won.shares.game import Shares

OPTIONS: list[dict[str, Any]] = [
    {},
    {"claims": "hand", "bidding": "sealed"},
    {"joint": "any", "lots": "free", "creditors": "estate", "cash": "open"},
    {"early_choice": "free", "tour": "junction", "americas": "german", "aluminium": "card"},
]


def game_of(players: int, seed: str, **options: Any) -> tuple[Shares, Callable[[], float]]:
    draw = source(seed).random
    chance = shares.draw_chance(players, draw)
    return shares.new("classic", [Seat(str(seat)) for seat in range(players)], chance, options), draw


def played(bots: Sequence[Bot], seed: str, most: int = 20_000, **options: Any) -> Shares:
    """A game to its end, which comes."""
    game, draw = game_of(len(bots), seed, **options)
    for _ in play(game, bots, draw):
        assert game.steps < most
    assert game.over
    return game
