"""How the magnate deals: it offers what brings it most of all that the rivals would accept, at their lowest price.

It learns from each answer what part of a surplus a rival wants, and answers an offer with a better price once before
it takes what is left on the table.
"""

from __future__ import annotations

from typing import Final

from won.analysis.shares.exchange import MARGIN, Terms, terms
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Option, Reason
from won.players.shares.bargains import Bargain, bargains, exact
from won.players.shares.dealer import Dealer, problem
from won.players.shares.judging import judge
from won.players.shares.rival_view import RivalView, Wants
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.parties import after, parties_left
from won.shares.state import OpenOffer, State

LIKELY: Final = 4  # bargains with each rival that are looked at closely


class MagnateDealer(Dealer):
    """`counted` is the cash of all parties where it is known, `breadth` how many pairs of things it looks at."""

    __slots__ = ("asked", "breadth", "counted", "wants")

    def __init__(self) -> None:
        super().__init__()
        self.wants = Wants()
        self.counted: tuple[int, ...] | None = None
        self.breadth = 0
        self.asked: dict[int, tuple[int, float]] = {}  # by offer: the rival, and the part of the surplus meant for it

    def view(self, state: State, rival: int) -> RivalView:
        return RivalView(state, rival, state.cash[rival] if self.counted is None else self.counted[rival])

    def learn(self, state: State) -> None:
        """What became of its offers, and what that says about the rivals."""
        self.memory.learn(state)
        waiting = {made.number for _, made in self.memory.waiting}
        refused = {made.number for several in self.memory.made.values() for made in several}
        for number in [number for number in self.asked if number not in waiting]:
            rival, part = self.asked.pop(number)
            if number in refused:
                self.wants.refused(rival, part)
            else:
                self.wants.accepted(rival, part)

    def opening(self, outlook: Outlook, party: int) -> Decision | None:
        state = outlook.state
        self.learn(state)
        if parties_left(state) <= 2:
            return None
        best = self.best_bargains(outlook, party)
        if not best:
            return self.partnership(outlook, party)
        self.put(state, best[0])
        return _offered(best)

    def best_bargains(self, outlook: Outlook, party: int) -> list[Bargain]:
        """The offers that could be made now, the best first: none like one that was refused."""
        state = outlook.state
        several: list[Bargain] = []
        for rival in after(state, party):
            if self.memory.may_offer(state, rival):
                view, wanted = self.view(state, rival), self.wants.best(rival)
                best = bargains(outlook, view, party, wanted, self.breadth)[:LIKELY]
                several += [again for bargain in best if (again := self._again(outlook, view, bargain)) is not None]
        several.sort(key=lambda bargain: -bargain.worth)
        return several

    def _again(self, outlook: Outlook, view: RivalView, bargain: Bargain) -> Bargain | None:
        """The bargain, with a concession where this exchange was refused before."""
        state, deal = outlook.state, bargain.deal
        part = self.memory.part(state, deal.party, deal.rival, deal.gives, deal.gets)
        if part is None:
            return None
        more = part - self.memory.first_part(deal.rival)
        better = exact(outlook, view, deal[:4], bargain.part + more) if more > 0 else bargain
        return better if better is not None and self.memory.improves(state, better.deal) else None

    def put(self, state: State, bargain: Bargain) -> None:
        self.asked[state.next_offer] = (bargain.deal.rival, bargain.part)
        self.memory.put(state, bargain.deal)

    def reply(self, outlook: Outlook, party: int, number: int) -> Decision:
        state = outlook.state
        self.learn(state)
        offer = find_offer(state.offers, number)
        assert offer is not None
        if isinstance(offer.action, act.Pool) or debtor(state) in (party, offer.seat):
            return super().reply(outlook, party, number)
        deal = terms(outlook, offer.seat, offer.action).reversed()
        worth = judge(outlook, deal)
        about = {"rival": offer.seat, "offer": number}
        counter = None if number in self.memory.countered else self._better(outlook, offer, deal, worth)
        self.memory.countered.add(number)
        if counter is not None:
            self.put(state, counter)
            theirs = {"rival": deal.rival, "theirs": round(counter.theirs)}
            return Decision(counter.deal.deal(), Reason("shares.counter.least", theirs, counter.worth))
        code = problem(outlook, deal, worth, 0.0)
        if not code:
            return Decision(act.Accept(number), Reason("shares.accept", about, worth))
        return Decision(act.Decline(number), Reason(f"shares.decline.{code}", about, worth))

    def _better(self, outlook: Outlook, offer: OpenOffer, deal: Terms, worth: float) -> Bargain | None:
        """The same exchange at a price that is clearly better and that the rival should accept too."""
        state = outlook.state
        answering = any(other.seat == deal.party and deal.rival in other.parties for other in state.offers)
        if answering or not (deal.gives or deal.gets) or not self.memory.may_offer(state, deal.rival):
            return None
        if self.memory.part(state, *deal[:4]) is None:
            return None
        view = self.view(state, deal.rival)
        counter = exact(outlook, view, deal[:4], self.wants.best(deal.rival))
        if counter is None or counter.deal.cash >= deal.cash or not self.memory.improves(state, counter.deal):
            return None
        return counter if counter.worth > max(worth, 0.0) + MARGIN else None


def _offered(ranked: list[Bargain]) -> Decision:
    """The offer of the first bargain, with the next best."""
    best = ranked[0]
    options = tuple([Option(other.deal.deal(), other.worth) for other in ranked[1:LIKELY]])
    about = {"rival": best.deal.rival, "theirs": round(best.theirs)}
    return Decision(best.deal.deal(), Reason("shares.offer", about, best.worth, options))
