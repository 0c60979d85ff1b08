"""Gzip for long JSON answers."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Send

LEAST: Final = 2048  # bytes: shorter answers gain nothing, and all secrets are shorter
LONG: Final = 100_000  # bytes: longer ones take milliseconds and are compressed off the event loop
LEVEL: Final = 4
_KIND: Final = "application/json"


class Compression:
    """A `send` that holds back the headers until the body is known."""

    __slots__ = ("_accepted", "_head", "_send")

    def __init__(self, send: Send, headers: Headers) -> None:
        self._send = send
        self._accepted = accepts_gzip(headers.get("accept-encoding", ""))
        self._head: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if MutableHeaders(scope=message).get("content-type", "").startswith(_KIND):
                self._head = message
                return
        elif self._head is not None:
            head, self._head = self._head, None
            message = await _compressed(head, message, self._accepted)
            await self._send(head)
        await self._send(message)


def _compress(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


# The texts of a language are asked for again and again, and take five milliseconds.
_compress_long = lru_cache(16)(_compress)


def accepts_gzip(accepts: str) -> bool:
    for part in accepts.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


async def _compressed(head: Message, message: Message, accepted: bool) -> Message:
    body = message.get("body", b"")
    headers = MutableHeaders(scope=head)
    if len(body) < LEAST or message.get("more_body") or "content-encoding" in headers:
        return message
    headers.add_vary_header("Accept-Encoding")
    if not accepted:
        return message
    body = await asyncio.to_thread(_compress_long, body) if len(body) > LONG else _compress(body)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body))
    return {**message, "body": body}
