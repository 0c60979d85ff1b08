"""Ratings by openskill, a package of the extra `arena`."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from won.arena.standings import Z
from won.arena.stored_games import SeatResult, StoredGame

__all__ = ["Rating", "ratings"]


class Rating(msgspec.Struct, frozen=True):
    """`low` and `high` are the ends of the model's 95% interval."""

    bot: str
    seats: int
    strength: float
    low: float
    high: float


def ratings(games: Iterable[StoredGame]) -> list[Rating]:
    """The bots of some games, the strongest first; games count in the order given."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    seats: dict[str, int] = {}
    for game in games:
        _rate(model, known, game)
        for seat in game.seats:
            seats[seat.bot] = seats.get(seat.bot, 0) + 1
    rated = [Rating(bot, seats[bot], mu, mu - Z * sigma, mu + Z * sigma) for bot, (mu, sigma) in known.items()]
    return sorted(rated, key=lambda rating: (-rating.strength, rating.bot))


def _rate(model: Any, known: dict[str, tuple[float, float]], game: StoredGame) -> None:
    """Rate every seat; a bot at several seats gets the mean."""
    teams = [[_rating(model, known, seat.bot)] for seat in game.seats]
    rated = model.rate(teams, ranks=[_rank(game, seat) for seat in game.seats])
    by_bot: dict[str, list[Any]] = {}
    for seat, team in zip(game.seats, rated, strict=True):
        by_bot.setdefault(seat.bot, []).append(team[0])
    for bot, values in by_bot.items():
        known[bot] = fmean(value.mu for value in values), fmean(value.sigma for value in values)


def _rating(model: Any, known: dict[str, tuple[float, float]], bot: str) -> Any:
    if bot in known:
        mu, sigma = known[bot]
        return model.rating(mu=mu, sigma=sigma)
    return model.rating()


def _rank(game: StoredGame, seat: SeatResult) -> float:
    if seat.rank is not None:
        return float(seat.rank)
    return -(seat.win + sum(other.score < seat.score for other in game.seats))
