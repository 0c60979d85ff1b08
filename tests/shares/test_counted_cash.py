"""SEEN-1: cash is hidden, and yet known to whoever counts along, because every payment is seen by all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.players.shares.tables import OPTIONS, game_of
from tests.shares.table import lay
from won.players import make_bot
from won.players.table import play
from won.shares.events import Pooled
from won.shares.figures import starting_cash
from won.shares.game import Shares

BOTS = ("merchant", "clerk", "merchant", "random", "merchant")


class Counting:
    """An onlooker who sums what all can see."""

    def __init__(self, players: int) -> None:
        self.cash = [starting_cash(players)] * players

    def sees(self, game: Shares, event: Any) -> None:
        seen = game.visible_event(None, event)
        if isinstance(seen, Pooled) and not seen.cash:
            self._pools(seen)
            return
        for transfer in game.ledger(seen):
            if transfer.thing == "cash":
                if isinstance(transfer.giver, int):
                    self.cash[transfer.giver] -= transfer.count
                if isinstance(transfer.taker, int):
                    self.cash[transfer.taker] += transfer.count

    def _pools(self, seen: Pooled) -> None:
        """What each brings is not told, but was counted."""
        together = sum(self.cash[party] for party in seen.parties)
        for party in seen.parties:
            self.cash[party] = 0
        self.cash[seen.head] = together - seen.fee


@pytest.mark.parametrize("number", range(6))
def test_the_cash_that_a_seat_has_counted_is_what_anyone_could_sum(number: int) -> None:
    players = 3 + number % 3
    game, draw = game_of(players, f"counted {number}", turns=90, **OPTIONS[number % 4])
    bots = [make_bot(BOTS[(seat + number) % 5], seat, "shares") for seat in range(players)]
    counting = Counting(players)
    for seat, _, happened in play(game, bots, draw):
        for event in happened:
            counting.sees(game, event)
        if not game.over:
            assert list(game.copy_for(seat).counted or ()) == counting.cash


def test_of_a_game_that_nobody_has_watched_nothing_is_counted() -> None:
    game = lay(3, "0 oil usa").game
    assert game.copy_for(0).counted is None
    assert Shares(game.state, game.setup, None).copy_for(1).counted is None
