"""Either game as an OpenSpiel game: `pyspiel.load_game("python_won_industry", {"players": 3})` once this is imported.

One word is one action. What chance decides is a chance node: the deal at the start, one of `deals` set-ups, and each
roll of the dice in shares.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from won.core.chance import source
from won.envs.desk import Desk
from won.envs.page import Flat
from won.envs.render import text
from won.envs.rewards import by_rank
from won.envs.saved import Left, leave, take_up
from won.envs.setting import EDITION, LENGTH, OFFERS, Setting
from won.games import GAMES, rules

WORDS: Final = 2_000
DEALS: Final = 256
DICE: Final = 36  # six times the white die less one, plus the red less one


def _defaults(name: str) -> dict[str, Any]:
    limit, length = LENGTH[name]
    return {
        "players": 4,
        "edition": EDITION[name],
        limit: length,
        "offers": OFFERS,
        "words": WORDS,
        "deals": DEALS,
    }


def _game_type(name: str) -> Any:
    players = rules(name).FACTS.editions.values()
    return pyspiel.GameType(
        short_name=f"python_won_{name}",
        long_name=f"Wealth of Nations: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most for _, most in players),
        min_num_players=min(least for least, _ in players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


TYPES: Final = {name: _game_type(name) for name in GAMES}


class WonGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is without types
    """Its parameters: `players`, `edition`, `rounds` or `turns`, and of the environment `offers`, `words` and `deals`.

    A game of more than `words` words is scored as it stands. Returns are by rank, from 1 to -1.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**_defaults(name), **(params or {})}
        limit = LENGTH[name][0]
        self.deals: int = chosen["deals"]
        self.setting = Setting(
            name, chosen["edition"], chosen["players"], {limit: chosen[limit]}, chosen["offers"], chosen["words"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.vocabulary.size,
            max_chance_outcomes=max(self.deals, DICE),
            num_players=chosen["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=chosen["words"],
        )
        super().__init__(TYPES[name], info, params or {})

    def new_initial_state(self) -> WonState:
        return WonState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> WonObserver:
        return WonObserver(self.setting)


class Industry(WonGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("industry", params)


class Shares(WonGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("shares", params)


class Held:
    """A desk, or none before the deal; copied and pickled as OpenSpiel does with what a state holds."""

    __slots__ = ("desk",)

    def __init__(self, desk: Desk | None = None) -> None:
        self.desk = desk

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(None if self.desk is None else self.desk.copy(None))

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        desk = self.desk
        return (Held, ()) if desk is None else (_held, (leave(desk), desk.offers, desk.most, desk.pending))


def _held(left: Left, offers: int, most: int, pending: Any) -> Held:
    record = left.record
    setting = Setting(record.game, record.edition, len(record.seats), record.options, offers, most)
    desk = take_up(setting.desk(setting.rules.replay(record), None), left)
    desk.pending = pending
    return Held(desk)


class WonState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: WonGame) -> None:
        super().__init__(game)
        self.held = Held()

    def current_player(self) -> int:
        desk = self.held.desk
        if desk is None or desk.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if desk.over else desk.seat

    def _legal_actions(self, player: int) -> list[int]:
        desk = self.held.desk
        assert desk is not None
        return desk.mask().indices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().deals if self.held.desk is None else DICE
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        desk = self.held.desk
        if desk is None:
            setting: Setting = self.get_game().setting
            self.held.desk = setting.desk(setting.new_game(source(f"deal {action}").random), None)
        elif desk.pending is not None:
            dice = iter([(action // 6 + 0.5) / 6, (action % 6 + 0.5) / 6])
            desk.chance(desk.game.with_chance(desk.pending, lambda: next(dice)))
        else:
            desk.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.get_game().setting.vocabulary.labels[action])
        return f"deal {action}" if self.held.desk is None else f"dice {action // 6 + 1} {action % 6 + 1}"

    def is_terminal(self) -> bool:
        return self.held.desk is not None and self.held.desk.over

    def returns(self) -> list[float]:
        desk = self.held.desk
        if desk is None or not desk.over:
            return [0.0] * self.num_players()
        return by_rank(desk.game, desk.seats)

    def __str__(self) -> str:
        return "to be dealt" if self.held.desk is None else text(self.held.desk)


class WonObserver:
    """What a seat sees, in `tensor` and by name in `dict`, which is the same memory; zero before the deal."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor: Flat = np.zeros(setting.layout.size, np.float32)
        self.dict: dict[str, Flat] = setting.layout.named(self.tensor)

    def set_from(self, state: WonState, player: int) -> None:
        desk = state.held.desk
        if desk is None:
            self.tensor.fill(0)
            return
        self.setting.sight(desk).write(player, self.tensor.data)

    def string_from(self, state: WonState, player: int) -> str:
        """The entries that are not zero, by name and place."""
        self.set_from(state, player)
        shown = [
            f"{name} {np.flatnonzero(seen).tolist()} {seen[seen != 0].tolist()}" for name, seen in self.dict.items()
        ]
        return "\n".join(shown)


for _name, _kind in (("industry", Industry), ("shares", Shares)):
    pyspiel.register_game(TYPES[_name], _kind)
