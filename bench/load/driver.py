"""Play on many seats at once, and record what the server answered and when."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec

from bench.load.sockets import Client

SEATS = 4
IN_FLIGHT = 64  # actions without an answer while the most per second is measured
Script = list[tuple[int, bytes]]  # a seat and its action


class Table:
    """A table of the load: its connections, and the actions still to play."""

    def __init__(self, name: str, script: Script, at: int = 0) -> None:
        self.name = name
        self.script = script
        self.at = at
        self.clients: list[Client] = []
        self.due = 0.0
        self.waiting = False
        self.pending: dict[int, list[float]] = {}  # by sequence: when it was due, seats with the news
        self.last = -1  # sequence of the last action sent


class Load:
    """The tables under load, and the times of the answers."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.broadcast: list[float] = []
        self.refused = 0
        self.problem = ""
        self.free: deque[Table] = deque()
        self.tables: dict[Client, Table] = {}
        self.freed = asyncio.Event()

    def on_message(self, client: Client, frame: bytes) -> None:
        """A frame is a message or an array of them; whatever is of interest here stands before the state."""
        table = self.tables.get(client)
        if table is None:
            return
        if frame.startswith(b"["):
            for message in msgspec.json.decode(frame, type=list[msgspec.Raw]):
                self._hear(table, bytes(message))
        else:
            self._hear(table, frame)

    def _hear(self, table: Table, text: bytes) -> None:
        if text.startswith(b'{"type":"news"'):
            sequence = int(text[26 : text.index(b",", 26)])
            action = table.pending.get(sequence)
            if action is not None:
                action[1] += 1
                if action[1] == SEATS:
                    del table.pending[sequence]
                    self.broadcast.append(time.perf_counter() - action[0])
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
        table.pending[table.last] = [due, 0]
        table.clients[seat].send(b'{"type":"act","id":"%d","seat":%d,"action":%b}' % (table.at, seat, action))


class Echoes(Load):
    """The same with an echo server."""

    def on_message(self, client: Client, text: bytes) -> None:
        table = self.tables.get(client)
        if table is not None and table.waiting:
            self.acknowledged.append(time.perf_counter() - table.due)
            table.at -= 1
            self._release(table)


async def paced(load: Load, rate: float, seconds: float) -> float:
    """Send actions at fixed times, whether or not earlier ones are answered; return the seconds it took."""
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
    """Send as many actions as are answered, a bounded number at a time; return the acknowledged per second."""
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
    """Wait until everything is answered, and a moment longer for the news; return the time of the last answer."""
    limit = time.perf_counter() + 30
    while any(table.waiting for table in load.tables.values()) and time.perf_counter() < limit:
        await asyncio.sleep(0.01)
    answered = time.perf_counter()
    await asyncio.sleep(0.3)
    return answered
