"""Nothing of one player's is ever sent to another: looked for in the bytes of random games at a whole server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.in_process import Server, Wire
from tests.server.secrets import CLOSED, FIGURE, ORDERS, Listener, Watch, enrich, names_a_fortune
from tests.waiting import until
from won.server.live.table import LiveTable
from won.server.operations.config import Config
from won.tables.table import written

AT_ONCE = 8  # tables
BOTS = ("random", "clerk")
TO_THE_END = 50  # one game in so many is played until it is over, however long that takes
PLACES = ("", "/record", "/fair", "/invites")


def setup(name: str, draw: Random, whole: bool) -> dict[str, Any]:
    options: dict[str, Any] = {"cash": "private"}
    if name == "industry":
        edition = draw.choice(["first", "second", "v3"])
        options |= {} if whole else {"rounds": 1}
    else:
        edition = "classic"
        options |= {"bidding": draw.choice(["open", "sealed"]), "claims": draw.choice(["auto", "hand"])}
        options |= {"turns": 60 if whole else 25}
    delay = draw.choice([0, 0, 1, 3600])
    return {"game": name, "edition": edition, "players": draw.choice([3, 4]), "options": options, "delay": delay}


@pytest.fixture(autouse=True)
def fortunes(monkeypatch: pytest.MonkeyPatch) -> None:
    enrich(monkeypatch)


class Game:
    """One table from the first seat to the last byte."""

    def __init__(self, server: Server, name: str, seed: int, to_the_end: int) -> None:
        self.server = server
        self.draw = Random(f"{name}/{seed}")
        whole = self.draw.random() * to_the_end < 1
        self.setup = setup(name, self.draw, whole)
        self.most = 1500 if whole else self.draw.choice([25, 50, 100, 200])
        self.people: list[Listener] = []
        self.wires: dict[str, Wire] = {}
        self.requests = 0

    async def play(self) -> Watch:
        await self._sit()
        watch = self.watch
        while self.live.table.status == "playing" and self.requests < self.most and not watch.leaks:
            await self._something()
        for wire in self.wires.values():
            await wire.close()
        assert not watch.leaks, watch.leaks[0]
        return watch

    async def _sit(self) -> None:
        """People on their seats, one of them perhaps on two, a bot here and there, and two who look on."""
        draw, count = self.draw, self.setup["players"]
        holders = [f"P{seat}" for seat in range(count)]
        if draw.random() < 0.3:
            holders[-1] = draw.choice(["bot", "P0"])
        for name in dict.fromkeys([*holders, "Onlooker"]):
            if name != "bot":
                made = json.loads(await self.server.ask("POST", "/api/players", body={"name": name}))
                seats = [seat for seat, holder in enumerate(holders) if holder == name]
                self.people.append(Listener(name, seats, made["id"], made["key"]))
        self.people.append(Listener("Stranger", ()))
        bot = {"who": "bot", "bot": draw.choice(BOTS)}
        chairs = [bot if name == "bot" else {"who": "me" if name == "P0" else "open"} for name in holders]
        self.table = str((await self._post(self.people[0], "", {"setup": self.setup, "seats": chairs}))["id"])
        self.live: LiveTable = await self.server.context.hub.table(self.table)
        self.watch = Watch(self.live, self.people)
        for each in self.people:
            for seat in each.seats if each.name != "P0" else ():
                await self._post(each, f"/{self.table}/join", {"seat": seat})
            await self._connect(each)
            if each.player:
                await self._ask(each, "note", text=each.note)
            if each.seats and draw.random() < 0.5:
                await self._order(each)
        await self._post(self.people[0], f"/{self.table}/start", {})

    async def _post(self, one: Listener, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(await self.server.ask("POST", f"/api/tables{path}", one.key, body))
        assert "code" not in answer, answer
        return answer

    async def _connect(self, one: Listener, since: int = -1) -> None:
        wire = self.wires[one.name] = self.server.connect(self.table, lambda text: self.watch.check(one, text))
        language, version = self.draw.choice(["en", "it", "fr"]), self.draw.choice([1, 2])
        wire.say({"type": "hello", "key": one.key, "since": since, "language": language, "version": version})
        await wire.ask("ping", f"p{self._number()}")

    def _number(self) -> int:
        self.requests += 1
        return self.requests

    async def _ask(self, one: Listener, kind: str, **fields: Any) -> dict[str, Any]:
        return await self.wires[one.name].ask(kind, f"q{self._number()}", **fields)

    async def _something(self) -> None:
        """Mostly an action of whoever is waited for, now and then anything else that a person can do."""
        draw, table = self.draw, self.live.table
        waiting = [each for each in self.people if {*each.seats} & {*table.to_move, *table.asked}]
        if not waiting:
            before = table.sequence  # a bot thinks
            await until(lambda: self.live.table.sequence > before or self.live.table.status != "playing")
            return
        if draw.random() < 0.06:
            await self._aside(draw.choice(self.people))
            return
        each = draw.choice(waiting)
        seat = draw.choice([seat for seat in each.seats if seat in {*table.to_move, *table.asked}])
        game: Any = table.game
        action = game.sample(seat, draw.random)
        if action is None or names_a_fortune(action):
            await self._aside(each)
            return
        raw = written(game.without_chance(action))
        if draw.random() < 0.1:
            await self._ask(each, "try", seat=seat, actions=[raw])
        await self._ask(each, "act", seat=seat, action=raw)

    async def _aside(self, one: Listener) -> None:
        draw, table = self.draw, self.live.table
        own = ["undo", "orders", "ask", "branch"] if one.seats else []
        kind = draw.choice(["look", "leaf", "chat", "back", "http", *own])
        if kind == "look":
            await self._ask(one, "look", step=draw.randrange(table.steps + 1))
        elif kind == "leaf":
            await self._ask(one, "leaf", before=draw.randrange(table.sequence + 2), count=5)
        elif kind == "chat":
            await self._ask(one, "chat", text=f"@{draw.choice(self.people).name} hello")
        elif kind == "back":
            await self.wires[one.name].close()
            await self._connect(one, draw.choice([-1, table.sequence - 3]))
        elif kind == "http":
            path = f"/api/tables/{self.table}{draw.choice(PLACES)}"
            self.watch.check(one, await self.server.ask("GET", path, one.key))
        elif kind == "branch":  # a table of one's own that goes on from here would show what is hidden
            answer = await self.server.ask("POST", f"/api/tables/{self.table}/branch", one.key, {})
            assert json.loads(answer)["code"] == "branch_hidden" or table.status in CLOSED, answer
            self.watch.check(one, answer)
        elif kind == "undo":
            await self._ask(one, "wish", seat=one.seats[0], matter="undo")
        elif kind == "ask":
            await self._ask(one, "ask", seat=one.seats[0], chosen=[])
        else:
            await self._order(one)

    async def _order(self, one: Listener) -> None:
        orders = ORDERS[self.setup["game"]](one.price)
        answer = await self._ask(one, "orders", seat=one.seats[0], orders=orders)
        assert answer["type"] == "done" or self.live.table.status in CLOSED, answer


async def games(folder: Path, name: str, seeds: range, to_the_end: int = TO_THE_END) -> tuple[int, int, int]:
    """So many games, some at the same time: how many there were, how many ended, and how many bytes were looked at."""
    count, ended, sent = 0, 0, 0
    async with Server(Config(f"sqlite:///{folder / 'won.db'}", rates=None)) as server:
        for first in range(seeds.start, seeds.stop, AT_ONCE):
            some = range(first, min(first + AT_ONCE, seeds.stop))
            async with asyncio.TaskGroup() as together:
                played = [together.create_task(Game(server, name, seed, to_the_end).play()) for seed in some]
            for watch in [task.result() for task in played]:
                count += 1
                ended += watch.live.table.status in CLOSED
                sent += watch.bytes
            await server.context.hub.sweep()
    return count, ended, sent


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["industry", "shares"])
async def test_no_byte_of_one_players_secrets_reaches_another(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "won")
    count, _, sent = await games(tmp_path, name, range(6), to_the_end=1000)
    assert count == 6
    assert not FIGURE.search(caplog.text)  # nor do the logs tell what is in a purse
    assert sent > 500_000  # it was not quiet


@pytest.mark.soak
@pytest.mark.anyio
@pytest.mark.parametrize("name", ["industry", "shares"])
async def test_no_byte_of_one_players_secrets_reaches_another_in_thousands_of_games(tmp_path: Path, name: str) -> None:
    number = max(200, int(os.environ.get("WON_SOAK_GAMES", "10000")) // 5)
    for first in range(100, 100 + number, 200):  # a new server now and then, so that memory stays small
        folder = tmp_path / str(first)
        folder.mkdir()
        _, ended, _ = await games(folder, name, range(first, min(first + 200, 100 + number)))
        assert ended
