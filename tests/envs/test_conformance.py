"""The house's own conformance kit, driven by what is said at a desk."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.envs.walks import TABLES, legal, named
from won.core.conformance import Conformance
from won.core.game import Game
from won.envs.setting import Setting
from won.envs.vocabulary import LEAVE
from won.games import rules


class Speaker:
    """Says words by lot until they make an action; off turn it may leave things as they lie."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.words = 0

    def __call__(self, game: Game, seat: int, chance: Random) -> Any | None:
        desk = self.setting.desk(game, chance)
        desk.resume(seat, seat not in game.to_move, desk.talked, [])
        leave = desk.vocabulary.index[LEAVE]
        while True:
            index = chance.choice(legal(desk))
            if index == leave:
                return None
            self.words += 1
            action = desk.say(index)
            if action is not None:
                return game.with_chance(action, chance.random)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_is_said_at_a_desk_keeps_the_contract(table: Any) -> None:
    game, edition, players, options = table
    speaker = Speaker(Setting(game, edition, players, options, words=0))
    kit = Conformance(rules(game), edition, players, "spoken", options, speaker, thorough=0.02)
    seen = kit.play()
    assert speaker.words > seen["steps"] > 50
