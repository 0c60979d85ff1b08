"""The vector environment: the same games as one by one, whichever process plays them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from won.envs import vector
from won.envs.gymnasium import Seat
from won.envs.pettingzoo import Table
from won.envs.vector import Seats, Tables

SETTINGS: dict[str, Any] = {"game": "industry", "edition": "v3", "players": 2, "options": {"rounds": 1}}
COUNT = 3


@pytest.fixture(scope="module")
def envs() -> Iterator[Seats]:
    seats = Seats(COUNT, processes=2, **SETTINGS)
    yield seats
    seats.close()


def any_index(mask: NDArray[np.int8], number: int) -> int:
    """Any legal index, the same for the same number."""
    legal = mask.nonzero()[0]
    return int(legal[number * 7919 % len(legal)])


def test_every_environment_plays_as_it_would_by_itself_and_goes_on_with_the_next_game(envs: Seats) -> None:
    alone = [Seat(**SETTINGS) for _ in range(COUNT)]
    observations, info = envs.reset(seed=5)
    mine = [env.reset(seed=5 + at)[0] for at, env in enumerate(alone)]
    ended = 0
    for number in range(400):
        assert np.array_equal(observations["observation"], [each["observation"] for each in mine])
        assert np.array_equal(info["action_mask"], [each["action_mask"] for each in mine])
        actions = [any_index(each["action_mask"], number) for each in mine]
        observations, rewards, over, cut, info = envs.step(np.array(actions))
        for at, env in enumerate(alone):
            mine[at], reward, done, stopped, _ = env.step(actions[at])
            assert (rewards[at], over[at], cut[at]) == (reward, done, stopped)
            if done or stopped:
                assert np.array_equal(info["final_obs"][at]["observation"], mine[at]["observation"])
                assert info["_final_obs"][at]
                mine[at] = env.reset()[0]
                ended += 1
    assert ended > COUNT


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("shaping", [0.0, 0.5])
def test_at_tables_the_caller_speaks_for_every_seat_as_in_pettingzoo(processes: int, shaping: float) -> None:
    tables = Tables(COUNT, processes, shaping=shaping, **SETTINGS)
    alone = [Table(shaping=shaping, **SETTINGS) for _ in range(COUNT)]
    for at, table in enumerate(alone):
        table.reset(seed=5 + at)
    observations, info = tables.reset(seed=5)
    ended = 0
    for number in range(300):
        actions = []
        for at, table in enumerate(alone):
            mine = table.observe(table.agent_selection)
            assert table.agent_selection == f"player_{info['seat'][at]}"
            assert np.array_equal(observations["observation"][at], mine["observation"])
            assert np.array_equal(observations["action_mask"][at], mine["action_mask"])
            actions.append(any_index(mine["action_mask"], number))
        observations, rewards, over, cut, info = tables.step(np.array(actions))
        assert rewards.shape == (COUNT, 2)
        for at, table in enumerate(alone):
            speaker = table.agent_selection
            table.step(actions[at])
            assert rewards[at].tolist() == list(table.rewards.values())
            assert over[at] == table.terminations[speaker]
            if over[at] or cut[at]:
                assert np.array_equal(info["final_obs"][at]["observation"], table.observe(speaker)["observation"])
                table.reset()
                ended += 1
    tables.close()
    assert ended


def test_an_illegal_index_at_a_table_is_named() -> None:
    tables = Tables(2, 1, **SETTINGS)
    observations, _ = tables.reset(seed=1)
    wrong = observations["action_mask"].argmin(axis=1)
    with pytest.raises(ValueError, match=r"environment 0: index .* may not be said"):
        tables.step(wrong)
    tables.close()


def test_it_has_the_spaces_of_a_vector_environment_and_says_when_it_resets(envs: Seats) -> None:
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.single_action_space == Seat(**SETTINGS).action_space


def test_an_illegal_index_is_named_and_nothing_has_changed(envs: Seats) -> None:
    observations, _ = envs.reset(seed=2)
    actions = np.array([any_index(mask, 0) for mask in observations["action_mask"]])
    wrong = actions.copy()
    wrong[2] = int(np.argmin(observations["action_mask"][2]))
    with pytest.raises(ValueError, match=rf"environment 2: index {wrong[2]} .*may not be said"):
        envs.step(wrong)
    with pytest.raises(ValueError, match=r"environment 1: .*no index"):
        envs.step(np.array([actions[0], 100_000, actions[2]]))
    with pytest.raises(ValueError, match="3 actions are asked for"):
        envs.step(actions[:2])
    stepped = envs.step(actions)[0]
    envs.reset(seed=2)
    assert np.array_equal(envs.step(actions)[0]["observation"], stepped["observation"])


def test_what_was_returned_is_the_callers_unless_it_asked_for_the_memory_itself(envs: Seats) -> None:
    first, _ = envs.reset(seed=3)
    mask = first["action_mask"].copy()
    envs.step(np.array([any_index(mask, 1) for mask in mask]))
    assert np.array_equal(first["action_mask"], mask)
    envs.copy = False
    assert np.shares_memory(envs.reset(seed=3)[0]["observation"], envs.shared["seen"])
    envs.copy = True


def test_what_is_seen_is_flat() -> None:
    with pytest.raises(ValueError, match="observations of a vector environment 'dict' is none of flat"):
        Seats(1, processes=1, observations="dict", **SETTINGS)


def test_there_is_an_environment_for_every_process() -> None:
    with pytest.raises(ValueError, match="3 processes for 2 environments"):
        Seats(2, processes=3, **SETTINGS)


def test_the_lines_at_the_head_of_the_module_run() -> None:
    """With two games instead of 64; the first action is the first that may be said."""
    make, reset, step = re.findall(r"^    (.+)$", vector.__doc__ or "", re.MULTILINE)
    names: dict[str, Any] = dict(vars(vector))
    exec(make.replace("64", "2") + "\n" + reset, names)  # noqa: S102 - what a reader would paste
    with closing(names["envs"]):
        names["actions"] = names["info"]["action_mask"].argmax(axis=1)
        exec(step, names)  # noqa: S102
        assert names["rewards"].shape == (2,)
