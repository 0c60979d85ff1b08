"""Barter between two seats: what an exchange is worth to either, and the price between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.plan import Plan
from won.analysis.industry.valuation import INTEREST_ROUNDS, burden, notes_for
from won.industry import actions as act
from won.industry.barter_offer import MONEY, NOTES, THINGS
from won.industry.costs import NOTE_REPAY
from won.industry.market import COMMODITIES, GOODS, net_cost
from won.industry.state import State

Things = dict[str, int]
MARGIN: Final = 1.0  # money that a deal must bring
EVEN_SHARE: Final = 0.5  # of the surplus of an exchange
LEAST_SHARE: Final = 0.45  # of the surplus, below which a deal is refused
PETTY: Final = 2.0  # money below half of the surplus that is not worth a refusal
TRIMS: Final = 6  # how often an exchange is reduced until it can be paid


class Purse:
    """The cubes, money and notes of one seat, and the cubes that its plan needs."""

    __slots__ = ("base", "cubes", "money", "need", "notes", "rounds", "seat", "state")

    def __init__(self, state: State, seat: int, plan: Plan) -> None:
        self.state = state
        self.seat = seat
        self.cubes = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        self.money = state.money[seat]
        self.notes = state.notes[seat]
        self.need = [0] * GOODS if state.final else plan.need
        self.rounds = plan.rounds
        self.base = self.worth(self.cubes, self.money, self.notes)

    def worth(self, cubes: list[int], money: int, notes: int) -> float:
        """Money left after the market has supplied the plan, less the cost of the notes held and to be taken."""
        state = self.state
        for c in range(GOODS):
            money -= net_cost(c, state.market[c], self.need[c] - cubes[c])
        per = state.edition.notes_per_interest
        owed = notes * (NOTE_REPAY + (min(self.rounds, INTEREST_ROUNDS) / per if per else 0.0))
        if money >= 0:
            return money - owed
        count = notes_for(state, notes, -money)
        if count < 0:
            return 2 * money - owed
        return money - burden(state, notes, count, self.rounds) - owed

    def gain(self, gets: Things, gives: Things) -> float:
        """What it is worth to get these things for those."""
        held = [*self.cubes, self.money, self.notes]
        for thing, count in gets.items():
            held[THINGS[thing]] += count
        for thing, count in gives.items():
            held[THINGS[thing]] -= count
        return self.worth(held[:GOODS], held[MONEY], held[NOTES]) - self.base

    def over(self, commodity: int, traded: int) -> int:
        """Cubes beyond the plan's need; negative, cubes it lacks. Zero where that would undo what was `traded`."""
        count = self.cubes[commodity] - self.need[commodity]
        return 0 if count * traded > 0 else count


class Terms(NamedTuple):
    """An exchange between two seats, from the view of the first."""

    party: int
    rival: int
    give: Things
    get: Things

    def offer(self) -> act.Offer:
        return act.Offer(self.rival, self.give, self.get)

    def reversed(self) -> Terms:
        return Terms(self.rival, self.party, self.get, self.give)


class Books(NamedTuple):
    """What every seat holds and needs, as one of them estimates it, and who wins if nobody stops it."""

    purses: list[Purse]
    leader: int = -1

    def gain(self, terms: Terms) -> float:
        """What the terms are worth to their first party, in money."""
        return self.purses[terms.party].gain(terms.get, terms.give)

    def judge(self, terms: Terms) -> float:
        """The gain, less the rival's gain divided by the number of rivals; all of it if the rival is about to win."""
        rivals = 1 if terms.rival == self.leader else len(self.purses) - 1
        return self.gain(terms) - self.gain(terms.reversed()) / rivals

    def fair(self, terms: Terms) -> bool:
        """Whether the deal helps both sides by this estimate."""
        return self.judge(terms) >= MARGIN and self.judge(terms.reversed()) >= MARGIN

    def lacking(self, terms: Terms) -> float:
        """The money that the first party lacks to agree; none or negative if it agrees.

        It wants nearly half of the surplus, so that nobody can live on offering it the least it would take.
        """
        own, theirs = self.gain(terms), self.gain(terms.reversed())
        surplus = own + theirs
        wanted = min(LEAST_SHARE * surplus, surplus / 2 - PETTY) if theirs > 0 else 0.0
        return max(wanted - own, MARGIN - own, MARGIN - self.judge(terms))


def exchange(books: Books, party: int, rival: int, traded: dict[int, int], share: float = EVEN_SHARE) -> Terms | None:
    """All cubes that one can spare and the other lacks, both ways, for this share of the surplus; fewer if they cannot
    be paid.

    `traded` says what the party has bought (1) or sold (-1) before, which it does not undo.
    """
    own, theirs = books.purses[party], books.purses[rival]
    flow = [_flow(own.over(c, traded.get(c, 0)), theirs.over(c, 0)) for c in range(GOODS)]
    for _ in range(TRIMS):
        if not any(flow):
            return None
        give = {COMMODITIES[c]: flow[c] for c in range(GOODS) if flow[c] > 0}
        get = {COMMODITIES[c]: -flow[c] for c in range(GOODS) if flow[c] < 0}
        terms = priced(books, Terms(party, rival, give, get), share)
        if books.fair(terms):
            return terms
        flow = _less(flow, -1 if "money" in terms.give else 1)
    return None


def _flow(own: int, theirs: int) -> int:
    """How many cubes go from the first to the second; negative, back."""
    if own > 0 > theirs:
        return min(own, -theirs)
    return -min(-own, theirs) if own < 0 < theirs else 0


def _less(flow: list[int], sign: int) -> list[int]:
    """One cube fewer of the commodity that goes most to the payer."""
    largest = max(range(GOODS), key=lambda c: sign * flow[c])
    return [count - sign if c == largest else count for c, count in enumerate(flow)] if sign * flow[largest] > 0 else []


def priced(books: Books, terms: Terms, share: float = EVEN_SHARE) -> Terms:
    """The same cubes and notes with the money that gives the first party this share, as far as the payer has it."""
    low, high = -books.purses[terms.rival].money, books.purses[terms.party].money
    while low < high:
        middle = (low + high + 1) // 2
        trial = paid(terms, middle)
        if books.gain(trial) * (1 - share) >= books.gain(trial.reversed()) * share:
            low = middle
        else:
            high = middle - 1
    return paid(terms, low)


def paid(terms: Terms, money: int) -> Terms:
    """With so much money from the first to the second; negative, back."""
    give = {thing: count for thing, count in terms.give.items() if thing != "money"}
    get = {thing: count for thing, count in terms.get.items() if thing != "money"}
    if money > 0:
        give["money"] = money
    elif money < 0:
        get["money"] = -money
    return Terms(terms.party, terms.rival, give, get)
