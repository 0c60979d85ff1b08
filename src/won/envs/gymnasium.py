"""Either game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium.spaces import Discrete

from won.envs.opponents import Opponent, let_play, restore_bots, save_bots, seat_bots
from won.envs.play import Play
from won.envs.render import MODES, picture, render
from won.envs.saved import restore, save
from won.envs.setting import OFFERS, WORDS, Setting, known
from won.envs.spaces import action_space, observation_space
from won.games import GAMES, rules
from won.players.bot import Bot

Seen = dict[str, Any]
ILLEGAL: Final = ("raise", "lots")


class Seat(gymnasium.Env[Seen, int]):
    """The mask is in each observation and in `info`.

    `opponents` is one level of play, or one for each seat after the learner's; a bot may stand for its name. An illegal
    index raises `Illegal`; with `illegal="lots"` it stands for a legal one drawn by lot, for programs without masks.
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
        setting = Setting(game, edition, players, options, offers, words)
        self.play = Play(setting, reward, shaping, observations == "dict")
        self.seat = seat
        self.opponents = opponents
        self.by_lots = known("illegal", illegal, ILLEGAL) == "lots"
        self.render_mode = known("render_mode", render_mode, (None, *MODES))
        self.observation_space = observation_space(setting, observations)
        self.action_space: Discrete[Any] = action_space(setting)
        self.bots: dict[int, Bot] = seat_bots(opponents, players, seat, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.reset(int(self.np_random.integers(2**48)))
        self.bots = seat_bots(self.opponents, self.play.seats, self.seat, self.play.seed)
        let_play(self.play.desk, self.bots)
        return self._seen()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        reward, desk = self.act(int(action)), self.play.desk
        seen, info = self._seen()
        return seen, reward, desk.over and not desk.cut, desk.cut, info

    def act(self, index: int) -> float:
        """A step without a look at what comes of it: the reward alone."""
        play, desk = self.play, self.play.desk
        made = desk.step(self._legal(index) if self.by_lots else index)
        if made or desk.seat != self.seat:
            let_play(desk, self.bots)
            if desk.over or play.shaping:
                earned = play.earned()
                return earned[self.seat] if earned is not None else 0.0
        return 0.0

    def render(self) -> Any:
        """In the mode the environment was made with; `svg()` draws in any."""
        return render(self.play.desk, self.render_mode)

    def svg(self) -> str:
        return picture(self.play.desk)

    def save(self) -> bytes:
        """The game as it stands and its bots, to go on with `restore`. It is a pickle: restore only your own."""
        return pickle.dumps((save(self.play, []), save_bots(self.bots)))

    def restore(self, data: bytes) -> tuple[Seen, dict[str, Any]]:
        """What is seen then, as from `reset`."""
        game, bots = pickle.loads(data)
        restore(self.play, game)
        self.bots = restore_bots(bots)
        return self._seen()

    def _legal(self, index: int) -> int:
        mask = self.play.sight.mask(self.seat)
        if 0 <= index < len(mask) and mask[index]:
            return index
        return int(self.np_random.choice(mask.nonzero()[0]))

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        seen = self.play.observe(self.seat)
        return seen, {"action_mask": seen["action_mask"]}


def register() -> None:
    """Every game, edition and number of players as `won/industry-second-4p-v0`."""
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
