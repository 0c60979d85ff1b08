"""The games as Gymnasium environments, held to that project's own checks."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import won.envs.gymnasium
from won.envs.gymnasium import Seat
from won.envs.illegal import Illegal
from won.games import GAMES, rules
from won.players.bot import Decision

IDS = [
    f"won/{game}-{edition}-{players}p-v0"
    for game in GAMES
    for edition, (least, most) in rules(game).FACTS.editions.items()
    for players in range(least, most + 1)
]
SHORT: dict[str, dict[str, Any]] = {"industry": {"rounds": 1}, "shares": {"turns": 10}}


def play(env: Seat, seed: int | None, most: int = 100_000) -> tuple[list[bytes], float]:
    """A game by lots: everything that was seen, and the last reward."""
    lots, reward = Random(seed), 0.0
    seen, _ = env.reset(seed=seed)
    story = [seen["observation"].tobytes()]
    for _ in range(most):
        seen, reward, terminated, truncated, _ = env.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
        story.append(seen["observation"].tobytes())
        if terminated or truncated:
            break
    return story, reward


def test_every_edition_and_number_of_players_is_registered() -> None:
    assert {name for name in gymnasium.registry if name.startswith("won/")} == set(IDS)
    made = gymnasium.make(IDS[-1]).unwrapped
    assert isinstance(made, won.envs.gymnasium.Seat)


@pytest.mark.parametrize("name", ["won/industry-second-4p-v0", "won/industry-v3-2p-v0", "won/shares-classic-3p-v0"])
def test_passes_check_env(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check knows no masks, so what it draws stands for a legal index by lot."""
    monkeypatch.setattr("won.envs.render.WIDTH", 240)
    options = SHORT["shares" if "shares" in name else "industry"]
    form = "dict" if "v3" in name else "flat"
    env = gymnasium.make(name, illegal="lots", options=options, render_mode="ansi", observations=form)
    check_env(env.unwrapped)


def test_the_same_seed_is_the_same_game_and_the_next_game_is_another() -> None:
    settings: dict[str, Any] = {"edition": "v3", "players": 2, "options": {"rounds": 1}}
    first, other = Seat(**settings), Seat(**settings)
    assert play(first, 7) == play(other, 7)
    assert first.play.seed == other.play.seed
    first.reset()
    other.reset()
    assert first.play.seed == other.play.seed
    assert first.play.seed != Seat(**settings).play.seed


@pytest.mark.parametrize("game", GAMES)
def test_only_the_learner_speaks_and_is_paid_at_the_end(game: str) -> None:
    env = Seat(game, players=3, options=SHORT[game], seat=1, opponents=["random", "clerk"], reward="win")
    story, reward = play(env, 3)
    assert len(story) > 5
    assert reward in (0.0, 0.5, 1.0)
    assert env.play.dialogue.over


class Passer:
    """A bot of one's own."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, game: Any, seat: int) -> Decision:
        self.asked += 1
        return Decision(game.sample(seat, Random(self.asked).random))

    def answer(self, game: Any, seat: int) -> Decision | None:
        return None


def test_a_bot_of_ones_own_may_play() -> None:
    bot = Passer()
    play(Seat(edition="v3", players=2, options={"rounds": 1}, opponents=[bot]), 1)
    assert bot.asked > 5


def test_as_many_opponents_as_seats() -> None:
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        Seat(opponents=["random", "clerk"])


def test_an_illegal_index_is_refused_unless_lots_are_drawn_for_it() -> None:
    settings: dict[str, Any] = {"edition": "v3", "players": 2, "options": {"rounds": 1}}
    strict, lenient = Seat(**settings), Seat(**settings, illegal="lots")
    seen, _ = strict.reset(seed=1)
    lenient.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        strict.step(wrong)
    lenient.step(wrong)
    lenient.step(10_000)
    assert lenient.play.dialogue.count >= 2
