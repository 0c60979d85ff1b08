"""The games as OpenSpiel games, held to that project's own simulation test."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # there are no wheels for Windows
import won.envs.openspiel  # noqa: E402, F401 - registers the games

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("python_won_industry", {"players": 3, "rounds": 1, "words": 120}),
    ("python_won_industry", {"players": 2, "edition": "v3", "rounds": 1, "words": 120}),
    ("python_won_shares", {"players": 3, "turns": 8, "words": 120}),
]


@pytest.mark.parametrize(("name", "parameters"), GAMES)
def test_passes_the_random_simulation_test(name: str, parameters: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), [GAMES[0], GAMES[2]])
def test_a_copy_goes_its_own_way_and_chance_is_in_the_tree(name: str, parameters: dict[str, Any]) -> None:
    lots = Random(4)
    state = pyspiel.load_game(name, parameters).new_initial_state()
    chances = 0
    while not state.is_terminal():
        copy, before = state.clone(), str(state)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            action = lots.choice(outcomes)[0]
            chances += 1
        else:
            action = lots.choice(state.legal_actions())
        assert state.action_to_string(action)
        copy.apply_action(action)
        assert str(state) == before
        state.apply_action(action)
        assert str(copy) == str(state)
    assert (chances > 1) is ("shares" in name)
    assert sum(state.returns()) == pytest.approx(0)


def test_an_observation_is_that_of_the_other_environments() -> None:
    game = pyspiel.load_game(*GAMES[0])
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    player = state.current_player()
    dialogue, config = state.box.dialogue, game.config
    seen = config.observations(dialogue).named(player).values()
    assert np.array_equal(state.observation_tensor(player), np.concatenate([entry.ravel() for entry in seen]))
    assert "phase [0] [1.0]" in state.observation_string(player)


def test_a_program_that_imports_the_games_ends_well() -> None:
    assert subprocess.run([sys.executable, "-c", "import won.envs.openspiel"], check=False).returncode == 0
