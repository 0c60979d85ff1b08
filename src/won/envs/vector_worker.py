"""The processes of a vector environment: each plays its part of the games, and leaves what is seen in shared memory."""

from __future__ import annotations

import signal
import time
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from won.envs.gymnasium import Seat
from won.envs.play import Play
from won.envs.rows import TableRows, Window
from won.envs.setting import Setting
from won.envs.shelf import Shelf, Sizes

RESET: Final = "reset"  # with a seed, or none
STEP: Final = "step"
WHY: Final = "why"  # with a row and the index that may not be said there
PATIENCE: Final = 0.0003  # seconds


class Rows(Protocol):
    """The games of a part of the rows."""

    def reset(self, seed: int | None) -> None: ...

    def step(self) -> None: ...

    def say(self, row: int, index: int) -> None: ...

    def close(self) -> None: ...


class SeatRows:
    """One seat of each table is the caller's, bots play the others."""

    def __init__(self, shelf: Shelf, part: range, settings: dict[str, Any]) -> None:
        self.window = Window(shelf)
        self.envs = {row: Seat(**settings) for row in part}

    def reset(self, seed: int | None) -> None:
        for row, env in self.envs.items():
            env.reset(seed=None if seed is None else seed + row)
            self.window.show(row, env.play.sight, env.seat)

    def step(self) -> None:
        window = self.window
        for row, env in self.envs.items():
            window.paid[row][0] = env.act(window.action[row])
            if env.play.desk.over:
                window.end(row, env.play.sight, env.seat)
                env.reset()
            window.show(row, env.play.sight, env.seat)

    def say(self, row: int, index: int) -> None:
        self.envs[row].act(index)

    def close(self) -> None:
        self.window.close()


def table_rows(shelf: Shelf, part: range, settings: dict[str, Any]) -> Rows:
    return TableRows(shelf, part, [make_play(**settings) for _ in part])


def make_play(reward: str = "rank", shaping: float = 0.0, **settings: Any) -> Play:
    return Play(Setting(**settings), reward, shaping)


ROWS: Final = {"seats": SeatRows, "tables": table_rows}


class Near:
    """A part that this process plays itself, asked as if it were at the other end of a line."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.asked: tuple[str, Any] = "", None

    def send(self, asked: tuple[str, Any]) -> None:
        self.asked = asked

    def poll(self) -> bool:
        return True

    def recv(self) -> str:
        return answer(self.rows, *self.asked)

    def close(self) -> None:
        self.rows.close()


def answer(rows: Rows, what: str, about: Any) -> str:
    """Do what is asked; for `WHY` the problem with the index."""
    if what == STEP:
        rows.step()
    elif what == RESET:
        rows.reset(about)
    else:
        try:
            rows.say(*about)
        except ValueError as problem:
            return str(problem)
    return ""


def hear(line: Connection | Near) -> Any:
    """What comes next; for a moment it is looked for, because to wake up would take longer."""
    until = time.perf_counter() + PATIENCE
    while not line.poll() and time.perf_counter() < until:
        pass
    return line.recv()


def work(line: Connection, shelf_name: str, sizes: Sizes, part: range, kind: str, settings: Any) -> None:
    """Until the line is closed: each word on it is done and then answered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process at the other end decides
    shelf = Shelf(*sizes, shelf_name)
    rows: Rows = ROWS[kind](shelf, part, settings)
    try:
        while True:
            line.send(answer(rows, *hear(line)))
    except (EOFError, OSError):
        pass
    finally:
        rows.close()
        shelf.close()
