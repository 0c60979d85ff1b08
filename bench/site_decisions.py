"""How long bots take for a decision: prints JSON lines. Runs in the browser's Python and in any other."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.games import package, rules
from won.players import make_bot
from won.players.bot import Bot, Decision
from won.players.pace import Pace
from won.players.table import play

LINE_UPS = (
    ("industry", ("merchant",) * 4),
    ("shares", ("merchant",) * 4),
    ("industry", ("magnate:0.5", "merchant", "merchant", "merchant")),
)
LENGTH = {"industry": 4, "shares": 60}  # rounds or turns


class Timed:
    """A bot that keeps its pace as on the site; its decisions are timed, in milliseconds."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times
        self.pace = Pace()

    def decide(self, game: Game, seat: int) -> Decision:
        return self._timed(lambda: self.bot.decide(game, seat))

    def answer(self, game: Game, seat: int) -> Decision | None:
        return self.bot.answer(game, seat)

    def _timed(self, decide: Callable[[], Decision]) -> Decision:
        self.pace.set(self.bot)
        started = time.perf_counter()
        decision = decide()
        seconds = time.perf_counter() - started
        self.pace.took(self.bot, seconds)
        self.times.append(1000 * seconds)
        return decision


def decision_times(name: str, levels: tuple[str, ...], games: int) -> list[float]:
    """Of the first seat, sorted."""
    times: list[float] = []
    book, defaults = rules(name), package(name).defaults
    for number in range(games):
        draw = source(f"decisions {number}").random
        chance = book.draw_chance(len(levels), draw)
        game = book.new(defaults.edition, [Seat()] * len(levels), chance, {defaults.limit: LENGTH[name]})
        bots: list[Bot] = [make_bot(level, f"{number} {seat}") for seat, level in enumerate(levels)]
        for _ in play(game, [Timed(bots[0], times), *bots[1:]], draw):
            pass
    return sorted(times)


if __name__ == "__main__":
    for name, levels in LINE_UPS:
        times = decision_times(name, levels, int(sys.argv[1]))
        mean, p99 = sum(times) / len(times), times[len(times) * 99 // 100]
        line = {"game": name, "bot": levels[0], "decisions": len(times), "mean": mean, "p99": p99, "longest": times[-1]}
        print(json.dumps({key: round(value, 1) if isinstance(value, float) else value for key, value in line.items()}))
