"""A review from a record: its entries are judged in pieces, which other processes may do, and then put together.

The pieces follow from the record alone, so that everyone who computes its review gets the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from won.core.record import Record, read_entry
from won.games import package, replay
from won.review.assemble import assemble
from won.review.games import REVIEWING
from won.review.model import Review, Step

PIECE: Final = 24  # entries judged at a time, at least


def pieces(record: Record) -> Iterator[tuple[int, int]]:
    """The first and the last entry of each piece, the last not included; no phase and no turn is divided."""
    start = 0
    for place in REVIEWING[record.game].begins(record):
        if place - start >= PIECE:
            yield start, place
            start = place
    if start < len(record.log):
        yield start, len(record.log)


def judge(record: Record, start: int, stop: int) -> list[Step]:
    """The judgement of some entries; raises `RecordError` for a record that cannot be played."""
    examiner = REVIEWING[record.game].examiner(record)
    game = replay(record, start)
    steps: list[Step] = []
    for number in range(start, stop):
        seat, action = read_entry(record.log[number], number, package(record.game).actions)
        steps.append(examiner.step(game, seat, action))
    return steps


def review(record: Record, on_progress: Callable[[float], None] = lambda part: None) -> Review:
    """The review of a finished game; `on_progress` is told the part that is done."""
    steps: list[Step] = []
    for start, stop in pieces(record):
        steps += judge(record, start, stop)
        on_progress(stop / len(record.log))
    return assemble(record, steps)
