"""A page at its own worker: requests, and the socket of a table."""

from __future__ import annotations

import json
from typing import Any

from tests.waiting import until
from won.local.app import LocalApp, LocalChannel


async def ask(app: LocalApp, method: str, path: str, body: Any = None) -> Any:
    """The answer of an endpoint, as the page gets it."""
    headers = {"authorization": f"Bearer {app.key}", "accept-language": "it"}
    reply = await app.request(method, f"/api{path}", headers, b"" if body is None else json.dumps(body).encode())
    return json.loads(reply.body)


class Page:
    """One open table."""

    def __init__(self, app: LocalApp, table: str) -> None:
        self.messages: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.channel: LocalChannel = app.connect(table, self._received, self.closed.append)
        self.send({"type": "hello", "key": app.key, "version": 1, "language": "en", "since": -1})

    def _received(self, text: str) -> None:
        frame = json.loads(text)
        self.messages += frame if isinstance(frame, list) else [frame]

    def send(self, message: dict[str, Any]) -> None:
        self.channel.push(json.dumps(message))

    @property
    def state(self) -> dict[str, Any] | None:
        return next((message for message in reversed(self.messages) if message["type"] == "state"), None)

    async def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        self.send(request)
        await until(lambda: any(each.get("id") == request["id"] for each in self.messages))
        return next(each for each in self.messages if each.get("id") == request["id"])
