"""How each seat of a game bargained, from a replay of its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from won.core.record import Record
from won.games import PerGame, walk

__all__ = ["Bargain", "bargains"]


class Bargain(msgspec.Struct):
    """The dealings of one seat; money in that of the game."""

    offers: int = 0  # made
    withdrawn: int = 0  # of these
    deals: int = 0  # concluded, whoever offered
    left: float = 0.0  # on the table: what offers to it were worth to it that it did not accept


class Open(msgspec.Struct, frozen=True):
    """An offer that is not answered yet."""

    seat: int
    to: int
    gain: float  # of the one it is made to


Gain = Callable[[Any, Any], float]
"""What an offer is worth to the seat that it is made to, by the game and the event."""


def _industry() -> Gain:
    from won.arena.industry.bargaining import gain

    return gain


def _shares() -> Gain:
    from won.arena.shares.bargaining import gain

    return gain


GAINS: Final[PerGame[Gain]] = PerGame(industry=_industry, shares=_shares)


def bargains(record: Record) -> list[Bargain]:
    """By seat. An offer is left on the table when its receiver declines it or lets it lapse."""
    by_seat, waiting = [Bargain() for _ in record.seats], dict[int, Open]()
    for game, turn in walk(record):
        for event in turn[2] if turn is not None else ():
            _add(by_seat, waiting, game, event)
    return by_seat


def _add(by_seat: list[Bargain], waiting: dict[int, Open], game: Any, event: Any) -> None:
    match type(event).__name__:
        case "Offered":
            by_seat[event.seat].offers += 1
            waiting[event.offer] = Open(event.seat, event.to, GAINS[game.name](game, event))
        case "Bartered" | "Dealt":
            waiting.pop(event.offer, None)
            by_seat[event.seat].deals += 1
            by_seat[event.to].deals += 1
        case "Withdrawn":
            if event.offer in waiting:
                by_seat[waiting.pop(event.offer).seat].withdrawn += 1
        case "Declined" | "Lapsed":
            for offer in event.offers if hasattr(event, "offers") else (event.offer,):
                if offer in waiting:
                    offered = waiting.pop(offer)
                    by_seat[offered.to].left += max(0.0, offered.gain)
