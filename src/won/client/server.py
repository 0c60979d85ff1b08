"""The HTTP part of a client: identity, tables, seats and records."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import quote, urlsplit

from won.client.blocking import Table
from won.client.connection import AsyncTable
from won.client.errors import ClientError
from won.core.game_types import JsonObject

TIMEOUT: Final = 30.0  # seconds
PATIENCE: Final = 30.0  # seconds in all before a request that comes too fast is given up


class Server:
    """A server of tables at `url`, asked as the person with `key`, or as nobody without one."""

    def __init__(self, url: str, key: str = "") -> None:
        self.url = url.rstrip("/")
        self.key = key

    def register(self, name: str) -> JsonObject:
        """Become a player with that name; the answer has `id` and `key`. Keep the key: it is the only way back."""
        me: JsonObject = self.request("POST", "/api/players", {"name": name})
        self.key = str(me["key"])
        return me

    def create(
        self, setup: JsonObject, seats: Sequence[JsonObject] = (), *, start: bool = False, **more: Any
    ) -> JsonObject:
        """Set up a table; its `id` is in the answer. `seats` says who sits where, for instance `{"who": "me"}`."""
        body: JsonObject = {"setup": setup, "start": start, **more}
        if seats:
            body["seats"] = list(seats)
        table: JsonObject = self.request("POST", "/api/tables", body)
        return table

    def see(self, table: str, *, invite: str = "") -> JsonObject:
        """A table as it stands in lists: its setup, its seats and whether it is open, playing or over."""
        table_info: JsonObject = self.request("GET", f"/api/tables/{quote(table)}?invite={quote(invite)}")
        return table_info

    def join(self, table: str, seat: int | None = None, *, name: str = "", invite: str = "") -> JsonObject:
        """Take a free seat, any for none."""
        body: JsonObject = {"invite": invite, "name": name}
        if seat is not None:
            body["seat"] = seat
        joined: JsonObject = self.request("POST", f"/api/tables/{quote(table)}/join", body)
        return joined

    def start(self, table: str) -> JsonObject:
        """Start the game, as its host."""
        started: JsonObject = self.request("POST", f"/api/tables/{quote(table)}/start", {})
        return started

    def record(self, table: str) -> JsonObject:
        """The record of a game, as whoever has this key may know it."""
        record: JsonObject = self.request("GET", f"/api/tables/{quote(table)}/record")
        return record

    def table(self, table: str, *, language: str = "en", invite: str = "") -> Table:
        """Connect to a table; for use in a `with` block."""
        return Table(self.connect(table, language=language, invite=invite))

    def connect(self, table: str, *, language: str = "en", invite: str = "") -> AsyncTable:
        """The same for `async with`."""
        return AsyncTable(self.url, table, self.key, language=language, invite=invite)

    def request(self, method: str, path: str, body: JsonObject | None = None) -> Any:
        """Any request of docs/protocol.md; raises `ClientError` with the server's code and text.

        One that comes too fast for the server is sent again when it says, unless that is too far away.
        """
        patience = PATIENCE
        while True:
            status, text, pause = self._answer(method, path, body)
            if status != HTTPStatus.TOO_MANY_REQUESTS or pause > patience:
                break
            patience -= pause
            time.sleep(pause)
        try:
            answer = json.loads(text) if text else None
        except ValueError as error:
            raise ClientError("not_json", f"{self.url}{path} is not a server of tables") from error
        if status >= 400:
            answered = answer if isinstance(answer, dict) else {}
            raise ClientError(str(answered.get("code", status)), str(answered.get("text", "")))
        return answer

    def _answer(self, method: str, path: str, body: JsonObject | None) -> tuple[int, bytes, float]:
        """The status of an answer, its text, and after how many seconds to ask again."""
        parts = urlsplit(self.url)
        make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = make(parts.netloc, timeout=TIMEOUT)
        headers = {"accept": "application/json"}
        if body is not None:
            headers["content-type"] = "application/json"
        if self.key:
            headers["authorization"] = f"Bearer {self.key}"
        try:
            connection.request(method, parts.path + path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            wait = response.headers.get("retry-after", "")  # a proxy may have written a date
            return response.status, response.read(), float(wait) if wait.isdecimal() and wait != "0" else 1.0
        except (OSError, http.client.HTTPException) as error:
            raise ClientError("unreachable", f"{self.url} does not answer: {error}") from error
        finally:
            connection.close()
