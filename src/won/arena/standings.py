"""Figures of many games: wins by bot with their intervals, length, ends, and incidents."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from won.arena.stored_games import StoredGame
from won.arena.supervised_bot import Incident
from won.arena.timing import Timing, total

__all__ = ["Share", "Standing", "Summary", "share", "standings", "summary"]

Z: Final = 1.959964  # 95% of a normal distribution lie so many deviations to either side


class Share(msgspec.Struct, frozen=True):
    """Wins out of so many tries, in [0, 1], with the 95% interval of Wilson; a shared win counts in part."""

    tries: int
    wins: float
    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """A bot over all the seats it sat in."""

    bot: str
    won: Share
    score: float
    seconds: float  # of the processor, a decision
    longest: float


class Summary(msgspec.Struct, frozen=True):
    games: int
    distinct: int  # games that differ in more than the seat of the first player
    marked: int
    length: float
    steps: float
    triggers: dict[str, int]
    standings: tuple[Standing, ...]
    incidents: tuple[tuple[int, Incident], ...]  # with the number of the game


def share(wins: float, tries: int) -> Share:
    """So many wins out of so many tries, with their interval."""
    if not tries:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    part = wins / tries
    middle = (part + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    reach = Z / (1 + Z * Z / tries) * sqrt(part * (1 - part) / tries + Z * Z / (4 * tries * tries))
    return Share(tries, wins, part, max(0.0, middle - reach), min(1.0, middle + reach))


def summary(games: Sequence[StoredGame]) -> Summary:
    """The figures of some games."""
    triggers = Counter(trigger for game in games for trigger in game.triggers)
    return Summary(
        games=len(games),
        distinct=len({fingerprint(game) for game in games}),
        marked=sum(bool(game.incidents) for game in games),
        length=_mean(game.length for game in games),
        steps=_mean(game.steps for game in games),
        triggers=dict(sorted(triggers.items())),
        standings=standings(games),
        incidents=tuple((game.number, incident) for game in games for incident in game.incidents),
    )


def standings(games: Iterable[StoredGame]) -> tuple[Standing, ...]:
    """Each bot, the best first."""
    wins: dict[str, list[float]] = defaultdict(list)
    scores: dict[str, list[int]] = defaultdict(list)
    timings: dict[str, list[Timing]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            wins[seat.bot].append(seat.win)
            scores[seat.bot].append(seat.score)
            timings[seat.bot].append(seat.timing)
    bots: list[Standing] = []
    for bot, won in wins.items():
        timing = total(timings[bot])
        bots.append(Standing(bot, share(sum(won), len(won)), fmean(scores[bot]), timing.mean, timing.longest))
    return tuple(sorted(bots, key=lambda standing: (-standing.won.share, standing.bot)))


def fingerprint(game: StoredGame) -> tuple[object, ...]:
    """The same for two games that differ in nothing but where the first player sat."""
    count = len(game.seats)
    turned = [game.seats[(game.first + place) % count] for place in range(count)]
    return game.match, game.steps, game.length, tuple((seat.bot, seat.score) for seat in turned)


def _mean(values: Iterable[int]) -> float:
    numbers = list(values)
    return fmean(numbers) if numbers else 0.0
