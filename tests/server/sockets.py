"""A client of a table's socket, for tests: it asks, waits for the answer, and keeps all it was sent."""

from __future__ import annotations

import itertools
import json
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from secrets import token_hex
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.patched import Copy, messages
from tests.waiting import SECONDS

Message = dict[str, Any]


class Client:
    """`with Client(url, table, key) as client:`; `client.state` is the last state, `client.frames` every frame."""

    def __init__(self, url: str, table: str, key: str = "", **hello: Any) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(address, max_size=None, compression=None, proxy=None, ping_interval=None)
        )
        self.frames: list[str] = []
        self.news: list[Message] = []
        self._copy = Copy()
        self._heard: deque[Message] = deque()  # of the last frame, not yet looked at
        self.welcome: Message = {}
        self.around: Message = {}
        self.closing: Message = {}
        self._prefix = token_hex(3)  # requests of one person have different numbers, over all connections
        self._numbers = itertools.count(1)
        self.send({"type": "hello", "key": key, **hello})

    def __enter__(self) -> Self:
        self.until(lambda client: client.state)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, seconds: float = SECONDS) -> Message:
        if not self._heard:
            text = self.socket.recv(timeout=seconds)
            assert isinstance(text, str)
            self.frames.append(text)
            self._heard.extend(messages(text))
        message = self._heard.popleft()
        self._copy.hear(message)
        if message["type"] == "welcome":
            self.welcome = message
        elif message["type"] == "news":
            self.news.append(message)
        elif message["type"] == "around":
            self.around = {name: value for name, value in message.items() if name != "type"}
        elif message["type"] == "closing":
            self.closing = message
        return message

    @property
    def state(self) -> Message:
        return self._copy.state

    def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a request; whatever else comes meanwhile is kept."""
        request = fields.pop("id", None) or f"{self._prefix}-{next(self._numbers)}"
        self.send({"type": kind, "id": request, **fields})
        answer = self.next(lambda message: message.get("id") == request)
        if answer["type"] == "done":
            self.until(lambda client: client.state["sequence"] >= answer["sequence"])
        return answer

    def next(self, wanted: Callable[[Message], bool], seconds: float = SECONDS) -> Message:
        """The next message that is wanted."""
        limit = time.monotonic() + seconds
        while not wanted(message := self.hear(limit - time.monotonic())):
            pass
        return message

    def until(self, wanted: Callable[[Client], Any], seconds: float = SECONDS) -> Any:
        """Listen until it is so."""
        limit = time.monotonic() + seconds
        while not (result := wanted(self)):
            self.hear(limit - time.monotonic())
        return result

    def closed(self) -> Message:
        """The last message before the server closes."""
        last: Message = {}
        limit = time.monotonic() + SECONDS
        try:
            while True:
                last = self.hear(limit - time.monotonic())
        except ConnectionClosed:
            self._open.close()
            return last

    def mine(self, seat: int | None = None) -> Message:
        held: list[Message] = self.state["mine"]
        return held[0] if seat is None else next(each for each in held if each["seat"] == seat)

    @property
    def on_turn(self) -> list[int]:
        return [each["seat"] for each in self.state.get("mine", ()) if each["seat"] in self.state.get("to_move", ())]
