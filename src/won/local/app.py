"""The application of one page: the server's endpoints and sockets, without a network between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import parse_qsl

from won.local.backup import backup, restore
from won.local.inline import InlineBots, InlineWork
from won.local.storage import Storage
from won.local.store import LocalStore
from won.server.accounts.identity import player_with_key
from won.server.accounts.keys import PLAYER, key_hash, new_id
from won.server.context import Context
from won.server.languages import preferred
from won.server.live.hub import Hub
from won.server.live.replays import exported
from won.server.operations.config import Config
from won.server.operations.times import now
from won.server.storage import Person
from won.server.wire.http.answering import Methods, answer
from won.server.wire.http.endpoint import by_path
from won.server.wire.http.errors import error_reply
from won.server.wire.http.reply import JSON, Asked, Reply, json
from won.server.wire.http.table_endpoints import TABLE_ENDPOINTS
from won.server.wire.socket import serving
from won.server.wire.socket.channel import Gone
from won.tables.errors import RequestError

_ROUTES: Final = [(tuple(path.split("/")), methods) for path, methods in by_path(TABLE_ENDPOINTS).items()]
_PAGE: Final = "page"  # where all requests come from
NAME: Final = "Guest"


class LocalApp:
    def __init__(self, store: LocalStore, context: Context, key: str) -> None:
        self.store = store
        self.context = context
        self.key = key  # of the only player

    @classmethod
    async def open(cls, storage: Storage, name: str = "") -> LocalApp:
        store = await LocalStore.open(storage)
        key = await _own_key(store, name or NAME)
        hub = Hub(store, bots=InlineBots(), work=InlineWork(), lenience=0)
        await hub.start()
        return cls(store, Context(Config("", rates=None), store, hub, await store.secret()), key)

    async def request(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Answer as the server does; `address` with its query, `headers` by their names in small letters."""
        path, _, query = address.partition("?")
        route = _route(path)
        if route is None:
            return error_reply(preferred(headers.get("accept-language")), RequestError("address"))
        methods, params = route

        async def read(most: int) -> bytes:
            if len(body) > most:
                raise RequestError("too_large", most=most)
            return body

        asked = Asked(method, params, dict(parse_qsl(query)), headers, _PAGE, "", read)
        return await answer(methods, self.context, asked)

    async def backup(self) -> Reply:
        """All games of this browser as one file."""
        return Reply(200, await backup(self.store, await player_with_key(self.store, self.key)), {}, JSON)

    async def record(self, table: str, language: str) -> Reply:
        """The record of a game, also of a running one: a server can continue it."""
        try:
            live = await self.context.hub.table(table)
            if live.table.game is None:
                raise RequestError("not_started")
            return Reply(200, exported(live.setup, await live.lines(), live.table.names), {}, JSON)
        except RequestError as error:
            return error_reply(preferred(language), error)

    async def restore(self, data: bytes, language: str) -> Reply:
        """Add the games of such a file; the answer says how many."""
        try:
            count = await restore(self.store, await player_with_key(self.store, self.key), data)
        except RequestError as error:
            return error_reply(preferred(language), error)
        except self.store.errors:
            return error_reply(preferred(language), RequestError("storage"))
        return json({"games": count})

    def connect(self, table: str, send: Callable[[str], None], closed: Callable[[int], None]) -> LocalChannel:
        """Open the socket of a table."""
        channel = LocalChannel(send, closed)
        channel.task = asyncio.ensure_future(
            serving.serve(channel, self.context.hub, table, self.context.rate_limiters, _PAGE)
        )
        return channel

    async def close(self) -> None:
        await self.context.hub.stop()


class LocalChannel:
    """The messages between the page and one table."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        self._send = send
        self._closed = closed
        self._gone = False
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self.task: asyncio.Future[None] | None = None

    def push(self, text: str) -> None:
        """A message of the page."""
        self._incoming.put_nowait(text)

    def leave(self) -> None:
        """The page has closed the socket."""
        self._gone = True
        self._incoming.put_nowait(None)

    async def receive(self) -> bytes | str:
        text = await self._incoming.get()
        if text is None:
            raise Gone
        return text

    def write(self, text: str) -> bool:
        return False

    async def send(self, text: str) -> None:
        if self._gone:
            raise Gone
        self._send(text)

    async def close(self, code: int) -> None:
        if not self._gone:
            self.leave()
            self._closed(code)


def _route(path: str) -> tuple[Methods, dict[str, str]] | None:
    parts = path.split("/")
    for pattern, methods in _ROUTES:
        params = _match(pattern, parts)
        if params is not None:
            return methods, params
    return None


def _match(pattern: tuple[str, ...], parts: list[str]) -> dict[str, str] | None:
    """The parameters of a path; none if it does not have that pattern."""
    if len(pattern) != len(parts):
        return None
    params = {}
    for expected, part in zip(pattern, parts, strict=True):
        if expected.startswith("{"):
            name, _, ending = expected[1:].partition("}")
            if not part.endswith(ending) or part == ending:
                return None
            params[name] = part.removesuffix(ending)
        elif expected != part:
            return None
    return params


async def _own_key(store: LocalStore, name: str) -> str:
    """The key of the person at this browser, who is created at the first visit."""
    key = await store.setting("key")
    if await store.player_by_key(key_hash(key)) is None:
        await store.add_player(Person(new_id(PLAYER), name, key_hash(key), now()))
    return key
