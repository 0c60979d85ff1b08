"""The same table without `async`: its connection lives in a thread of its own."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine, Iterator, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from won.client.connection import AsyncTable, Choose
from won.core.game import Word
from won.core.game_types import ActionJson
from won.server.wire.messages import from_server
from won.server.wire.messages.from_server import Mine, News, State, Welcome

T = TypeVar("T")


class Table:
    """`with server.table(id) as table:`; each method is that of `AsyncTable` and waits for its answer."""

    def __init__(self, table: AsyncTable) -> None:
        self._table = table
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="won-client", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            self._wait(self._table.__aenter__())
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._wait(self._table.__aexit__(kind, error, trace))
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    @property
    def state(self) -> State:
        return self._table.state

    @property
    def welcome(self) -> Welcome:
        return self._table.welcome

    @property
    def over(self) -> bool:
        return self._table.over

    def turn(self) -> Mine | None:
        return self._wait(self._table.turn())

    def follow(self) -> Iterator[News]:
        news = self._table.follow()
        while True:
            try:
                yield self._wait(news.__anext__())  # type: ignore[arg-type]
            except StopAsyncIteration:
                return

    def act(self, seat: int, action: Any) -> int:
        return self._wait(self._table.act(seat, action))

    def compose(self, seat: int, kind: Word, choose: Choose = random.choice) -> ActionJson | None:
        return self._wait(self._table.compose(seat, kind, choose))

    def choices(self, seat: int, chosen: Sequence[Word]) -> from_server.Choices:
        return self._wait(self._table.choices(seat, chosen))

    def attempt(self, seat: int, *actions: ActionJson) -> from_server.Tried:
        return self._wait(self._table.attempt(seat, *actions))

    def advise(self, seat: int, count: int = 3) -> tuple[from_server.Advised.Advice, ...]:
        return self._wait(self._table.advise(seat, count))

    def chat(self, text: str) -> int:
        return self._wait(self._table.chat(text))

    def concede(self, seat: int) -> int:
        return self._wait(self._table.concede(seat))
