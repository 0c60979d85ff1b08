"""One slice of a measurement, in a process of its own: `python -m won.cli.bench_slice WHO SECONDS` prints JSON.

Short slices of the contenders take turns, because machines drift: only what was measured side by side can be compared.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from won.core.chance import source
from won.core.record import Record, Seat
from won.games import rules
from won.players.random import play_out

TABLES = (("first", 4), ("second", 4), ("v3", 4), ("second", 6))
ROUNDS = 12


def won(seconds: float) -> dict[str, Any]:
    """Random play with all rules, checked and told; then copies and replays of what it left."""
    book = rules("industry")
    games = actions = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        edition, count = TABLES[games % len(TABLES)]
        draw = source(f"bench {games}").random
        game = book.new(edition, [Seat()] * count, book.draw_chance(count, draw), {"rounds": ROUNDS})
        play_out(game, draw)
        games += 1
        actions += game.steps
    spent = time.perf_counter() - started
    record = six_players()
    middle = book.replay(record, len(record.log) // 2)
    return {
        "games": games / spent,
        "moves": actions / spent,
        "copy_us": 1e6 * _each(middle.copy),
        "replay_ms": 1e3 * _each(lambda: book.replay(record)),
        "replay_entries": len(record.log),
    }


def six_players() -> Record:
    """A finished game of six, of the usual length."""
    book = rules("industry")
    draw = source("bench six").random
    game = book.new("second", [Seat()] * 6, book.draw_chance(6, draw), {"rounds": ROUNDS})
    play_out(game, draw)
    return game.record()


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
    """Seconds a call, over as many calls as fit."""
    count, started = 0, time.perf_counter()
    while True:
        for _ in range(10):
            work()
        count += 10
        spent = time.perf_counter() - started
        if spent >= seconds:
            return spent / count


WHO: dict[str, Callable[[float], dict[str, Any]]] = {"won": won, "catanatron": catanatron}

if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(WHO[sys.argv[1]](float(sys.argv[2]))))
