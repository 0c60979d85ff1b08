"""Reviews of games of a file of results: how well each seat decided. They stay in the file once they are made."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from won.arena.measures import Sample
from won.arena.results import Results, unpacked
from won.games import read_record
from won.review.model import VERSION, SeatReview
from won.review.review import review

Reviews = Mapping[int, Sequence[SeatReview]]  # of every seat, by the id of the game

_TABLE: Final = """CREATE TABLE IF NOT EXISTS review (
    game INTEGER PRIMARY KEY REFERENCES game, version INTEGER NOT NULL, seats TEXT NOT NULL
)"""


def reviewed(sample: Sample) -> tuple[int, list[SeatReview]]:
    """The id of the game, and what its review says of each seat."""
    return sample.id, review(read_record(sample.record)).seats


def stored(results: Results) -> dict[int, list[SeatReview]]:
    """The reviews that the file holds of this version of the reviewer."""
    try:
        rows = results.db.execute("SELECT game, seats FROM review WHERE version = ?", (VERSION,)).fetchall()
    except sqlite3.OperationalError:  # nobody has asked for any yet
        return {}
    return {game: msgspec.json.decode(seats, type=list[SeatReview]) for game, seats in rows}


def missing(results: Results, count: int) -> list[Sample]:
    """The first games of each match, as many as asked for, that the file holds no review of."""
    have = stored(results)
    rows = results.db.execute(
        "SELECT id, record FROM (SELECT id, record, row_number() OVER (PARTITION BY match ORDER BY number) AS place "
        "FROM game) WHERE place <= ? ORDER BY id",
        (count,),
    )
    return [Sample(game, unpacked(blob)) for game, blob in rows if game not in have]


def store(results: Results, game: int, seats: Sequence[SeatReview]) -> None:
    results.db.execute(_TABLE)
    row = (game, VERSION, msgspec.json.encode(seats).decode())
    results.db.execute("INSERT OR REPLACE INTO review VALUES (?,?,?)", row)
