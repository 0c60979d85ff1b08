"""What the games came to: wins by bot with their intervals, length, ends, and what went wrong."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from won.arena.games import Kept
from won.arena.guard import Incident

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
    distinct: int  # games that are not the like of another, seen from the first player
    marked: int
    length: float
    steps: float
    triggers: dict[str, int]
    standings: tuple[Standing, ...]
    incidents: tuple[tuple[int, Incident], ...]  # with the number of the game


def share(wins: float, tries: int) -> Share:
    if not tries:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    part = wins / tries
    middle = (part + Z * Z / (2 * tries)) / (1 + Z * Z / tries)
    reach = Z / (1 + Z * Z / tries) * sqrt(part * (1 - part) / tries + Z * Z / (4 * tries * tries))
    return Share(tries, wins, part, max(0.0, middle - reach), min(1.0, middle + reach))


def summary(games: Sequence[Kept]) -> Summary:
    triggers = Counter(trigger for game in games for trigger in game.triggers)
    return Summary(
        games=len(games),
        distinct=len({likeness(game) for game in games}),
        marked=sum(bool(game.incidents) for game in games),
        length=_mean(game.length for game in games),
        steps=_mean(game.steps for game in games),
        triggers=dict(sorted(triggers.items())),
        standings=standings(games),
        incidents=tuple((game.number, incident) for game in games for incident in game.incidents),
    )


def standings(games: Iterable[Kept]) -> tuple[Standing, ...]:
    """Each bot, the best first."""
    wins: dict[str, list[float]] = defaultdict(list)
    scores: dict[str, list[int]] = defaultdict(list)
    paces: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
    for game in games:
        for seat in game.seats:
            wins[seat.bot].append(seat.win)
            scores[seat.bot].append(seat.score)
            pace = paces[seat.bot]
            pace[0] += seat.pace.decisions
            pace[1] += seat.pace.seconds
            pace[2] = max(pace[2], seat.pace.longest)
    found = [
        Standing(
            bot,
            share(sum(won), len(won)),
            fmean(scores[bot]),
            paces[bot][1] / max(1, paces[bot][0]),
            paces[bot][2],
        )
        for bot, won in wins.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.won.share, one.bot)))


def likeness(game: Kept) -> tuple[object, ...]:
    """The same for two games that differ in nothing but where the first player sat."""
    count = len(game.seats)
    turned = [game.seats[(game.first + place) % count] for place in range(count)]
    return game.match, game.steps, game.length, tuple((seat.bot, seat.score) for seat in turned)


def _mean(values: Iterable[int]) -> float:
    found = list(values)
    return fmean(found) if found else 0.0
