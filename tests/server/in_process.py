"""The whole server in this process, with the network left out: what it hands over to be sent is caught to the byte."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any, Self

from starlette.applications import Starlette

from tests.server.patched import messages
from won.server.app import make_app
from won.server.context import Context
from won.server.operations.config import Config

Hear = Callable[[str], None]
_COMMON: dict[str, Any] = {
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "root_path": "",
    "query_string": b"",
    "client": ("127.0.0.1", 1),
    "server": ("127.0.0.1", 80),
}


class Server:
    """`async with Server(config) as server:`"""

    def __init__(self, config: Config) -> None:
        self._guard = make_app(config)
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        app: Starlette = self._guard.app
        await self._open.enter_async_context(app.router.lifespan_context(app))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._open.aclose()

    @property
    def context(self) -> Context:
        context: Context = self._guard.app.state.context
        return context

    async def ask(self, method: str, path: str, key: str = "", body: Mapping[str, Any] | None = None) -> str:
        """The body of an answer over HTTP."""
        headers = [(b"authorization", f"Bearer {key}".encode())] if key else []
        scope = {**_COMMON, "type": "http", "scheme": "http", "method": method, "path": path, "headers": headers}
        sent: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

        async def send(message: Any) -> None:
            sent.append(message.get("body", b""))

        await self._guard(scope, receive, send)
        return b"".join(sent).decode()

    def connect(self, table: str, hear: Hear) -> Wire:
        return Wire(self, table, hear)

    async def run_socket(self, table: str, receive: Any, send: Any) -> None:
        scope = {**_COMMON, "type": "websocket", "scheme": "ws", "path": f"/ws/tables/{table}", "headers": []}
        await self._guard(scope, receive, send)


class Wire:
    """One socket: `hear` gets every text that is sent over it, `ask` gives the answer to a request."""

    def __init__(self, server: Server, table: str, hear: Hear) -> None:
        self._hear = hear
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(server.run_socket(table, self._said.get, self._send))

    async def _send(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            return
        text: str = message["text"]
        self._hear(text)
        for request, answer in self._answers.items():
            if f'"id":"{request}"' in text and not answer.done():
                for shown in messages(text):
                    if shown.get("id") == request:
                        answer.set_result(shown)

    def say(self, message: Mapping[str, Any]) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def ask(self, kind: str, request: str, **fields: Any) -> dict[str, Any]:
        answer = self._answers[request] = asyncio.get_running_loop().create_future()
        self.say({"type": kind, "id": request, **fields})
        result: dict[str, Any] = await answer
        del self._answers[request]
        return result

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task
