"""Both games as OpenSpiel games: `pyspiel.load_game("python_won_industry", {"players": 3})` once this is imported.

One word is one action. The deal at the start, one of `deals` set-ups, and each roll of the dice in shares are chance
nodes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from won.core.chance import source
from won.envs.buffer import Flat
from won.envs.config import OFFERS, Config
from won.envs.dialogue import Dialogue
from won.envs.render import text
from won.envs.rewards import by_rank
from won.envs.snapshot import DialogueSnapshot, resume, snapshot_of
from won.games import GAMES, package

__all__ = ["WonGame", "WonObserver", "WonState"]

WORDS: Final = 2_000
DEALS: Final = 256
DICE: Final = 36  # outcome 6 * (white - 1) + (red - 1)


def _defaults(name: str) -> dict[str, Any]:
    defaults = package(name).defaults
    return {
        "players": defaults.players,
        "edition": defaults.edition,
        defaults.limit: defaults.training_length,
        "offers": OFFERS,
        "words": WORDS,
        "deals": DEALS,
    }


def _game_type(name: str) -> Any:
    players = package(name).rules.FACTS.editions.values()
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
    """The parameters are `players`, `edition`, `rounds` or `turns`, `offers`, `words` and `deals`.

    After `words` words a game ends and is scored. Returns are by rank, from 1 to -1.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**_defaults(name), **(params or {})}
        limit = package(name).defaults.limit
        self.deals: int = chosen["deals"]
        self.config = Config(
            name, chosen["edition"], chosen["players"], {limit: chosen[limit]}, chosen["offers"], chosen["words"]
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.vocabulary.size,
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
        return WonObserver(self.config)


class DialogueBox:
    """A dialogue, or none before the deal, which OpenSpiel can copy and pickle with its state."""

    __slots__ = ("dialogue",)

    def __init__(self, dialogue: Dialogue | None = None) -> None:
        self.dialogue = dialogue

    def __deepcopy__(self, memo: Any) -> DialogueBox:
        return DialogueBox(None if self.dialogue is None else self.dialogue.copy(None))

    def __reduce__(self) -> tuple[Callable[..., DialogueBox], tuple[Any, ...]]:
        dialogue = self.dialogue
        if dialogue is None:
            return DialogueBox, ()
        return _restored, (snapshot_of(dialogue), dialogue.offers, dialogue.most, dialogue.pending)


def _restored(snapshot: DialogueSnapshot, offers: int, most: int, pending: Any) -> DialogueBox:
    record = snapshot.record
    config = Config(record.game, record.edition, len(record.seats), record.options, offers, most)
    dialogue = resume(config.dialogue(config.rules.replay(record), None), snapshot)
    dialogue.pending = pending
    return DialogueBox(dialogue)


class WonState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: a chance node, or the word of a player."""

    def __init__(self, game: WonGame) -> None:
        super().__init__(game)
        self.box = DialogueBox()

    def current_player(self) -> int:
        dialogue = self.box.dialogue
        if dialogue is None or dialogue.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if dialogue.over else dialogue.seat

    def _legal_actions(self, player: int) -> list[int]:
        dialogue = self.box.dialogue
        assert dialogue is not None
        return dialogue.mask().indices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.get_game().deals if self.box.dialogue is None else DICE
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        dialogue = self.box.dialogue
        if dialogue is None:
            config: Config = self.get_game().config
            self.box.dialogue = config.dialogue(config.new_game(source(f"deal {action}").random), None)
        elif dialogue.pending is not None:
            dice = iter([(action // 6 + 0.5) / 6, (action % 6 + 0.5) / 6])
            dialogue.chance(dialogue.game.with_chance(dialogue.pending, lambda: next(dice)))
        else:
            dialogue.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.get_game().config.vocabulary.labels[action])
        return f"deal {action}" if self.box.dialogue is None else f"dice {action // 6 + 1} {action % 6 + 1}"

    def is_terminal(self) -> bool:
        return self.box.dialogue is not None and self.box.dialogue.over

    def returns(self) -> list[float]:
        dialogue = self.box.dialogue
        if dialogue is None or not dialogue.over:
            return [0.0] * self.num_players()
        return by_rank(dialogue.game, dialogue.seats)

    def __str__(self) -> str:
        return "to be dealt" if self.box.dialogue is None else text(self.box.dialogue)


class WonObserver:
    """What a seat sees, in `tensor` and by name in `dict`, which share memory; zero before the deal."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.tensor: Flat = np.zeros(config.layout.size, np.float32)
        self.dict: dict[str, Flat] = config.layout.named(self.tensor)

    def set_from(self, state: WonState, player: int) -> None:
        dialogue = state.box.dialogue
        if dialogue is None:
            self.tensor.fill(0)
            return
        self.config.observations(dialogue).write(player, self.tensor.data)

    def string_from(self, state: WonState, player: int) -> str:
        """The non-zero cells, by entry and place."""
        self.set_from(state, player)
        lines = [
            f"{name} {np.flatnonzero(cells).tolist()} {cells[cells != 0].tolist()}" for name, cells in self.dict.items()
        ]
        return "\n".join(lines)


def _game_class(name: str) -> type[WonGame]:
    """A class, because OpenSpiel releases it after Python has ended, and a class outlives that."""

    class NamedGame(WonGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


for _name in GAMES:
    pyspiel.register_game(TYPES[_name], _game_class(_name))
