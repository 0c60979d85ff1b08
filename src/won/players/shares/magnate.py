"""The financier and the magnate of shares, who deal at the prices that others accept.

Their valuation depends on how many parties are left. With more time they look at more exchanges.
"""

from __future__ import annotations

from typing import ClassVar, Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import STAGES
from won.core.game import Game
from won.players.bot import Decision
from won.players.shares.magnate_dealer import MagnateDealer
from won.players.shares.merchant import Merchant
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.state import State

BUDGET: Final = 1.0  # seconds a decision of the magnate, unless given
HASTY: Final = 0.05  # of the financier
BREADTH: Final = 400  # pairs of things that each side considers for every second of the budget


class StagedOutlook(Outlook):
    """The valuation that suits the number of parties left."""

    __slots__ = ()

    def __init__(self, state: State, viewer: int | None = None, counted: tuple[int, ...] | None = None) -> None:
        if counted is not None:
            state = state.copy()
            state.cash, viewer = list(counted), None
        super().__init__(state, viewer, STAGES[parties_left(state)])

    def after(self, state: State) -> Outlook:
        return StagedOutlook(state)


class Financier(Merchant):
    """Takes the others to be about as rich as itself. Deterministic for its budget."""

    __slots__ = ("budget", "counted")

    dealer: MagnateDealer
    bargainer = MagnateDealer
    usual: ClassVar[float] = HASTY

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        super().__init__(seed)
        self.budget = self.usual if budget is None else budget
        self.counted: tuple[int, ...] | None = None
        self.dealer.breadth = int(self.budget * BREADTH)

    def outlook(self, state: State, seat: int) -> Outlook:
        return StagedOutlook(state, seat, self.counted)


class Magnate(Financier):
    """Knows the cash of all, because it has seen every payment."""

    __slots__ = ()

    usual = BUDGET

    def decide(self, game: Game, seat: int) -> Decision:
        self._count(game)
        return super().decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        self._count(game)
        return super().answer(game, seat)

    def _count(self, game: Game) -> None:
        assert isinstance(game, Shares)
        self.counted = self.dealer.counted = game.counted
