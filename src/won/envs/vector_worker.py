"""The processes of a vector environment: each plays its part of the games and writes the results to shared memory."""

from __future__ import annotations

import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from won.envs.config import Config
from won.envs.gymnasium import Seat
from won.envs.play import Play
from won.envs.shared_memory import SharedArrays, Sizes
from won.envs.vector_tables import RowWriter, TableGames

RESET: Final = "reset"  # with a seed, or none
STEP: Final = "step"
EXPLAIN: Final = "explain"  # with a row and the index that is illegal there
SPIN: Final = 0.0003  # seconds of busy waiting, which is quicker than to sleep and wake up


class Games(Protocol):
    """The games of a part of the rows."""

    def reset(self, seed: int | None) -> None: ...

    def step(self) -> None: ...

    def say(self, row: int, index: int) -> None: ...

    def close(self) -> None: ...


class SeatGames:
    """The caller plays one seat of each table, bots play the others."""

    def __init__(self, shared: SharedArrays, part: range, settings: dict[str, Any]) -> None:
        self.writer = RowWriter(shared)
        self.envs = {row: Seat(**settings) for row in part}

    def reset(self, seed: int | None) -> None:
        for row, env in self.envs.items():
            env.reset(seed=None if seed is None else seed + row)
            self.writer.write(row, env.play.observations, env.seat)

    def step(self) -> None:
        writer = self.writer
        for row, env in self.envs.items():
            writer.reward[row][0] = env.act(writer.action[row])
            if env.play.dialogue.over:
                writer.end(row, env.play.observations, env.seat)
                env.reset()
            writer.write(row, env.play.observations, env.seat)

    def say(self, row: int, index: int) -> None:
        self.envs[row].act(index)

    def close(self) -> None:
        self.writer.close()


def table_games(shared: SharedArrays, part: range, settings: dict[str, Any]) -> Games:
    return TableGames(shared, part, [make_play(**settings) for _ in part])


def make_play(reward: str = "rank", shaping: float = 0.0, **settings: Any) -> Play:
    return Play(Config(**settings), reward, shaping)


GAMES: Final = {"seats": SeatGames, "tables": table_games}


class LocalConnection:
    """The interface of a connection, for the part that the calling process plays itself."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.request: tuple[str, Any] = "", None

    def send(self, request: tuple[str, Any]) -> None:
        self.request = request

    def poll(self) -> bool:
        return True

    def recv(self) -> str:
        return answer(self.games, *self.request)

    def close(self) -> None:
        self.games.close()


def answer(games: Games, command: str, argument: Any) -> str:
    """Carry out a command; the answer to `EXPLAIN` is the problem with the index, any other answer is empty."""
    if command == STEP:
        games.step()
    elif command == RESET:
        games.reset(argument)
    else:
        try:
            games.say(*argument)
        except ValueError as problem:
            return str(problem)
    return ""


def receive(connection: Connection | LocalConnection) -> Any:
    """The next message, after a short busy wait."""
    until = time.perf_counter() + SPIN
    while not connection.poll() and time.perf_counter() < until:
        pass
    return connection.recv()


def work(connection: Connection, memory_name: str, sizes: Sizes, part: range, kind: str, settings: Any) -> None:
    """Carry out and answer commands until the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the calling process decides
    shared = SharedArrays(*sizes, memory_name)
    games: Games = GAMES[kind](shared, part, settings)
    try:
        while True:
            connection.send(answer(games, *receive(connection)))
    except (EOFError, OSError):
        pass
    finally:
        games.close()
        shared.close()
