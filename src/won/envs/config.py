"""The configuration of an environment: it makes games, dialogues over them and their observations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final, TypeVar

from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.envs.dialogue import Dialogue
from won.envs.games import PARTS
from won.envs.observation import Observations
from won.games import package

__all__ = ["Config"]

OFFERS: Final = 3  # offers and loans a seat may start before play must continue
WORDS: Final = 100_000  # words after which a game is truncated; some random games take forty thousand
Value = TypeVar("Value")


def one_of(name: str, value: Value, values: Iterable[Value]) -> Value:
    """The value, if it is one of the values; raises `ValueError` naming them."""
    allowed = list(values)
    if value not in allowed:
        raise ValueError(f"{name} {value!r} is none of {', '.join([str(item) for item in allowed])}")
    return value


class Config:
    """A game, its edition, the number of players and the options; raises `RecordError` where they do not fit."""

    def __init__(
        self,
        game: str = "industry",
        edition: str | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        offers: int = OFFERS,
        words: int = WORDS,
    ) -> None:
        self.rules = package(game).rules
        self.game = game
        defaults, part = package(game).defaults, PARTS[game]
        self.edition = edition or defaults.edition
        self.players = players
        self.options: dict[str, Any] = {defaults.limit: defaults.training_length, **(options or {})}
        self.offers = offers
        self.words = words
        self.vocabulary = part.vocabulary
        private = self.options["cash"] == "private" if "cash" in self.options else part.private
        self.observer = part.observer(players, private)
        self.layout = self.observer.layout
        self.new_game(source(0).random)  # reports invalid options at once

    @property
    def name(self) -> str:
        return f"{self.game}-{self.edition}-{self.players}p"

    def new_game(self, draw: Callable[[], float]) -> Game:
        seats = [Seat(name=f"player_{seat}") for seat in range(self.players)]
        return self.rules.new(self.edition, seats, self.rules.draw_chance(self.players, draw), self.options)

    def dialogue(self, game: Game, chance: Random | None) -> Dialogue:
        """A dialogue over the game; without a source of chance, actions that need some stay pending."""
        draw = None if chance is None else chance.random
        return Dialogue(game, self.players, self.vocabulary, draw, self.offers, self.words)

    def decision(self, game: Game, seat: int, answering: bool) -> Dialogue:
        """A dialogue in which that seat is to speak, on turn or asked: for a bot that makes its actions with `say`."""
        dialogue = self.dialogue(game, None)
        dialogue.resume(seat, answering, dialogue.talked, [])
        return dialogue

    def observations(self, dialogue: Dialogue) -> Observations:
        return Observations(dialogue, self.observer)
