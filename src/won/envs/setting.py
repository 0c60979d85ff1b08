"""What an environment is laid out with, and the way from a seed to a desk."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from random import Random
from typing import Any, Final, TypeVar

from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.envs.desk import Desk
from won.envs.eyes import Eyes
from won.envs.sight import Sight
from won.envs.vocabulary import Vocabulary
from won.games import rules

# For each game its usual edition, the option that makes its games end and what it is unless told otherwise, and the
# option that says whether money is seen, with the value that hides it and the one that holds unless told otherwise.
EDITION: Final[dict[str, str]] = {"industry": "second", "shares": "classic"}
LENGTH: Final[dict[str, tuple[str, int]]] = {"industry": ("rounds", 12), "shares": ("turns", 200)}
CASH: Final[dict[str, str]] = {"industry": "open", "shares": "private"}
OFFERS: Final = 3  # offers and loans a seat may begin before the game goes on
Known = TypeVar("Known")
WORDS: Final = 100_000  # after so many words a game is cut off; by lots some take forty thousand


def known(name: str, value: Known, values: Iterable[Known]) -> Known:
    """The value, if it is one of those; raises `ValueError` naming them."""
    choice = list(values)
    if value not in choice:
        raise ValueError(f"{name} {value!r} is none of {', '.join([str(one) for one in choice])}")
    return value


class Setting:
    """A game, its edition, how many play, and the options of the rules; raises `RecordError` where they do not fit."""

    def __init__(
        self,
        game: str = "industry",
        edition: str | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        offers: int = OFFERS,
        words: int = WORDS,
    ) -> None:
        self.rules = rules(game)
        self.game = game
        self.edition = edition or EDITION[game]
        self.players = players
        name, length = LENGTH[game]
        self.options: dict[str, Any] = {name: length, **(options or {})}
        self.offers = offers
        self.words = words
        self.vocabulary: Vocabulary = import_module(f"won.envs.{game}.vocabulary").VOCABULARY
        private = self.options.get("cash", CASH[game]) == "private"
        self.eyes: Eyes = import_module(f"won.envs.{game}.observation").EYES(players, private)
        self.layout = self.eyes.layout
        self.new_game(source(0).random)  # so that what is wrong is said at once

    @property
    def name(self) -> str:
        return f"{self.game}-{self.edition}-{self.players}p"

    def new_game(self, draw: Callable[[], float]) -> Game:
        seats = [Seat(name=f"player_{seat}") for seat in range(self.players)]
        return self.rules.new(self.edition, seats, self.rules.draw_chance(self.players, draw), self.options)

    def desk(self, game: Game, chance: Random | None) -> Desk:
        """The game at the desk; without a source of chance, what needs some waits for it."""
        draw = None if chance is None else chance.random
        return Desk(game, self.players, self.vocabulary, draw, self.offers, self.words)

    def heard(self, game: Game, seat: int, answering: bool) -> Desk:
        """A desk at which that seat has the word, on turn or asked: for a bot that says its actions with `say`."""
        desk = self.desk(game, None)
        desk.resume(seat, answering, desk.talked, [])
        return desk

    def sight(self, desk: Desk) -> Sight:
        return Sight(desk, self.eyes)
