"""Pass a request or a socket on to the process that has the table."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any, Final
from urllib.parse import urlsplit

import httptools
from starlette.types import Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from won.server.wire.http import peers
from won.server.wire.http.reply import Reply
from won.server.wire.messages.from_server import Closing, encode
from won.server.wire.socket.channel import Channel, Gone

CONNECTING: Final = 3.0  # seconds
ANSWERING: Final = 30.0  # seconds
AT_ONCE: Final = 50  # requests that are passed on to one process at the same time; more wait
GOING_AWAY: Final = 1001
RETRY: Final = 0.2  # seconds after which a client comes back whose socket broke off behind us
_turns: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(AT_ONCE))  # by address
# Of an answer these are for one connection alone, or are set again.
_OWN: Final = frozenset((b"connection", b"content-length", b"transfer-encoding", b"date", b"server", b"content-type"))


class NotReached(Exception):  # noqa: N818
    """The other process does not answer; it has not seen the request."""


async def forward(scope: Scope, secret: str, address: str, body: bytes) -> Reply:
    """The answer of the other process; raises `NotReached`, or `OSError` where it broke off in the middle."""
    scope = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
    headers = {**peers.headers_for(scope, secret), "accept-encoding": "identity", "connection": "close"}
    lines = [
        f"{scope['method']} {peers.path_of(scope)} HTTP/1.1",
        *[f"{name}: {value}" for name, value in headers.items()],
    ]
    head = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""]).encode("latin-1")
    parts = urlsplit(address)
    async with _turns[address]:
        try:
            async with asyncio.timeout(CONNECTING):
                reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        except (OSError, TimeoutError) as error:
            raise NotReached from error
        try:
            async with asyncio.timeout(ANSWERING):
                writer.write(head + body)
                await writer.drain()
                return await _Answer().read(reader)
        finally:
            writer.transport.abort()


class _Answer:
    """What `httptools` finds in the bytes of an answer."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._headers: dict[bytes, bytes] = {}
        self._body = bytearray()
        self._complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers[name.lower()] = value

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        self._complete = True

    async def read(self, reader: asyncio.StreamReader) -> Reply:
        while not self._complete:
            data = await reader.read(65536)
            if not data:
                raise ConnectionError("the answer broke off")
            self._parser.feed_data(data)
        headers = {name.decode(): value.decode("latin-1") for name, value in self._headers.items() if name not in _OWN}
        kind = self._headers.get(b"content-type")
        status: int = self._parser.get_status_code()
        return Reply(status, bytes(self._body), headers, None if kind is None else kind.decode("latin-1"))


async def bridge(scope: Scope, secret: str, channel: Channel, address: str, first: bytes | str) -> bool:
    """Carry the messages of a socket both ways until one side closes; whether the other process was reached."""
    headers = peers.headers_for(scope, secret)
    parts = urlsplit(address)
    # The origin has been checked here, with the host that belongs to it.
    options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None, "proxy": None}
    try:
        peer = await connect(
            f"ws://{parts.netloc}{peers.path_of(scope)}",
            additional_headers={name: value for name, value in headers.items() if name not in ("host", "origin")},
            user_agent_header=None,
            open_timeout=CONNECTING,
            **options,
        )
    except (OSError, TimeoutError, InvalidHandshake):
        return False
    async with peer:
        await _carry(channel, peer, first)
    return True


async def _carry(channel: Channel, peer: ClientConnection, first: bytes | str) -> None:
    up = asyncio.create_task(_up(channel, peer, first))
    down = asyncio.create_task(_down(channel, peer))
    try:
        await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)


async def _up(channel: Channel, peer: ClientConnection, first: bytes | str) -> None:
    try:
        await peer.send(first)
        while True:
            await peer.send(await channel.receive())
    except (Gone, ConnectionClosed):
        return


async def _down(channel: Channel, peer: ClientConnection) -> None:
    try:
        async for message in peer:
            await channel.send(message if isinstance(message, str) else message.decode())
        await channel.close(peer.close_code or GOING_AWAY)
    except ConnectionClosed as error:
        if error.rcvd is not None:  # it has turned the client away, and said why
            await channel.close(error.rcvd.code)
            return
        await channel.send(encode(Closing("restart", RETRY)))  # it died: the client comes back here
        await channel.close(GOING_AWAY)
    except Gone:
        return
