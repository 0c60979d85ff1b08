"""One slice of a measurement, in a process of its own: `python -m won.cli.bench_slice WHO SECONDS` prints JSON.

Short slices of all programs take turns, because the speed of a machine changes with time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from won.arena.job import play_job
from won.arena.schedule import Match, job
from won.core.chance import source
from won.core.game import Game
from won.core.record import Seat
from won.games import package, rules
from won.players.random import play_out

# What is measured: the tables of each game and the length of its random games. Changing it makes old figures useless.
TABLES: dict[str, tuple[tuple[str, int], ...]] = {
    "industry": (("first", 4), ("second", 4), ("v3", 4), ("second", 6)),
    "shares": (("classic", 4), ("classic", 4), ("classic", 3), ("classic", 6)),
}
LENGTH: dict[str, dict[str, int]] = {"industry": {"rounds": 12}, "shares": {"turns": 400}}


def random_game(name: str, number: int) -> Game:
    """A whole random game."""
    book = rules(name)
    edition, count = TABLES[name][number % len(TABLES[name])]
    draw = source(f"bench {number}").random
    game = book.new(edition, [Seat()] * count, book.draw_chance(count, draw), LENGTH[name])
    play_out(game, draw)
    return game


def measure(name: str, seconds: float) -> dict[str, Any]:
    """The speed of random play, of copies and replays of a six-player game, and of clerks."""
    games = actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        actions += random_game(name, games).steps
        games += 1
    spent = time.perf_counter() - started
    record = random_game(name, len(TABLES[name]) - 1).record()
    book = rules(name)
    middle = book.replay(record, len(record.log) // 2)
    return {
        "games": games / spent,
        "moves": actions / spent,
        "copy_us": 1e6 * _each(middle.copy),
        "replay_ms": 1e3 * _each(lambda: book.replay(record)),
        "replay_entries": len(record.log),
        "clerks_ms": 1e3 * clerks(name, seconds),
    }


def clerks(name: str, seconds: float) -> float:
    """Processor seconds of a whole game of four clerks in the usual edition, as the arena plays it."""
    defaults = package(name).defaults
    match = Match(name, defaults.edition, defaults.options, ("clerk",) * 4, "bench")
    games, started = 0, time.process_time()
    while games < 3 or time.process_time() - started < seconds:
        play_job(job(match, 4 * games))  # another group of the schedule, so another deal
        games += 1
    return (time.process_time() - started) / games


def catanatron(seconds: float) -> dict[str, Any]:
    """The peer's own random players, four to a game."""
    from catanatron import Color, Game, RandomPlayer

    games = moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(color) for color in colors], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
        games += 1
    spent = time.perf_counter() - started
    return {"games": games / spent, "moves": moves / spent}


def _each(work: Callable[[], object], seconds: float = 0.3) -> float:
    """Seconds a call, measured over many calls."""
    count, started = 0, time.perf_counter()
    while True:
        for _ in range(10):
            work()
        count += 10
        spent = time.perf_counter() - started
        if spent >= seconds:
            return spent / count


WHO: dict[str, Callable[[float], dict[str, Any]]] = {
    "industry": lambda seconds: measure("industry", seconds),
    "shares": lambda seconds: measure("shares", seconds),
    "catanatron": catanatron,
}

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(WHO[sys.argv[1]](float(sys.argv[2]))))
