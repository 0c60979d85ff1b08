"""The data of a chapter of the page: the games of one edition, and their measures."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from won.arena.conduct import Conduct
from won.arena.report.charts import Point
from won.arena.reviews import Reviews
from won.arena.schedule import Match
from won.arena.stored_games import StoredGame

FEW: Final = 0.1  # of the games: a mean of fewer long games would mislead


class Chapter(NamedTuple):
    """One edition of one game."""

    game: str
    edition: str
    matches: Mapping[int, Match]
    games: list[StoredGame]
    measures: Mapping[int, Any]  # by the id of the game
    reviews: Reviews
    conduct: Sequence[Conduct] = ()  # where players by text took part

    @property
    def seats(self) -> int | None:
        """The number of seats, if it is the same in every match."""
        counts = {len(match.lineup) for match in self.matches.values()}
        return counts.pop() if len(counts) == 1 else None

    @property
    def par(self) -> float | None:
        return 1 / self.seats if self.seats else None

    @property
    def bots(self) -> list[str]:
        """In the order of their names; a bot has the same colour in every chart of a chapter."""
        return sorted({seat.bot for game in self.games for seat in game.seats})

    @property
    def measured(self) -> list[Any]:
        """The measures of each game that has any."""
        return [self.measures[game.id] for game in self.games if game.id in self.measures]


class Series:
    """Figures over time, of many games."""

    def __init__(self) -> None:
        self._figures: dict[int, list[float]] = defaultdict(list)

    def add(self, figures: Iterable[float], first: int = 1) -> None:
        for time, figure in enumerate(figures, first):
            self._figures[time].append(figure)

    def points(self) -> list[Point]:
        """The mean and the quartiles at each time, while enough games go on."""
        most = max([len(figures) for figures in self._figures.values()], default=0)
        return [
            Point(time, *spread(figures))
            for time, figures in sorted(self._figures.items())
            if len(figures) >= max(1, FEW * most)
        ]


def spread(figures: Sequence[float]) -> tuple[float, float, float]:
    """The mean and the quartiles."""
    if len(figures) < 2:
        return figures[0], figures[0], figures[0]
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return fmean(figures), low, high
