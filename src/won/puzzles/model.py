"""What a puzzle holds, as data without words: one line of JSON each, so that a file of puzzles grows by appending."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from won.core.record import Record, Seat, entry
from won.games import package

NAMES: Final = ("Ada", "Bruno", "Clara", "David", "Emma", "Felix")
ENGINE: Final = 2  # of the proof; puzzles that another one proved are proved again by `won puzzles check`


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing the seat could do, in notation, and what it brought on average over its play-outs."""

    line: str
    value: float
    count: int = 1  # play-outs
    spread: float = 0.0  # the standard error of its difference to the best
    own: float = 0.0  # the seat's part of the value: its final points, or its royalties a round


class Ply(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of the seat: what the others do before it, and every choice, the right ones first."""

    choices: tuple[Choice, ...]
    margin: float  # between the best and the best of another idea
    right: int = 1  # so many of the choices, from the first, are the same idea and as good
    before: tuple[str, ...] = ()  # entries since the ply before, as in a log

    @property
    def best(self) -> Choice:
        return self.choices[0]


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position as a record up to it, the seat that is asked, and the proof."""

    id: str
    game: str
    edition: str
    theme: str
    seat: int
    rating: int
    plies: tuple[Ply, ...]
    seats: tuple[Seat, ...]
    chance: dict[str, Any]
    log: str  # one entry a line: the seat and the action in notation
    options: dict[str, Any] = {}
    revision: int = 1
    line: tuple[str, ...] = ()  # how the game went on after the last ply, in one of the play-outs
    engine: int = ENGINE
    origin: str = ""  # the seed of the game and its number, where bots played it

    def record(self) -> Record:
        """The game up to the position; where no nation names a seat, it has the name of a person."""
        seats = [replace(seat, name="" if seat.nation else name) for seat, name in zip(self.seats, NAMES, strict=False)]
        log = [entry(*read_line(self.game, line)) for line in self.log.splitlines()]
        return Record(
            self.game,
            self.edition,
            seats,
            self.chance,
            log,
            revision=self.revision,
            options=self.options,
        )


def read_line(game: str, line: str) -> tuple[int, Any]:
    """The seat and the action of a line of a log."""
    seat, _, action = line.partition(" ")
    return int(seat), package(game).notation.parse(action)


def write_line(game: str, seat: int, action: Any) -> str:
    return f"{seat} {package(game).notation.write(action)}"


def dump(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle)


def load(line: bytes) -> Puzzle:
    return msgspec.json.decode(line, type=Puzzle)
