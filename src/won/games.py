"""The registry of games. Each game is one typed package; every other package has one typed slot for its part of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from won.core.game import Game, Rules
from won.core.record import Record, RecordError, load
from won.core.replay import follow
from won.core.sheet import Option

__all__ = [
    "GAMES",
    "Defaults",
    "GamePackage",
    "Notation",
    "PerGame",
    "package",
    "read_record",
    "replay",
    "rules",
    "walk",
]

Part = TypeVar("Part")
Draw = Callable[[], float]
Turn = tuple[int, Any, Sequence[Any]]  # a seat, its action and the events


class PerGame(Mapping[str, Part], Generic[Part]):
    """One part for each game, loaded when first asked for.

    To add a game, add its keyword here: mypy then names every slot that lacks it.
    """

    def __init__(self, *, industry: Callable[[], Part], shares: Callable[[], Part]) -> None:
        self._loaders = {"industry": industry, "shares": shares}
        self._loaded: dict[str, Part] = {}

    def __getitem__(self, game: str) -> Part:
        if game not in self._loaded:
            self._loaded[game] = self._loaders[game]()
        return self._loaded[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)

    def __contains__(self, game: object) -> bool:
        return game in self._loaders


class Notation(Protocol):
    """How a game's actions are written in one line."""

    @property
    def FORMS(self) -> Mapping[str, str]:  # noqa: N802 - a constant of the module
        """The form of each kind of action."""

    def parse(self, line: str) -> Any:
        """The action of a line; raises `NotationError`."""

    def write(self, action: Any) -> str: ...


@dataclass(frozen=True)
class Defaults:
    """How a game is played unless a caller says otherwise."""

    edition: str
    players: int
    unit: str  # what the length of a game is counted in: `round`, `turn`
    limit: str  # the option that makes a game end: `rounds`, `turns`
    length: int  # its value for games between bots, which seldom reach it
    training_length: int  # its value for learning agents, whose random games would not end by themselves

    @property
    def options(self) -> dict[str, int]:
        """The options of a game between bots."""
        return {self.limit: self.length}


@dataclass(frozen=True)
class GamePackage:
    """What every part of the program may know of a game."""

    name: str
    rules: Rules
    notation: Notation
    actions: Any  # the union of its actions, to decode them with
    options: tuple[Option, ...]
    nations: tuple[str, ...]
    hides: Callable[[Mapping[str, Any]], bool]  # whether these options hide anything during play
    redrawn: Callable[[Mapping[str, Any], Sequence[Any], Draw], dict[str, Any]]
    """The chance of a set-up with what the events so far have shown to nobody drawn anew."""
    defaults: Defaults


def _industry() -> GamePackage:
    from won.industry import game, notation
    from won.industry.actions import AnyAction
    from won.industry.setup_options import NATIONS, OPTIONS, hides, redrawn

    defaults = Defaults("second", 4, "round", "rounds", 30, 12)
    return GamePackage("industry", game, notation, AnyAction, OPTIONS, NATIONS, hides, redrawn, defaults)


def _shares() -> GamePackage:
    from won.shares import game, notation
    from won.shares.actions import AnyAction
    from won.shares.setup_options import NATIONS, OPTIONS, hides, redrawn

    defaults = Defaults("classic", 4, "turn", "turns", 400, 200)
    return GamePackage("shares", game, notation, AnyAction, OPTIONS, NATIONS, hides, redrawn, defaults)


GAMES: PerGame[GamePackage] = PerGame(industry=_industry, shares=_shares)


@cache
def package(name: str) -> GamePackage:
    """The package of a game; raises `RecordError` for an unknown name."""
    if name not in GAMES:
        raise RecordError("game", "$.game", about={"found": name, "known": list(GAMES)})
    return GAMES[name]


def rules(name: str) -> Rules:
    """The rules of a game; raises `RecordError` for an unknown name."""
    return package(name).rules


def read_record(data: str | bytes) -> Record:
    """A record of a known game."""
    record = load(data)
    package(record.game)
    return record


def replay(record: Record, upto: int | None = None) -> Game:
    """The game after `upto` entries, or all; raises `RecordError` at the first illegal entry."""
    return rules(record.game).replay(record, upto)


def walk(record: Record, upto: int | None = None) -> Iterator[tuple[Game, Turn | None]]:
    """The game at its start and after each entry, with the turn that led there; it is the same game each time."""
    game = replay(record, 0)
    yield game, None
    for turn in follow(game, record.log[:upto], package(record.game).actions):
        yield game, turn
