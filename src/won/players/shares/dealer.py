"""The dealer: which offers the merchant opens, and how it answers those of others."""

from __future__ import annotations

from typing import Final

from won.analysis.shares.exchange import KEPT, MARGIN, Match, Terms, both_gain, exchange, matches, terms
from won.analysis.shares.valuation import Outlook
from won.players.bargaining import Memory
from won.players.bot import Decision, Option, Reason
from won.players.shares.judging import TEMPTING, judge, ways_out
from won.players.shares.syndicates import POOL_MARGIN, needs_help, pool_worth
from won.shares import actions as act
from won.shares.deals import can_hand_over
from won.shares.offers import find
from won.shares.parties import after, parties_left, shares_of
from won.shares.state import OpenOffer, State
from won.shares.syndicate_terms import fee

OFFERS: Final = 4  # in one turn
PLEAS: Final = 9  # in one turn, when it cannot pay
TRIED: Final = 8  # of the best exchanges
SPLITS: Final = (0.1, 0.3, 0.5)  # parts of the surplus offered to the rival, one after another


class Dealer:
    """Remembers its offers, so that nothing refused is offered again before something has changed."""

    __slots__ = ("memory",)

    def __init__(self) -> None:
        self.memory = Memory()

    def left(self, state: State, most: int) -> int:
        return self.memory.left(state.turns, most)

    def put(self, state: State, party: int, rival: int, action: act.Deal | act.Pool) -> bool:
        """Remember the offer; whether it is new, or a side has gained or lost a share since it was last made."""
        return self.memory.add((action, tuple(shares_of(state, party)), tuple(shares_of(state, rival))))

    def opening(self, outlook: Outlook, party: int) -> Decision | None:
        """The exchange with most to share out, at a price that leaves both sides some of it; or a syndicate."""
        state = outlook.state
        if self.left(state, OFFERS) <= 0 or parties_left(state) <= 2:
            return None
        candidates = [match for rival in after(state, party) for match in matches(outlook, party, rival)[:TRIED]]
        candidates.sort(key=lambda match: -match.surplus)
        for match in candidates[:TRIED]:
            for split in SPLITS:
                deal = match.at(split)
                if not fair(outlook, deal) or not affordable(outlook, deal):
                    continue
                if self.put(state, party, deal.rival, deal.deal()):
                    mine, theirs = both_gain(outlook, deal)
                    about = {"rival": deal.rival, "theirs": round(theirs)}
                    return Decision(deal.deal(), Reason("shares.offer", about, mine, _others(candidates, match)))
        return self._partnership(outlook, party)

    def _partnership(self, outlook: Outlook, party: int) -> Decision | None:
        """SYND-1: with one rival, where both would do better together."""
        state = outlook.state
        if not needs_help(outlook, party):
            return None
        for rival in after(state, party):
            wanted = sorted([party, rival])
            if needs_help(outlook, rival):
                worth = pool_worth(outlook, wanted)
                if min(worth.values()) >= POOL_MARGIN and self.put(state, party, rival, act.Pool((rival,))):
                    about = {"rival": rival, "fee": fee(state, wanted)}
                    return Decision(act.Pool((rival,)), Reason("shares.pool", about, worth[party]))
        return None

    def plea(self, outlook: Outlook, party: int) -> Decision | None:
        """DEBT-2: shares for the money that is owed, to each rival in turn; then a syndicate; then what it takes."""
        state = outlook.state
        if self.left(state, PLEAS) <= 0:
            return None
        for part in TEMPTING:
            for way in ways_out(outlook, party, part):
                deal = way.terms.deal()
                if self.put(state, party, way.terms.rival, deal):
                    about = {"rival": way.terms.rival, "cash": -way.terms.cash}
                    return Decision(deal, Reason("shares.plea", about, way.worth))
        return self._partnership(outlook, party) if parties_left(state) > 2 else None

    def reply(self, outlook: Outlook, party: int, number: int) -> Decision:
        """Yes, a better price, or no and why."""
        state = outlook.state
        offer = find(state, number)
        assert offer is not None
        if isinstance(offer.action, act.Pool):
            return _pool_reply(outlook, party, offer)
        deal = terms(outlook, offer.seat, offer.action).reversed()
        worth = judge(outlook, deal)
        about = {"rival": offer.seat, "offer": number}
        if number in self.memory.countered:
            return Decision(act.Decline(number), Reason("shares.decline.countered", about, worth))
        problem = can_hand_over(state, party, act.Side(offer.action.get.shares)) or can_hand_over(
            state, offer.seat, act.Side(offer.action.give.shares)
        )
        short = deal.cash > 0 and state.cash[party] - deal.cash < KEPT
        if worth >= MARGIN and problem is None and not short and state.cash[offer.seat] >= -deal.cash:
            return Decision(act.Accept(number), Reason("shares.accept", about, worth))
        if problem is None and (counter := self._counter(outlook, deal)) is not None:
            self.memory.countered.add(number)
            return counter
        code = "impossible" if problem is not None else "short" if worth >= MARGIN else "worth"
        return Decision(act.Decline(number), Reason(f"shares.decline.{code}", about, worth))

    def _counter(self, outlook: Outlook, deal: Terms) -> Decision | None:
        """The same exchange at a price from which both gain; never against what is itself an answer to an offer."""
        state = outlook.state
        answering = any(offer.seat == deal.party and deal.rival in offer.parties for offer in state.offers)
        if answering or self.left(state, OFFERS) <= 0 or not (deal.gives or deal.gets):
            return None
        other = exchange(outlook, deal.party, deal.rival, deal.gives, deal.gets).at(SPLITS[-1])
        if other.cash == deal.cash or not fair(outlook, other) or not affordable(outlook, other):
            return None
        if not self.put(state, deal.party, deal.rival, other.deal()):
            return None
        about = {"rival": deal.rival, "cash": other.cash}
        return Decision(other.deal(), Reason("shares.counter", about, judge(outlook, other)))


def fair(outlook: Outlook, deal: Terms) -> bool:
    """Whether either side would say yes to it by this valuation."""
    return judge(outlook, deal) >= MARGIN and judge(outlook, deal.reversed()) >= MARGIN


def affordable(outlook: Outlook, deal: Terms) -> bool:
    payer = deal.party if deal.cash > 0 else deal.rival
    return outlook.cash[payer] - abs(deal.cash) >= KEPT


def _others(candidates: list[Match], chosen: Match) -> tuple[Option, ...]:
    """The other offers it considered, each with its gain from an even split."""
    rest = [match for match in candidates if match is not chosen][:3]
    return tuple([Option(match.at(SPLITS[-1]).deal(), match.surplus / 2) for match in rest])


def _pool_reply(outlook: Outlook, party: int, offer: OpenOffer) -> Decision:
    wanted = sorted([offer.seat, *offer.parties])
    worth = pool_worth(outlook, wanted, offer.action)[party]
    about = {"rival": offer.seat, "fee": fee(outlook.state, wanted)}
    if worth >= POOL_MARGIN and needs_help(outlook, party):
        return Decision(act.Accept(offer.number), Reason("shares.accept.pool", about, worth))
    return Decision(act.Decline(offer.number), Reason("shares.decline.pool", about, worth))
