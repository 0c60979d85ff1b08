"""A player by text: a program, such as a language model, within limits and with every slip counted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from won.arena.adapters import ADAPTERS
from won.arena.language import promises, question
from won.arena.language.answer import LEAVE, Answer, is_last
from won.arena.language.answer import read as read_answer
from won.arena.language.limits import Limits
from won.arena.program import Program
from won.core.chance import source
from won.core.game import Game
from won.core.notation import NotationError
from won.core.record import Seat
from won.games import package
from won.players.bot import Decision

CHARACTERS: Final = 4  # of a token, where the program does not count
MOST_LATE: Final = 3  # late answers in succession, after which the program is ended
MOST_SAID: Final = 200  # lines and promises of a game


class Slips(msgspec.Struct):
    """How a program answered in one game."""

    questions: int = 0
    illegal: int = 0  # answers that are no action, or none that is allowed
    late: int = 0
    defaults: int = 0  # questions answered by the default
    tokens: int = 0
    seconds: float = 0.0  # of the clock
    said: int = 0
    promises: int = 0
    kept: int = 0


class Talk:
    """What the players of a game say to each other."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []


class TextPlayer:
    """Asks a program; where that fails, does the default: the mildest action, or none off its turn (docs/models.md)."""

    def __init__(self, command: str, limits: Limits, seed: str | int) -> None:
        self.limits = limits
        self.slips = Slips()
        self.talk = Talk()  # shared with the others once the game begins
        self.promises = promises.Promises()
        self.program: Program | None = Program(command, seed)
        self._draw = source(f"{seed}/default").random
        self._news: list[str] = []
        self._heard = 0  # lines of the talk
        self._owed = 0  # answers to earlier questions that are still to come
        self._late = 0  # in succession
        self._began = False

    def hear(self, game: Game, seats: Sequence[Seat], events: Sequence[Any]) -> None:
        """What happened, as the seat may know it."""
        self._news = [*self._news, *question.news(events, seats, game)][-question.MOST_NEWS :]

    def decide(self, game: Game, seat: int) -> Decision:
        action = self._ask(game, seat, on_turn=True)
        if action is None:
            self.slips.defaults += 1
            action = _default(game, seat, self._draw)
        self.promises.acted(package(game.name).notation.write(action), _now(game))
        return Decision(action)

    def answer(self, game: Game, seat: int) -> Decision | None:
        action = self._ask(game, seat, on_turn=False)
        if action is None:
            return None
        self.promises.acted(package(game.name).notation.write(action), _now(game))
        return Decision(action)

    def end(self, game: Game, seats: Sequence[Seat]) -> Slips:
        """Tell the program how the game ended; how it answered."""
        self._write(question.over(game, seats))
        self.promises.end()
        self.slips.promises, self.slips.kept = self.promises.made, self.promises.kept
        return self.slips

    def close(self) -> None:
        if self.program is not None:
            self.program.close()
            self.program = None

    def _ask(self, game: Game, seat: int, on_turn: bool) -> Any | None:
        """A legal action, or none: the program leaves things as they are, or the default is due."""
        self.slips.questions += 1
        self.promises.passed(_now(game))
        text = self._question(game, seat, on_turn)
        for _ in range(self.limits.tries):
            said = self._answered(text)
            if said is None:
                return None
            self._spread(said, game, seat)
            if said.action.casefold() in ("", LEAVE) and not on_turn:
                return None
            action, text = _read(game, seat, said.action)
            if action is not None:
                return action
            self.slips.illegal += 1
        if not on_turn:
            self.slips.defaults += 1
        return None

    def _question(self, game: Game, seat: int, on_turn: bool) -> str:
        seats = game.record().seats
        talk = [f"{seats[by].name} says: {line}" for by, line in self.talk.lines[self._heard :] if by != seat]
        self._heard = len(self.talk.lines)
        text = question.question(game, seat, seats, on_turn, [*self._news, *talk])
        self._news = []
        if not self._began:
            self._began = True
            text = f"{question.first(game, seat, seats)}\n{text}"
        return text

    def _answered(self, text: str) -> Answer | None:
        """The answer of the program, none where it ended, spent its tokens or takes too long."""
        if self.program is None or self.slips.tokens >= self.limits.tokens or not self._write(text):
            return None
        began, lines = time.monotonic(), list[str]()
        try:
            while True:
                lines.append(self.program.line(began + self.limits.seconds - time.monotonic()))
                if is_last(lines[-1]):
                    if not self._owed:
                        break
                    self._owed, lines = self._owed - 1, []
        except TimeoutError:
            self._owed += 1
            self._late += 1
            self.slips.late += 1
            if self._late >= MOST_LATE:
                self.close()
            return None
        except OSError:
            self.close()
            return None
        finally:
            self.slips.seconds += time.monotonic() - began
        self._late = 0
        answer = read_answer(lines)
        self.slips.tokens += (len(text) + answer.length) // CHARACTERS if answer.tokens is None else answer.tokens
        return answer

    def _spread(self, answer: Answer, game: Game, seat: int) -> None:
        """Tell the others what was said and promised."""
        seats = game.record().seats
        for line in answer.said:
            if self.slips.said < MOST_SAID:
                self.slips.said += 1
                self.talk.lines.append((seat, line))
        for line in answer.promises:
            promise = promises.read(line, _now(game), len(seats))
            if promise is not None and self.promises.made < MOST_SAID:
                self.promises.add(promise)
                self.talk.lines.append((seat, f"to {seats[promise.to].name} I promise that I {promise}"))

    def _write(self, text: str) -> bool:
        if self.program is None:
            return False
        lines = [f" {line}" if line == question.END else line for line in text.splitlines()]
        try:
            self.program.write("\n".join([*lines, question.END, ""]))
        except OSError:
            self.close()
            return False
        return True


def _read(game: Game, seat: int, line: str) -> tuple[Any | None, str]:
    """The action of a line, or none and why."""
    try:
        action = package(game.name).notation.parse(line.strip())
    except NotationError as error:
        return None, question.unreadable(game, error)
    refusal = game.check(seat, game.with_chance(game.without_chance(action), lambda: 0.0))
    return (action, "") if refusal is None else (None, question.refused(game, game.record().seats, refusal))


def _default(game: Game, seat: int, draw: Any) -> Any:
    """The first of the mildest kinds that is allowed, else any action drawn by lot."""
    write = package(game.name).notation.write
    lines = {write(action): action for action in game.legal(seat).actions}
    for line in ADAPTERS[game.name].mildest():
        if line in lines:
            return lines[line]
    return game.sample(seat, draw)


def _now(game: Game) -> int:
    """The round or turn being played."""
    return ADAPTERS[game.name].length(game) + 1
