"""How a rival sees a deal: what the magnate expects it to accept, and how much of a surplus it seems to want.

A rival is taken for one who values things as merchants do and takes no deal that leaves it too small a part of what
both would gain. Which part that is differs from player to player: each answer makes some of the parts more likely.
"""

from __future__ import annotations

from typing import Final

from won.analysis.shares.exchange import KEPT, MARGIN, Match, Terms, gain
from won.analysis.shares.valuation import Outlook
from won.players.shares.dealer import ACCEPTED
from won.players.shares.judging import helps_leader, part_of_surplus
from won.shares import actions as act
from won.shares.deals import can_hand_over
from won.shares.figures import STEP
from won.shares.state import State

WANTED: Final = (0.0, ACCEPTED, 0.5, 0.6)  # parts of a surplus that different players take no less of
EXPECTED: Final = [0.1, 0.6, 0.15, 0.15]  # how likely each is before the first answer
SPARED: Final = 0.01  # beyond the part wanted, because prices come in steps
MISJUDGED: Final = 0.5  # chance that a deal which gives a rival the part it wants is refused all the same
SURPRISED: Final = 0.05  # chance that one is accepted which gives it less
TASTE: Final = 6 * MARGIN // 5  # what it should gain at least, by its own reckoning
RAISE: Final = 5 * STEP  # by which a price goes up until the rival would accept
RAISES: Final = 6


class RivalView:
    """The table as a rival would see it, and what it seems to want."""

    __slots__ = ("cash", "outlook", "rival")

    def __init__(self, state: State, rival: int, cash: int) -> None:
        """`cash` is what the rival has, as far as anyone knows; it takes the others to be as rich."""
        copy = state.copy()
        copy.cash = [cash] * state.seats
        self.rival = rival
        self.cash = cash
        self.outlook = Outlook(copy, rival)

    def accepts(self, deal: Terms, wanted: float) -> bool:
        """Whether the rival, the second party of the deal, would say yes if it wants that part of a surplus."""
        own, state = deal.reversed(), self.outlook.state
        for party, shares in ((deal.party, deal.deal().give.shares), (deal.rival, deal.deal().get.shares)):
            if can_hand_over(state, party, act.Side(shares)) is not None:
                return False
        if own.cash > 0 and self.cash - own.cash < KEPT:
            return False
        if gain(self.outlook, own) < MARGIN or helps_leader(self.outlook, own):
            return False
        return part_of_surplus(self.outlook, own) >= wanted

    def priced(self, match: Match, wanted: float) -> Terms | None:
        """The exchange at about the lowest price that the rival accepts; `match` is as the rival reckons it."""
        cash = -(-int(least_price(match.least, match.surplus, wanted)) // STEP) * STEP
        for raised in range(RAISES):
            deal = Terms(match.party, match.rival, match.gives, match.gets, cash + raised * RAISE)
            if self.accepts(deal, wanted):
                return deal
        return None


def least_price(least: float, surplus: float, wanted: float) -> float:
    """What a rival must get on top of an exchange; where there is no surplus it wants a small gain."""
    if surplus <= 2 * MARGIN:
        return least + TASTE
    return least + max((wanted + SPARED) * surplus, TASTE)


class Wants:
    """How likely it is for each rival that it takes no less than each part of `WANTED`."""

    __slots__ = ("likely",)

    def __init__(self) -> None:
        self.likely: dict[int, list[float]] = {}

    def of(self, rival: int) -> list[float]:
        return self.likely.get(rival, EXPECTED)

    def best(self, rival: int) -> float:
        """The part to offer: what is left, times the chance that it is accepted, is highest."""
        likely = self.of(rival)
        chance, best, most = 0.0, WANTED[-1], 0.0
        for part, weight in zip(WANTED, likely, strict=True):
            chance += weight
            if chance * (1 - part) > most:
                best, most = part, chance * (1 - part)
        return best

    def accepted(self, rival: int, part: float) -> None:
        self._weigh(rival, [1.0 if wanted <= part else SURPRISED for wanted in WANTED])

    def refused(self, rival: int, part: float) -> None:
        self._weigh(rival, [MISJUDGED if wanted <= part else 1.0 for wanted in WANTED])

    def _weigh(self, rival: int, likely: list[float]) -> None:
        weights = [weight * more for weight, more in zip(self.of(rival), likely, strict=True)]
        total = sum(weights)
        self.likely[rival] = [weight / total for weight in weights]
