"""An acknowledged action survives the death of the server at any moment, and none is done twice or by half."""

from __future__ import annotations

import os
import threading
import time
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.processes import Served
from tests.server.sockets import Client
from won.server.storage import Store
from won.tables.entries import Acted
from won.tables.fold import table_of

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "clerk"}


class Person(threading.Thread):
    """Plays all seats of a table as fast as it may, over whatever happens to the server; remembers what was granted."""

    def __init__(self, server: Served, table: str, key: str, seed: int) -> None:
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
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping:
                try:
                    self._sit()
                except (WebSocketException, OSError, TimeoutError, EOFError):
                    time.sleep(0.05)  # the server is gone; it comes back
        except BaseException as error:
            self.problem = error

    def _sit(self) -> None:
        with Client(self.server.url, self.table, self.key) as client:
            if self.open is not None:
                seat, action = self.asked[self.open]
                self._answered(self.open, client.ask("act", id=self.open, seat=seat, action=action))
            while not self.stopping and client.state["status"] == "playing":
                if not client.on_turn:
                    client.hear(5)
                    continue
                seat = self.draw.choice(client.on_turn)
                legal = client.mine(seat).get("legal")
                if not legal or not legal["actions"]:
                    found = client.ask("advise", seat=seat)
                    if not found.get("best"):  # another was quicker
                        client.ask("ping")
                        continue
                    action = found["best"][0]["action"]
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
            assert [one.sequence for one in rows] == list(range(len(rows)))
            assert row.sequence == len(rows) - 1
            acted = [(one.sequence, one.entry) for one in rows if isinstance(one.entry, Acted) and one.entry.id]
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


async def kill_often(url: str, kills: int, tables: int, seed: int = 1) -> int:
    draw = Random(seed)
    server = Served(url)
    server.start()
    people: list[Person] = []
    try:
        people.extend(_begin(server, ("industry", "shares")[number % 2], number) for number in range(tables))
        for person in people:
            person.start()
        for _ in range(kills):
            if draw.random() < 0.9:  # else it dies while people come back
                let_play(people, draw.randint(1, 12))
            time.sleep(draw.uniform(0, 0.1))  # anywhere between two answers
            server.kill()
            assert not [person.problem for person in people if person.problem]
            await compare(url, people)
            server.start()
        let_play(people, 12)
        for person in people:
            person.stopping = True
        for person in people:
            person.join(60)
            assert not person.is_alive()
            assert person.problem is None
    finally:
        for person in people:
            person.stopping = True
        server.kill()
    return await compare(url, people)


def let_play(people: list[Person], actions: int) -> None:
    """Until so many more were granted, or there is nothing left to play."""
    wanted = sum(len(person.granted) for person in people) + actions
    limit = time.monotonic() + 120
    while sum(len(person.granted) for person in people) < wanted and not all(person.over for person in people):
        assert time.monotonic() < limit
        assert not [person.problem for person in people if person.problem]
        time.sleep(0.002)


def _begin(server: Served, game: str, number: int) -> Person:
    edition, options = {"industry": ("second", {"rounds": 30}), "shares": ("classic", {})}[game]
    setup = {"game": game, "edition": edition, "players": 3, "options": options}
    with httpx.Client(base_url=server.url, trust_env=False) as guest:
        key = guest.post("/api/players", json={"name": f"Person {number}"}).json()["key"]
        seats = [ME, ME, ME] if number % 3 else [ME, BOT, ME]
        body = {"setup": setup, "seats": seats, "start": True}
        made = guest.post("/api/tables", json=body, headers={"authorization": f"Bearer {key}"})
        assert made.status_code == 201, made.text
    return Person(server, made.json()["id"], key, number)


@pytest.mark.anyio
async def test_what_was_granted_survives_the_death_of_the_server(sqlite_url: str) -> None:
    assert await kill_often(sqlite_url, kills=3, tables=2) > 10


@pytest.mark.soak
@pytest.mark.anyio
async def test_what_was_granted_survives_hundreds_of_deaths(url: str) -> None:
    for seed in range(10):  # games end: a few tables each
        await kill_often(url, kills=int(os.environ.get("WON_SOAK_KILLS", "300")) // 10, tables=4, seed=seed)
