"""A player of a level: a merchant with fewer abilities, who makes the mistakes that people make.

It values things as the merchant does, but with other weights: it goes by printed prices, looks less far ahead, likes
some products for no reason, keeps no reserve, gets carried away in auctions and haggles badly.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from won.analysis.shares.exchange import Match, Terms
from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED, Weights
from won.core.chance import source
from won.players.bot import Decision, Reason
from won.players.shares.dealer import ACCEPTED, Dealer
from won.players.shares.merchant import Merchant
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.state import BUY
from won.shares.world import GOODS

LOOKS_ON: Final = Decision(act.End(), Reason("shares.keep.early", {}, 0.0))


class Ability(NamedTuple):
    """How well somebody plays; these are the merchant's figures."""

    weights: Weights = FITTED
    whim: float = 0.0  # how much more or less than it is worth a product seems, at most, as a power of e
    waits: int = 0  # rounds before it buys anything
    deals: bool = True  # whether it deals at all, unless it cannot pay
    opens: bool = True  # whether it makes offers of its own
    keen: float = 0.0  # part of a surplus that it asks for beyond what a merchant does
    wanted: float = ACCEPTED  # part of a surplus that it takes no less of


class GradedDealer(Dealer):
    """Bargains as well as the ability says."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        super().__init__()
        self.ability = ability

    def least_part(self) -> float:
        return self.ability.wanted

    def priced(self, outlook: Outlook, match: Match, part: float) -> Terms:
        return match.at(part - self.ability.keen)

    def opening(self, outlook: Outlook, party: int) -> Decision | None:
        return super().opening(outlook, party) if self.ability.opens else None


class Graded(Merchant):
    """The same for the same seed, also when it comes to a game in the middle."""

    __slots__ = ("ability",)

    def __init__(self, seed: str | int, budget: float | None = None, ability: Ability | None = None) -> None:
        self.ability = Ability() if ability is None else ability
        super().__init__(seed, dealing=self.ability.deals, weights=_liked(self.ability, seed))
        self.dealer = GradedDealer(self.ability)

    def wish(self, game: Shares, seat: int, outlook: Outlook) -> Decision:
        state = game.state
        if state.moment == BUY and state.turns < self.ability.waits * state.seats:
            return LOOKS_ON
        return super().wish(game, seat, outlook)


def _liked(ability: Ability, seed: str | int) -> Weights:
    """The weights, with what each product seems to be worth to this player."""
    if not ability.whim:
        return ability.weights
    draw = source(f"{seed}/likings").random
    return ability.weights._replace(liking=tuple([exp(ability.whim * (2 * draw() - 1)) for _ in range(GOODS)]))
