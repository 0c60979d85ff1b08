"""What each seat could expect in final points at a moment, knowing how long the game lasted and what prices came.

A review looks back: the number of rounds and the later markets are those of the game as it was played. So two ways to
go on are compared at the same prices and for the same time.
"""

from __future__ import annotations

from typing import Final

from won.analysis.industry.valuation import TILE_WORTH, USUAL, fair, income, stream
from won.core.record import Record
from won.games import walk
from won.industry.actions import Produce
from won.industry.costs import MONEY_POINT, NOTE_REPAY
from won.industry.end import score, tile_count
from won.industry.game import Industry
from won.industry.market import BUY, GOODS, SELL
from won.industry.state import OVER, TRADE, State

# Rounds whose income counts for a decision. What was not built in one round can be built in the next: to count the
# income until the end for it would count the same loss in every round.
AHEAD: Final = 3


class Hindsight:
    """How long the game lasted, and the markets of its later rounds."""

    __slots__ = ("later", "rounds")

    def __init__(self, record: Record) -> None:
        markets: dict[int, list[int]] = {}  # by round, when its Trade begins
        submissions = 0
        for game, turn in walk(record):
            assert isinstance(game, Industry)
            if game.state.phase == TRADE:
                markets.setdefault(game.state.round, game.state.market[:])
            submissions += turn is not None and isinstance(turn[1], Produce)
        self.rounds = -(-submissions // len(record.seats))  # in which blocs ran
        self.later = {now: _mean([market for number, market in markets.items() if number >= now]) for now in markets}

    def outcome(self, game: Industry) -> list[float]:
        """The final points that each seat is on the way to."""
        return self.values(game, self.rounds)

    def values(self, game: Industry, ahead: int = AHEAD) -> list[float]:
        """The same with the income of few rounds, to compare decisions by."""
        state = game.state
        if state.phase == OVER and state.round > self.rounds:
            return [float(score(state, seat)) for seat in range(state.seats)]
        market = self.later.get(state.round, list(USUAL))
        price = [(BUY[c][market[c]] + SELL[c][market[c]]) // 2 for c in range(GOODS)]
        left = max(0, min(ahead, self.rounds - state.round + 1))
        return [_worth(state, seat, market, price, left) / MONEY_POINT for seat in range(state.seats)]


def _mean(markets: list[list[int]]) -> list[int]:
    return [round(sum([market[c] for market in markets]) / len(markets)) for c in range(GOODS)]


def _worth(state: State, seat: int, market: list[int], price: list[int], left: int) -> float:
    """Money, tiles and cubes less notes, and what the blocs make in the rounds that are left."""
    now = fair(state)
    total = float(state.money[seat] + TILE_WORTH * tile_count(state, seat) - NOTE_REPAY * state.notes[seat])
    total += sum([now[c] * state.cubes[seat * GOODS + c] for c in range(GOODS)])
    flow = stream(state, seat, price)
    return total + left * income(market, flow.made, flow.food, flow.energy, flow.ore, flow.money)
