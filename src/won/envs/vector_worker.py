"""A process of a vector environment: it plays its part of the games, and leaves what is seen in shared memory."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection
from typing import Any, Final

from won.envs.gymnasium import Seat
from won.envs.shelf import Shelf

RESET: Final = "reset"  # with a seed, or none
STEP: Final = "step"
WHY: Final = "why"  # with an environment and the index that it may not say


def work(line: Connection, memory: str, rows: int, seen: int, mask: int, part: range, settings: dict[str, Any]) -> None:
    """Until the line is closed: each word on it is done and then answered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process at the other end decides
    shelf = Shelf(rows, seen, mask, memory)
    envs = {row: Seat(**settings) for row in part}
    try:
        while True:
            what, about = line.recv()
            if what == STEP:
                _step(shelf, envs)
                line.send(None)
            elif what == RESET:
                _reset(shelf, envs, about)
                line.send(None)
            else:
                line.send(_why(envs, *about))
    except (EOFError, OSError):
        pass
    finally:
        shelf.close()


def _reset(shelf: Shelf, envs: dict[int, Seat], seed: int | None) -> None:
    for row, env in envs.items():
        _show(shelf, row, env.reset(seed=None if seed is None else seed + row)[0])


def _step(shelf: Shelf, envs: dict[int, Seat]) -> None:
    actions = shelf["action"].tolist()
    rewards, over, cut, final = shelf["reward"], shelf["over"], shelf["cut"], shelf["final"]
    for row, env in envs.items():
        seen, rewards[row], over[row], cut[row], _ = env.step(actions[row])
        if over[row] or cut[row]:
            final[row] = seen["observation"]
            seen, _ = env.reset()
        _show(shelf, row, seen)


def _show(shelf: Shelf, row: int, seen: dict[str, Any]) -> None:
    shelf["seen"][row] = seen["observation"]
    shelf["mask"][row] = seen["action_mask"]


def _why(envs: dict[int, Seat], row: int, index: int) -> str:
    try:
        envs[row].step(index)
    except ValueError as problem:
        return str(problem)
    return ""
