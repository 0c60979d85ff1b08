"""The games of the house by name, and the way from a record to a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final, cast

from won.core.game import Game, Rules
from won.core.record import Record, RecordError, load
from won.core.replay import follow

GAMES: Final[dict[str, str]] = {"industry": "won.industry", "shares": "won.shares"}  # loaded only when asked for
Turn = tuple[int, Any, Sequence[Any]]  # a seat, its action and the events


def rules(name: str) -> Rules:
    """The way into a game; raises `RecordError` for a name that is none."""
    return cast("Rules", _part(name, "game"))


def notation(name: str) -> ModuleType:
    """How a game's actions are written in one line."""
    return _part(name, "notation")


def actions(name: str) -> Any:
    """Every kind of action of a game, as one type to read them with."""
    return _part(name, "actions").AnyAction


def sheet(name: str) -> ModuleType:
    """What a client has to know to draw a game."""
    return _part(name, "sheet")


def _part(name: str, module: str) -> ModuleType:
    if name not in GAMES:
        raise RecordError("game", "$.game", about={"found": name, "known": list(GAMES)})
    return import_module(f"{GAMES[name]}.{module}")


def read_record(data: str | bytes) -> Record:
    """A record of a game that is known here."""
    record = load(data)
    rules(record.game)
    return record


def replay(record: Record, upto: int | None = None) -> Game:
    """The game after `upto` entries, or all; raises `RecordError` at the first that is not legal."""
    return rules(record.game).replay(record, upto)


def walk(record: Record, upto: int | None = None) -> Iterator[tuple[Game, Turn | None]]:
    """The game at its start and after each entry, with the turn that led there; it is the same game each time."""
    book = rules(record.game)
    game = book.replay(record, 0)
    yield game, None
    for turn in follow(game, record.log[:upto], actions(record.game)):
        yield game, turn
