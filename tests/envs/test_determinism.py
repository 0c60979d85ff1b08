"""A seed gives the same game in every process and every run."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

STORY = """
import hashlib, sys
from random import Random
import numpy as np
from won.envs.pettingzoo import env
digest = hashlib.sha256()
table = env(game=sys.argv[1], players=3, options={sys.argv[2]: int(sys.argv[3])})
lots = Random(1)
table.reset(seed=11)
for agent in table.agent_iter(700):
    seen, reward, terminated, truncated, _ = table.last()
    digest.update(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes() + str(reward).encode())
    over = terminated or truncated
    table.step(None if over else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
print(digest.hexdigest())
"""


def story(seed: str, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", STORY, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", [("industry", "rounds", "1"), ("shares", "turns", "60")], ids=lambda game: game[0])
def test_two_processes_tell_the_same_story(game: tuple[str, ...]) -> None:
    assert story("1", *game) == story("2", *game)
