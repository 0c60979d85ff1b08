"""The clerk of shares: buys what lifts its royalties, keeps cash for bad rolls, sells when in need."""

from __future__ import annotations

from typing import Any

from won.analysis.shares.holdings import rounds_left, spare, swing
from won.core.game import Game
from won.players.bot import Decision
from won.players.shares.clerk_deals import accepts, relief
from won.players.shares.clerk_reasons import explained
from won.shares import actions as act
from won.shares.auction import least_bid, lots_of, next_lots
from won.shares.debt import debtor
from won.shares.figures import JOKER_PRICE, PURCHASE, STEP
from won.shares.game import Shares
from won.shares.offers import addressed, made_by
from won.shares.parties import marked, named, shares_of
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, LOTS, ROLL, TAKE, State
from won.shares.syndicate_joint import needs_consent

PAINFUL = 10 * STEP  # an auction that costs more is worth a joker
MANY = 6  # shares from which an auction is costly


class Clerk:
    """Deterministic: the same table always gets the same answer, whatever the seed."""

    __slots__ = ("proposed", "put", "tried")

    def __init__(self, seed: str | int, budget: float | None = None) -> None:
        self.tried: tuple[int, int, int] = (-1, 0, 0)  # a turn, a party, and the ways out of debt it tried then
        self.proposed: tuple[int, ...] = ()  # the moment of its last proposal to its partners
        self.put = -1  # the last offer that it proposed to accept

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Shares)
        return self.explain(game.state, game.state.head[seat], self._act(game, seat))

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Shares)
        action = self._reply(game, seat)
        return None if action is None else self.explain(game.state, game.state.head[seat], action)

    def explain(self, state: State, party: int, action: Any) -> Decision:
        return explained(state, party, action)

    def wish(self, state: State, party: int) -> Any:
        """What it does of its own accord where it has landed, or in an auction."""
        return _wish(state, party)

    def accepts(self, state: State, party: int, number: int) -> bool:
        return accepts(state, party, number)

    def relief(self, state: State, party: int) -> list[Any]:
        """Ways out of debt, the first to be tried first."""
        return relief(state, party)

    def _act(self, game: Shares, seat: int) -> Any:
        state = game.state
        party = state.head[seat]
        if state.proposal is not None:
            return act.Agree() if self._agrees(state, party) else act.Object()
        own_offers = made_by(state, party)
        if own_offers:  # an offer left open could be accepted after things have changed
            return act.Withdraw(own_offers[0])
        if debtor(state) == party:
            return self._in_debt(game, seat)
        if state.moment == ROLL:
            return act.Roll()
        if needs_consent(state, seat, act.Deal) and self._objected(state, party):
            return self._plain(state, party)
        return self.wish(state, party)

    def _reply(self, game: Shares, seat: int) -> Any | None:
        """Claim royalties, accept deals that pay, decline the others."""
        state = game.state
        party = state.head[seat]
        if state.proposal is not None:
            return None
        if game.check(seat, act.Claim()) is None:
            return act.Claim()
        for number in addressed(state, party):
            yes = act.Accept(number)
            if number != self.put and game.check(seat, yes) is None and self.accepts(state, party, number):
                if needs_consent(state, seat, act.Accept):  # if they object, it is declined when it comes up again
                    self.put = number
                return yes
            return act.Decline(number)
        return None

    def _objected(self, state: State, party: int) -> bool:
        """Whether the partners were asked at this moment and did not agree."""
        now = (state.turns, state.moment, party, state.lot, state.high)
        before, self.proposed = self.proposed, now
        return before == now

    def _in_debt(self, game: Shares, seat: int) -> Any:
        """Try each way out of debt once, then concede."""
        state = game.state
        party = state.head[seat]
        turn, whose, tries = self.tried
        tries = tries if (turn, whose) == (state.turns, party) else 0
        remedies = self.relief(state, party)
        while tries < len(remedies):
            remedy = remedies[tries]
            tries += 1
            self.tried = (state.turns, party, tries)
            if game.check(seat, remedy) is None:
                return remedy
        self.tried = (state.turns, party, tries)
        return act.Concede()

    def _agrees(self, state: State, party: int) -> bool:
        """SYND-6: agree to everything but a deal that gives away more than it gets."""
        action = state.proposal
        if isinstance(action, act.Accept) and debtor(state) != party:
            return self.accepts(state, party, action.offer)
        return not isinstance(action, act.Deal | act.Pool) or debtor(state) == party

    def _plain(self, state: State, party: int) -> Any:
        """An action that needs no consent, or else the same again."""
        if state.moment == BID and state.settings.bidding == "open":
            return act.Drop()
        return self.wish(state, party) if state.moment in (LOTS, BID) else act.End()


def _wish(state: State, party: int) -> Any:
    if state.moment == BUY:
        order = best_order(state, party)
        return act.Buy(named(order)) if order else act.End()
    if state.moment == TAKE:
        return act.Joker() if _wants_joker(state, party) else act.End()
    if state.moment == LOTS:
        return _lots(state, party)
    if state.moment == BID:
        return _bid(state, party)
    return act.End()


def best_order(state: State, party: int) -> list[int]:
    """BUY-1: shares, or all there are of a product, while they are worth more than they cost; the best first."""
    left = spare(state, party)
    order: list[int] = []
    open_here = for_sale(state, party)
    product_of = state.world.product
    gains: dict[tuple[int, ...], float] = {}  # of what was weighed, until some of its product is ordered
    while True:
        best: tuple[int, ...] = ()
        best_rate = 0.0
        for wanted in _candidates(state, [share for share in open_here if share not in order]):
            cost = marked(state, wanted)
            if cost > left or len(order) + len(wanted) > PURCHASE:
                continue
            if wanted not in gains:
                had = [share for share in order if product_of[share] == product_of[wanted[0]]]
                gains[wanted] = swing(state, party, [*had, *wanted], ()) - swing(state, party, had, ())
            if gains[wanted] / cost - 1 > best_rate:
                best, best_rate = wanted, gains[wanted] / cost - 1
        if not best:
            return sorted(order)
        order += best
        left -= marked(state, best)
        gains = {group: gain for group, gain in gains.items() if product_of[group[0]] != product_of[best[0]]}


def _candidates(state: State, shares: list[int]) -> list[tuple[int, ...]]:
    """Each share, and together those of each product."""
    products: dict[int, list[int]] = {}
    for share in shares:
        products.setdefault(state.world.product[share], []).append(share)
    return [(share,) for share in shares] + [tuple(block) for block in products.values() if len(block) > 1]


def _wants_joker(state: State, party: int) -> bool:
    held = len(shares_of(state, party))
    enough = state.jokers[party] >= (1 if held < 2 * MANY else 2)
    return held >= MANY and not enough and rounds_left(state) > MANY and spare(state, party) >= JOKER_PRICE


def _pain(state: State, party: int, lot: tuple[int, ...]) -> float:
    """What it costs to lose a lot at its reserve."""
    return -swing(state, party, (), lot) - marked(state, lot) / 2


def _lots(state: State, party: int) -> Any:
    """LOT-2: the least painful lots for each share that is due; LOT-5: or a joker where they would hurt."""
    chosen: list[tuple[int, ...]] = []
    pain = {lot: _pain(state, party, lot) for lot in lots_of(state, party)}
    while True:
        fitting = next_lots(state, party, chosen)
        if not fitting:
            break
        chosen.append(min(fitting, key=lambda lot: pain[lot] / len(lot)))
    if state.jokers[party] and sum([pain[lot] for lot in chosen]) > PAINFUL:
        return act.Joker()
    return act.Lots(tuple([named(lot) for lot in chosen]))


def _bid(state: State, party: int) -> Any:
    """As much as the lot would bring, and no more than can be spared."""
    most = int(min(spare(state, party), swing(state, party, state.lots[state.lot], ()))) // STEP * STEP
    if state.settings.bidding == "sealed":
        return act.Seal(max(0, most))
    least = least_bid(state)
    return act.Bid(least) if least <= most else act.Drop()
