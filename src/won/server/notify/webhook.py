"""One small POST: no redirects, a bounded time, a bounded answer, to an address that was checked."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from won import __version__
from won.server.notify.addresses import Unreachable, resolve
from won.server.notify.errors import Failed

SECONDS: Final = 10.0
ANSWER: Final = 16 * 1024  # bytes: only the first line is used
AGAIN: Final = (408, 425, 429)  # statuses of the 400s that mean "not now"


async def post(url: str, payload: Any, private: bool = False) -> None:
    """Deliver as JSON, or raise `Failed`."""
    await post_bytes(url, msgspec.json.encode(payload), {"Content-Type": "application/json"}, private)


async def post_bytes(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> None:
    """Deliver, or raise `Failed`."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await _exchange(url, body, headers, private)
    except Unreachable as error:
        raise Failed(str(error), final=str(error) != "no such host") from error
    except (OSError, TimeoutError, ssl.SSLError, ValueError, asyncio.IncompleteReadError) as error:
        raise Failed(type(error).__name__) from error
    if not 200 <= status < 300:
        raise Failed(f"answered {status}", final=300 <= status < 500 and status not in AGAIN)


async def _exchange(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = await resolve(host, port, private)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if secure else None, limit=ANSWER
    )
    try:
        path = f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}"
        writer.write(_request(parts.netloc, path, headers, body))
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.transport.abort()  # the rest of the answer does not matter


def _request(host: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = (
        f"POST {path} HTTP/1.1",
        f"Host: {host}",
        f"User-Agent: won/{__version__}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Accept: */*",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii") + body


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1"):
        raise ValueError("not HTTP")
    return int(rest[:3])
