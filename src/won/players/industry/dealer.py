"""The dealer: which offers the merchant opens, and how it answers those of others."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from won.analysis.industry.endgame import about_to_win
from won.analysis.industry.exchange import MARGIN, Books, Purse, Terms, exchange, priced
from won.analysis.industry.plan import EVEN, Plan
from won.analysis.industry.planner import Planner
from won.core.answer_kind import find_offer
from won.industry import actions as act
from won.industry.barter import cover_problem
from won.industry.market import GOODS
from won.industry.state import OpenOffer, State
from won.players.bot import Decision, Option, Reason
from won.players.industry.round_plan import RoundPlan
from won.players.industry.talks import Talks

FEW: Final = 3  # alternatives listed with a reason


class Dealer:
    """Remembers its talks, and what it expects the others to plan for the round."""

    __slots__ = ("guesses", "models", "round", "talks")

    def __init__(self) -> None:
        self.talks = Talks()
        self.models: dict[int, RoundPlan] = {}  # by rival, where it is known what they have traded in this phase
        self.round = -1  # the round of the guesses
        self.guesses: dict[tuple[int, ...], Plan] = {}

    def copy(self) -> Dealer:
        new = Dealer.__new__(Dealer)
        new.talks = self.talks.copy()
        new.models, new.round, new.guesses = self.models, self.round, dict(self.guesses)
        return new

    def books(self, state: State, seat: int, plan: Plan) -> Books:
        plans = [plan if other == seat else self._guess(state, other) for other in range(state.seats)]
        return Books([Purse(state, other, plans[other]) for other in range(state.seats)], about_to_win(state))

    def _guess(self, state: State, other: int) -> Plan:
        """What another seat would plan as a merchant."""
        if other in self.models:
            return self.models[other].update(state, other, EVEN)
        if self.round != state.round:
            self.round, self.guesses = state.round, {}
        key = (other, *state.cubes[other * GOODS : other * GOODS + GOODS])
        if key not in self.guesses:
            self.guesses[key] = Planner(state, other).plan()
        return self.guesses[key]

    def share(self, rival: int) -> float:
        """The part of the surplus to ask of a rival."""
        return self.talks.share(rival)

    def lacking(self, books: Books, terms: Terms) -> float:
        """The money that terms lack to be accepted."""
        return books.lacking(terms)

    def opening(self, state: State, seat: int, plan: Plan, traded: dict[int, int]) -> Decision | None:
        """The exchange that is worth most and is not like one that was refused."""
        if state.final:
            return None
        self.talks.begin(state)
        rivals = [other for other in range(state.seats) if other != seat and self.talks.open_to(other)]
        bargains = self.bargains(state, seat, plan, traded, rivals) if rivals else []
        for terms, reason in bargains:
            if self._offer(state, terms, reason.about["theirs"]):
                rest = [Option(other.offer(), why.worth or 0.0) for other, why in bargains if other is not terms]
                return Decision(terms.offer(), replace(reason, beat=tuple(rest[:FEW])))
        return None

    def _offer(self, state: State, terms: Terms, theirs: float) -> bool:
        """Whether the offer may be made; it is remembered if so."""
        if not self.talks.open_to(terms.rival) or not self.talks.is_new(terms, theirs, state.round):
            return False
        self.talks.offer(state, terms, theirs)
        return True

    def bargains(
        self, state: State, seat: int, plan: Plan, traded: dict[int, int], rivals: list[int]
    ) -> list[tuple[Terms, Reason]]:
        """An exchange with each of these rivals who would agree to one, the most valuable first."""
        books = self.books(state, seat, plan)
        possible = [exchange(books, seat, other, traded, self.share(other) + plan.ask) for other in rivals]
        exchanges = [terms for terms in possible if terms is not None]
        exchanges.sort(key=lambda terms: -books.judge(terms))
        return [(terms, offer_reason(books, terms)) for terms in exchanges]

    def answers(self, state: State, seat: int, number: int, plan: Plan) -> list[Decision]:
        """Yes and no to an offer, each with what it is worth."""
        offer = find_offer(state.offers, number)
        assert offer is not None
        books = self.books(state, seat, plan)
        terms = Terms(seat, offer.seat, offer.get, offer.give)
        yes = _reason("accept" if books.gain(terms) >= 0 else "accept.loss", books, terms)
        return [Decision(act.Accept(number), yes), Decision(act.Decline(number), Reason("industry.idle", {}, 0.0))]

    def reply(self, state: State, seat: int, number: int, plan: Plan) -> Decision:
        """Yes, a counter-offer, or no, with the reason."""
        offer = find_offer(state.offers, number)
        assert offer is not None
        no = act.Decline(number)
        books = self.books(state, seat, plan)
        terms = Terms(seat, offer.seat, offer.get, offer.give)
        if number in self.talks.countered:
            return Decision(no, _reason("decline.countered", books, terms))
        possible = _covered(state, terms)
        lacking = self.lacking(books, terms)
        if possible and lacking <= 0:
            return Decision(act.Accept(number), _reason("accept", books, terms))
        counter = self._counter(state, books, terms, offer, self.share(terms.rival) + plan.ask)
        if counter is not None:
            return counter
        return Decision(no, _refusal(books, terms, possible, lacking))

    def _counter(self, state: State, books: Books, terms: Terms, offer: OpenOffer, share: float) -> Decision | None:
        """The same exchange for this share of the surplus, or another; never in answer to a counter-offer."""
        answering = any(other.seat == terms.party and other.to == terms.rival for other in state.offers)
        if answering or state.final:
            return None
        self.talks.begin(state)
        for other in (priced(books, terms, share), exchange(books, terms.party, terms.rival, {}, share)):
            if other is None or not books.fair(other) or not _covered(state, other):
                continue
            if self._offer(state, other, books.gain(other.reversed())):
                self.talks.countered |= {offer.number}
                beat = (Option(act.Accept(offer.number), books.gain(terms)),)
                return Decision(other.offer(), _reason("counter", books, other, beat))
        return None


def offer_reason(books: Books, terms: Terms) -> Reason:
    return _reason("offer", books, terms)


def _covered(state: State, terms: Terms) -> bool:
    return not cover_problem(state, terms.party, terms.give) and not cover_problem(state, terms.rival, terms.get)


def _refusal(books: Books, terms: Terms, possible: bool, lacking: float) -> Reason:
    """Why it says no: impossible, worse than the market, a help to the winner, or too small a part of the surplus."""
    if not possible:
        return _reason("decline.impossible", books, terms)
    if books.gain(terms) < MARGIN:
        why = "worth"
    elif len(books.purses) == 2:
        why = "duel"
    else:
        why = "helps" if terms.rival == books.leader else "share"
    reason = _reason(f"decline.{why}", books, terms)
    return replace(reason, about={**reason.about, "lacking": lacking})


def _reason(code: str, books: Books, terms: Terms, beat: tuple[Option, ...] = ()) -> Reason:
    theirs = round(books.gain(terms.reversed()), 1)
    about: dict[str, Any] = {"rival": terms.rival, "give": terms.give, "get": terms.get, "theirs": theirs}
    return Reason(f"industry.{code}", about, round(books.gain(terms), 1), beat)
