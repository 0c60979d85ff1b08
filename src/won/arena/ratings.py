"""Ratings by openskill, of which the extra `arena` is made."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any

import msgspec

from won.arena.games import Kept
from won.arena.standings import Z


class Rating(msgspec.Struct, frozen=True):
    """`low` and `high` hold the strength with 95%, as far as the model goes."""

    bot: str
    seats: int
    strength: float
    low: float
    high: float


def ratings(games: Iterable[Kept]) -> list[Rating]:
    """The bots of some games, the strongest first; games count in the order given."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    seats: dict[str, int] = {}
    for game in games:
        _rate(model, known, game)
        for sitting in game.seats:
            seats[sitting.bot] = seats.get(sitting.bot, 0) + 1
    found = [Rating(bot, seats[bot], mu, mu - Z * sigma, mu + Z * sigma) for bot, (mu, sigma) in known.items()]
    return sorted(found, key=lambda rating: (-rating.strength, rating.bot))


def _rate(model: Any, known: dict[str, tuple[float, float]], game: Kept) -> None:
    """A bot at several seats is rated at each, and goes on with the mean."""
    teams = [[_as_known(model, known, sitting.bot)] for sitting in game.seats]
    ranks = [-(sitting.win + _standing(game, sitting.score)) for sitting in game.seats]
    rated = model.rate(teams, ranks=ranks)
    by_bot: dict[str, list[Any]] = {}
    for sitting, team in zip(game.seats, rated, strict=True):
        by_bot.setdefault(sitting.bot, []).append(team[0])
    for bot, ones in by_bot.items():
        known[bot] = fmean(one.mu for one in ones), fmean(one.sigma for one in ones)


def _as_known(model: Any, known: dict[str, tuple[float, float]], bot: str) -> Any:
    if bot in known:
        mu, sigma = known[bot]
        return model.rating(mu=mu, sigma=sigma)
    return model.rating()


def _standing(game: Kept, score: int) -> int:
    """How many stand behind; the winners stand before all, whatever their score."""
    return sum(other.score < score for other in game.seats)
