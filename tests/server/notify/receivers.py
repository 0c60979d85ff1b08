"""Real machines at the other end: a receiver of webhooks and a mail server."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import msgspec
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from won.server.operations.config import Mail

AUTHORITY = trustme.CA()  # of the tests, made for the run
PASSWORD = "open sesame"


class Hooks:
    """What arrived, and what to answer."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.bodies: list[bytes] = []
        self.heads: list[str] = []
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.url = ""
        self.port = 0


def secured() -> ssl.SSLContext:
    """A server whose certificate the authority of the tests has signed, for localhost and hooks.example."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    AUTHORITY.issue_cert("localhost", "hooks.example").configure_cert(context)
    return context


@asynccontextmanager
async def hooks(tls: ssl.SSLContext | None = None) -> AsyncIterator[Hooks]:
    result = Hooks()

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        size = next(int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-length"))
        result.heads.append(head)
        body = await reader.readexactly(size)
        result.bodies.append(body)
        if "application/json" in head:
            result.got.append(msgspec.json.decode(body))
        writer.write(result.answer)
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=tls)
    result.port = server.sockets[0].getsockname()[1]
    result.url = f"http{'s' if tls else ''}://127.0.0.1:{result.port}/hook?x=1"
    async with server:
        yield result


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


def _let_in(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    return AuthResult(success=(data.login, data.password) == (b"table", PASSWORD.encode()), handled=False)


@contextmanager
def post_office(security: str = "none") -> Iterator[Post]:
    """With `tls` or `starttls` only those who show the password may send."""
    post = Post()
    words: dict[str, Any] = {}
    if security == "tls":  # the whole of it in a tunnel, of which the server inside knows nothing
        words = {"ssl_context": secured(), "authenticator": _let_in, "auth_require_tls": False}
    elif security == "starttls":
        words = {"tls_context": secured(), "authenticator": _let_in, "auth_required": True, "require_starttls": True}
    controller = Controller(post, hostname="127.0.0.1", port=free_port(), **words)
    controller.start()
    login = ("table", PASSWORD) if words else ("", "")
    post.settings = Mail("localhost", controller.port, *login, "table@example.org", security)
    try:
        yield post
    finally:
        controller.stop()
