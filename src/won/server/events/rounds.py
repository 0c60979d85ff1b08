"""Who meets whom in a round of a tournament, and how the entrants stand: Swiss and knock-out, for tables of any size.

A place is worth a point for each entrant of the table behind, and half a point for each who shares it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import ceil
from typing import Final

import msgspec

from won.core.chance import source

LARGE: Final = 4  # seats from which two of a table of a knock-out go on, not one


class Played(msgspec.Struct, frozen=True):
    """A table of a tournament: its entrants by seat, and their places from 1; no places while it is played."""

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...] | None = None


class EntrantStanding(msgspec.Struct, frozen=True):
    """`rank` from 1, equals share one. `opposition`: the points of everybody met, which parts equal points."""

    entrant: int
    rank: int
    points: float
    opposition: float
    wins: int
    played: int


def points(places: Sequence[int]) -> tuple[float, ...]:
    """The points of each seat of a table."""
    return tuple(sum(other > own for other in places) + (places.count(own) - 1) / 2 for own in places)


def standings(entrants: Sequence[int], played: Sequence[Played]) -> list[EntrantStanding]:
    """The best first; of equals the one with the smaller number."""
    games: Counter[int] = Counter()
    halves: Counter[int] = Counter()  # twice the points
    wins: Counter[int] = Counter()
    for table in played:
        if table.places is not None:
            for entrant, place, won in zip(table.entrants, table.places, points(table.places), strict=True):
                halves[entrant] += round(2 * won)
                wins[entrant] += place == 1
                games[entrant] += 1
    opposition = {entrant: sum(halves[other] for other in met) / 2 for entrant, met in _met(played).items()}
    keys = {entrant: (halves[entrant] / 2, opposition.get(entrant, 0.0), wins[entrant]) for entrant in entrants}
    order = sorted(entrants, key=lambda entrant: (*(-part for part in keys[entrant]), entrant))
    rank = {entrant: 1 + sum(keys[entrant] < other for other in keys.values()) for entrant in entrants}
    return [EntrantStanding(entrant, rank[entrant], *keys[entrant], games[entrant]) for entrant in order]


def _met(played: Sequence[Played]) -> dict[int, list[int]]:
    """Everybody whom each has met, as often as they met, at tables that are over."""
    met: dict[int, list[int]] = defaultdict(list)
    for table in played:
        if table.places is not None:
            for entrant in table.entrants:
                met[entrant] += [other for other in table.entrants if other != entrant]
    return met


def tables_of(count: int, size: int) -> int:
    return ceil(count / size)


def swiss(entrants: Sequence[int], played: Sequence[Played], size: int, seed: str) -> list[tuple[int, ...]]:
    """The tables of the next round: equals meet, and nobody meets the same again where that can be avoided.

    There are as many entrants as seats; in the first round they are drawn by lot.
    """
    met = {entrant: set(others) for entrant, others in _met(played).items()}
    order = list(entrants)
    source(seed).shuffle(order)
    rank = {standing.entrant: standing.rank for standing in standings(entrants, played)}
    left = sorted(order, key=lambda entrant: rank[entrant])
    tables: list[list[int]] = []
    while left:
        table = [left.pop(0)]
        while len(table) < size and left:
            again = {other: len(met.get(other, set()) & set(table)) for other in left}
            chosen = min(left, key=again.__getitem__)  # the first of those who have met the fewest of them
            table.append(chosen)
            left.remove(chosen)
        tables.append(table)
    return [seated(table, played, f"{seed}/{number}") for number, table in enumerate(tables)]


def knockout(alive: Sequence[int], played: Sequence[Played], size: int, seed: str) -> list[tuple[int, ...]]:
    """The tables of the next round: the strongest so far at different tables. There are as many entrants as seats."""
    order = list(alive)
    source(seed).shuffle(order)
    rank = {standing.entrant: standing.rank for standing in standings(alive, played)}
    order.sort(key=lambda entrant: rank[entrant])
    count = tables_of(len(order), size)
    tables: list[list[int]] = [[] for _ in range(count)]
    for at, entrant in enumerate(order):
        line, place = divmod(at, count)
        tables[place if line % 2 == 0 else count - 1 - place].append(entrant)
    return [seated(table, played, f"{seed}/{number}") for number, table in enumerate(tables)]


def survivors(last: Sequence[Played], size: int, withdrawn: frozenset[int] = frozenset()) -> list[int]:
    """Who goes on after a round of a knock-out, and whoever came nearest where seats are left at the next tables.

    Of each table the winner, of large ones the first two, apart from those who are `gone`. Nobody after the final.
    """
    if len(last) == 1:
        return []
    through = 2 if size >= LARGE else 1
    finished = [(place, entrant) for table in last for entrant, place in _by_place(table)]
    order = [entrant for _, entrant in sorted(finished, key=lambda result: result[0]) if entrant not in withdrawn]
    count = tables_of(through * len(last), size) * size
    return order[: min(count, len(order))]


def _by_place(table: Played) -> list[tuple[int, int]]:
    """The entrants of a table, the best first, with a place of their own each."""
    assert table.places is not None
    order = sorted(range(len(table.entrants)), key=lambda seat: (table.places[seat] if table.places else 0, seat))
    return [(table.entrants[seat], place) for place, seat in enumerate(order)]


def seated(table: Sequence[int], played: Sequence[Played], seed: str) -> tuple[int, ...]:
    """Seats by turns: whoever has sat further in front so far sits further behind."""
    sat: dict[int, int] = defaultdict(int)
    for earlier in played:
        for seat, entrant in enumerate(earlier.entrants):
            sat[entrant] += len(earlier.entrants) - seat
    order = list(table)
    source(seed).shuffle(order)
    return tuple(sorted(order, key=lambda entrant: sat[entrant]))


def knockout_rounds(entrants: int, size: int) -> int:
    """How many rounds it takes until one table is left."""
    rounds, tables = 1, tables_of(entrants, size)
    through = 2 if size >= LARGE else 1
    while tables > 1:
        tables = tables_of(through * tables, size)
        rounds += 1
    return rounds
