"""Opponents for the arena: merchants who bargain as some people do, to measure what a bargainer loses to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from won.analysis.shares.exchange import Match, Terms
from won.analysis.shares.valuation import Outlook
from won.players.bot import Decision
from won.players.shares.dealer import Dealer, accepts
from won.players.shares.merchant import Merchant

HIGHEST: Final = 0.6  # part of the surplus beyond which the least price is not sought
HALVINGS: Final = 7  # of the span in which it lies
HARD_PART: Final = 0.25  # of the surplus that a hard bargainer offers,
HARD_LEAST: Final = 0.6  # and the part it wants
PATIENT_LEAST: Final = 0.5


class LeastPriceDealer(Dealer):
    """Offers what the other side would barely accept, and accepts what brings anything at all."""

    __slots__ = ()

    def least_part(self) -> float:
        return 0.0

    def priced(self, outlook: Outlook, match: Match, part: float) -> Terms:
        low, high = 0.0, HIGHEST
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if accepts(outlook, match.at(middle).reversed()):
                high = middle
            else:
                low = middle
        return match.at(high)


class HardDealer(Dealer):
    """Offers little of the surplus and takes no less than most of it."""

    __slots__ = ()

    def least_part(self) -> float:
        return HARD_LEAST

    def priced(self, outlook: Outlook, match: Match, part: float) -> Terms:
        return match.at(HARD_PART)


class PatientDealer(Dealer):
    """Opens nothing and waits until an offer is even."""

    __slots__ = ()

    def least_part(self) -> float:
        return PATIENT_LEAST

    def opening(self, outlook: Outlook, party: int) -> Decision | None:
        return None


OPPONENTS: Final[dict[str, Callable[[str | int, float | None], Merchant]]] = {
    "least-price": partial(Merchant, bargainer=LeastPriceDealer),
    "hard": partial(Merchant, bargainer=HardDealer),
    "patient": partial(Merchant, bargainer=PatientDealer),
    "staller": partial(Merchant, dealing=False),
}
