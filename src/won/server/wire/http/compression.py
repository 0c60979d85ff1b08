"""Long answers in JSON travel packed, to whoever can unpack them."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Send

LEAST: Final = 2048  # bytes: below that packing gains nothing, and what is secret is shorter
LONG: Final = 100_000  # bytes: beyond that packing takes milliseconds, and is done beside the event loop
LEVEL: Final = 4
_KIND: Final = "application/json"


class Packing:
    """A `send` that holds back the head of an answer until its body is known."""

    __slots__ = ("_head", "_send", "_taken")

    def __init__(self, send: Send, asked: Headers) -> None:
        self._send = send
        self._taken = takes_gzip(asked.get("accept-encoding", ""))
        self._head: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if MutableHeaders(scope=message).get("content-type", "").startswith(_KIND):
                self._head = message
                return
        elif self._head is not None:
            head, self._head = self._head, None
            message = await _packed(head, message, self._taken)
            await self._send(head)
        await self._send(message)


def _pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def takes_gzip(accepts: str) -> bool:
    for part in accepts.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


async def _packed(head: Message, message: Message, taken: bool) -> Message:
    body = message.get("body", b"")
    headers = MutableHeaders(scope=head)
    if len(body) < LEAST or message.get("more_body") or "content-encoding" in headers:
        return message
    headers.add_vary_header("Accept-Encoding")
    if not taken:
        return message
    body = await asyncio.to_thread(_pack, body) if len(body) > LONG else _pack(body)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(body))
    return {**message, "body": body}
