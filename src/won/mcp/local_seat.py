"""A game in this process: the assistant at one seat, bots at the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final
from uuid import uuid4

import msgspec
from rich.console import Console

from won.arena.adapters import ADAPTERS as SEATING
from won.core.chance import source
from won.core.game import DONE, Game, Legal, Word
from won.core.record import RecordError, Seat, dump
from won.core.refusal import Refused
from won.drawing import TableView
from won.games import package, rules
from won.mcp.seat import AssistantSeat, SeatError, may_follow
from won.players import bots_for, make_bot
from won.terminal.screen import Screen
from won.terminal.session import Session
from won.text.games import record_error_sentence
from won.text.language import Language

WIDTH: Final = 100  # columns of the table as text


class RecordingScreen(Screen):
    """A screen whose text is read by the program."""

    def __init__(self, lang: Language) -> None:
        super().__init__(lang, plain=True)
        self.width = WIDTH
        self._clear()

    def _clear(self) -> None:
        self.file = StringIO()
        self.console = Console(file=self.file, highlight=False, markup=False, color_system=None, width=WIDTH)

    def take(self) -> str:
        """What was printed since the last call."""
        text = self.file.getvalue()
        self._clear()
        return text.strip("\n")


class SeatSession(Session):
    """Prints events as one seat may know them."""

    def __init__(self, screen: Screen, game: Game, bots: Sequence[Any], seed: str, seat: int) -> None:
        super().__init__(screen, game, bots, None, seed)
        self.seat = seat

    def show_events(self, events: Sequence[Any]) -> None:
        super().show_events([self.game.visible_event(self.seat, event) for event in events])


class LocalSeat(AssistantSeat):
    def __init__(self, session: SeatSession, screen: RecordingScreen) -> None:
        super().__init__(session.name, screen.lang)
        self.session = session
        self.screen = screen
        self._lock = asyncio.Lock()

    async def table(self) -> str:
        session = self.session
        session.adapter.show_table(self.screen, session.game, session.seats, session.seat, key=True)
        return self.screen.take()

    def _view(self) -> TableView:
        session, game = self.session, self.session.game
        view = msgspec.to_builtins(game.view(session.seat))
        return TableView(game.name, game.record().options, session.seats, game.steps, view, game.result)

    async def _attempt(self, action: Any) -> str:
        session, game = self.session, self.session.game.copy_for(self.session.seat)
        refusal = game.check(session.seat, action)
        if refusal is not None:
            raise SeatError(self.texts.refusal_sentence(self.lang, refusal, session.seats))
        hint = self.texts.action_hint(self.lang, game, session.seat, action)
        return hint or self.texts.action_sentence(self.lang, action, session.seats)

    async def _act(self, action: Any) -> str:
        async with self._lock:
            session = self.session
            if session.game.over:
                raise SeatError("The game is over. Use `start_game` for another one.")
            try:
                session.apply(session.seat, session.game.without_chance(action))
            except Refused as error:
                raise SeatError(self.texts.refusal_sentence(self.lang, error.refusal, session.seats)) from None
            return await self._play_on()

    async def wait(self, seconds: float) -> str:
        async with self._lock:
            self.session.leave_open(self.session.seat)
            return await self._play_on()

    async def _play_on(self) -> str:
        """Let the bots act until the assistant is asked or the game is over."""
        session = self.session
        while not session.game.over and session.person_to_ask() is None:
            await asyncio.to_thread(session.go_on)
        return "\n".join(part for part in (self.screen.take(), self._status()) if part)

    def _status(self) -> str:
        session = self.session
        if session.game.over and session.game.result is not None:
            lines = [
                session.adapter.score_line(self.lang, session.seats, points) for points in session.game.result.scores
            ]
            winners = ", ".join(session.called(seat) for seat in session.game.result.winners)
            return "\n".join(["The game is over.", *lines, f"Winner: {winners}"])
        on_turn = session.seat in session.game.to_move
        return "It is your turn." if on_turn else "You are asked for an answer; `wait` leaves it open."

    async def chat(self, text: str) -> str:
        raise SeatError("Bots do not talk. Make an offer instead: `list_actions` shows how it is written.")

    async def record(self) -> bytes:
        if not self.session.game.over:
            raise SeatError("The record holds what others may not know yet: it can be read once the game is over.")
        return dump(self.session.game.record())

    async def close(self) -> None:
        """Nothing is kept."""

    async def _legal(self) -> Legal | None:
        session = self.session
        if session.game.over or session.person_to_ask() is None:
            return None
        return session.game.legal(session.seat)

    async def _next_words(self, chosen: Sequence[Word]) -> tuple[Sequence[Word], Any | None]:
        seat = self.session.seat
        game = self.session.game.copy_for(seat)
        for place, word in enumerate(chosen):
            possible = game.next_words(seat, chosen[:place])
            if word not in possible:
                before = " ".join(map(str, chosen[:place]))
                raise SeatError(
                    f"{word!r} cannot be said {f'after {before!r} ' if before else ''}now. {may_follow(possible)}"
                )
        words = game.next_words(seat, chosen)
        complete = not words or DONE in words
        return words, game.compose(seat, chosen) if complete else None

    def _seats(self) -> Sequence[Seat]:
        return self.session.seats


def start_local(
    lang: Language,
    game: str,
    edition: str = "",
    players: int = 0,
    opponents: str = "clerk",
    length: int = 0,
    seed: str = "",
) -> LocalSeat:
    """A new game with the assistant at the first seat; raises `SeatError` naming what is wrong."""
    try:
        defaults = package(game).defaults
        count = players or defaults.players
        if opponents.partition(":")[0] not in bots_for(game):
            raise SeatError(f"There is no bot called {opponents!r}; choose from: {', '.join(bots_for(game))}.")
        drawn = seed or uuid4().hex
        seats = [
            SEATING[game].seat(place, "" if place else "Assistant", opponents if place else "")
            for place in range(count)
        ]
        options = {defaults.limit: length} if length else {}
        chance = rules(game).draw_chance(count, source(f"{drawn}/chance").random)
        started = rules(game).new(edition or defaults.edition, seats, chance, options)
        bots = [
            make_bot(sitting.bot, f"{drawn}/{place}") if sitting.bot else None for place, sitting in enumerate(seats)
        ]
    except RecordError as error:
        raise SeatError(_wrong(lang, error, game)) from None
    except ValueError:
        raise SeatError(f"{opponents!r} is not a bot: after the colon come seconds, at most 3600.") from None
    screen = RecordingScreen(lang)
    return LocalSeat(SeatSession(screen, started, bots, drawn, 0), screen)


def _wrong(lang: Language, error: RecordError, game: str) -> str:
    """What is wrong with a new game; where it has too few or too many players, the editions for how many."""
    sentence = record_error_sentence(lang, error, game)
    if error.problem != "seats":
        return sentence
    editions = [f"{name} for {least} to {most}" for name, (least, most) in rules(game).FACTS.editions.items()]
    return f"{sentence} Editions: {', '.join(editions)}."
