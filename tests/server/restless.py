"""A person who plays on whatever happens to the server, and what the journals must say about their actions."""

from __future__ import annotations

import threading
import time
from random import Random
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from tests.server.sockets import Client, Message
from won.server.storage.store import Store
from won.tables.entries import Acted
from won.tables.fold import table_of

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "clerk"}


class Reachable(Protocol):
    """A server, or a proxy before it; the address may change when it starts again."""

    @property
    def url(self) -> str: ...


class Person(threading.Thread):
    """Plays all seats of a table as fast as it may, over whatever happens to the server; remembers what was granted."""

    def __init__(self, server: Reachable, table: str, key: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.table = table
        self.key = key
        self.draw = Random(seed)
        self.granted: dict[str, int] = {}
        self.asked: dict[str, tuple[int, dict[str, Any]]] = {}
        self.open: str | None = None  # sent, and no answer yet
        self.stopping = False
        self.over = False  # its game is
        self._closing: Message = {}
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping:
                try:
                    self._sit()
                except (WebSocketException, OSError, TimeoutError, EOFError):
                    self.disconnected(self._closing)
        except BaseException as error:
            self.problem = error

    def disconnected(self, closing: Message) -> None:
        """The server is gone, and `closing` is what it said last, if anything; it comes back."""
        time.sleep(0.05)

    def connected(self) -> None:
        """The first state has come."""

    def think(self, client: Client) -> None:
        """Before each action."""

    def _sit(self) -> None:
        with Client(self.server.url, self.table, self.key) as client:
            self.connected()
            try:
                self._play(client)
            finally:
                self._closing = client.closing

    def _play(self, client: Client) -> None:
        if self.open is not None:
            seat, action = self.asked[self.open]
            self._answered(self.open, client.ask("act", id=self.open, seat=seat, action=action))
        while not self.stopping and client.state["status"] == "playing":
            if not client.on_turn:
                client.hear(5)
                continue
            self.think(client)
            seat = self.draw.choice(client.on_turn)
            legal = client.mine(seat).get("legal")
            if not legal or not legal["actions"]:
                result = client.ask("advise", seat=seat)
                if not result.get("best"):  # another was quicker
                    client.ask("ping")
                    continue
                action = result["best"][0]["action"]
            else:
                action = self.draw.choice(legal["actions"])
            request = f"{self.table[:4]}-{len(self.asked)}"
            self.asked[request] = (seat, action)
            self.open = request
            self._answered(request, client.ask("act", id=request, seat=seat, action=action))
        self.over = client.state["status"] == "over"
        while not self.stopping and self.over:
            time.sleep(0.05)

    def _answered(self, request: str, answer: dict[str, Any]) -> None:
        self.open = None
        if answer["type"] == "done":
            assert self.granted.get(request, answer["sequence"]) == answer["sequence"]
            self.granted[request] = answer["sequence"]


async def compare(url: str, people: list[Person]) -> int:
    """What the journals say against what was granted; how many actions were."""
    store = await Store.open(url)
    granted = 0
    try:
        for person in people:
            row = await store.table(person.table)
            assert row is not None
            rows = await store.rows(person.table)
            assert [each.sequence for each in rows] == list(range(len(rows)))
            assert row.sequence == len(rows) - 1
            acted = [(each.sequence, each.entry) for each in rows if isinstance(each.entry, Acted) and each.entry.id]
            requests = [entry.id for _, entry in acted]
            assert len(requests) == len(set(requests))  # nothing twice
            journal = {entry.id: (sequence, entry.seat) for sequence, entry in acted}
            for request, sequence in person.granted.items():
                assert journal[request] == (sequence, person.asked[request][0])
            table = table_of(row.setup, rows)  # nothing by half: every row can be played
            assert (table.steps, table.status) == (row.steps, row.status)
            granted += len(person.granted)
    finally:
        await store.close()
    return granted
