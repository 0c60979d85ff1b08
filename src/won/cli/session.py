"""A game in play at this terminal: who is asked next, what was done, and where it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from won.cli.files import file_problem, replace
from won.cli.screen import Screen
from won.core.record import Seat, dump
from won.games import replay
from won.industry.common import PASS
from won.industry.game import Industry
from won.players.bot import Bot
from won.players.table import answers
from won.text.industry import event_sentence


class Session:
    """The table: a game, a bot or nobody's program for each seat, a screen and a file."""

    def __init__(self, screen: Screen, game: Industry, bots: Sequence[Bot | None], path: Path | None) -> None:
        self.screen = screen
        self.game = game
        self.bots = bots
        self.path = path
        self.told_unsaved = False
        self.passing: dict[int, tuple[int, str]] = {}  # who passes until this phase of this round ends

    @property
    def seats(self) -> list[Seat]:
        return self.game.seats

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def apply(self, seat: int, action: Any) -> None:
        """Do it, keep it, tell it; then let the bots answer what was put to them."""
        self.tell(self.game.apply(seat, action))
        for _, _, events in answers(self.game, self.bots):
            self.tell(events)
        self.keep()

    def tell(self, events: Sequence[Any]) -> None:
        for event in events:
            self.screen.say(event_sentence(self.screen.lang, event, self.seats), indent="  ")

    def keep(self) -> None:
        """Save after every action; a disk that refuses is told of once and does not end the game."""
        if self.path is None:
            return
        try:
            replace(self.path, dump(self.game.record()))
        except OSError as error:
            if not self.told_unsaved:
                lang = self.screen.lang
                message = lang.gettext("The game goes on but cannot be kept: {name} cannot be written: {reason}")
                self.screen.say(file_problem(lang, message, str(self.path), error))
            self.told_unsaved = True
        else:
            self.told_unsaved = False

    def undo(self) -> bool:
        """Back to before the last action of a person; chance is drawn at set-up alone, so nothing is given away."""
        record = self.game.record()
        for number in range(len(record.log) - 1, -1, -1):
            if record.log[number]["seat"] in self.people:
                game = replay(record, number)
                assert isinstance(game, Industry)
                self.game = game
                self.passing.clear()
                self.keep()
                return True
        return False

    def pass_on(self, seat: int) -> None:
        """Pass now and whenever asked again in this phase; an offer is still put to the person."""
        self.passing[seat] = self._moment()

    def passes(self, seat: int) -> bool:
        return self.passing.get(seat) == self._moment() and self.game.check(seat, PASS) is None

    def _moment(self) -> tuple[int, str]:
        view = self.game.view(None)
        return view.round, view.phase

    def person_to_ask(self) -> int | None:
        """The next person the game waits for: first those with an offer to answer, then the seat on turn."""
        for seat in self.game.asked:
            if self.bots[seat] is None:
                return seat
        waiting = self.game.to_move[0]
        return waiting if self.bots[waiting] is None and not self.passes(waiting) else None

    def go_on(self) -> None:
        """The bot on turn takes one action, or the person who wished to pass passes."""
        seat = self.game.to_move[0]
        bot = self.bots[seat]
        self.apply(seat, PASS if bot is None else bot.decide(self.game, seat))
