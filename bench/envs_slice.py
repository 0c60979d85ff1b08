"""One slice of a measurement, in a process of its own: `python bench/envs_slice.py WHO SECONDS` prints steps a second.

WHO is `connect_four`, or an environment as `industry-second-4p`, with `-mask` behind it where observations are left
out, or with `-x2` where so many processes play a vector of them.
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

ROWS = 64  # environments of a vector


def drive(env: Any, seconds: float, observe: bool) -> float:
    """PettingZoo's own loop with an agent that draws lots: steps a second of this process's time."""
    draw, now = Random(1).random, time.process_time
    steps = games = 0
    started = now()
    while now() - started < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter(1 << 60):
            seen, _, over, cut, info = env.last(observe)
            if over or cut:
                env.step(None)
            else:
                legal = (seen if observe else info)["action_mask"].nonzero()[0]
                env.step(legal.item(int(draw() * legal.size)))
            steps += 1
    return steps / (now() - started)


def drive_vector(processes: int, seconds: float, settings: dict[str, Any]) -> float:
    """One seat against bots that draw lots; steps a second by the clock, the choice of actions included."""
    import numpy as np

    from won.envs.vector import Seats

    envs = Seats(ROWS, processes, copy=False, **settings)
    lots = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        mask = seen["action_mask"]
        seen, *_ = envs.step((lots.random(mask.shape, np.float32) * mask).argmax(axis=1))
        steps += ROWS
    spent = time.perf_counter() - started
    envs.close()
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
