"""A game saved in the middle of a word continues the same, in this process, in another, and in the games after it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from won.envs.gymnasium import Seat
from won.envs.pettingzoo import Table, env

SETTINGS: list[dict[str, Any]] = [
    {"game": "industry", "players": 3, "options": {"rounds": 2}},
    {"game": "shares", "players": 3, "options": {"turns": 40}, "shaping": 1.0},
]


def go_on(table: Table, seed: int, most: int) -> list[Any]:
    lots, steps = Random(seed), []
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, _ = table.last()
        assert seen is not None
        steps.append(
            (agent, reward, terminated, truncated, seen["observation"].tobytes(), seen["action_mask"].tobytes())
        )
        over = terminated or truncated
        table.step(None if over else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    return steps


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: settings["game"])
def test_a_table_goes_on_where_it_was_saved(settings: dict[str, Any]) -> None:
    table, other = env(**settings), env(**settings)
    table.reset(seed=6)
    go_on(table, 1, 300)
    while not table.play.dialogue.said:
        go_on(table, 2, 1)
    saved = table.save()
    story = go_on(table, 3, 600)
    other.restore(saved)
    assert go_on(other, 3, 600) == story
    table.reset()
    other.reset()
    assert go_on(other, 4, 50) == go_on(table, 4, 50)


def test_a_finished_game_stays_finished() -> None:
    table, other = env(**SETTINGS[0], words=30), env(**SETTINGS[0], words=30)
    table.reset(seed=6)
    go_on(table, 1, 30)
    other.restore(table.save())
    assert all(other.truncations.values())


def test_a_table_of_another_kind_is_refused() -> None:
    table = env(**SETTINGS[0])
    table.reset(seed=1)
    with pytest.raises(ValueError, match="industry-second-3p"):
        env(**SETTINGS[1]).restore(table.save())


def story_of(seat: Seat, seen: dict[str, Any], seed: int, most: int) -> list[Any]:
    lots, steps = Random(seed), []
    for _ in range(most):
        seen, reward, terminated, truncated, _ = seat.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
        steps.append((seen["observation"].tobytes(), reward, terminated, truncated))
        if terminated or truncated:
            break
    return steps


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda settings: settings["game"])
def test_a_seat_goes_on_with_its_bots_as_they_were(settings: dict[str, Any]) -> None:
    opponents = ["random", "merchant"]
    seat, other = Seat(**settings, opponents=opponents), Seat(**settings, opponents=opponents)
    seen, _ = seat.reset(seed=3)
    story_of(seat, seen, 1, 25)
    saved = seat.save()
    again, _ = other.restore(saved)
    here = seat.play.observe(0)
    assert np.array_equal(again["observation"], here["observation"])
    assert story_of(other, again, 2, 80) == story_of(seat, here, 2, 80)
