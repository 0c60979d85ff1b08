"""Both games as Gymnasium environments: one seat learns, bots play the others."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium.spaces import Discrete

from won.envs.config import OFFERS, WORDS, Config, one_of
from won.envs.opponents import Opponent, play_bots, restore_bots, save_bots, seat_bots
from won.envs.play import Play
from won.envs.render import MODES, picture, render
from won.envs.snapshot import restore, save
from won.envs.spaces import action_space, observation_space
from won.games import GAMES, rules
from won.players.bot import Bot

__all__ = ["Seat", "register"]

Observation = dict[str, Any]
Info = dict[str, Any]
ILLEGAL: Final = ("raise", "lots")


class Seat(gymnasium.Env[Observation, int]):
    """Each observation and each `info` has the mask.

    `opponents` is a level of play or a bot, or a list of one for each seat after the learner's. An illegal index raises
    `Illegal`; with `illegal="lots"` a random legal index replaces it, for programs without masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "industry",
        edition: str | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "rank",
        shaping: float = 0.0,
        observations: str = "flat",
        offers: int = OFFERS,
        words: int = WORDS,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        config = Config(game, edition, players, options, offers, words)
        self.play = Play(config, reward, shaping, observations == "dict")
        self.seat = seat
        self.opponents = opponents
        self.replace_illegal = one_of("illegal", illegal, ILLEGAL) == "lots"
        self.render_mode = one_of("render_mode", render_mode, (None, *MODES))
        self.observation_space = observation_space(config, observations)
        self.action_space: Discrete[Any] = action_space(config)
        self.bots: dict[int, Bot] = seat_bots(opponents, players, seat, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self.play.reset(int(self.np_random.integers(2**48)))
        self.bots = seat_bots(self.opponents, self.play.seats, self.seat, self.play.seed)
        play_bots(self.play.dialogue, self.bots)
        return self._observe()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        reward, dialogue = self.act(int(action)), self.play.dialogue
        observation, info = self._observe()
        return observation, reward, dialogue.over and not dialogue.cut, dialogue.cut, info

    def act(self, index: int) -> float:
        """A step without its observation: returns the reward alone."""
        play, dialogue = self.play, self.play.dialogue
        complete = dialogue.step(self._legal(index) if self.replace_illegal else index)
        if complete or dialogue.seat != self.seat:
            play_bots(dialogue, self.bots)
            if dialogue.over or play.shaping:
                rewards = play.rewards()
                return rewards[self.seat] if rewards is not None else 0.0
        return 0.0

    def render(self) -> Any:
        """The table in the mode of the environment; `svg()` works in every mode."""
        return render(self.play.dialogue, self.render_mode)

    def svg(self) -> str:
        return picture(self.play.dialogue)

    def save(self) -> bytes:
        """The game and its bots, for `restore`. It is a pickle: restore only data you trust."""
        return pickle.dumps((save(self.play, []), save_bots(self.bots)))

    def restore(self, data: bytes) -> tuple[Observation, Info]:
        """Continue a saved game; returns the same as `reset`."""
        game, bots = pickle.loads(data)
        restore(self.play, game)
        self.bots = restore_bots(bots)
        return self._observe()

    def _legal(self, index: int) -> int:
        mask = self.play.observations.mask(self.seat)
        if 0 <= index < len(mask) and mask[index]:
            return index
        return int(self.np_random.choice(mask.nonzero()[0]))

    def _observe(self) -> tuple[Observation, Info]:
        observation = self.play.observe(self.seat)
        return observation, {"action_mask": observation["action_mask"]}


def register() -> None:
    """Register every game, edition and number of players, such as `won/industry-second-4p-v0`."""
    for game in GAMES:
        for edition, (least, most) in rules(game).FACTS.editions.items():
            for players in range(least, most + 1):
                gymnasium.register(
                    id=f"won/{game}-{edition}-{players}p-v0",
                    entry_point="won.envs.gymnasium:Seat",
                    kwargs={"game": game, "edition": edition, "players": players},
                    disable_env_checker=True,
                )


register()
