"""What can be measured in a kept game: its record is replayed and watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from won.core.record import Record
from won.games import PerGame, read_record


class Sample(NamedTuple):
    """A game to be measured: its place in the file and its record."""

    id: int
    record: bytes


def _industry() -> Callable[[Record], Any]:
    from won.arena.industry.measures import measure

    return measure


def _shares() -> Callable[[Record], Any]:
    from won.arena.shares.measures import measure

    return measure


MEASURES: Final[PerGame[Callable[[Record], Any]]] = PerGame(industry=_industry, shares=_shares)


def measured(sample: Sample) -> tuple[int, Any]:
    """The place of the game and its measures, of which each game has its own kind."""
    record: Record = read_record(sample.record)
    return sample.id, MEASURES[record.game](record)
