"""One game after another at a desk, with what its agents see and are paid: what every adapter is made over."""

from __future__ import annotations

from random import Random
from typing import Any

from won.core.chance import source
from won.envs.desk import Desk
from won.envs.rewards import POINT, REWARDS, totals
from won.envs.setting import Setting, known
from won.envs.sight import Sight


class Play:
    """`reward` names what is paid at the end; `shaping` is paid besides for each point won or lost on the way."""

    def __init__(self, setting: Setting, reward: str = "rank", shaping: float = 0.0, named: bool = False) -> None:
        self.setting = setting
        self.reward = known("reward", reward, REWARDS)
        self.shaping = shaping
        self.named = named  # observations by the names of their entries
        self.seats = setting.players
        self.seeds: Random | None = None
        self.seed = 0
        self.chance: Random = source(0)
        self.desk: Desk = setting.desk(setting.new_game(self.chance.random), self.chance)
        self.sight: Sight = setting.sight(self.desk)
        self.points: list[int] = [0] * self.seats

    def reset(self, seed: int | None = None) -> None:
        """A new game: the first of a seed, else the next of the seed before."""
        if seed is not None:
            self.seeds = source(seed)
        elif self.seeds is None:
            self.seeds = Random()
        self.seed = self.seeds.getrandbits(48)
        self.chance = source(self.seed)
        self.sit_down(self.setting.desk(self.setting.new_game(self.chance.random), self.chance))

    def sit_down(self, desk: Desk) -> None:
        self.desk = desk
        self.sight = self.setting.sight(desk)
        if self.shaping:
            self.points = totals(desk.game, self.seats)

    def earned(self) -> list[float] | None:
        """What each seat is paid for the action just made, or none where nobody is paid anything."""
        game = self.desk.game
        paid = REWARDS[self.reward](game, self.seats) if self.desk.over else None
        if not self.shaping:
            return paid
        points, unit = totals(game, self.seats), self.shaping / POINT[game.name]
        gains = [unit * (now - before) for now, before in zip(points, self.points, strict=True)]
        self.points = points
        return gains if paid is None else [gain + last for gain, last in zip(gains, paid, strict=True)]

    def step(self, action: Any) -> int:
        """Say the word of an index: the seat that has the word then, or -1 where somebody may have to be paid."""
        desk = self.desk
        made = desk.step(action if isinstance(action, int) else int(action))
        return -1 if made and self.shaping else desk.seat

    def last(self, observe: bool, owed: float) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the seat that has the word is told, as PettingZoo tells it; `owed` is its reward."""
        if not observe:
            return None, owed, False, False, {"action_mask": self.sight.mask(self.desk.seat)}
        seen = self.observe(self.desk.seat)
        return seen, owed, False, False, {"action_mask": seen["action_mask"]}

    def observe(self, seat: int) -> dict[str, Any]:
        sight = self.sight
        return {
            "observation": sight.named(seat) if self.named else sight.flat(seat),
            "action_mask": sight.mask(seat),
        }
