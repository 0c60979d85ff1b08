"""A game at the terminal: whom to ask next, undo, and the file it is saved to."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, Final

from won.core.chance import source
from won.core.files import replace
from won.core.game import Game
from won.core.record import Seat, dump
from won.games import replay
from won.players.bot import Bot
from won.players.table import Draw, answers
from won.terminal.adapters import ADAPTERS, Adapter
from won.terminal.screen import Screen
from won.text.games import Texts, texts
from won.text.phrases import file_error

UNDONE: Final = "undone"
NOTHING: Final = "nothing"  # no action of a person to undo
SHOWN: Final = "shown"  # chance was revealed since


class Session:
    """A game with a bot or a person at each seat, a screen and a file."""

    def __init__(self, screen: Screen, game: Game, bots: Sequence[Bot | None], path: Path | None, seed: str) -> None:
        self.screen = screen
        self.game = game
        self.name = game.name
        self.seats: list[Seat] = game.record().seats
        self.bots = bots
        self.path = path
        self.seed = seed
        self.save_failed = False
        self.passing: dict[int, Hashable] = {}  # seats that pass until this moment ends
        self.left: dict[int, Hashable] = {}  # proposals that a person left open

    @property
    def adapter(self) -> Adapter:
        return ADAPTERS[self.name]

    @property
    def texts(self) -> Texts:
        return texts(self.name)

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def called(self, seat: int) -> str:
        return self.texts.seat_name(self.screen.lang, self.seats, seat)

    def apply(self, seat: int, action: Any) -> None:
        """Apply an action and print its events, let the bots answer, and save."""
        self.show_events(self.game.apply(seat, self.completed(action)))
        for _, _, events in answers(self.game, self.bots, self._draw()):
            self.show_events(events)
        self.save()

    def completed(self, action: Any) -> Any:
        """The action with its outcome of chance."""
        return self.game.with_chance(action, self._draw())

    def _draw(self) -> Draw:
        """The next draw of the seed, which does not depend on how often the game was resumed."""
        chance = self.adapter.CHANCE
        drawn = sum(entry["do"] in chance for entry in self.game.record().log) if chance else 0
        return source(f"{self.seed}/drawn/{drawn}").random

    def show_events(self, events: Sequence[Any]) -> None:
        for event in events:
            self.screen.say(self.texts.event_sentence(self.screen.lang, event, self.seats, self.game), indent="  ")

    def save(self) -> None:
        """Save the game; an error is printed once and does not end the game."""
        if self.path is None:
            return
        try:
            replace(self.path, dump(self.game.record()))
        except OSError as error:
            if not self.save_failed:
                lang = self.screen.lang
                message = lang.gettext("The game goes on but cannot be saved: {name} cannot be written: {reason}")
                self.screen.say(file_error(message, str(self.path), error))
            self.save_failed = True
        else:
            self.save_failed = False

    def undo(self) -> str:
        """Undo the last action of a person, unless chance was revealed since; which of the three it was."""
        record = self.game.record()
        for number in range(len(record.log) - 1, -1, -1):
            if record.log[number]["do"] in self.adapter.CHANCE:
                return SHOWN
            if record.log[number]["seat"] in self.people:
                self.game = replay(record, number)
                self.passing.clear()
                self.left.clear()
                self.save()
                return UNDONE
        return NOTHING

    def pass_on(self, seat: int) -> None:
        """Pass now and until this moment ends; offers are still shown to the person."""
        self.passing[seat] = self.adapter.moment(self.game)

    def passes(self, seat: int) -> bool:
        idle = self.adapter.IDLE
        passing = seat in self.passing and self.passing[seat] == self.adapter.moment(self.game)
        return idle is not None and passing and self.game.check(seat, idle) is None

    def leave_open(self, seat: int) -> bool:
        """Leave a proposal open, if there is one and the game does not wait for it."""
        if seat in self.game.to_move or seat not in self.game.to_answer:
            return False
        self.left[seat] = self._proposed(seat)
        return True

    def _proposed(self, seat: int) -> Hashable:
        """What is proposed to a seat off its turn."""
        kinds = self.game.next_words(seat, ())
        return tuple(kinds), tuple(self.game.next_words(seat, ("decline",)) if "decline" in kinds else ())

    def person_to_ask(self) -> int | None:
        """The next person to ask: first those with something to answer, then the seat on turn."""
        for seat in self.game.to_answer:
            if (
                self.bots[seat] is None
                and self.game.next_words(seat, ())
                and self.left.get(seat) != self._proposed(seat)
            ):
                return seat
        waiting = self.adapter.waits_for(self.game, self.people)
        return waiting if self.bots[waiting] is None and not self.passes(waiting) else None

    def go_on(self) -> None:
        """Let the bot on turn act, or a person who passes pass."""
        seat = self.adapter.waits_for(self.game, self.people)
        bot = self.bots[seat]
        self.apply(seat, self.adapter.IDLE if bot is None else bot.decide(self.game.copy_for(seat), seat).action)
