"""Barter as the merchant sees it: what an exchange is worth to either side, and the price between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.industry import actions as act
from won.industry.market import COMMODITIES, GOODS
from won.players.industry.purse import Purse, Things

MARGIN: Final = 1.0  # money that a deal must bring, to be worth the talk
TRIMS: Final = 6  # how often an exchange is made smaller until it can be paid


class Terms(NamedTuple):
    """What passes between two seats, as the first of them has it."""

    party: int
    rival: int
    give: Things
    get: Things

    def offer(self) -> act.Offer:
        return act.Offer(self.rival, self.give, self.get)

    def reversed(self) -> Terms:
        return Terms(self.rival, self.party, self.get, self.give)


class Books(NamedTuple):
    """What every seat holds and needs, by the reckoning of one of them."""

    purses: list[Purse]

    def gain(self, terms: Terms) -> float:
        """What the terms are worth to their first party, in money."""
        return self.purses[terms.party].gain(terms.get, terms.give)

    def judge(self, terms: Terms) -> float:
        """The same, less what it matters that a rival gains: among two everything, among more its share."""
        return self.gain(terms) - self.gain(terms.reversed()) / (len(self.purses) - 1)

    def fair(self, terms: Terms) -> bool:
        """Whether either side would say yes by this reckoning."""
        return self.judge(terms) >= MARGIN and self.judge(terms.reversed()) >= MARGIN


def exchange(books: Books, party: int, rival: int, traded: dict[int, int]) -> Terms | None:
    """Everything that one has over and the other lacks, both ways, at an even price; less if it cannot be paid.

    `traded` says what the party has bought (1) or sold (-1) before, which it will not undo.
    """
    mine, theirs = books.purses[party], books.purses[rival]
    flow = [_flow(mine.over(c, traded.get(c, 0)), theirs.over(c, 0)) for c in range(GOODS)]
    for _ in range(TRIMS):
        if not any(flow):
            return None
        give = {COMMODITIES[c]: flow[c] for c in range(GOODS) if flow[c] > 0}
        get = {COMMODITIES[c]: -flow[c] for c in range(GOODS) if flow[c] < 0}
        terms = priced(books, Terms(party, rival, give, get))
        if books.fair(terms):
            return terms
        flow = _less(flow, -1 if "money" in terms.give else 1)
    return None


def _flow(mine: int, theirs: int) -> int:
    """How many cubes go from the first to the second, or with a minus back."""
    if mine > 0 > theirs:
        return min(mine, -theirs)
    return -min(-mine, theirs) if mine < 0 < theirs else 0


def _less(flow: list[int], sign: int) -> list[int]:
    """One cube less of that which goes most to whoever pays."""
    largest = max(range(GOODS), key=lambda c: sign * flow[c])
    return [count - sign if c == largest else count for c, count in enumerate(flow)] if sign * flow[largest] > 0 else []


def priced(books: Books, terms: Terms) -> Terms:
    """The same cubes and notes with the money that leaves both the same gain, as far as the payer has it."""
    low, high = -books.purses[terms.rival].money, books.purses[terms.party].money
    while low < high:
        middle = (low + high + 1) // 2
        trial = paid(terms, middle)
        if books.gain(trial) >= books.gain(trial.reversed()):
            low = middle
        else:
            high = middle - 1
    return paid(terms, low)


def paid(terms: Terms, money: int) -> Terms:
    """With so much money from the first to the second, or with a minus back."""
    give = {thing: count for thing, count in terms.give.items() if thing != "money"}
    get = {thing: count for thing, count in terms.get.items() if thing != "money"}
    if money > 0:
        give["money"] = money
    elif money < 0:
        get["money"] = -money
    return Terms(terms.party, terms.rival, give, get)
