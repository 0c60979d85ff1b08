"""The worker of a page: messages of its JavaScript in, messages to the page out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Any, Final, Protocol

import msgspec

from won import __version__
from won.local.app import LocalApp, LocalChannel
from won.local.storage import MemoryStorage, Storage
from won.server.wire.http.reply import Reply

OFFERS: Final = ()  # of what needs a server (other people, chat, ratings, notifications, public proofs): nothing
_texts = msgspec.json.Decoder(dict[str, str])


class Browser(Protocol):
    """What JavaScript gives: its storage, which takes and gives JSON, and the way to the page."""

    def read(self, prefix: str) -> Awaitable[str]: ...

    def write(self, new: str, changed: str) -> Awaitable[bool]: ...

    def announce(self, table: str, sequence: int) -> None: ...

    def answer(self, number: int, status: int, body: str) -> None: ...

    def frame(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int) -> None: ...


class BrowserStorage:
    """IndexedDB, by way of the worker's JavaScript."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def read(self, prefix: str) -> dict[str, str]:
        return _texts.decode(await _checked(self._browser.read(prefix)))

    async def write(self, new: Mapping[str, str], changed: Mapping[str, str]) -> bool:
        return bool(await _checked(self._browser.write(_json(new), _json(changed))))

    def announce(self, table: str, sequence: int) -> None:
        self._browser.announce(table, sequence)


class Worker:
    def __init__(self, app: LocalApp, browser: Browser) -> None:
        self.app = app
        self._browser = browser
        self._channels: dict[int, LocalChannel] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    def request(self, number: int, method: str, address: str, headers: str, body: str) -> None:
        self._answer(number, self.app.request(method, address, _texts.decode(headers), body.encode()))

    def backup(self, number: int) -> None:
        self._answer(number, self.app.backup())

    def record(self, number: int, table: str, language: str) -> None:
        self._answer(number, self.app.record(table, language))

    def restore(self, number: int, body: str, language: str) -> None:
        self._answer(number, self.app.restore(body.encode(), language))

    def _answer(self, number: int, reply: Awaitable[Reply]) -> None:
        self._begin(self._send(number, reply))

    async def _send(self, number: int, coming: Awaitable[Reply]) -> None:
        try:
            reply = await coming
        except Exception:
            self._browser.answer(number, 500, "{}")
            raise
        self._browser.answer(number, reply.status, reply.body.decode())

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def open(self, number: int, table: str) -> None:
        def send(text: str) -> None:
            self._browser.frame(number, text)

        def closed(code: int) -> None:
            self._channels.pop(number, None)
            self._browser.closed(number, code)

        self._channels[number] = self.app.connect(table, send, closed)

    def frame(self, number: int, text: str) -> None:
        if number in self._channels:
            self._channels[number].push(text)

    def close(self, number: int) -> None:
        channel = self._channels.pop(number, None)
        if channel is not None:
            channel.leave()

    def written_elsewhere(self, table: str) -> None:
        """Another page of this browser has written to a table."""
        self._begin(self.app.store.written_elsewhere(table))

    def hello(self) -> str:
        """What the page must know before it begins."""
        return _json({"key": self.app.key, "version": __version__, "offers": OFFERS})


async def start(browser: Browser, name: str, lasting: bool) -> Worker:
    """`lasting`: whether the browser keeps what is written."""
    storage: Storage = BrowserStorage(browser) if lasting else MemoryStorage()
    return Worker(await LocalApp.open(storage, name), browser)


async def _checked(answer: Awaitable[Any]) -> Any:
    """Whatever JavaScript throws means that the storage does not work."""
    try:
        return await answer
    except Exception as error:
        raise OSError(str(error)) from error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
