"""What each game says about its puzzles: what a seat could do, the value of a play-out, and the ideas."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from won.core.game import Game
from won.players.bot import Bot
from won.players.playouts import play_out

ANSWER: Final = "answer"  # the decision whether to accept an offer


class Result(NamedTuple):
    """What one play-out brought a seat."""

    value: float  # that choices are compared by
    own: float  # the seat's part of it, to tell the reason with: its final points, or its royalties a round


Stop = Callable[[Any, Any], bool]


class Setup(NamedTuple):
    """A kind of game to look for puzzles in."""

    edition: str
    players: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Puzzling:
    """How positions of one game become puzzles."""

    unit: str  # of the values: `points` ahead of the best of the others, or `percent` of won games
    margin: float  # by which the solution beats every other idea
    contested: tuple[float, float]  # values of the best choice between which the game is not decided yet
    themes: dict[str, float]  # the part of all puzzles that each may have at most
    setups: tuple[Setup, ...]  # of the games to look for puzzles in
    counts: tuple[int, ...]  # play-outs of a choice after each stage of a proof
    most: int  # choices of a decision, which a person can survey and a proof can pay for
    choices: Callable[[Any, int], list[Any]]  # all that a seat could do, in one order
    idea: Callable[[Any], Hashable]  # choices with the same idea are one answer
    decision: Callable[[Any, int], str]  # what a seat decides in a position: the question has a sentence for it
    theme: Callable[[Any, int, Any], str]  # of a solution in its position; empty where it makes no puzzle
    gap: float  # in the unit of the adviser's worths, between its best idea and the next, worth a proof
    unweighed: tuple[str, ...]  # themes of which the adviser's worths say nothing: they are proved whatever it says
    early: float  # part of a game before which no position is looked at
    family: Callable[[Any], str]  # solutions with the same name are much alike; empty for one that is like no other
    seats: Callable[[Any], int]  # how many a game has
    bots: Callable[[int, int], Sequence[Bot]]  # by seat: who plays on, for a number of seats and of a play-out
    phase: Callable[[Any], Hashable]  # a puzzle of several decisions stays within one
    stop: Stop  # whether a play-out from the first position ends at the second
    result: Callable[[Any, int], Result]  # of the last position of a play-out to a seat
    glance: Stop | None = None  # where a first look stops, before chance plays a part; it saves most proofs

    def play_out(self, game: Game, seat: int, action: Any, number: int, stop: Stop | None = None) -> Result:
        """What play-out `number` after the action brings the seat; the game itself stays as it is."""
        bots = self.bots(self.seats(game), number)
        ends = stop or self.stop
        ended = play_out(game, bots, f"play-out {number}", [(seat, action)], lambda now: ends(game, now))
        return self.result(ended.game, seat)
