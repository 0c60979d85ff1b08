"""The financier and the magnate of shares, who deal at the prices that others accept.

Their valuation depends on how many parties are left. With more time they look at more exchanges, up to a limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED, STAGES, Weights, between
from won.core.game import Game
from won.players.bot import Decision
from won.players.levels import SEARCHING
from won.players.shares.dealer import Dealer
from won.players.shares.magnate_dealer import MagnateDealer
from won.players.shares.merchant import Merchant
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.state import State

BREADTH: Final = 640  # pairs of things that each side considers for every second of the budget
BROADEST: Final = 40  # such pairs at most: with 400 it won no more games
# Where the financier's valuation lies between those of a merchant, 0, and of a magnate, 1.
INSIGHT: Final = 0.3  # when it offers or buys
ANSWERING: Final = 0.1  # when it answers an offer; magnates price theirs for merchants


class StagedOutlook(Outlook):
    """The valuation that suits the number of parties left."""

    __slots__ = ()

    stages: ClassVar[Sequence[Weights]] = STAGES

    def __init__(self, state: State, viewer: int | None = None, counted: tuple[int, ...] | None = None) -> None:
        if counted is not None:
            state = state.copy()
            state.cash, viewer = list(counted), None
        super().__init__(state, viewer, self.stages[parties_left(state)])

    def after(self, state: State) -> Outlook:
        return type(self)(state)


def _stages(insight: float) -> Sequence[Weights]:
    return [between(FITTED, stage, insight) for stage in STAGES]


class FinancierOutlook(StagedOutlook):
    __slots__ = ()

    stages: ClassVar[Sequence[Weights]] = _stages(INSIGHT)


class AnsweringOutlook(StagedOutlook):
    __slots__ = ()

    stages: ClassVar[Sequence[Weights]] = _stages(ANSWERING)


class StagedMerchant(Merchant):
    """Takes the others to be about as rich as itself. Deterministic for its budget."""

    __slots__ = ("budget", "counted")

    dealer: MagnateDealer
    bargainer: ClassVar[type[MagnateDealer]] = MagnateDealer
    usual: ClassVar[float] = SEARCHING["financier"]  # seconds a decision, unless given
    judging: ClassVar[type[StagedOutlook]] = StagedOutlook

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        super().__init__(seed, bargainer=self.bargainer)
        self.budget = self.usual if budget is None else budget
        self.counted: tuple[int, ...] | None = None
        self.dealer.breadth = min(BROADEST, int(self.budget * BREADTH))

    def outlook(self, state: State, seat: int) -> Outlook:
        return self.judging(state, seat, self.counted)


class FinancierDealer(MagnateDealer):
    """Offers as a magnate does, but answers the offers of others as a merchant."""

    __slots__ = ()

    def reply(self, outlook: Outlook, party: int, number: int) -> Decision:
        return Dealer.reply(self, outlook, party, number)


class Financier(StagedMerchant):
    """A magnate who judges less well, does not count the cash of others, and answers nearly as a merchant."""

    __slots__ = ()

    bargainer = FinancierDealer
    judging = FinancierOutlook

    def reply(self, game: Shares, seat: int, outlook: Outlook, number: int) -> Decision:
        return super().reply(game, seat, AnsweringOutlook(game.state, seat), number)


class Magnate(StagedMerchant):
    """Knows the cash of all, because it has seen every payment."""

    __slots__ = ()

    usual = SEARCHING["magnate"]

    def decide(self, game: Game, seat: int) -> Decision:
        self._count(game)
        return super().decide(game, seat)

    def answer(self, game: Game, seat: int) -> Decision | None:
        self._count(game)
        return super().answer(game, seat)

    def _count(self, game: Game) -> None:
        assert isinstance(game, Shares)
        self.counted = self.dealer.counted = game.counted
