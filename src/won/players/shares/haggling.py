"""What a bargainer remembers over a whole game: who refused what, at what price, and how often of late.

An exchange is known by the rival and the products that change hands, so that two offers of other shares of the same
products count as the same. After a refusal the next offer of it comes in a later turn and is better by a concession;
concessions shrink and end. When either side has won or lost shares of these products, it is a new exchange.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.shares.exchange import Terms
from won.core.answer_kind import find_offer
from won.shares.state import State
from won.shares.world import GOODS

OFFERS: Final = 4  # in one turn
TO_ONE: Final = 2  # of these to the same party
PLEAS: Final = 9  # in one turn, when it cannot pay
MIDDLE: Final = 0.45  # part of the surplus offered to a rival of whom nothing is known
LEARNED: Final = 0.05  # by which that part falls when the rival accepts and rises when it refuses
LEAST_PART, MOST_PART = 0.3, 0.6
CONCESSIONS: Final = (0.0, 0.1, 0.15)  # added to it, one after another, for an exchange that was refused
STEP_UP: Final = 500_000  # money by which a better offer must be better
PATIENCE: Final = 3  # refusals in a row for each of which groups a rival gets no offer for a round
LONGEST: Final = 4  # rounds of such a pause


class Exchange(NamedTuple):
    """Products that change hands between two parties, and what both hold of them."""

    rival: int
    gives: frozenset[int]
    gets: frozenset[int]
    held: tuple[int, ...]


class Made(NamedTuple):
    """An offer that was made."""

    number: int
    turn: int
    terms: Terms


class Haggling:
    """The offers of one party in a game, and what came of them."""

    __slots__ = ("countered", "made", "parts", "paused", "refusals", "turn", "waiting")

    def __init__(self) -> None:
        self.made: dict[Exchange, list[Made]] = {}  # not accepted
        self.waiting: list[tuple[Exchange, Made]] = []  # no answer known yet
        self.countered: set[int] = set()  # numbers of offers that were answered with another
        self.parts: dict[int, float] = {}  # of a surplus that each rival is offered first
        self.refusals: dict[int, int] = {}  # by each rival, in a row
        self.paused: dict[int, int] = {}  # for each rival the turn before which it gets no offer
        self.turn: tuple[int, list[int]] = (-1, [])  # a turn, and the rivals of the offers made in it

    def copy(self) -> Haggling:
        new = Haggling()
        new.made = {exchange: list(made) for exchange, made in self.made.items()}
        new.waiting, new.countered = list(self.waiting), set(self.countered)
        new.parts, new.refusals, new.paused = dict(self.parts), dict(self.refusals), dict(self.paused)
        new.turn = (self.turn[0], list(self.turn[1]))
        return new

    def learn(self, state: State) -> None:
        """Note what became of the offers that are no longer open."""
        still: list[tuple[Exchange, Made]] = []
        for exchange, made in self.waiting:
            if find_offer(state.offers, made.number) is not None:
                still.append((exchange, made))
            elif _happened(state, made.terms):
                self.refusals[exchange.rival] = 0
                self.parts[exchange.rival] = max(LEAST_PART, self.first_part(exchange.rival) - LEARNED)
            else:
                self._refused(state, exchange, made)
        self.waiting = still

    def _refused(self, state: State, exchange: Exchange, made: Made) -> None:
        self.made.setdefault(exchange, []).append(made)
        rival = exchange.rival
        row = self.refusals[rival] = self.refusals.get(rival, 0) + 1
        self.parts[rival] = min(MOST_PART, self.first_part(rival) + LEARNED)
        self.paused[rival] = made.turn + min(LONGEST, row // PATIENCE) * state.alive.bit_count()

    def first_part(self, rival: int) -> float:
        """The part of a surplus that is offered to a rival first."""
        return self.parts.get(rival, MIDDLE)

    def left(self, state: State, most: int) -> int:
        """How many more offers may be made in this turn."""
        return most - (len(self.turn[1]) if self.turn[0] == state.turns else 0)

    def may_offer(self, state: State, rival: int) -> bool:
        """Whether a rival may get one more offer in this turn."""
        to_it = self.turn[1].count(rival) if self.turn[0] == state.turns else 0
        return to_it < TO_ONE and state.turns >= self.paused.get(rival, 0)

    def part(self, state: State, party: int, rival: int, gives: tuple[int, ...], gets: tuple[int, ...]) -> float | None:
        """The part of the surplus to offer for this exchange, or none if it should not be offered now."""
        exchange = exchange_of(state, party, rival, gives, gets)
        if any(exchange == open_exchange for open_exchange, _ in self.waiting):
            return None
        made = self.made.get(exchange, [])
        if made and made[-1].turn >= state.turns:
            return None
        return self.first_part(rival) + CONCESSIONS[len(made)] if len(made) < len(CONCESSIONS) else None

    def improves(self, state: State, terms: Terms) -> bool:
        """Whether the offer gives the rival clearly more than the last one of this exchange that it refused."""
        made = self.made.get(exchange_of(state, *terms[:4]), [])
        return not made or terms.cash - made[-1].terms.cash >= STEP_UP

    def put(self, state: State, terms: Terms) -> None:
        """Note an offer that is being made now."""
        exchange = exchange_of(state, *terms[:4])
        self.waiting.append((exchange, Made(state.next_offer, state.turns, terms)))
        self.count(state, terms.rival)

    def recall(self, state: State, terms: Terms, turn: int) -> None:
        """Note an offer of an earlier moment that was not accepted, where what it names is still in the same hands."""
        self._refused(state, exchange_of(state, *terms[:4]), Made(-1, turn, terms))

    def count(self, state: State, rival: int) -> None:
        if self.turn[0] != state.turns:
            self.turn = (state.turns, [])
        self.turn[1].append(rival)


def exchange_of(state: State, party: int, rival: int, gives: tuple[int, ...], gets: tuple[int, ...]) -> Exchange:
    product = state.world.product
    given, gotten = frozenset([product[share] for share in gives]), frozenset([product[share] for share in gets])
    held = [state.percent[side * GOODS + good] for good in sorted(given | gotten) for side in (party, rival)]
    return Exchange(rival, given, gotten, tuple(held))


def _happened(state: State, terms: Terms) -> bool:
    """Whether the deal was carried out: what it names has changed hands."""
    owner = state.owner
    given = all(owner[share] != terms.party for share in terms.gives)
    gotten = all(owner[share] != terms.rival for share in terms.gets)
    return given and gotten and bool(terms.gives or terms.gets)
