"""Real machines at the other end: a receiver of webhooks and a mail server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from won.server.config import Mail


class Hooks:
    """What arrived, and what to answer."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.heads: list[str] = []
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.url = ""


@asynccontextmanager
async def hooks() -> AsyncIterator[Hooks]:
    found = Hooks()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = next(int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-length"))
        found.heads.append(head)
        found.got.append(msgspec.json.decode(await reader.readexactly(size)))
        writer.write(found.answer)
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook?x=1"
    async with server:
        yield found


class Post:
    """A mail server's memory."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.answer = "250 OK"
        self.settings = Mail()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            self.got.append(message_from_bytes(envelope.content, EmailMessage, policy=policy.default))
        return self.answer


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def post_office() -> Iterator[Post]:
    post = Post()
    controller = Controller(post, hostname="127.0.0.1", port=free_port())
    controller.start()
    post.settings = Mail("127.0.0.1", controller.port, sender="table@example.org", security="none")
    try:
        yield post
    finally:
        controller.stop()
