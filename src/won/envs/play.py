"""A sequence of games with their observations and rewards: what every adapter is built on."""

from __future__ import annotations

from random import Random
from typing import Any

from won.core.chance import source
from won.envs.config import Config, one_of
from won.envs.dialogue import Dialogue
from won.envs.games import PARTS
from won.envs.observation import Observations
from won.envs.rewards import REWARDS, totals


class Play:
    """`reward` names the reward at the end; `shaping` adds a reward for each point won or lost on the way."""

    def __init__(self, config: Config, reward: str = "rank", shaping: float = 0.0, named: bool = False) -> None:
        self.config = config
        self.reward = one_of("reward", reward, REWARDS)
        self.shaping = shaping
        self.named = named  # observations by the names of their entries
        self.seats = config.players
        self.seeds: Random | None = None
        self.seed = 0
        self.chance: Random = source(0)
        self.dialogue: Dialogue = config.dialogue(config.new_game(self.chance.random), self.chance)
        self.observations: Observations = config.observations(self.dialogue)
        self.points: list[int] = [0] * self.seats

    def reset(self, seed: int | None = None) -> None:
        """Start a new game: the first of a seed, or the next of the seed before."""
        if seed is not None:
            self.seeds = source(seed)
        elif self.seeds is None:
            self.seeds = Random()
        self.seed = self.seeds.getrandbits(48)
        self.chance = source(self.seed)
        self.start(self.config.dialogue(self.config.new_game(self.chance.random), self.chance))

    def start(self, dialogue: Dialogue) -> None:
        self.dialogue = dialogue
        self.observations = self.config.observations(dialogue)
        if self.shaping:
            self.points = totals(dialogue.game, self.seats)

    def rewards(self) -> list[float] | None:
        """The reward of each seat for the last action, or none where nobody has any."""
        game = self.dialogue.game
        final = REWARDS[self.reward](game, self.seats) if self.dialogue.over else None
        if not self.shaping:
            return final
        points, unit = totals(game, self.seats), self.shaping / PARTS[game.name].point
        gains = [unit * (now - before) for now, before in zip(points, self.points, strict=True)]
        self.points = points
        return gains if final is None else [gain + last for gain, last in zip(gains, final, strict=True)]

    def step(self, action: Any) -> int:
        """Say the word of an index; returns the next seat to speak, or -1 where there may be rewards."""
        dialogue = self.dialogue
        complete = dialogue.step(action if isinstance(action, int) else int(action))
        return -1 if complete and self.shaping else dialogue.seat

    def last(self, observe: bool, reward: float) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's `last` returns for the seat to speak, before the end."""
        if not observe:
            return None, reward, False, False, {"action_mask": self.observations.mask(self.dialogue.seat)}
        observation = self.observe(self.dialogue.seat)
        return observation, reward, False, False, {"action_mask": observation["action_mask"]}

    def observe(self, seat: int) -> dict[str, Any]:
        observations = self.observations
        return {
            "observation": observations.named(seat) if self.named else observations.flat(seat),
            "action_mask": observations.mask(seat),
        }
