"""Games in many positions and their pictures."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from tests.drawing.pictures import Picture
from won.core.record import Seat
from won.drawing.shares import draw
from won.shares import game as shares
from won.shares.game import Shares

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Fu")


def picture(game: Shares, **options: Any) -> Picture:
    line = options.pop("line", game.state_line())
    seats = options.pop("seats", game.seats)
    return Picture(draw(line, seats, game.view(None).royalties, world=game.state.world, **options))


def played(seats: int, until: Callable[[Shares], bool], seed: int = 1, **options: Any) -> Shares:
    """A random game at the first moment of that kind, or at its end; whoever has an offer to answer speaks at times."""
    draw_ = random.Random(seed).random
    table = [Seat(name) for name in NAMES[:seats]]
    game = shares.new("classic", table, shares.draw_chance(seats, draw_), {"turns": 150, **options})
    while game.to_move and not until(game):
        waiting = game.to_answer if game.to_answer and draw_() < 0.3 else game.to_move
        seat = waiting[int(draw_() * len(waiting))]
        action = game.sample(seat, draw_)
        if action is None:
            seat = game.to_move[0]
            action = game.sample(seat, draw_)
        game.apply(seat, game.with_chance(action, draw_))
    return game


def in_syndicate(game: Shares) -> bool:
    parties = [player["party"] for player in game.state_line()["players"] if player["party"] is not None]
    return len(parties) > len(set(parties))


@cache
def late(seats: int) -> Shares:
    """Many shares in many hands."""
    return played(seats, lambda game: sum(owner >= 0 for owner in game.state.owner) > 90, seats)


@cache
def opening(seats: int) -> Shares:
    return played(seats, lambda _: True)


@cache
def syndicate() -> Shares:
    for seed in range(40):
        game = played(5, lambda game: in_syndicate(game) and game.state.turns > 30, seed, joint="any")
        if not game.over and in_syndicate(game):
            return game
    raise AssertionError("no syndicate in 40 games")


def showing(key: str, **options: Any) -> Shares:
    """A game with something under this key of its line."""
    for seed in range(40):
        game = played(4, lambda game: bool(game.state_line()[key]), seed, **options)
        if not game.over:
            return game
    raise AssertionError(f"no {key} in 40 games")


@cache
def ended(seats: int) -> Shares:
    return played(seats, lambda _: False, 3, turns=60)
