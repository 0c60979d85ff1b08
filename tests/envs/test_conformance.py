"""The house's own conformance kit, driven by what is said in a dialogue."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.envs.random_walk import TABLES, legal, named
from won.core.conformance import Conformance
from won.core.game import Game
from won.envs.config import Config
from won.envs.vocabulary import LEAVE
from won.games import rules


class Speaker:
    """Says words by lot until they make an action; off turn it may leave things as they lie."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.words = 0

    def __call__(self, game: Game, seat: int, chance: Random) -> Any | None:
        dialogue = self.config.dialogue(game, chance)
        dialogue.resume(seat, seat not in game.to_move, dialogue.talked, [])
        leave = dialogue.vocabulary.index[LEAVE]
        while True:
            index = chance.choice(legal(dialogue))
            if index == leave:
                return None
            self.words += 1
            action = dialogue.say(index)
            if action is not None:
                return game.with_chance(action, chance.random)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_is_said_in_a_dialogue_keeps_the_contract(table: Any) -> None:
    game, edition, players, options = table
    speaker = Speaker(Config(game, edition, players, options, words=0))
    kit = Conformance(rules(game), edition, players, "spoken", options, speaker, thorough=0.02)
    seen = kit.play()
    assert speaker.words > seen["steps"] > 50
