"""What a review holds, as data without words: it is stored with its game, and read in any language."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from won.players.bot import Reason

VERSION: Final = 5  # of the reviewer; a stored review of another version is computed again
CLOSE: Final = "close"  # as good as the best
GRADES: Final = (CLOSE, "inaccuracy", "mistake", "blunder")


class Step(msgspec.Struct, frozen=True):
    """One entry of the log: what every seat could expect before it and after it, in the unit of the game."""

    seat: int
    before: list[float]
    after: list[float]
    outcome: list[float]  # the result that each seat is on the way to after it
    phase: str = ""  # empty where nothing was decided
    where: int = 0  # the round or turn
    unit: str = ""  # decisions of a seat with the same name in a row are graded together
    best: float | None = None  # what the seat could have had, where the search looked for it
    idle: float | None = None  # what it would have had if it had done nothing, where that was looked for
    line: list[dict[str, Any]] = []  # entries that lead to the best, or that were expected instead of this one
    luck: list[float] | None = None  # of each seat, where chance decided
    cost: float | None = None  # of this entry by many play-outs, where one made it look costly


class Decision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A decision of a seat, which may have taken several actions."""

    step: int  # entries before the one that cost most
    seat: int
    phase: str
    where: int  # the round or turn
    action: dict[str, Any]  # the entry that cost most
    actions: list[dict[str, Any]]  # all entries of the decision, the first few
    loss: float
    stake: float  # what the best was worth beyond doing nothing
    grade: str
    line: list[dict[str, Any]] = []  # a better way to go on from that step, for all seats
    offers: dict[int, dict[str, Any]] = {}  # that the actions answer, by number
    line_offers: dict[int, dict[str, Any]] = {}  # that the line answers
    reasons: dict[int, Reason] = {}  # of the seat's own steps of the line, by their place in it


class Chance(msgspec.Struct, frozen=True, tag_field="kind", tag="chance"):
    """What a roll brought a seat beyond what it could expect."""

    step: int
    seat: int
    where: int
    luck: float


class SeatReview(msgspec.Struct, frozen=True):
    accuracy: float
    phases: dict[str, float]  # the accuracy in each phase in which the seat decided anything
    lost: float  # by all decisions together
    luck: float | None = None  # none in a game without chance during play


class Review(msgspec.Struct, frozen=True):
    game: str
    edition: str
    unit: str  # of every value: `points` or `money`
    seats: list[SeatReview]
    curve: list[list[float]]  # after each entry, the result that each seat is on the way to
    decisions: list[Decision]  # in the order of play
    moments: list[Decision | Chance]  # that decided the game, the greatest first
    version: int = VERSION


def dump(review: Review) -> bytes:
    return msgspec.json.encode(review)


def load(data: bytes) -> Review:
    return msgspec.json.decode(data, type=Review)
