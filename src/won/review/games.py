"""The review's part of each game: how it judges positions and decisions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any, Final, Protocol

from won.core.record import Record
from won.games import PerGame
from won.players.bot import Bot
from won.review.model import Step


class Examiner(Protocol):
    """Judges the entries of one record, one after another."""

    def step(self, game: Any, seat: int, action: Any) -> Step:
        """What an entry did; applies it to the game."""


@dataclass(frozen=True)
class Reviewing:
    """How decisions of one game are reviewed."""

    unit: str
    phases: tuple[str, ...]
    thresholds: tuple[float, float, float]  # losses from which a decision is an inaccuracy, a mistake, a blunder
    most: float  # that one decision counts for in the accuracy
    shared: bool  # whether the curve shows shares of the result that all seats had together
    examiner: Callable[[Record], Examiner]
    begins: Callable[[Record], Iterator[int]]  # entries before each moment at which nothing is under way
    offered: Callable[[Any], dict[int, tuple[int, Any]]]  # who made each open offer of a game, and how
    bot: Callable[[], Bot]  # one like those that play on


def _phases(record: Record) -> Iterator[int]:
    """Where everybody has passed in succession or has produced, a phase is over."""
    passes = 0
    previous = ""
    for number, entry in enumerate(record.log):
        if passes == len(record.seats) or (previous == "produce" != entry["do"]):
            yield number
            passes = 0
        previous = entry["do"]
        passes = passes + 1 if previous == "pass" else 0


def _turns(record: Record) -> Iterator[int]:
    """Each turn begins with a roll."""
    for number, entry in enumerate(record.log):
        if entry["do"] == "roll":
            yield number


def _barters(game: Any) -> dict[int, tuple[int, Any]]:
    from won.industry.actions import Offer

    return {each.number: (each.seat, Offer(each.to, each.give, each.get)) for each in game.state.offers}


def _deals(game: Any) -> dict[int, tuple[int, Any]]:
    return {each.number: (each.seat, each.action) for each in game.state.offers}


def _industry() -> Reviewing:
    from won.players.industry.merchant import Merchant
    from won.review.industry.examiner import IndustryExaminer

    phases = ("draft", "trade", "develop", "produce")
    return Reviewing(
        "points", phases, (1.5, 4.0, 8.0), inf, True, IndustryExaminer, _phases, _barters, lambda: Merchant(0)
    )


def _shares() -> Reviewing:
    from won.review.shares.examiner import SharesExaminer, player

    million = 1_000_000.0
    thresholds = (1 * million, 3 * million, 6 * million)
    phases = ("buying", "auctions", "deals")
    return Reviewing("money", phases, thresholds, 10 * million, False, SharesExaminer, _turns, _deals, player)


REVIEWING: Final[PerGame[Reviewing]] = PerGame(industry=_industry, shares=_shares)
