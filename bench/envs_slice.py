"""One slice of a measurement, in a process of its own: `bench/envs_slice.py WHO SECONDS GAMES` prints steps a second.

WHO is `connect_four`, or an environment as `industry-second-4p`, with `-mask` behind it where observations are left
out, or with `-x2` where so many processes, this one among them, play a vector of such tables. GAMES is a
file of games to be played; without SECONDS they are drawn by lot and written there, enough for a second. So no slice
has seen its games before, as a learner has not, and what an agent takes to choose is not measured.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

ROWS = 256  # environments of a vector
GAMES, STEPS = 500, 600_000  # drawn, whichever comes first

Game = list[int | None]  # the actions


def draw_games(env: Any) -> list[Game]:
    """Games in which every agent draws lots, the last steps of those whose game is over included."""
    draw = Random(1).random
    games: list[Game] = []
    while len(games) < GAMES and sum(map(len, games)) < STEPS:
        env.reset(seed=len(games))
        actions: Game = []
        for _ in env.agent_iter(1 << 60):
            observation, _, over, cut, _ = env.last()
            legal = [] if over or cut else observation["action_mask"].nonzero()[0].tolist()
            actions.append(legal[int(draw() * len(legal))] if legal else None)
            env.step(actions[-1])
        games.append(actions)
    return games


def drive(env: Any, games: list[Game], seconds: float, observe: bool) -> float:
    """Steps a second of this process's time, each with a look before it."""
    now = time.process_time
    steps, started = 0, now()
    while True:
        for seed, actions in enumerate(games):
            env.reset(seed=seed)
            for action in actions:
                env.last(observe)
                env.step(action)
            steps += len(actions)
            if now() - started > seconds:
                return steps / (now() - started)


def drive_vector(processes: int, seconds: float, settings: dict[str, Any]) -> float:
    """The same at many tables at once, every seat drawing lots; where other processes play too, by the clock."""
    import numpy as np

    from won.envs.vector import Tables

    tables = Tables(ROWS, processes, copy=False, **settings)
    lots, now = np.random.default_rng(1), time.perf_counter if processes > 1 else time.process_time
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


def environment(who: str) -> Any:
    if who == "connect_four":
        from pettingzoo.classic import connect_four_v3

        return connect_four_v3.env()
    from won.envs.pettingzoo import env

    return env(**settings_of(who))


def settings_of(who: str) -> dict[str, Any]:
    game, edition, players = who.split("-")[:3]
    return {"game": game, "edition": edition, "players": int(players.removesuffix("p"))}


def measure(who: str, seconds: float, games: Path) -> float:
    how = who.split("-")[3:]
    if how and how[0].startswith("x"):
        return drive_vector(int(how[0][1:]), seconds, settings_of(who))
    return drive(environment(who), json.loads(games.read_text()), seconds, not how)


if __name__ == "__main__":
    match sys.argv[1:]:
        case [who, games]:
            Path(games).write_text(json.dumps(draw_games(environment(who))))
        case [who, seconds, games]:
            print(measure(who, float(seconds), Path(games)))
