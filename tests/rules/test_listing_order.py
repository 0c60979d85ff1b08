"""Kinds that list their actions by a short cut list them as their words do: seeded games depend on the order."""

from __future__ import annotations

import pytest

from won.core.chance import source
from won.core.kinds import ActionKind
from won.core.record import Seat
from won.games import rules
from won.industry.game import Industry
from won.industry.state import TRADE


@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_the_mixes_to_buy_and_sell_come_in_the_order_of_their_words(edition: str) -> None:
    draw, compared = source(edition), 0
    game = rules("industry").new(edition, [Seat(str(seat)) for seat in range(4)], {"first": 0}, {})
    assert isinstance(game, Industry)
    while not game.over and compared < 60:
        seat = game.to_move[0]
        if game.state.phase == TRADE:
            for kind in game.setup.kinds.open_kinds(game.state, seat).kinds:
                if kind.name in ("buy", "sell"):
                    assert kind.actions(game.state, seat) == ActionKind.actions(kind, game.state, seat)
                    compared += 1
        game.apply(seat, game.sample(seat, draw.random))
    assert compared > 10
