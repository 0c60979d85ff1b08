"""The socket part of a client: one table, seen and played through a connection that comes back by itself.

Every request has a number. What is unanswered when a connection is lost is sent again, and the server does it once.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from won.client.errors import ClosedError, RefusedError, unreachable
from won.core.game import Word
from won.core.game_types import ActionJson
from won.server.wire.messages import from_client, from_server
from won.server.wire.messages.from_server import Mine, News, State, Welcome

FIRST_WAIT: Final = 0.4  # seconds before a lost connection is tried again; twice as long each time
LONGEST_WAIT: Final = 8.0
LONGEST_ACTION: Final = 100  # parts of an action that is composed
PAUSES: Final = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before a message that came too fast is sent again
PLAYING: Final = ("open", "playing", "paused")
Answer = TypeVar("Answer", bound=from_server.ServerMessage)
Choose = Callable[[Sequence[Word]], Word]
_DECODER: Final = msgspec.json.Decoder(from_server.FromServer)


class AsyncTable:
    """`async with` connects and waits for the first state; `state` and `welcome` are the latest ones.

    Without a key it only watches. Every request raises `RefusedError` where the server refuses, and `ClosedError` once
    the connection has ended for good. One that was lost is tried again; one that never was, is not.
    """

    def __init__(self, url: str, table: str, key: str = "", *, language: str = "en", invite: str = "") -> None:
        self._address = f"{url.rstrip('/').replace('http', 'ws', 1)}/ws/tables/{table}"
        self._hello = from_client.Hello(key, language=language, invite=invite)
        self._prefix = secrets.token_hex(4)
        self._numbers = itertools.count(1)
        self._waiting: dict[str, tuple[from_client.ClientMessage, asyncio.Future[Any]]] = {}
        self._news: asyncio.Queue[News | None] = asyncio.Queue()  # none: look whether it is over
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._last = -1  # the sequence of the last news
        self._closed: ClosedError | None = None
        self.welcome: Welcome
        self.state: State

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._run(), name="table")
        async with self._changed:
            await self._changed.wait_for(lambda: hasattr(self, "state") or self._closed)
        if self._closed is not None:
            raise self._closed
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader

    # Seeing

    @property
    def over(self) -> bool:
        return self.state.status not in PLAYING

    async def turn(self) -> Mine | None:
        """Wait until a seat of one's own is on turn or asked something: that seat. None once the game is over."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.over or self._on_turn() or self._closed)
        if self._closed is not None:
            raise self._closed
        return None if self.over else self._on_turn()

    def _on_turn(self) -> Mine | None:
        asked = (*self.state.to_move, *self.state.asked)
        return next((own for own in self.state.mine if own.seat in asked and own.legal is not None), None)

    async def follow(self) -> AsyncIterator[News]:
        """What happened lately, as far as the server has it at hand, and then each row until the game is over."""
        while not (self.over and self._news.empty()):
            news = await self._news.get()
            if news is not None:
                yield news
            elif self._closed is not None:
                raise self._closed

    # Asking

    async def act(self, seat: int, action: Any) -> int:
        """Take an action, as an object of the protocol or of `won.industry.actions` and `won.shares.actions`.

        Offers and answers to them are actions too. Returns the sequence, when `state` is that after the action.
        """
        raw = action if isinstance(action, dict) else msgspec.to_builtins(action)
        done = await self._ask(from_client.Act(self._number(), seat, raw), from_server.Done)
        async with self._changed:
            await self._changed.wait_for(lambda: self.state.sequence >= done.sequence or self._closed)
        return done.sequence

    async def compose(self, seat: int, kind: Word, choose: Choose = random.choice) -> ActionJson | None:
        """An action of a kind in `legal.composed`, each part chosen among what is legal.

        None at a dead end, and where the table has changed meanwhile.
        """
        chosen: tuple[Word, ...] = (kind,)
        for _ in range(LONGEST_ACTION):
            try:
                choices = await self.choices(seat, chosen)
            except RefusedError:
                return None
            if choices.action and ("done" in choices.words or not choices.words):
                return choices.action
            if not choices.words:
                return None
            chosen += (choose(choices.words),)
        return None

    async def choices(self, seat: int, chosen: Sequence[Word]) -> from_server.Choices:
        """What may be chosen next on the way to an action."""
        return await self._ask(from_client.Ask(self._number(), seat, tuple(chosen)), from_server.Choices)

    async def attempt(self, seat: int, *actions: ActionJson) -> from_server.Tried:
        """What actions would do, without doing them."""
        return await self._ask(from_client.Try(self._number(), seat, actions), from_server.Tried)

    async def advise(self, seat: int, count: int = 3) -> tuple[from_server.Advised.Advice, ...]:
        """The best actions in the adviser's opinion; not at rated tables."""
        return (await self._ask(from_client.Advise(self._number(), seat, count), from_server.Advised)).best

    async def chat(self, text: str) -> int:
        return (await self._ask(from_client.Chat(self._number(), text), from_server.Done)).sequence

    async def concede(self, seat: int) -> int:
        return (await self._ask(from_client.Concede(self._number(), seat), from_server.Done)).sequence

    async def _ask(self, message: Any, kind: type[Answer]) -> Answer:
        """The answer to a message; one that came too fast for the server is sent again after a while."""
        for pause in PAUSES:
            try:
                return await self._ask_once(message, kind)
            except RefusedError as error:
                if error.code != "too_fast":
                    raise
            await asyncio.sleep(pause)
            message = msgspec.structs.replace(message, id=self._number())
        return await self._ask_once(message, kind)

    async def _ask_once(self, message: Any, kind: type[Answer]) -> Answer:
        if self._closed is not None:
            raise self._closed
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = (message, answer)
        await self._send(message)
        reply = await answer
        if isinstance(reply, from_server.Refused):
            raise RefusedError(reply.code, reply.text, reply.refusal)
        assert isinstance(reply, kind)
        return reply

    def _number(self) -> str:
        return f"{self._prefix}-{next(self._numbers)}"

    async def _send(self, message: from_client.ClientMessage) -> None:
        """What cannot be sent now is sent after the next welcome."""
        if self._socket is not None and hasattr(self, "welcome"):
            with contextlib.suppress(WebSocketException):
                await self._socket.send(msgspec.json.encode(message).decode())

    async def _run(self) -> None:
        wait = FIRST_WAIT
        try:
            while self._closed is None:
                try:
                    async with connect(self._address, max_size=None, proxy=None) as socket:
                        closing = await self._read(socket)
                    wait = FIRST_WAIT
                except (OSError, WebSocketException):
                    if not hasattr(self, "welcome"):
                        raise  # there may be no such server: to ask again is for one that was there
                    closing = None
                self._socket = None
                pause = wait if closing is None or closing.retry is None else closing.retry
                if closing is not None and closing.retry is None:
                    await self._end(ClosedError(closing.code))
                else:
                    wait = min(LONGEST_WAIT, 2 * wait)
                    await asyncio.sleep(pause * random.uniform(0.75, 1.25))
        except (OSError, WebSocketException) as error:
            await self._end(unreachable(self._address, error))
        finally:
            if self._closed is None:
                await self._end(ClosedError("closed", "the connection was closed by this program"))

    async def _read(self, socket: ClientConnection) -> from_server.Closing | None:
        """Until the connection ends; what the server said last where it has closed it."""
        hello = msgspec.structs.replace(self._hello, since=self._last)
        await socket.send(msgspec.json.encode(hello).decode())
        async for frame in socket:
            try:
                message = _DECODER.decode(frame)
            except msgspec.ValidationError:  # of a later version of the server: what is not known is passed over
                continue
            if isinstance(message, from_server.Closing):
                return message
            if isinstance(message, Welcome):
                self.welcome, self._socket = message, socket
                for unanswered, _ in list(self._waiting.values()):
                    await self._send(unanswered)
            await self._hear(message)
        return None

    async def _hear(self, message: from_server.FromServer) -> None:
        if isinstance(message, State):
            async with self._changed:
                self.state = message
                self._changed.notify_all()
            if self.over:
                self._news.put_nowait(None)  # nothing more may come, and somebody may wait for it
        elif isinstance(message, News) and message.sequence > self._last:
            self._last = message.sequence
            self._news.put_nowait(message)
        else:
            _, answer = self._waiting.pop(getattr(message, "id", ""), (None, None))
            if answer is not None and not answer.done():
                answer.set_result(message)

    async def _end(self, error: ClosedError) -> None:
        self._closed = error
        self._news.put_nowait(None)
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(error)
        async with self._changed:
            self._changed.notify_all()
