"""The games of a match: each bot equally often in each seat, with the same chance.

A line-up is played in groups of as many games as it has seats. In a group everyone moves on by one seat from game to
game while chance (the first player, cards, dice, and packages where they are dealt by lot) stays the same. From group
to group the order round the table changes, so that nobody always sits behind the same neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, NamedTuple

from won.arena.job import LOTS, Job
from won.core.chance import source

__all__ = ["Match", "jobs", "lineups", "whole_groups"]


class Match(NamedTuple):
    """A line-up, a set-up and a seed. They decide every game, whatever the number of games."""

    game: str
    edition: str
    options: dict[str, Any]
    lineup: tuple[str, ...]
    seed: str
    draft: str = LOTS


def whole_groups(games: int, seats: int) -> int:
    """The next multiple of the seats, so that every bot sits in every seat equally often."""
    return -(-games // seats) * seats


def job(match: Match, number: int) -> Job:
    """Game `number` of a match, counted from 0."""
    seats = len(match.lineup)
    group, turn = divmod(number, seats)
    seed = f"{match.seed}/{group}"
    order = _order(match.lineup, seed)
    entrants = tuple(order[(seat + turn) % seats] for seat in range(seats))
    bots = tuple(match.lineup[entrant] for entrant in entrants)
    return Job(number, match.game, match.edition, match.options, bots, entrants, seed, match.draft)


def jobs(match: Match, games: int, done: frozenset[int] | set[int] = frozenset()) -> Iterator[Job]:
    """The games still to be played."""
    for number in range(whole_groups(games, len(match.lineup))):
        if number not in done:
            yield job(match, number)


def _order(lineup: Sequence[str], seed: str) -> list[int]:
    """The entrants round the table in a group."""
    order = list(range(len(lineup)))
    source(f"{seed}/order").shuffle(order)
    return order


def lineups(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Everyone against everyone: each choice of so many players, or, where they are fewer, each way to fill the table
    that has all of them at it."""
    if len(players) >= seats:
        return list(combinations(players, seats))
    filled = combinations_with_replacement(range(len(players)), seats)
    return [tuple(players[player] for player in table) for table in filled if len(set(table)) == len(players)]
