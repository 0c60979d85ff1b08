"""A real server on a free port, in a thread of the test."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from msgspec import structs
from starlette.applications import Starlette

from tests.waiting import SECONDS, wait_until
from won.cli.serve import served
from won.server.context import Context
from won.server.operations.config import Config

T = TypeVar("T")


class Running:
    """`with Running(config) as server:` and it answers at `server.url` until the end of the block."""

    def __init__(self, config: Config) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._config = served(structs.replace(config, own_url=self.url))
        self._server = uvicorn.Server(self._config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)

    @property
    def context(self) -> Context:
        app: Starlette = self._config.app.app  # type: ignore[union-attr]
        context: Context = app.state.context
        return context

    def __enter__(self) -> Self:
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._thread.is_alive(), "the server does not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()
        self._socket.close()

    def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Its result, in the server's own loop: connections of PostgreSQL belong to one."""
        return asyncio.run_coroutine_threadsafe(work, self._server.servers[0].get_loop()).result(SECONDS)

    def guest(self, **headers: str) -> Guest:
        return Guest(self.url, headers)

    def player(self, name: str = "Ada", **headers: str) -> Guest:
        """Somebody who has come here for the first time; without a name, a guest."""
        guest = self.guest(**headers)
        me = guest.post("/api/players", json={"name": name} if name else {}).json()
        guest.id, guest.key = me["id"], me["key"]
        guest.headers["authorization"] = f"Bearer {guest.key}"
        return guest


class Guest(httpx.Client):
    """Whoever asks; `id` and `key` where it is a player."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        super().__init__(base_url=url, headers=named, trust_env=False, timeout=SECONDS)
        self.id = ""
        self.key = ""

    def __enter__(self) -> Self:
        return self  # open from its first request

    def __exit__(self, *_: object) -> None:
        self.close()

    def table(self, game: str = "industry", players: int = 3, **more: Any) -> dict[str, Any]:
        """A table as this player lays it; `more` goes into the set-up, `seats` and `start` beside it."""
        edition = {"industry": "second", "shares": "classic"}[game]
        beside = {name: more.pop(name) for name in ("seats", "start") if name in more}
        setup = {"game": game, "edition": edition, "players": players, **more}
        answer = self.post("/api/tables", json={"setup": setup, **beside})
        assert answer.status_code == 201, answer.text
        result: dict[str, Any] = answer.json()
        return result

    def finished(self, game: str, **more: Any) -> dict[str, Any]:
        """A game that bots have played to its end."""
        options = {"industry": {"rounds": 2}, "shares": {"turns": 30}}[game]
        bots = [{"who": "bot", "bot": "random"}] * 3
        made = self.table(game, options=options, seats=bots, start=True, **more)
        return self.wait(made["id"], "over")

    def wait(self, table: str, status: str) -> dict[str, Any]:
        def reached() -> dict[str, Any]:
            seen: dict[str, Any] = self.get(f"/api/tables/{table}").json()
            return seen if seen["status"] == status else {}

        return wait_until(reached)
