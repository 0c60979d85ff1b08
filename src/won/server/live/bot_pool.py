"""Bots decide in threads if they are quick and in processes of their own if they are slow, never on the event loop.

The threads and processes are shared by the hosts of the tables, in turn: a host of many tables with many bots slows
down the bots of these tables and no others.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec

from won.arena import own_bots
from won.core.base import GameBase
from won.core.game_types import JsonObject
from won.players.bot import Bot, Decision
from won.players.levels import is_quick
from won.players.pace import Pace
from won.server.live.bot_requests import BotRequest, cached_bot, choose
from won.server.live.replays import begin, unknown_past
from won.server.operations.fair_turns import FairTurns
from won.server.operations.work_queue import end_pool, prepare_worker
from won.tables.setup import Setup
from won.tables.snapshots import Snapshot, Taken, freeze
from won.tables.table import Table

THREADS: Final = 2  # for the quick ones
RECENT: Final = 200  # actions that a bot in another process is told, more than there are between two of its own
SWITCH: Final = 0.0005  # seconds after which a bot's thread lets the event loop go on; Python's own 5 ms are too many


class BotPool:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "won-bot")
        self._count = max(1, (os.cpu_count() or 2) - 1)
        self._processes: list[ProcessPoolExecutor] = []
        self._quick_turns = FairTurns(THREADS)
        self._slow_turns = FairTurns(self._count)
        self._bots: dict[BotRequest, Bot] = {}
        sys.setswitchinterval(SWITCH)

    async def decide(self, request: BotRequest, table: Table, host: str) -> Decision | None:
        """The action and the reason, or none to do nothing."""
        assert table.game is not None
        loop = asyncio.get_running_loop()
        if is_quick(request.level):
            async with self._quick_turns.turn(host):
                bot = cached_bot(self._bots, request)
                return await loop.run_in_executor(
                    self._threads, choose, bot, table.game.copy_for(request.seat), request
                )
        async with self._slow_turns.turn(host):
            snapshot = msgspec.structs.replace(freeze(table), log=b"")
            process = self._process(request.table)
            assert isinstance(table.game, GameBase)
            recent = table.game.recent(RECENT)
            decision = await loop.run_in_executor(process, think, table.setup, snapshot, request, recent)
        if decision is None:
            return None
        return msgspec.convert({**decision, "action": table.read(decision["action"])}, Decision)

    def _process(self, table: str) -> Executor:
        """Always the same process for a table, so that its bots remember what was refused to them."""
        if not self._processes:
            spawn = multiprocessing.get_context("spawn")
            self._processes = [ProcessPoolExecutor(1, spawn, prepare, (own_bots.added(),)) for _ in range(self._count)]
        return self._processes[hash(table) % len(self._processes)]

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for pool in self._processes:
            end_pool(pool)


# In a process of its own: the game comes as a snapshot of its table.

_bots: dict[BotRequest, Bot] = {}
_pace: Final = Pace()


def prepare(own: tuple[str, ...]) -> None:
    """Know the bots that the operator has added."""
    prepare_worker()
    own_bots.add(own)


def think(setup: Setup, snapshot: Snapshot, request: BotRequest, recent: Taken) -> JsonObject | None:
    game = begin(setup, snapshot).game
    assert game is not None
    assert isinstance(game, GameBase)
    game.recall(recent, unknown_past)
    bot = cached_bot(_bots, request, setup.game)
    decision = _pace.timed(bot, partial(choose, bot, game.copy_for(request.seat), request))
    return None if decision is None else msgspec.to_builtins(decision, str_keys=True)
