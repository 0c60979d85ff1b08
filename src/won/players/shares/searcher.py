"""A merchant who tries its courses in play-outs with the same dice, and takes the one that wins most.

The adviser uses it where it is asked to think.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from won.analysis.shares.exchange import Match, Terms
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Reason
from won.players.shares import auctions, purchases
from won.players.shares.dealer import Dealer, accepts, offered
from won.players.shares.haggling import OFFERS
from won.players.shares.merchant import Merchant
from won.players.shares.playouts import MODELS, Line, Playout
from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.state import BID, BUY, LOTS, TAKE

BUDGET: Final = 1.0  # seconds a decision, unless given
RATE: Final = 4000  # decisions of play-outs a second; fixed, so that a seed and a budget always give the same game
DOUBT: Final = 1.0  # standard errors by which another course must be better than the merchant's
FIRST: Final = 6  # play-outs before a course may be dropped
HOPELESS: Final = 2.0  # standard errors behind the best at which a course is dropped
RESERVES: Final = (0.0, 0.5, 1.0, 2.0)  # parts of the reserve with which purchases are tried
DEALS: Final = 3  # offers tried
KEEN: Final = 0.07  # part of the surplus that it asks for beyond what a merchant does
EVEN: Final = [1 / len(MODELS)] * len(MODELS)
OPENED: Final = (0.1, 0.9)  # how likely each model is to offer a deal without need,
REFUSED: Final = (0.6, 0.4)  # and to refuse what a merchant would accept
LEAST_WEIGHT: Final = 0.05


class Course(NamedTuple):
    """A decision, and what it is taken to begin with."""

    decision: Decision
    line: Line


class KeenDealer(Dealer):
    """Asks for a little more than half of what a deal brings, and pools whenever its part in a win would grow."""

    __slots__ = ()

    def priced(self, outlook: Outlook, match: Match, part: float) -> Terms:
        return match.at(part - KEEN)

    def seeks_partner(self, outlook: Outlook, party: int) -> bool:
        return True


class Searcher(Merchant):
    """Plays as a merchant where no course is clearly better in its play-outs."""

    __slots__ = ("budget", "chance", "likely", "refused")

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        super().__init__(seed)
        self.dealer = KeenDealer()
        self.budget = BUDGET if budget is None else budget
        self.chance = Random(f"{seed}/searcher")
        self.likely: dict[int, list[float]] = {}  # for each party how likely each model is
        self.refused: dict[int, int] = {}  # offers in a row that each party had refused when last asked about

    def wish(self, game: Shares, seat: int, outlook: Outlook) -> Decision:
        party = game.state.head[seat]
        decisions = _wishes(outlook, party, super().wish(game, seat, outlook))
        return self.best(game, seat, [Course(decision, [(seat, decision.action)]) for decision in decisions])

    def opening(self, game: Shares, seat: int, outlook: Outlook) -> Decision | None:
        state, party = game.state, game.state.head[seat]
        self._learn(game)
        if self.dealer.memory.left(state, OFFERS) <= 0 or parties_left(state) <= 2:
            return None
        deals = [deal for deal in self.dealer.openings(outlook, party) if accepts(outlook, deal.reversed())][:DEALS]
        if not deals:
            return self.dealer.partnership(outlook, party)
        courses = [Course(Decision(act.Roll(), Reason("shares.roll")), [])]
        courses += [_offer(state.next_offer, seat, outlook, deal) for deal in deals]
        chosen = self.best(game, seat, courses, base=1)
        if isinstance(chosen.action, act.Roll):
            return None
        self.dealer.memory.put(state, deals[[course.decision for course in courses].index(chosen) - 1])
        return chosen

    def reply(self, game: Shares, seat: int, outlook: Outlook, number: int) -> Decision:
        self._note_offer(game, number)
        base = super().reply(game, seat, outlook, number)
        other: Any = act.Decline(number) if isinstance(base.action, act.Accept) else act.Accept(number)
        if not isinstance(base.action, act.Accept | act.Decline) or game.check(seat, other) is not None:
            return base
        about = base.reason.about if base.reason else {}
        code = "shares.accept.tried" if isinstance(other, act.Accept) else "shares.decline.tried"
        courses = [Course(base, [(seat, base.action)]), Course(Decision(other, Reason(code, about)), [(seat, other)])]
        return self.best(game, seat, courses)

    def _note_offer(self, game: Shares, number: int) -> None:
        """Who offers a deal without need is hardly a clerk."""
        offer = find_offer(game.state.offers, number)
        if offer is not None and isinstance(offer.action, act.Deal) and debtor(game.state) != offer.seat:
            self._weigh(offer.seat, OPENED)

    def _learn(self, game: Shares) -> None:
        """Who refuses what a merchant would accept may not be one."""
        memory = self.dealer.memory
        memory.learn(game.state)
        for rival, row in memory.refusals.items():
            if row > self.refused.get(rival, 0):
                self._weigh(rival, REFUSED)
        self.refused = dict(memory.refusals)

    def _weigh(self, party: int, likely: tuple[float, ...]) -> None:
        """Multiply how likely each model is by how likely it would have done what the party did."""
        weights = [weight * more for weight, more in zip(self.likely.get(party, EVEN), likely, strict=True)]
        self.likely[party] = [max(LEAST_WEIGHT, weight / sum(weights)) for weight in weights]

    def best(self, game: Shares, seat: int, courses: list[Course], base: int = 0) -> Decision:
        """The course with the best play-outs; the merchant's unless another is clearly better."""
        left = int(self.budget * RATE)
        if len(courses) < 2 or left <= 0:
            return courses[base].decision
        values: list[list[float]] = [[] for _ in courses]
        running = list(range(len(courses)))
        number = 0
        salt = self.chance.random()
        while left > 0 and len(running) > 1:
            playout = Playout(game, seat, self._models(game, seat), f"{salt}/{number}")
            number += 1
            for course in running:
                value, decisions = playout.value(courses[course].line)
                values[course].append(value)
                left -= decisions
            if number >= FIRST:
                running = _hopeful(values, running, base)
        return courses[_winner(values, running, base)].decision

    def _models(self, game: Shares, seat: int) -> list[str]:
        """For each seat a model of its player, drawn by how likely it is; the seat itself is played as a merchant."""
        models = []
        for other in range(game.state.seats):
            weights = self.likely.get(game.state.head[other], EVEN)
            models.append("merchant" if other == seat else self.chance.choices(MODELS, weights)[0])
        return models


def _difference(first: list[float], other: list[float]) -> tuple[float, float]:
    """The mean of the differences of two courses in the same play-outs, and its standard error."""
    pairs = [a - b for a, b in zip(first, other, strict=False)]
    mean = sum(pairs) / len(pairs)
    spread = sum([(pair - mean) ** 2 for pair in pairs]) / max(1, len(pairs) - 1)
    return mean, sqrt(spread / len(pairs)) + 1e-9


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _hopeful(values: list[list[float]], running: list[int], base: int) -> list[int]:
    """The courses that may still turn out best; the merchant's stays until another is beyond doubt."""
    best = max(running, key=lambda course: _mean(values[course]))
    hopeful = []
    for course in running:
        behind, error = _difference(values[best], values[course])
        if course == best or behind < (2 if course == base else 1) * HOPELESS * error:
            hopeful.append(course)
    return hopeful


def _winner(values: list[list[float]], running: list[int], base: int) -> int:
    best = max(running, key=lambda course: _mean(values[course]))
    if best == base:
        return base
    mean, error = _difference(values[best], values[base])
    return best if mean > DOUBT * error else base


def _offer(number: int, seat: int, outlook: Outlook, deal: Terms) -> Course:
    return Course(offered(outlook, deal), [(seat, deal.deal()), (deal.rival, act.Accept(number))])


def _wishes(outlook: Outlook, party: int, base: Decision) -> list[Decision]:
    """The merchant's wish first, and what else could be done."""
    state = outlook.state
    others: list[Decision] = []
    if state.moment == BUY:
        others = [purchases.buy(outlook, party, part) for part in RESERVES] + [purchases.NOTHING]
    elif state.moment == TAKE:
        others = [purchases.joker(outlook, party), purchases.NO_JOKER]
    elif state.moment == LOTS:
        others = [auctions.named_lots(outlook, party)]
        if state.jokers[party]:
            others.append(Decision(act.Joker(), Reason("shares.joker.use")))
    elif state.moment == BID and state.settings.bidding == "open":
        least = least_bid(state)
        if least <= state.cash[party]:
            others = [auctions.bid_of(outlook, party, least)]
        others.append(Decision(act.Drop(), Reason("shares.drop.choice")))
    wishes = [base]
    for other in others:
        if all(other.action != known.action for known in wishes):
            wishes.append(other)
    return wishes
