"""The measures of a game, from a replay of its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from won.core.record import Record
from won.games import PerGame, read_record

__all__ = ["Sample", "measured"]


class Sample(NamedTuple):
    """A game to measure: its id and its record."""

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
    """The id of the game and its measures, whose type depends on the game."""
    record: Record = read_record(sample.record)
    return sample.id, MEASURES[record.game](record)
