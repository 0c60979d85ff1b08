"""The magnate of shares: the strongest bot. It counts everybody's cash, and deals at the prices that others accept.

Its valuation depends on how many parties are left. With more time it looks at more exchanges.
"""

from __future__ import annotations

from typing import Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import STAGES
from won.core.game import Game
from won.players.bot import Decision
from won.players.shares.magnate_dealer import MagnateDealer
from won.players.shares.merchant import Merchant
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.state import State

BUDGET: Final = 1.0  # seconds a decision, unless given
BREADTH: Final = 100  # pairs of things that each side considers for every second of the budget


class StagedOutlook(Outlook):
    """The valuation that suits the number of parties left."""

    __slots__ = ()

    def __init__(self, state: State, viewer: int | None = None, counted: tuple[int, ...] | None = None) -> None:
        if counted is not None:
            state = state.copy()
            state.cash, viewer = list(counted), None
        super().__init__(state, viewer, STAGES[parties_left(state)])

    def after(self, then: State) -> Outlook:
        return StagedOutlook(then)


class Magnate(Merchant):
    """Deterministic for the same budget."""

    __slots__ = ("budget", "counted")

    dealer: MagnateDealer
    bargainer = MagnateDealer

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        super().__init__(seed)
        self.budget = BUDGET if budget is None else budget
        self.counted: tuple[int, ...] | None = None
        self.dealer.breadth = int(self.budget * BREADTH)

    def decide(self, game: Game, seat: int) -> Decision:
        self._count(game)
        return super().decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        self._count(game)
        return super().answer(game, seat)

    def outlook(self, state: State, seat: int) -> Outlook:
        return StagedOutlook(state, seat, self.counted)

    def _count(self, game: Game) -> None:
        assert isinstance(game, Shares)
        self.counted = self.dealer.counted = game.counted
