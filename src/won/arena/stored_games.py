"""The games of a file of results, read back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from won.arena.results import Results, unpacked
from won.arena.schedule import Match
from won.arena.supervised_bot import Incident
from won.arena.timing import Timing

__all__ = ["SeatResult", "StoredGame", "games", "matches", "records"]


class SeatResult(NamedTuple):
    """One seat of a finished game."""

    seat: int
    entrant: int
    bot: str
    score: int
    win: float
    parts: dict[str, int]
    timing: Timing
    rank: int | None = None  # how many stand higher; none in files of earlier programs


class StoredGame(NamedTuple):
    id: int
    match: int
    number: int
    first: int
    length: int
    steps: int
    triggers: tuple[str, ...]
    seats: tuple[SeatResult, ...]
    incidents: tuple[Incident, ...]


def matches(results: Results) -> dict[int, Match]:
    """Every match of the file by its id."""
    rows = results.db.execute("SELECT id, game, edition, options, lineup, seed, draft FROM match ORDER BY id")
    return {
        place: Match(game, edition, _read(options), tuple(_read(lineup)), seed, draft)
        for place, game, edition, options, lineup, seed, draft in rows
    }


def games(results: Results, match: int, most: int | None = None) -> list[StoredGame]:
    """The games of a match in their order, whatever the order in which they were finished; the first `most` of it."""
    asked = (match, -1 if most is None else most)
    chosen = "(SELECT * FROM game WHERE match = ? ORDER BY number LIMIT ?)"
    seats: dict[int, list[SeatResult]] = defaultdict(list)
    for game, seat, entrant, bot, score, win, parts, decisions, seconds, longest, rank, classes in results.db.execute(
        "SELECT seat.game, seat.seat, entrant, bot, score, win, parts, decisions, seconds, longest, rank, classes "
        f"FROM {chosen} AS g JOIN seat ON seat.game = g.id "
        "LEFT JOIN pace ON pace.game = g.id AND pace.seat = seat.seat "
        "LEFT JOIN place ON place.game = g.id AND place.seat = seat.seat "
        "LEFT JOIN duration ON duration.game = g.id AND duration.seat = seat.seat ORDER BY seat.game, seat.seat",
        asked,
    ):
        durations = msgspec.json.decode(classes, type=dict[int, int]) if classes else {}
        timing = Timing(decisions or 0, seconds or 0.0, longest or 0.0, durations)
        seats[game].append(SeatResult(seat, entrant, bot, score, win, _read(parts), timing, rank))
    incidents: dict[int, list[Incident]] = defaultdict(list)
    rows = f"SELECT i.* FROM {chosen} AS g JOIN incident AS i ON i.game = g.id ORDER BY i.rowid"
    for game, *incident in results.db.execute(rows, asked):
        incidents[game].append(Incident(*incident))
    rows = f"SELECT id, number, first, length, steps, triggers FROM {chosen} ORDER BY number"
    return [
        StoredGame(
            game,
            match,
            number,
            first,
            length,
            steps,
            tuple(_read(triggers)),
            tuple(seats[game]),
            tuple(incidents[game]),
        )
        for game, number, first, length, steps, triggers in results.db.execute(rows, asked)
    ]


def records(results: Results, match: int) -> Iterator[tuple[int, bytes]]:
    """The number of each game and its record, as it was played."""
    for number, blob in results.db.execute("SELECT number, record FROM game WHERE match = ? ORDER BY number", (match,)):
        yield number, unpacked(blob)


def _read(text: str) -> Any:
    return msgspec.json.decode(text)
