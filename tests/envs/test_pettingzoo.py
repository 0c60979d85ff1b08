"""The games as PettingZoo environments, held to that project's own checks."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from won.envs.buffer import Flat
from won.envs.pettingzoo import Table, env

SHORT: list[dict[str, Any]] = [
    {"game": "industry", "edition": "second", "players": 4, "options": {"rounds": 1}},
    {"game": "industry", "edition": "v3", "players": 2, "options": {"rounds": 2}, "observations": "dict"},
    {"game": "shares", "players": 3, "options": {"turns": 20}, "shaping": 1.0},
]


def play_out(table: Table, lots: Random, most: int = 100_000) -> list[tuple[str, float, bool, bool]]:
    """Play random words to the end: each agent with its reward and flags."""
    steps = []
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, _ = table.last()
        steps.append((agent, reward, terminated, truncated))
        assert seen is not None
        choice = np.flatnonzero(seen["action_mask"])
        table.step(None if terminated or truncated else int(lots.choice(choice)))
    return steps


# The check would have every observation a plain array; with a mask it is a dictionary, as in PettingZoo's own games.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:The base environment:UserWarning")
@pytest.mark.parametrize("settings", SHORT, ids=lambda settings: settings["game"])
def test_passes_the_api_test(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(**settings), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("settings", SHORT, ids=lambda settings: settings["game"])
def test_passes_the_seed_test(settings: dict[str, Any]) -> None:
    seed_test(lambda: env(**settings), num_cycles=100)


@pytest.mark.parametrize("settings", [SHORT[0], SHORT[2]], ids=lambda settings: settings["game"])
def test_passes_the_render_test(settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("won.envs.render.WIDTH", 240)  # a small picture is soon painted

    def svg(shown: Any) -> bool:
        return bool(shown)

    render_test(lambda render_mode: env(**settings, render_mode=render_mode), custom_tests={"ansi": svg})


def test_the_picture_is_that_of_the_record() -> None:
    table = env(**SHORT[0])
    table.reset(seed=1)
    assert table.svg().startswith("<svg")
    assert "Draft" in table.svg()


def test_the_mask_is_in_the_observation_and_in_info() -> None:
    table = env(**SHORT[0])
    table.reset(seed=1)
    for agent in table.agent_iter(200):
        seen, _, _, _, info = table.last()
        assert seen is not None
        assert seen["action_mask"].any()
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"], table.infos[agent]["action_mask"])
        others = [other for other in table.agents if other != agent]
        assert not any(table.observe(other)["action_mask"].any() for other in others)
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))


def flat(seen: dict[str, Flat]) -> list[float]:
    return [figure for entry in seen.values() for figure in entry.ravel().tolist()]


def test_the_dict_form_has_what_the_flat_form_has() -> None:
    tables = [env(**{**SHORT[1], "observations": form}) for form in ("flat", "dict")]
    for table in tables:
        table.reset(seed=3)
        play_out(table, Random(1), 150)
    first, other = (table.last()[0] for table in tables)
    assert first is not None
    assert other is not None
    entries = tables[0].play.config.layout.entries
    assert flat(other["observation"]) == [
        figure for entry in entries for figure in first["observation"][entry.start : entry.stop].tolist()
    ]


@pytest.mark.parametrize("settings", SHORT, ids=lambda settings: settings["game"])
def test_rewards_come_at_the_end_and_by_rank_come_to_nothing(settings: dict[str, Any]) -> None:
    table = env(**{**settings, "shaping": 0.0})
    table.reset(seed=5)
    steps = play_out(table, Random(5))
    players = settings["players"]
    assert all(reward == 0 for _, reward, *_ in steps[:-players])
    final = [reward for _, reward, *_ in steps[-players:]]
    assert sum(final) == pytest.approx(0)
    assert max(final) > 0
    assert all(terminated for *_, terminated, _ in steps[-players:])
    assert table.agents == []


def paid_by(table: Table) -> dict[str, float]:
    """The sum of rewards of each agent in the same game."""
    table.reset(seed=8)
    paid = dict.fromkeys(table.agents, 0.0)
    for agent, reward, *_ in play_out(table, Random(8)):
        paid[agent] += reward
    return paid


def test_shaping_pays_each_point_on_the_way_and_the_rest_at_the_end() -> None:
    plain, shaped = paid_by(env(**SHORT[0])), paid_by(env(**SHORT[0], shaping=2.0))
    table = env(**SHORT[0])
    paid_by(table)
    for seat, agent in enumerate(table.possible_agents):
        points = table.play.dialogue.game.points(seat).total
        assert shaped[agent] - plain[agent] == pytest.approx(2.0 * points / 100)


def test_a_game_cut_off_is_truncated_and_scored_as_it_stands() -> None:
    table = env(**SHORT[0], words=50)
    table.reset(seed=2)
    steps = play_out(table, Random(2))
    assert len(steps) == 50 + 4
    assert all(truncated and not terminated for _, _, terminated, truncated in steps[-4:])


@pytest.mark.parametrize(
    "wrong",
    [{"reward": "gold"}, {"observations": "smoke"}, {"render_mode": "film"}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_setting_that_is_none_is_refused_by_name(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong.values()))):
        env(**wrong)


def test_without_a_game_it_says_how_one_begins() -> None:
    table = env(**SHORT[0])
    with pytest.raises(RuntimeError, match="`reset` begins a game"):
        table.last()
    with pytest.raises(RuntimeError, match="`reset` begins a game"):
        table.step(0)
