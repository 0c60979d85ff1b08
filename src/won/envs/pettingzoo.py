"""Both games as PettingZoo environments: every seat is an agent, and they act in turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from won.envs.config import OFFERS, WORDS, Config, one_of
from won.envs.play import Play
from won.envs.render import MODES, picture, render
from won.envs.snapshot import restore, save
from won.envs.spaces import action_space, observation_space

__all__ = ["Table", "env"]

Observation = dict[str, Any]


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo is without types
    """Agents `player_0` and so on. Each observation and `info` has the mask; an illegal index raises `Illegal`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "won_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str = "industry",
        edition: str | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        shaping: float = 0.0,
        observations: str = "flat",
        offers: int = OFFERS,
        words: int = WORDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        config = Config(game, edition, players, options, offers, words)
        self.play = Play(config, reward, shaping, observations == "dict")
        self.render_mode = one_of("render_mode", render_mode, (None, *MODES))
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(config, observations) for agent in self.possible_agents}
        self.agent_selection = ""
        self._rewarded = self._over = True  # until `reset`
        self._action_spaces = {agent: action_space(config) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.reset(seed)
        self._begin()

    def _begin(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._rewarded = False  # no reward yet in this game
        self._over = False
        self.agent_selection = self.agents[max(0, self.play.dialogue.seat)]

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """The mask of the agent to act, computed on access."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self._over:
            infos[self.agent_selection] = {"action_mask": self.play.observations.mask(self.play.dialogue.seat)}
        return infos

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, until no agent is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        if not self._rewarded:
            return self.play.last(observe, 0.0)
        agent = self._agent()
        owed = self._cumulative_rewards[agent]
        if not self._over:
            return self.play.last(observe, owed)
        observation = self.observe(agent) if observe else None
        return observation, owed, self.terminations[agent], self.truncations[agent], {}

    def step(self, action: int | None) -> None:
        if self._over:
            self._agent()
            self._was_dead_step(action)
            return
        seat = self.play.step(action)
        if self._rewarded:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self._clear_rewards()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._reward()

    def _agent(self) -> str:
        if not self.agents:
            raise RuntimeError("nobody is at the table: `reset` begins a game")
        return self.agent_selection

    def render(self) -> Any:
        """The table in the mode of the environment; `svg()` works in every mode."""
        return render(self.play.dialogue, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def svg(self) -> str:
        return picture(self.play.dialogue)

    def save(self) -> bytes:
        """The game in progress, for `restore` here or in another process."""
        return save(self.play, [self._cumulative_rewards.get(agent, 0.0) for agent in self.possible_agents])

    def restore(self, data: bytes) -> None:
        owed = restore(self.play, data)
        self._begin()
        self._cumulative_rewards = dict(zip(self.agents, owed, strict=True))
        self._rewarded = True
        self._end()

    def _reward(self) -> None:
        self._end()
        rewards = self.play.rewards()
        if rewards is not None:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self._accumulate_rewards()
            self._rewarded = True

    def _end(self) -> None:
        """Select the next agent, or end the game for all."""
        dialogue = self.play.dialogue
        if not dialogue.over:
            self.agent_selection = self.possible_agents[dialogue.seat]
        else:
            self._over = True
            self.terminations = dict.fromkeys(self.agents, not dialogue.cut)
            self.truncations = dict.fromkeys(self.agents, dialogue.cut)


def env(**settings: Any) -> Table:
    """The environment with these settings: see `Table`."""
    return Table(**settings)
