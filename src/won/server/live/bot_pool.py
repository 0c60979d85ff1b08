"""Bots decide in threads if they are quick and in processes of their own if they are slow, never on the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, Final

import msgspec

from won.core.game import Game
from won.core.record import Record, dump, load
from won.core.replay import follow
from won.games import package, rules
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.server.operations.work_queue import end_with_parent
from won.tables.table import Table

QUICK: Final = ("random", "clerk", "merchant")  # these take milliseconds to decide
CACHED: Final = 64  # games, and a sixteenth of the bots, that a process remembers


class BotRequest(msgspec.Struct, frozen=True):
    """A seat of a table that must decide: on its turn, or because it is asked something."""

    table: str
    seat: int
    level: str
    seed: str
    on_turn: bool


class BotPool:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(2, "won-bot")
        self._processes: list[ProcessPoolExecutor] = []
        self._bots: dict[BotRequest, Bot] = {}

    async def decide(self, request: BotRequest, table: Table) -> Decision | None:
        """The action and the reason, or none to do nothing."""
        assert table.game is not None
        loop = asyncio.get_running_loop()
        if request.level.partition(":")[0] in QUICK:
            bot = cached_bot(self._bots, request)
            return await loop.run_in_executor(self._threads, choose, bot, table.game.copy_for(request.seat), request)
        record = dump(table.game.record())
        decision = await loop.run_in_executor(self._process(request.table), think, record, request)
        if decision is None:
            return None
        return msgspec.convert({**decision, "action": table.read(decision["action"])}, Decision)

    def _process(self, table: str) -> Executor:
        """Always the same process for a table, so that its bots remember what was refused to them."""
        if not self._processes:
            spawn = multiprocessing.get_context("spawn")
            self._processes = [
                ProcessPoolExecutor(1, spawn, end_with_parent) for _ in range(max(1, (os.cpu_count() or 2) - 1))
            ]
        return self._processes[hash(table) % len(self._processes)]

    def stop(self) -> None:
        for pool in (self._threads, *self._processes):
            pool.shutdown(wait=False, cancel_futures=True)


def choose(bot: Bot, game: Game, request: BotRequest) -> Decision | None:
    return bot.decide(game, request.seat) if request.on_turn else bot.answer(game, request.seat)


def cached_bot(bots: dict[BotRequest, Bot], request: BotRequest) -> Bot:
    """The bot of that seat with its memory of earlier requests."""
    key = msgspec.structs.replace(request, on_turn=True)
    bot = bots.pop(key, None) or make_bot(request.level, request.seed)
    bots[key] = bot
    while len(bots) > 16 * CACHED:
        del bots[next(iter(bots))]
    return bot


# In a process of its own: games come as records, and a cached game continues with the actions since the last request.

_bots: dict[BotRequest, Bot] = {}
_games: dict[str, tuple[Record, Game]] = {}


def think(data: bytes, request: BotRequest) -> dict[str, Any] | None:
    game = _current_game(request.table, load(data))
    decision = choose(cached_bot(_bots, request), game.copy_for(request.seat), request)
    return None if decision is None else msgspec.to_builtins(decision, str_keys=True)


def _current_game(table: str, record: Record) -> Game:
    known = _games.pop(table, None)
    if known is not None and record.log[: len(known[0].log)] == known[0].log:
        game = known[1]
        for _ in follow(game, record.log[len(known[0].log) :], package(record.game).actions):
            pass
    else:
        game = rules(record.game).replay(record)
    _games[table] = (record, game)
    while len(_games) > CACHED:
        del _games[next(iter(_games))]
    return game
