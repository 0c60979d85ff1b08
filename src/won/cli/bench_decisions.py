"""How long the bots think: the time of every decision over whole games, against the budget of their level."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from won.arena.job import start
from won.arena.schedule import Match, job
from won.arena.supervised_bot import budget_of
from won.core.chance import source
from won.core.game import Game
from won.games import GAMES
from won.players import bots_for, make_bot
from won.players.bot import Bot, Decision
from won.players.table import play

D = TypeVar("D")
SEATS: Final = 4
TIMED: Final = ("clerk", "merchant")  # a magnate uses the seconds it is given


class Thought(NamedTuple):
    """The decisions of one level in one game, in milliseconds of one core."""

    game: str
    level: str
    decisions: int
    mean: float
    p99: float
    longest: float
    budget: float


class Timed:
    """A bot that times the decisions of another."""

    def __init__(self, bot: Bot, took: list[float]) -> None:
        self.bot = bot
        self.took = took

    def decide(self, game: Game, seat: int) -> Decision:
        return self._timed(self.bot.decide, game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self._timed(self.bot.answer, game, seat)

    def _timed(self, asked: Callable[[Game, int], D], game: Game, seat: int) -> D:
        gc.disable()  # as the arena does: garbage collection is not thinking
        began = time.thread_time()
        decision = asked(game, seat)
        self.took.append(time.thread_time() - began)
        gc.enable()
        return decision


def thoughts(games: int) -> list[Thought]:
    """The times of each level with a fixed budget, in games among bots of the same level."""
    return [_thought(name, level, games) for name in GAMES for level in TIMED if level in bots_for(name)]


def _thought(name: str, level: str, games: int) -> Thought:
    defaults = GAMES[name].defaults
    match = Match(name, defaults.edition, defaults.options, (level,) * SEATS, "bench")
    took: list[float] = []
    for number in range(games):
        task = job(match, SEATS * number)  # another group of the schedule, so another deal
        bots = [Timed(make_bot(level, f"{task.seed}/{entrant}", name), took) for entrant in task.entrants]
        for _ in play(start(task), bots, source(f"{task.seed}/drawn").random):
            pass
    ranked = sorted(1e3 * seconds for seconds in took)
    p99 = ranked[len(ranked) * 99 // 100]
    return Thought(name, level, len(ranked), sum(ranked) / len(ranked), p99, ranked[-1], 1e3 * budget_of(level))
