"""Where bots think: quick ones in threads, slow ones in processes of their own, never where the tables are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import wait
from typing import Any, Final

import msgspec

from won.core.game import Game
from won.core.record import Record, dump, load
from won.core.replay import follow
from won.games import package, rules
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.tables.table import Table

QUICK: Final = ("random", "clerk", "merchant")  # milliseconds a decision; the others take their time
KEPT: Final = 64  # bots and games that a process remembers


class Thought(msgspec.Struct, frozen=True):
    """A seat of a table for which something is to be decided, on its turn or because it is asked."""

    table: str
    seat: int
    level: str
    seed: str
    on_turn: bool


class Thinkers:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "won-bot")
        self._processes: list[ProcessPoolExecutor] = []
        self._bots: dict[Thought, Bot] = {}

    async def decide(self, thought: Thought, table: Table) -> Decision | None:
        """The action decided on and why, or none to leave it."""
        assert table.game is not None
        loop = asyncio.get_running_loop()
        if thought.level.partition(":")[0] in QUICK:
            bot = remembered(self._bots, thought)
            return await loop.run_in_executor(self._threads, choose, bot, table.game.copy_for(thought.seat), thought)
        record = dump(table.game.record())
        found = await loop.run_in_executor(self._process(thought.table), think, record, thought)
        return None if found is None else msgspec.convert({**found, "action": table.read(found["action"])}, Decision)

    def _process(self, table: str) -> Executor:
        """Always the same for a table, so that its bots remember what they were refused."""
        if not self._processes:
            spawning = multiprocessing.get_context("spawn")
            self._processes = [
                ProcessPoolExecutor(1, spawning, leave_with_parent) for _ in range(max(1, (os.cpu_count() or 2) - 1))
            ]
        return self._processes[hash(table) % len(self._processes)]

    def stop(self) -> None:
        for pool in (self._threads, *self._processes):
            pool.shutdown(wait=False, cancel_futures=True)


def choose(bot: Bot, seen: Game, thought: Thought) -> Decision | None:
    return bot.decide(seen, thought.seat) if thought.on_turn else bot.answer(seen, thought.seat)


def remembered(bots: dict[Thought, Bot], thought: Thought) -> Bot:
    """The bot of that seat as it was left."""
    key = msgspec.structs.replace(thought, on_turn=True)
    bot = bots.pop(key, None) or make_bot(thought.level, thought.seed)
    bots[key] = bot
    while len(bots) > 16 * KEPT:
        del bots[next(iter(bots))]
    return bot


# In a process of its own: games come as records, and go on from where they were when they were last seen.

_bots: dict[Thought, Bot] = {}
_games: dict[str, tuple[Record, Game]] = {}


def think(data: bytes, thought: Thought) -> dict[str, Any] | None:
    game = _followed(thought.table, load(data))
    decision = choose(remembered(_bots, thought), game.copy_for(thought.seat), thought)
    return None if decision is None else msgspec.to_builtins(decision, str_keys=True)


def _followed(table: str, record: Record) -> Game:
    known = _games.pop(table, None)
    if known is not None and record.log[: len(known[0].log)] == known[0].log:
        game = known[1]
        for _ in follow(game, record.log[len(known[0].log) :], package(record.game).actions):
            pass
    else:
        game = rules(record.game).replay(record)
    _games[table] = (record, game)
    while len(_games) > KEPT:
        del _games[next(iter(_games))]
    return game


def leave_with_parent() -> None:
    """A server that is killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()
