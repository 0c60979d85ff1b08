"""A seat that an assistant plays: what its tools ask for, at a local game or at a table of a server."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from won.core.game import DONE, Legal, Word
from won.core.notation import NotationError
from won.core.record import Seat
from won.drawing import TableView, draw_view
from won.drawing.painting import png
from won.games import package
from won.text.games import Texts, texts
from won.text.language import Language

MOST_LISTED: Final = 60  # actions in one answer; the rest is counted
PICTURE_WIDTH: Final = 1200  # pixels


class SeatError(Exception):
    """What was asked cannot be done; the text says what would be right."""


class AssistantSeat(ABC):
    """One seat at one table. Every answer is short text in the language of the assistant's user."""

    def __init__(self, game: str, lang: Language) -> None:
        self.game_name = game
        self.lang = lang

    @property
    def texts(self) -> Texts:
        return texts(self.game_name)

    @abstractmethod
    async def table(self) -> str:
        """The table as the seat may see it."""

    async def picture(self) -> bytes:
        """The table as a PNG picture, with what is hidden from the seat shown as hidden."""
        svg = draw_view(self._view(), dark=False, labels=self.texts.words(self.lang), language=self.lang.code)
        return await asyncio.to_thread(png, svg, PICTURE_WIDTH)

    @abstractmethod
    def _view(self) -> TableView:
        """What the seat may know; raises `SeatError` before the game has begun."""

    async def attempt(self, line: str) -> str:
        """What an action would do, without doing it."""
        return await self._attempt(self._read(line))

    async def act(self, line: str) -> str:
        """Take an action; what happened until this seat has to decide again."""
        return await self._act(self._read(line))

    @abstractmethod
    async def _attempt(self, action: Any) -> str: ...

    @abstractmethod
    async def _act(self, action: Any) -> str: ...

    @abstractmethod
    async def wait(self, seconds: float) -> str:
        """What happened until this seat has to decide, or until the time is up."""

    @abstractmethod
    async def chat(self, text: str) -> str: ...

    @abstractmethod
    async def record(self) -> bytes:
        """The record of the game once it is over."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def _legal(self) -> Legal | None:
        """What the seat may do now, none if nothing."""

    @abstractmethod
    async def _next_words(self, chosen: Sequence[Word]) -> tuple[Sequence[Word], Any | None]:
        """What may be chosen next on the way to an action, and the action that the choices already make."""

    @abstractmethod
    def _seats(self) -> Sequence[Seat]: ...

    def _read(self, line: str) -> Any:
        """The action that a line says; raises `SeatError` with how it is written."""
        try:
            return package(self.game_name).notation.parse(line.strip())
        except NotationError as error:
            raise SeatError(self.texts.notation_error_sentence(self.lang, error)) from None

    async def actions(self, begun: str = "") -> str:
        """Every action that can be listed, the forms of those put together from parts, or what may follow `begun`."""
        if begun.strip():
            return await self._continued(tuple(_word(part) for part in begun.split()))
        legal = await self._legal()
        if legal is None:
            return "You have nothing to decide now. Use `wait`."
        write = package(self.game_name).notation.write
        lines = [
            f"{write(action)}  ({self.texts.action_sentence(self.lang, action, self._seats())})"
            for action in legal.actions[:MOST_LISTED]
        ]
        if len(legal.actions) > MOST_LISTED:
            lines.append(f"... and {len(legal.actions) - MOST_LISTED} more of these kinds")
        for kind in legal.composed:
            form = self.texts.notation_form(self.lang, kind)
            lines.append(f'{form}  (put together: `list_actions` with begun="{kind}" says what may follow)')
        return "\n".join(lines) or "Nothing can be done now."

    async def _continued(self, chosen: tuple[Word, ...]) -> str:
        words, action = await self._next_words(chosen)
        lines = []
        if action is not None:
            lines.append(f"Complete: {package(self.game_name).notation.write(action)}")
        if set(words) - {DONE}:
            lines.append(may_follow(words))
        return "\n".join(lines) or f"Nothing may follow {' '.join(map(str, chosen))!r} now."


def may_follow(words: Sequence[Word]) -> str:
    """What may be said next, in one line."""
    more = [str(word) for word in words if word != DONE]
    return "May follow: " + " ".join(more[:MOST_LISTED] or ["nothing"]) + (" ..." if len(more) > MOST_LISTED else "")


def _word(text: str) -> Word:
    return int(text) if text.lstrip("-").isdecimal() else text
