"""Opponents for the arena: merchants who bargain as some people do, to measure what a bargainer loses to them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from won.analysis.industry.exchange import MARGIN, Books, Terms, exchange, paid
from won.analysis.industry.plan import EVEN, Plan
from won.industry.state import State
from won.players.bot import Reason
from won.players.industry.dealer import Dealer, offer_reason
from won.players.industry.merchant import Merchant

HARD_SHARE: Final = 0.7  # of the surplus that a hard bargainer asks,
HARD_LEAST: Final = 0.6  # the least it takes,
HARD_STEP: Final = 0.02  # and by how much it gives way to each refusal
PATIENT_LEAST: Final = 0.5
NEVER_ENDS: Final = 1e9  # the lead at which a staller ends the game


class LeastPriceDealer(Dealer):
    """Offers what the other side would barely accept, and accepts what brings anything at all."""

    __slots__ = ()

    def lacking(self, books: Books, terms: Terms) -> float:
        return MARGIN - books.gain(terms)

    def bargains(
        self, state: State, seat: int, plan: Plan, traded: dict[int, int], rivals: list[int]
    ) -> list[tuple[Terms, Reason]]:
        books = self.books(state, seat, plan)
        exchanges = [exchange(books, seat, other, traded) for other in rivals]
        sharp = [_least(books, terms) for terms in exchanges if terms is not None]
        sharp.sort(key=lambda terms: -books.gain(terms))
        return [(terms, offer_reason(books, terms)) for terms in sharp]


def _least(books: Books, terms: Terms) -> Terms:
    """The price nearest to nothing that a merchant would accept, by what a merchant computes."""
    low = -books.purses[terms.rival].money
    high = terms.give.get("money", 0) - terms.get.get("money", 0)
    while low < high:
        middle = (low + high) // 2
        if books.lacking(paid(terms, middle).reversed()) <= 0:
            high = middle
        else:
            low = middle + 1
    return paid(terms, low)


class HardDealer(Dealer):
    """Asks for most of the surplus and takes no less than a good part of it."""

    __slots__ = ()

    def share(self, rival: int) -> float:
        return max(HARD_LEAST, HARD_SHARE - HARD_STEP * self.talks.firmness.get(rival, 0))

    def lacking(self, books: Books, terms: Terms) -> float:
        return _to_share(books, terms, HARD_LEAST)


class PatientDealer(Dealer):
    """Opens nothing and waits until an offer is even."""

    __slots__ = ()

    def bargains(
        self, state: State, seat: int, plan: Plan, traded: dict[int, int], rivals: list[int]
    ) -> list[tuple[Terms, Reason]]:
        return []

    def lacking(self, books: Books, terms: Terms) -> float:
        return _to_share(books, terms, PATIENT_LEAST)


class StallingDealer(Dealer):
    """Talks and never agrees."""

    __slots__ = ()

    def lacking(self, books: Books, terms: Terms) -> float:
        return 1.0


def _to_share(books: Books, terms: Terms, share: float) -> float:
    """The money that terms lack to give the first party this share of their surplus."""
    own, theirs = books.gain(terms), books.gain(terms.reversed())
    return max(share * (own + theirs) - own, MARGIN - own)


OPPONENTS: Final[dict[str, Callable[[str | int, float | None], Merchant]]] = {
    "least-price": partial(Merchant, bargainer=LeastPriceDealer),
    "hard": partial(Merchant, bargainer=HardDealer),
    "patient": partial(Merchant, bargainer=PatientDealer),
    "staller": partial(Merchant, bargainer=StallingDealer, style=EVEN._replace(margin=NEVER_ENDS)),
}
