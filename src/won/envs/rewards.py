"""Rewards at the end of a game: by rank, by points or by win."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from won.core.game import Game
from won.envs.games import PARTS

__all__ = ["by_points", "by_rank", "by_win", "totals", "winners"]


def totals(game: Game, seats: int) -> list[int]:
    """The points of every seat as they stand."""
    return [game.points(seat).total for seat in range(seats)]


def winners(game: Game, seats: int) -> list[int]:
    """The winners; in a truncated game, those who lead."""
    return list(game.result_now().winners)


def by_rank(game: Game, seats: int) -> list[float]:
    """1 for the first, -1 for the last, even steps between; ties share. The rewards sum to 0."""
    above = game.result_now().ranks
    level = [above.count(rank) for rank in above]
    return [1 - (2 * above[seat] + level[seat] - 1) / (seats - 1) for seat in range(seats)]


def by_points(game: Game, seats: int) -> list[float]:
    """The final points, in hundreds (industry) or hundreds of millions (shares)."""
    return [points / PARTS[game.name].point for points in totals(game, seats)]


def by_win(game: Game, seats: int) -> list[float]:
    """1, divided among the winners; 0 for the others."""
    won = winners(game, seats)
    return [1 / len(won) if seat in won else 0.0 for seat in range(seats)]


REWARDS: Final[dict[str, Callable[[Game, int], list[float]]]] = {"rank": by_rank, "points": by_points, "win": by_win}
