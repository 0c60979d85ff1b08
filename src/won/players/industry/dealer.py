"""The dealer: which offers the merchant opens, few a turn and none twice, and how it answers those of others."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from msgspec.structs import replace

from won.analysis.industry.exchange import MARGIN, Books, Purse, Terms, exchange, priced
from won.analysis.industry.plan import Plan
from won.analysis.industry.planner import Planner
from won.industry import actions as act
from won.industry.barter import cover_problem, find
from won.industry.market import GOODS
from won.industry.state import OpenOffer, State
from won.players.bargaining import Memory
from won.players.bot import Decision, Option, Reason

OFFERS: Final = 3  # in one turn
OPENINGS: Final = 20  # in one Trade
REFUSALS: Final = 3  # in one Trade, after which a rival is left alone
FEW: Final = 3  # alternatives listed with a reason


class Dealer:
    """Remembers its offers, and what it expects the others to plan for the round."""

    __slots__ = ("asked", "guesses", "memory", "opened", "refused", "round")

    def __init__(self) -> None:
        self.memory = Memory()
        self.round = -1  # the round of the next three
        self.opened = 0
        self.guesses: dict[tuple[int, ...], Plan] = {}
        self.asked: tuple[int, list[int]] | None = None  # the rival of the last offer, and what the seat held then
        self.refused: dict[int, int] = {}  # by rival, how often in a row

    def copy(self) -> Dealer:
        new = Dealer()
        new.memory = self.memory.copy()
        new.round, new.opened, new.asked, new.refused = self.round, self.opened, self.asked, self.refused
        new.guesses = dict(self.guesses)
        return new

    def books(self, state: State, seat: int, plan: Plan) -> Books:
        plans = [plan if other == seat else self._guess(state, other) for other in range(state.seats)]
        return Books([Purse(state, other, plans[other]) for other in range(state.seats)])

    def _guess(self, state: State, other: int) -> Plan:
        """What another seat would plan as a merchant."""
        if self.round != state.round:
            self.round, self.opened, self.guesses, self.refused = state.round, 0, {}, {}
        key = (other, *state.cubes[other * GOODS : other * GOODS + GOODS])
        if key not in self.guesses:
            self.guesses[key] = Planner(state, other).plan()
        return self.guesses[key]

    def opening(self, state: State, seat: int, plan: Plan, traded: dict[int, int]) -> Decision | None:
        """The exchange that is worth most and was not offered before."""
        if state.final or self.memory.left(_turn(state), OFFERS) <= 0:
            return None
        if self.round == state.round and self.opened >= OPENINGS:
            return None
        self._note_refusal(state, seat)
        bargains = self.bargains(state, seat, plan, traded)
        open_to = [bargain for bargain in bargains if self.refused.get(bargain.action.to, 0) < REFUSALS]
        for place, bargain in enumerate(open_to):
            if self.memory.add(_key(state, seat, bargain.action)):
                self.opened += 1
                self.asked = bargain.action.to, _holdings(state, seat)
                rest = [Option(other.action, other.worth) for other in (*open_to[:place], *open_to[place + 1 :])]
                assert bargain.reason is not None
                return Decision(bargain.action, replace(bargain.reason, beat=tuple(rest[:FEW])))
        return None

    def _note_refusal(self, state: State, seat: int) -> None:
        """The last offer was refused if it is no longer open and nothing has changed hands."""
        if self.asked is None or any(offer.seat == seat and offer.to == self.asked[0] for offer in state.offers):
            return
        rival, held = self.asked
        times = self.refused.get(rival, 0) + 1 if held == _holdings(state, seat) else 0
        self.refused = {**self.refused, rival: times}
        self.asked = None

    def bargains(self, state: State, seat: int, plan: Plan, traded: dict[int, int]) -> list[Decision]:
        """An exchange with each of the others who would agree to one, the most valuable first."""
        books = self.books(state, seat, plan)
        rivals = [other for other in range(state.seats) if other != seat]
        exchanges = [terms for other in rivals if (terms := exchange(books, seat, other, traded)) is not None]
        exchanges.sort(key=lambda terms: -books.judge(terms))
        return [Decision(terms.offer(), _reason("offer", books, terms)) for terms in exchanges]

    def answers(self, state: State, seat: int, number: int, plan: Plan) -> list[Decision]:
        """Yes and no to an offer, each with what it is worth."""
        offer = find(state, number)
        assert offer is not None
        books = self.books(state, seat, plan)
        terms = Terms(seat, offer.seat, offer.get, offer.give)
        yes = _reason("accept" if books.gain(terms) >= 0 else "accept.loss", books, terms)
        return [Decision(act.Accept(number), yes), Decision(act.Decline(number), Reason("industry.idle", {}, 0.0))]

    def reply(self, state: State, seat: int, number: int, plan: Plan) -> Decision:
        """Yes, a counter-offer, or no, with the reason."""
        offer = find(state, number)
        assert offer is not None
        no = act.Decline(number)
        books = self.books(state, seat, plan)
        terms = Terms(seat, offer.seat, offer.get, offer.give)
        if number in self.memory.countered:
            return Decision(no, _reason("decline.countered", books, terms))
        possible = _covered(state, terms)
        if possible and books.judge(terms) >= MARGIN:
            return Decision(act.Accept(number), _reason("accept", books, terms))
        counter = self._counter(state, books, terms, offer)
        if counter is not None:
            return counter
        why = "impossible" if not possible else "helps" if books.gain(terms) >= MARGIN else "worth"
        return Decision(no, _reason(f"decline.{why}", books, terms))

    def _counter(self, state: State, books: Books, terms: Terms, offer: OpenOffer) -> Decision | None:
        """The same exchange at an even price, or another; never in answer to a counter-offer."""
        answering = any(other.seat == terms.party and other.to == terms.rival for other in state.offers)
        if answering or state.final or self.memory.left(_turn(state), OFFERS) <= 0:
            return None
        for other in (priced(books, terms), exchange(books, terms.party, terms.rival, {})):
            if other is None or not books.fair(other) or not _covered(state, other):
                continue
            if self.memory.add(_key(state, terms.party, other.offer())):
                self.memory.countered.add(offer.number)
                beat = (Option(act.Accept(offer.number), books.gain(terms)),)
                return Decision(other.offer(), _reason("counter", books, other, beat))
        return None


def _holdings(state: State, seat: int) -> list[int]:
    return [*state.cubes[seat * GOODS : seat * GOODS + GOODS], state.money[seat], state.notes[seat]]


def _turn(state: State) -> Hashable:
    """One turn of Trade: every action of a turn changes the cubes or the passes."""
    return state.round, state.turn, state.passes, tuple(state.cubes), tuple(state.market)


def _key(state: State, seat: int, offer: act.Offer) -> Hashable:
    """The same goods at any price are one offer, until either side holds other cubes."""
    things = tuple(sorted(offer.give)), tuple(sorted(offer.get))
    held = [tuple(state.cubes[holder * GOODS : holder * GOODS + GOODS]) for holder in (seat, offer.to)]
    return state.round, offer.to, things, *held


def _covered(state: State, terms: Terms) -> bool:
    return not cover_problem(state, terms.party, terms.give) and not cover_problem(state, terms.rival, terms.get)


def _reason(code: str, books: Books, terms: Terms, beat: tuple[Option, ...] = ()) -> Reason:
    theirs = round(books.gain(terms.reversed()), 1)
    about: dict[str, Any] = {"rival": terms.rival, "give": terms.give, "get": terms.get, "theirs": theirs}
    return Reason(f"industry.{code}", about, round(books.gain(terms), 1), beat)
