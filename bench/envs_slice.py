"""One slice of a measurement, in a process of its own: `python bench/envs_slice.py WHO SECONDS` prints steps a second.

WHO is `connect_four`, or an environment as `industry-second-4p`, with `-mask` behind it where observations are left
out, or with `-x2` where so many processes play a vector of such tables; with `-x0` this process plays it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

ROWS = 256  # environments of a vector
GAMES = 8  # drawn before the clock starts: what an agent takes to choose is not measured


def drive(env: Any, seconds: float, observe: bool) -> float:
    """Steps a second of this process's time, each with a look before it, in games drawn by lot beforehand."""
    draw, now = Random(1).random, time.process_time
    games = [draw_game(env, seed, draw) for seed in range(GAMES)]
    steps, started = 0, now()
    while now() - started < seconds:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            for action in actions:
                env.last(observe)
                env.step(action)
            steps += len(actions)
    return steps / (now() - started)


def draw_game(env: Any, seed: int, draw: Callable[[], float]) -> list[int | None]:
    """The actions of one game in which every agent draws lots, the last steps of those whose game is over included."""
    actions: list[int | None] = []
    env.reset(seed=seed)
    for _ in env.agent_iter(1 << 60):
        seen, _, over, cut, _ = env.last()
        legal = [] if over or cut else seen["action_mask"].nonzero()[0].tolist()
        actions.append(legal[int(draw() * len(legal))] if legal else None)
        env.step(actions[-1])
    return actions


def drive_vector(processes: int, seconds: float, settings: dict[str, Any]) -> float:
    """The same at many tables at once, every seat drawing lots; where other processes play, by the clock."""
    import numpy as np

    from won.envs.vector import Tables

    tables = Tables(ROWS, processes, copy=False, **settings)
    lots, now = np.random.default_rng(1), time.perf_counter if processes else time.process_time
    mask = tables.reset(seed=1)[0]["action_mask"]
    width, rows = mask.shape[1], np.arange(ROWS + 1) * mask.shape[1]
    steps, started = 0, now()
    while now() - started < seconds:
        legal = np.flatnonzero(mask.view(bool))
        starts = np.searchsorted(legal, rows)
        drawn = starts[:-1] + (lots.random(ROWS) * (starts[1:] - starts[:-1])).astype(np.int64)
        mask = tables.step(legal[drawn] % width)[0]["action_mask"]
        steps += ROWS
    spent = now() - started
    tables.close()
    return steps / spent


def measure(who: str, seconds: float) -> float:
    if who == "connect_four":
        from pettingzoo.classic import connect_four_v3

        return drive(connect_four_v3.env(), seconds, True)
    game, edition, players, *how = who.split("-")
    settings = {"game": game, "edition": edition, "players": int(players.removesuffix("p"))}
    if how and how[0].startswith("x"):
        return drive_vector(int(how[0][1:]), seconds, settings)
    from won.envs.pettingzoo import env

    return drive(env(**settings), seconds, not how)


if __name__ == "__main__":
    print(measure(sys.argv[1], float(sys.argv[2])))
