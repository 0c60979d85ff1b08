"""The dealer: which offers the merchant opens, and how it answers those of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from won.analysis.shares.exchange import KEPT, MARGIN, Match, Terms, both_gain, exchange, gain, matches, terms
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Option, Reason
from won.players.shares.haggling import MIDDLE, OFFERS, PLEAS, Haggling
from won.players.shares.judging import TEMPTING, helps_leader, judge, part_of_surplus, ways_out
from won.players.shares.syndicates import POOL_MARGIN, needs_help, pool_worth
from won.shares import actions as act
from won.shares.deals import can_hand_over
from won.shares.debt import debtor
from won.shares.parties import after, parties_left
from won.shares.state import OpenOffer, State
from won.shares.syndicate_terms import fee

TRIED: Final = 8  # of the best exchanges
ACCEPTED: Final = 0.35  # part of the surplus that it wants of a deal; with less it names another price


class Dealer:
    """Bargains for one party, with its memory of the game."""

    __slots__ = ("memory", "pools")

    def __init__(self) -> None:
        self.memory = Haggling()
        self.pools: set[tuple[int, ...]] = set()  # syndicates that were proposed, with the number of parties left

    def copy(self) -> Dealer:
        new = Dealer()
        new.memory, new.pools = self.memory.copy(), set(self.pools)
        return new

    def least_part(self) -> float:
        """The part of a surplus that it takes no less of."""
        return ACCEPTED

    def opening(self, outlook: Outlook, party: int) -> Decision | None:
        """The exchange with most to share out, at a price near the middle; or a syndicate."""
        state = outlook.state
        self.memory.learn(state)
        if self.memory.left(state, OFFERS) <= 0 or parties_left(state) <= 2:
            return None
        deals = self.openings(outlook, party)
        if not deals:
            return self.partnership(outlook, party)
        deal = deals[0]
        self.memory.put(state, deal)
        return offered(outlook, deal, deals[1:4])

    def openings(self, outlook: Outlook, party: int) -> list[Terms]:
        """The offers that could be made now, the best first: none like one that was refused, none to who said no."""
        state = outlook.state
        rivals = [rival for rival in after(state, party) if self.memory.may_offer(state, rival)]
        candidates = [match for rival in rivals for match in matches(outlook, party, rival)[:TRIED]]
        candidates.sort(key=lambda match: -match.surplus)
        deals = [deal for match in candidates[:TRIED] if (deal := self._offer(outlook, match)) is not None]
        deals.sort(key=lambda deal: -judge(outlook, deal))
        return deals

    def _offer(self, outlook: Outlook, match: Match) -> Terms | None:
        part = self.memory.part(outlook.state, match.party, match.rival, match.gives, match.gets)
        if part is None:
            return None
        deal = self.priced(outlook, match, part)
        good = self.memory.improves(outlook.state, deal) and fair(outlook, deal) and affordable(outlook, deal)
        return deal if good else None

    def priced(self, outlook: Outlook, match: Match, part: float) -> Terms:
        """The exchange at the price it asks for first, which leaves the rival that part of the surplus."""
        return match.at(part)

    def partnership(self, outlook: Outlook, party: int) -> Decision | None:
        """SYND-1: with one rival, where both would do better together; proposed once while so many are left."""
        state = outlook.state
        if not self.seeks_partner(outlook, party):
            return None
        for rival in after(state, party):
            wanted = sorted([party, rival])
            known = (rival, parties_left(state))
            if known not in self.pools and needs_help(outlook, rival):
                worth = pool_worth(outlook, wanted)
                if min(worth.values()) >= POOL_MARGIN:
                    self.pools.add(known)
                    self.memory.count(state, rival)
                    about = {"rival": rival, "fee": fee(state, wanted)}
                    return Decision(act.Pool((rival,)), Reason("shares.pool", about, worth[party]))
        return None

    def seeks_partner(self, outlook: Outlook, party: int) -> bool:
        """Whether a syndicate that would be worth more is considered at all."""
        return needs_help(outlook, party)

    def plea(self, outlook: Outlook, party: int) -> Decision | None:
        """DEBT-2: shares for the money that is owed, to each rival in turn; then a syndicate; then what it takes."""
        state = outlook.state
        self.memory.learn(state)
        if self.memory.left(state, PLEAS) <= 0:
            return None
        for part in TEMPTING:
            for way in ways_out(outlook, party, part):
                if self._repeats(state, way.terms):
                    continue
                self.memory.put(state, way.terms)
                about = {"rival": way.terms.rival, "cash": -way.terms.cash}
                return Decision(way.terms.deal(), Reason("shares.plea", about, way.worth))
        return self.partnership(outlook, party) if parties_left(state) > 2 else None

    def _repeats(self, state: State, deal: Terms) -> bool:
        """Whether the rival refused these shares at this price, or a better one, in this turn."""
        return any(
            made.turn == state.turns and made.terms[:4] == deal[:4] and made.terms.cash >= deal.cash
            for several in self.memory.made.values()
            for made in several
        )

    def reply(self, outlook: Outlook, party: int, number: int) -> Decision:
        """Yes, a better price, or no and why."""
        state = outlook.state
        self.memory.learn(state)
        offer = find_offer(state.offers, number)
        assert offer is not None
        if isinstance(offer.action, act.Pool):
            return _pool_reply(outlook, party, offer, self.seeks_partner(outlook, party))
        deal = terms(outlook, offer.seat, offer.action).reversed()
        worth = judge(outlook, deal)
        about = {"rival": offer.seat, "offer": number}
        if number in self.memory.countered:
            return Decision(act.Decline(number), Reason("shares.decline.countered", about, worth))
        code = problem(outlook, deal, worth, self.least_part())
        if not code:
            return Decision(act.Accept(number), Reason("shares.accept", about, worth))
        if code in ("worth", "little", "share") and (counter := self._counter(outlook, deal)) is not None:
            self.memory.countered.add(number)
            return counter
        return Decision(act.Decline(number), Reason(f"shares.decline.{code}", about, worth))

    def _counter(self, outlook: Outlook, deal: Terms) -> Decision | None:
        """The same exchange at a price near the middle; never against what is itself an answer to an offer."""
        state = outlook.state
        answering = any(offer.seat == deal.party and deal.rival in offer.parties for offer in state.offers)
        if answering or self.memory.left(state, OFFERS) <= 0 or not (deal.gives or deal.gets):
            return None
        if self.memory.part(state, *deal[:4]) is None or not self.memory.may_offer(state, deal.rival):
            return None
        other = exchange(outlook, *deal[:4]).at(MIDDLE)
        if other.cash == deal.cash or not fair(outlook, other) or not affordable(outlook, other):
            return None
        if not self.memory.improves(state, other):
            return None
        self.memory.put(state, other)
        about = {"rival": deal.rival, "cash": other.cash}
        return Decision(other.deal(), Reason("shares.counter", about, judge(outlook, other)))


def problem(outlook: Outlook, deal: Terms, worth: float, wanted: float) -> str:
    """Why its first party does not take a deal; empty if it does."""
    state = outlook.state
    gives, gets = deal.deal().give.shares, deal.deal().get.shares
    problem = can_hand_over(state, deal.party, act.Side(gives)) or can_hand_over(state, deal.rival, act.Side(gets))
    if problem is not None or state.cash[deal.rival] < -deal.cash:
        return "impossible"
    if worth < MARGIN:
        helped = debtor(state) == deal.rival and gain(outlook, deal) >= MARGIN
        return "rescue" if helped else "worth" if worth < 0 else "little"
    if deal.cash > 0 and state.cash[deal.party] - deal.cash < KEPT:
        return "short"
    if helps_leader(outlook, deal):
        return "leader"
    return "share" if part_of_surplus(outlook, deal) < wanted else ""


def offered(outlook: Outlook, deal: Terms, others: Sequence[Terms] = ()) -> Decision:
    """The offer of a deal, with what it is worth to both and to oneself the other offers."""
    own, theirs = both_gain(outlook, deal)
    options = tuple([Option(other.deal(), both_gain(outlook, other)[0]) for other in others])
    return Decision(deal.deal(), Reason("shares.offer", {"rival": deal.rival, "theirs": round(theirs)}, own, options))


def accepts(outlook: Outlook, deal: Terms) -> bool:
    """Whether a merchant as the first party of a deal would say yes to it by this valuation."""
    return not problem(outlook, deal, judge(outlook, deal), ACCEPTED)


def fair(outlook: Outlook, deal: Terms) -> bool:
    """Whether either side gains by this valuation, and neither makes the other the likely winner."""
    both = (deal, deal.reversed())
    return all(judge(outlook, terms) >= MARGIN and not helps_leader(outlook, terms) for terms in both)


def affordable(outlook: Outlook, deal: Terms) -> bool:
    payer = deal.party if deal.cash > 0 else deal.rival
    return outlook.cash[payer] - abs(deal.cash) >= KEPT


def _pool_reply(outlook: Outlook, party: int, offer: OpenOffer, willing: bool) -> Decision:
    wanted = sorted([offer.seat, *offer.parties])
    worth = pool_worth(outlook, wanted, offer.action)[party]
    about = {"rival": offer.seat, "fee": fee(outlook.state, wanted)}
    if worth >= POOL_MARGIN and willing:
        return Decision(act.Accept(offer.number), Reason("shares.accept.pool", about, worth))
    return Decision(act.Decline(offer.number), Reason("shares.decline.pool", about, worth))
