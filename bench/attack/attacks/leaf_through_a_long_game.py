"""Six onlookers without a key page through a game of 2,500 rows while others play.

Others must not notice: the time in which 99 of 100 of their messages are answered is measured without and with the
onlookers, in one run.
"""

from __future__ import annotations

import json
import multiprocessing
import tempfile
import time
from contextlib import ExitStack, suppress
from multiprocessing.synchronize import Event, Semaphore
from pathlib import Path

from websockets.exceptions import WebSocketException

from bench.attack.asking import ME
from tests.server.processes import Served
from tests.server.running import Guest, Running
from tests.server.sockets import Client
from won.core.chance import source
from won.core.record import Seat, dump
from won.games import rules
from won.tables.limits import LOG

QUICK = False
ROWS, ASKED, SOCKETS, PROCESSES = 2500, 400, 6, 1


def attack(server: Running) -> None:
    """Against a server of its own, without limits: what the work itself costs the others is measured."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(str(Path(folder) / "won.db")) as served,
        Guest(served.url, {}) as ada,
        Guest(served.url, {}) as mallory,
    ):
        for guest in (ada, mallory):
            guest.key = guest.post("/api/players", json={"name": "A"}).json()["key"]
            guest.headers["authorization"] = f"Bearer {guest.key}"
        long_game = import_long(mallory, ROWS)
        quiet = ada.table(seats=[ME, ME, ME], start=True)["id"]
        with Client(served.url, quiet, ada.key) as player:
            _measure(served.url, player, long_game)


def _measure(url: str, player: Client, long_game: str) -> None:
    spawn = multiprocessing.get_context("spawn")
    stopping, leafing = spawn.Event(), spawn.Semaphore(0)
    args = (url, long_game, stopping, leafing)
    onlookers = [spawn.Process(target=leaf, args=args, daemon=True) for _ in range(PROCESSES)]
    p99(player)  # whatever is loaded the first time
    before = p99(player)
    for onlooker in onlookers:
        onlooker.start()
    assert all(leafing.acquire(timeout=60) for _ in onlookers), "the onlookers get no answer"
    during = p99(player)
    assert all(onlooker.is_alive() for onlooker in onlookers), "the onlookers did not last as long as the measurement"
    stopping.set()
    for onlooker in onlookers:
        onlooker.join(30)
    ratio = during / before
    print(f"           99 of 100 answers within {before:.1f} ms alone, {during:.1f} ms with them: {ratio:.1f} times")
    assert during < max(10 * before, 200), "the onlookers slow down the others"


def import_long(guest: Guest, rows: int) -> str:
    """A finished table of that many actions."""
    assert rows <= LOG
    table = guest.post("/api/records", content=long_record(rows)).json()
    assert "id" in table, table
    return str(table["id"])


def long_record(rows: int) -> bytes:
    """A game of industry with random actions."""
    game = rules("industry").new("second", [Seat(f"P{n}") for n in range(3)], {"first": 0}, {"rounds": 4000})
    draw = source(7).random
    while game.steps < rows and not game.over:
        seat = game.to_move[0]
        action = game.sample(seat, draw)
        game.apply(seat, game.with_chance(action, draw))
    return dump(game.record())


def p99(client: Client) -> float:
    """Milliseconds in which 99 of 100 messages are answered."""
    times = []
    for _ in range(ASKED):
        began = time.perf_counter()
        client.ask("ping")
        times.append(1000 * (time.perf_counter() - began))
        time.sleep(0.005)
    return sorted(times)[len(times) * 99 // 100]


def leaf(url: str, table: str, stopping: Event, leafing: Semaphore) -> None:
    """On its share of the sockets as fast as the answers come, from one end of the game to the other.

    `leafing` is released once the first answers have come.
    """
    with ExitStack() as stack, suppress(WebSocketException, TimeoutError):
        onlookers = [stack.enter_context(Client(url, table)) for _ in range(SOCKETS // PROCESSES)]
        before, begun = ROWS, False
        while not stopping.is_set():
            before = before - 200 if before > 200 else ROWS
            for onlooker in onlookers:
                onlooker.socket.send(json.dumps({"type": "leaf", "id": f"l{before}", "before": before, "count": 200}))
            for onlooker in onlookers:
                onlooker.socket.recv(timeout=20)
            if not begun:
                leafing.release()
                begun = True
