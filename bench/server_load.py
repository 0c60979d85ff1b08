"""How much a server bears: tables and connected seats held, actions a second, how soon they are acknowledged, memory.

    python -m bench.server_load [--tables 500] [--rate 300] [--seconds 20] [--json]

One process serves (`won serve` on SQLite, every action on the disk before it is acknowledged), this one plays on all
seats over loopback; a bare echo server bears the same load in the same run, because machines differ.
Each table stands somewhere in an industry game and plays on from there. The games were drawn by lot beforehand, so
that playing costs this process next to nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psutil

from bench.sockets import Client, connect
from won.core.record import Seat
from won.games import rules
from won.server.entries import Acted, Row, Sat, Started
from won.server.entries import Any_ as AnyEntry
from won.server.security import key_hash, new_id, new_seed
from won.server.setup import Setup
from won.server.storage import Person, Store, TableRow
from won.server.table.faces import summary
from won.server.table.fold import table_of
from won.server.times import now

SEATS = 4
HOST = "127.0.0.1"
CONNECTING = 40  # at a time
IN_FLIGHT = 64  # when it is asked how much it can do at most
LONGEST = 500  # actions of a script
LATEST = 300  # where in it a table may stand when we come
Script = list[tuple[int, bytes]]  # a seat and its action
Say = Callable[[str], None]


class Table:
    """A table of the load: who is connected, and what is played next."""

    def __init__(self, name: str, script: Script, at: int = 0) -> None:
        self.name = name
        self.script = script
        self.at = at
        self.clients: list[Client] = []
        self.due = 0.0
        self.waiting = False
        self.under_way: dict[int, list[float]] = {}  # by sequence: when it was due, and how many seats have heard of it
        self.last = -1  # sequence of the last action sent


class Load:
    """What was asked and what came back."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.refused = 0
        self.problem = ""
        self.free: deque[Table] = deque()
        self.tables: dict[Client, Table] = {}
        self.freed = asyncio.Event()

    def heard(self, client: Client, text: bytes) -> None:
        table = self.tables.get(client)
        if table is None:
            return
        if text.startswith(b'{"type":"news"'):
            sequence = int(text[26 : text.index(b",", 26)])
            one = table.under_way.get(sequence)
            if one is not None:
                one[1] += 1
                if one[1] == SEATS:
                    del table.under_way[sequence]
                    self.told.append(time.perf_counter() - one[0])
        elif text.startswith(b'{"type":"done"'):
            self.acknowledged.append(time.perf_counter() - table.due)
            self._release(table)
        elif text.startswith(b'{"type":"refused"'):
            self.refused += 1
            self.problem = self.problem or text.decode()
            table.at = len(table.script)  # what follows in the script would be refused, too
            self._release(table)

    def _release(self, table: Table) -> None:
        table.waiting = False
        table.at += 1
        if table.at < len(table.script):
            self.free.append(table)
        self.freed.set()

    def act(self, table: Table, due: float) -> None:
        seat, action = table.script[table.at]
        table.due, table.waiting = due, True
        table.last += 1
        table.under_way[table.last] = [due, 0]
        table.clients[seat].send(b'{"type":"act","id":"%d","seat":%d,"action":%b}' % (table.at, seat, action))


class Echoes(Load):
    """The same with a server that only says back what it hears."""

    def heard(self, client: Client, text: bytes) -> None:
        table = self.tables.get(client)
        if table is not None and table.waiting:
            self.acknowledged.append(time.perf_counter() - table.due)
            table.at -= 1
            self._release(table)


async def paced(load: Load, rate: float, seconds: float) -> float:
    """Actions at fixed times, whether earlier ones are back or not; the seconds it took."""
    begun = time.perf_counter()
    for at in range(int(rate * seconds)):
        due = begun + at / rate
        while (left := due - time.perf_counter()) > 0:
            await asyncio.sleep(left)
        while not load.free:
            load.freed.clear()
            await asyncio.wait_for(load.freed.wait(), 30)
        load.act(load.free.popleft(), due)
    return await _quiet(load) - begun


async def flat_out(load: Load, seconds: float) -> float:
    """As much as it takes, a bounded number under way at a time; acknowledged a second."""
    begun, before = time.perf_counter(), len(load.acknowledged)
    sent = 0
    while (now := time.perf_counter()) < begun + seconds:
        while load.free and sent - (len(load.acknowledged) + load.refused - before) < IN_FLIGHT:
            load.act(load.free.popleft(), now)
            sent += 1
        load.freed.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(load.freed.wait(), 1)
    count, took = len(load.acknowledged) - before, time.perf_counter() - begun
    await _quiet(load)
    return count / took


async def _quiet(load: Load) -> float:
    """When everything was answered; the news of it may take a moment longer."""
    limit = time.perf_counter() + 30
    while any(table.waiting for table in load.tables.values()) and time.perf_counter() < limit:
        await asyncio.sleep(0.01)
    answered = time.perf_counter()
    await asyncio.sleep(0.3)
    return answered


def scripts() -> list[Script]:
    """A game drawn by lot for each seat that may be first."""
    book, found = rules("industry"), []
    for first in range(SEATS):
        draw = random.Random(first)
        game = book.new("second", [Seat(str(seat)) for seat in range(SEATS)], {"first": first}, {})
        script = []
        while not game.over and len(script) < LONGEST:
            seat = draw.choice(game.to_move)
            action = game.sample(seat, draw.random)
            script.append((seat, msgspec.json.encode(action)))
            game.apply(seat, action)
        found.append(script)
    return found


class Server:
    """A server of the measurement, from start to stop."""

    def __init__(self, words: list[str], port: int) -> None:
        self.port = port
        self.process = subprocess.Popen([sys.executable, *words])
        self.looked_at = psutil.Process(self.process.pid)
        limit = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError):
                http.client.HTTPConnection(HOST, port, timeout=2).connect()
                return
            if time.monotonic() > limit or self.process.poll() is not None:
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    @property
    def memory(self) -> float:
        """Kilobytes."""
        return self.looked_at.memory_info().rss / 1000

    @property
    def seconds(self) -> float:
        """Of processor time."""
        times = self.looked_at.cpu_times()
        return times.user + times.system

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
            return
        self.process.kill()


@contextlib.contextmanager
def serving(words: list[str], port: int) -> Iterator[Server]:
    server = Server(words, port)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.create_server((HOST, 0)) as taken:
        return int(taken.getsockname()[1])


async def lay(url: str, played: list[Script], count: int) -> tuple[list[str], list[Table]]:
    """Tables at every stage of a game, people on all seats: the people's keys and the tables."""
    draw = random.Random(0)
    keys = [secrets.token_urlsafe(32) for _ in range(SEATS)]
    people = [Person(f"seat{seat}", f"Seat {seat}", key_hash(key), 1) for seat, key in enumerate(keys)]
    setup = Setup("industry", "second", SEATS)
    store = await Store.open(url)
    for person in people:
        await store.add_player(person)
    found = []
    for _ in range(count):
        first = draw.randrange(SEATS)
        table = Table(new_id(), played[first], draw.randrange(LATEST))
        entries: list[AnyEntry] = [Sat(seat, player=one.id, name=one.name) for seat, one in enumerate(people)]
        entries.append(Started({"first": first}))
        entries += [Acted(seat, json.loads(action), by=people[seat].id) for seat, action in table.script[: table.at]]
        rows = [Row(sequence, now(), entry) for sequence, entry in enumerate(entries)]
        await store.add_table(TableRow(table.name, setup, new_seed(), people[0].id, now()))
        await store.append(table.name, rows, summary(table_of(setup, rows)))
        table.last = rows[-1].sequence
        found.append(table)
    await store.close()
    return keys, found


async def hold(port: int, load: Load, tables: list[Table], path: Callable[[Table], str], say: Say) -> None:
    """Connect every seat of every table."""
    gate = asyncio.Semaphore(CONNECTING)

    async def one(table: Table) -> None:
        for _ in range(SEATS):
            async with gate:
                client = await connect(HOST, port, path(table), load.heard)
            load.tables[client] = table
            table.clients.append(client)

    await asyncio.gather(*map(one, tables))
    say(f"  {len(load.tables)} seats connected")


async def first_state(port: int, name: str, key: str) -> float:
    """How long it takes from knocking to seeing the table, which may have been asleep."""
    begun = time.perf_counter()
    got: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def heard(_: Client, text: bytes) -> None:
        if text.startswith(b'{"type":"state"') and not got.done():
            got.set_result(text)

    client = await connect(HOST, port, f"/ws/tables/{name}", heard)
    client.send(json.dumps({"type": "hello", "key": key}).encode())
    await asyncio.wait_for(got, 30)
    took = time.perf_counter() - begun
    client.close()
    return took


def figures(taken: list[float]) -> dict[str, float]:
    shares = {"median_ms": 0.5, "p99_ms": 0.99, "longest_ms": 1}
    ordered = sorted(taken)
    return {name: round(ordered[int((len(ordered) - 1) * share)] * 1000, 1) for name, share in shares.items()}


async def measure_echo(args: argparse.Namespace, say: Say) -> dict[str, Any]:
    port = free_port()
    with serving([str(Path(__file__).parent / "echo.py"), str(port)], port) as server:
        load = Echoes()
        script = [(seat % SEATS, b'{"do":"draft","package":"I4"}') for seat in range(LONGEST)]
        tables = [Table(str(at), script) for at in range(args.tables)]
        await hold(port, load, tables, lambda _: "/", say)
        load.free.extend(tables)
        before = server.seconds
        took = await paced(load, args.rate, args.seconds / 2)
        cpu = (server.seconds - before) / took
        paced_figures = figures(load.acknowledged)
        most = await flat_out(load, 5)
        for client in load.tables:
            client.close()
    return {
        "connections": len(load.tables),
        **paced_figures,
        "processor": round(cpu, 3),
        "most_per_second": round(most),
    }


async def measure_won(args: argparse.Namespace, say: Say) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="won-load-") as folder:
        url = args.database or f"sqlite:///{folder}/won.db"
        keys, tables = await lay(url, scripts(), args.tables + 1)
        say(f"  {args.tables} tables laid")
        port = free_port()
        words = ["-m", "won.cli.main", "serve", "--port", str(port), "--limits", "0", "--database", url]
        with serving([*(["-m", "cProfile", "-o", args.profile] if args.profile else []), *words], port) as server:
            found = await _loaded(args, say, server, keys, tables)
    return found


async def _loaded(
    args: argparse.Namespace, say: Say, server: Server, keys: list[str], tables: list[Table]
) -> dict[str, Any]:
    port = server.port
    await first_state(port, tables.pop().name, keys[0])  # everything that is loaded once is loaded now
    memory = server.memory
    waking = sorted([await first_state(port, table.name, keys[0]) for table in tables])
    found: dict[str, Any] = {"waking": figures(waking)}
    found["idle_table_kB"] = per_table(server, memory, args.tables)

    load = Load()
    begun = time.perf_counter()
    await hold(port, load, tables, lambda table: f"/ws/tables/{table.name}", say)
    for table in tables:
        for seat, client in enumerate(table.clients):
            client.send(json.dumps({"type": "hello", "key": keys[seat], "since": table.last}).encode())
    while min(client.messages for client in load.tables) < 2:
        await asyncio.sleep(0.05)
    found["connections"] = len(load.tables)
    found["connecting_per_second"] = round(len(load.tables) / (time.perf_counter() - begun))
    await asyncio.sleep(2)
    found["held_table_kB"] = per_table(server, memory, args.tables)

    say(f"  playing, {args.rate:g} actions a second for {args.seconds:g} seconds")
    load.free.extend(tables)
    bytes_before = sum(client.received for client in load.tables)
    before, own, all_before = server.seconds, time.process_time(), busy_seconds()
    took = await paced(load, args.rate, args.seconds)
    others = busy_seconds() - all_before - (server.seconds - before) - (time.process_time() - own)
    carried = sum(client.received for client in load.tables) - bytes_before
    found["processor"] = round((server.seconds - before) / took, 3)
    found["processor_of_driver"] = round((time.process_time() - own) / took, 3)
    found["processor_of_others"] = round(others / took, 3)  # much of it: the machine was not ours, measure again
    found["processor_ms_per_action"] = round((server.seconds - before) * 1000 / len(load.acknowledged), 2)
    found["actions_per_second"] = round(len(load.acknowledged) / took, 1)
    found["kB_per_action"] = round(carried / 1000 / len(load.acknowledged), 1)
    found["acknowledged"] = figures(load.acknowledged)
    found["told_to_all_seats"] = figures(load.told)

    say("  as fast as it goes")
    before = server.seconds
    found["most_per_second"] = round(await flat_out(load, args.seconds / 2))
    found["processor_at_most"] = round((server.seconds - before) / (args.seconds / 2), 3)
    found["actions"] = len(load.acknowledged)
    found["all_told_to_all"] = len(load.told) == len(load.acknowledged)
    found["refused"] = f"{load.refused} {load.problem}".strip()
    found["lost_connections"] = sum(client.closed for client in load.tables)
    found["played_table_kB"] = per_table(server, memory, args.tables)
    for client in load.tables:
        client.close()
    return found


def busy_seconds() -> float:
    """Processor time of everything on this machine."""
    times = psutil.cpu_times()
    return float(times.user + times.system + times.nice)


def promises(args: argparse.Namespace, won: dict[str, Any]) -> dict[str, bool]:
    """What we promise on two cores that do nothing else."""
    return {
        f"{args.rate:g} actions a second": won["actions_per_second"] >= 0.98 * args.rate,
        "99% acknowledged within 100 ms": won["acknowledged"]["p99_ms"] <= 100,
        "told to all seats": won["all_told_to_all"] and not won["lost_connections"],
        "an idle table under 200 kB": won["idle_table_kB"] < 200,
        "woken within 100 ms": won["waking"]["p99_ms"] <= 100,
    }


def per_table(server: Server, before: float, tables: int) -> float:
    return round((server.memory - before) / tables, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="", help="instead of a new SQLite file; an empty PostgreSQL")
    parser.add_argument("--profile", default="", help="a file for cProfile's account of the server, which slows it")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    say: Say = lambda text: print(text, file=sys.stderr, flush=True)  # noqa: E731
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    say("a bare echo server")
    echo = asyncio.run(measure_echo(args, say))
    say("won serve")
    won = asyncio.run(measure_won(args, say))
    print(json.dumps({"echo": echo, "won": won, "promises": promises(args, won)}, indent=None if args.json else 2))


if __name__ == "__main__":
    main()
