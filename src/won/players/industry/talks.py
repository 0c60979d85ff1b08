"""What a bargainer remembers over a whole game: its offers, and what was refused, by whom and at what price."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from won.analysis.industry.exchange import EVEN_SHARE, Terms
from won.industry.barter_offer import MONEY, THINGS
from won.industry.market import GOODS
from won.industry.state import State

A_TURN: Final = 2  # offers to one rival in one turn
A_TRADE: Final = 20  # offers in one Trade, to all
REFUSALS: Final = 3  # in a row in one Trade, after which a rival is left alone
CONCESSION: Final = 0.04  # the most of a surplus that it gives up to one who refuses; half of it at the first refusal
BETTER: Final = 0.1  # part of a price by which an offer must be better than a refused one,
LEAST_BETTER: Final = 2  # at least so much money
CHANGED: Final = 3.0  # money by which a refused offer must have become better for the rival to be made in a later round
NEAR: Final = 1  # cubes by which two offers may differ and still be nearly equal


class Refused(NamedTuple):
    """An offer that a rival refused, and what it was worth to the rival as the seat estimated it then."""

    rival: int
    round: int
    things: tuple[int, ...]  # that the rival would have got, by place; negative, given
    theirs: float


def things_for_rival(terms: Terms) -> tuple[int, ...]:
    """What the rival would get of each thing; negative, what it would give."""
    counts = [0] * len(THINGS)
    for thing, count in terms.give.items():
        counts[THINGS[thing]] += count
    for thing, count in terms.get.items():
        counts[THINGS[thing]] -= count
    return tuple(counts)


class Talks:
    """What one seat has offered and to whom; each field is replaced, never changed, so that copies are cheap."""

    __slots__ = ("countered", "firmness", "made", "opened", "pending", "refusals", "refused", "round", "turn")

    def __init__(self) -> None:
        self.refused: tuple[Refused, ...] = ()
        self.firmness: dict[int, int] = {}  # by rival: refusals in a row over the game
        self.countered: frozenset[int] = frozenset()  # numbers of offers that were answered with another
        self.round = -1  # of the next two
        self.opened = 0
        self.refusals: dict[int, int] = {}  # by rival: in a row in this Trade
        self.turn: Hashable = None
        self.made: dict[int, int] = {}  # by rival: offers in that turn
        # By rival: the offer that is open, as it will be remembered if it is refused, and what the seat held then.
        self.pending: dict[int, tuple[Refused, list[int]]] = {}

    def copy(self) -> Talks:
        new = Talks.__new__(Talks)
        new.refused, new.firmness, new.countered = self.refused, self.firmness, self.countered
        new.round, new.opened, new.refusals = self.round, self.opened, self.refusals
        new.turn, new.made, new.pending = self.turn, self.made, self.pending
        return new

    def begin(self, state: State) -> None:
        """Count anew if a turn or a round has begun."""
        if self.round != state.round:
            self.round, self.opened, self.refusals = state.round, 0, {}
        turn = (state.round, state.turn, state.passes, tuple(state.cubes), tuple(state.market))
        if self.turn != turn:  # every action of a turn changes the cubes or the passes
            self.turn, self.made = turn, {}

    def note_answers(self, state: State, seat: int) -> None:
        """An offer was refused if it is no longer open and nothing has changed hands; asked before anything else.

        Money and notes alone tell nothing where cubes were to change hands: the seat may have borrowed meanwhile.
        """
        if not self.pending:
            return
        still_open = {offer.to for offer in state.offers if offer.seat == seat}
        for rival, (offer, holdings) in self.pending.items():
            if rival in still_open:
                continue
            compared = GOODS if any(offer.things[:GOODS]) else len(holdings)
            if holdings[:compared] == _holdings(state, seat)[:compared]:
                self.refuse(offer)
            else:
                self.refusals = {**self.refusals, rival: 0}
                self.firmness = {**self.firmness, rival: 0}
        self.pending = {rival: offer for rival, offer in self.pending.items() if rival in still_open}

    def refuse(self, offer: Refused) -> None:
        """Remember that an offer was refused."""
        self.refused = (*self.refused, offer)
        self.refusals = {**self.refusals, offer.rival: self.refusals.get(offer.rival, 0) + 1}
        self.firmness = {**self.firmness, offer.rival: self.firmness.get(offer.rival, 0) + 1}

    def share(self, rival: int) -> float:
        """The part of a surplus to ask of a rival: half, and less after each refusal by ever smaller steps."""
        return EVEN_SHARE - CONCESSION * (1 - 0.5 ** self.firmness.get(rival, 0))

    def open_to(self, rival: int) -> bool:
        """Whether the rival may be made another offer in this turn: none is open, and not too many were made."""
        if rival in self.pending or self.opened >= A_TRADE:
            return False
        return self.refusals.get(rival, 0) < REFUSALS and self.made.get(rival, 0) < A_TURN

    def is_new(self, terms: Terms, theirs: float, round: int) -> bool:
        """Whether the terms differ from all that the rival refused, or help the rival more than those did."""
        things = things_for_rival(terms)
        for old in self.refused:
            if old.rival == terms.rival and _near(things, old.things):
                better = max(LEAST_BETTER, BETTER * abs(old.things[MONEY]))
                changed = round > old.round and theirs >= old.theirs + CHANGED
                if things[MONEY] < old.things[MONEY] + better and not changed:
                    return False
        return True

    def offer(self, state: State, terms: Terms, theirs: float) -> None:
        """Remember an offer that is made now."""
        rival = terms.rival
        self.opened += 1
        self.made = {**self.made, rival: self.made.get(rival, 0) + 1}
        offer = Refused(rival, state.round, things_for_rival(terms), theirs)
        self.pending = {**self.pending, rival: (offer, _holdings(state, terms.party))}


def _near(first: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """The same cubes and notes go the same ways, in about the same numbers."""
    total = 0
    for place, count in enumerate(first):
        if place != MONEY:
            if (count > 0) != (other[place] > 0) or (count < 0) != (other[place] < 0):
                return False
            total += abs(count - other[place])
    return total <= NEAR


def _holdings(state: State, seat: int) -> list[int]:
    return [*state.cubes[seat * GOODS : seat * GOODS + GOODS], state.money[seat], state.notes[seat]]
