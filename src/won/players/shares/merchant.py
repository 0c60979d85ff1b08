"""The merchant of shares: it values all parties, and does what raises its own value most."""

from __future__ import annotations

from won.analysis.shares.exchange import terms
from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED, Weights
from won.core.answer_kind import find_offer
from won.core.game import Game
from won.players.bot import Decision, Reason
from won.players.shares import auctions, purchases
from won.players.shares.dealer import Dealer
from won.players.shares.judging import judge
from won.shares import actions as act
from won.shares.auction import in_auction
from won.shares.debt import debtor
from won.shares.game import Shares
from won.shares.offers import addressed, made_by
from won.shares.state import BID, BUY, LOTS, ROLL, TAKE, State
from won.shares.syndicate import may_form
from won.shares.syndicate_joint import needs_consent


class Merchant:
    """Deterministic: the same table always gets the same answer, whatever the seed."""

    __slots__ = ("asked", "dealer", "dealing", "put", "weights")

    def __init__(
        self,
        seed: str | int,
        budget: float | None = None,
        dealing: bool = True,
        weights: Weights = FITTED,
        bargainer: type[Dealer] = Dealer,
    ) -> None:
        """`bargainer` makes and answers its offers.

        Without `dealing` it opens no deals or syndicates and takes none, unless it cannot pay.
        """
        self.dealing = dealing
        self.weights = weights
        self.dealer = bargainer()
        self.asked: tuple[int, ...] = ()  # the moment of its last proposal to its partners
        self.put = -1  # the last offer that it proposed to accept

    def decide(self, game: Game, seat: int) -> Decision:
        assert isinstance(game, Shares)
        state = game.state
        party = state.head[seat]
        if not self.dealing and _only_rolls(state):
            return Decision(act.Roll(), Reason("shares.roll"))
        outlook = self.outlook(state, seat)
        if state.proposal is not None:
            return _consent(outlook, party)
        reply = self._reply(game, seat, outlook)
        if reply is not None:
            return reply
        own_offers = made_by(state, party)
        if own_offers:  # an offer left open could be accepted after things have changed
            return Decision(act.Withdraw(own_offers[0]), Reason("shares.withdraw", {"offer": own_offers[0]}))
        if debtor(state) == party:
            plea = self.plea(game, seat, outlook)
            return plea or Decision(act.Concede(), Reason("shares.concede"))
        if needs_consent(state, seat, act.Deal) and self._refused(state, party):
            return _plain(outlook, party)
        if state.moment == ROLL:
            opening = self.opening(game, seat, outlook) if self.dealing else None
            return opening or Decision(act.Roll(), Reason("shares.roll"))
        return self.wish(game, seat, outlook)

    def outlook(self, state: State, seat: int) -> Outlook:
        """The game as it sees it."""
        return Outlook(state, seat, self.weights)

    def opening(self, game: Shares, seat: int, outlook: Outlook) -> Decision | None:
        """An offer to make before the roll, if any."""
        return self.dealer.opening(outlook, game.state.head[seat])

    def plea(self, game: Shares, seat: int, outlook: Outlook) -> Decision | None:
        """DEBT-2: what to propose when the party cannot pay, if anything."""
        return self.dealer.plea(outlook, game.state.head[seat])

    def reply(self, game: Shares, seat: int, outlook: Outlook, number: int) -> Decision:
        """The answer to an offer."""
        return self.dealer.reply(outlook, game.state.head[seat], number)

    def wish(self, game: Shares, seat: int, outlook: Outlook) -> Decision:
        """What to do where the party has landed, or in an auction."""
        return wish(outlook, game.state.head[seat])

    def answer(self, game: Game, seat: int) -> Decision | None:
        assert isinstance(game, Shares)
        if game.state.proposal is not None:
            return None
        return self._reply(game, seat, None)

    def _reply(self, game: Shares, seat: int, outlook: Outlook | None) -> Decision | None:
        """Royalties are claimed, and every offer is answered; during an auction deals have to wait."""
        state = game.state
        party = state.head[seat]
        if state.claims and game.check(seat, act.Claim()) is None:
            return Decision(act.Claim(), Reason("shares.claim"))
        for number in addressed(state, party):
            if in_auction(state) and not _is_open_pool(state, number):
                continue
            if not self.dealing and debtor(state) != party:
                return Decision(act.Decline(number), Reason("shares.decline.never", {"offer": number}))
            decision = self.reply(game, seat, outlook or self.outlook(state, seat), number)
            if isinstance(decision.action, act.Accept) and needs_consent(state, seat, act.Accept):
                if number == self.put:
                    return Decision(act.Decline(number), Reason("shares.decline.partners", {"offer": number}))
                self.put = number
            if game.check(seat, decision.action) is None:
                return decision
            return Decision(act.Decline(number), Reason("shares.decline.impossible", {"offer": number}))
        return None

    def _refused(self, state: State, party: int) -> bool:
        """Whether the partners were asked at this moment and did not agree."""
        now = (state.turns, state.moment, party, state.lot, state.high)
        before, self.asked = self.asked, now
        return before == now


def _is_open_pool(state: State, number: int) -> bool:
    """SYND-1: whether the offer is a syndicate that may be formed now."""
    offer = find_offer(state.offers, number)
    return offer is not None and isinstance(offer.action, act.Pool) and may_form(state)


def _consent(outlook: Outlook, party: int) -> Decision:
    """SYND-6: agree to everything but a deal that gives away more than it gets."""
    state = outlook.state
    action = state.proposal
    worth = 0.0
    if isinstance(action, act.Deal):
        worth = judge(outlook, terms(outlook, party, action))
    elif isinstance(action, act.Accept):
        offer = find_offer(state.offers, action.offer)
        if offer is not None and isinstance(offer.action, act.Deal):
            worth = judge(outlook, terms(outlook, offer.seat, offer.action).reversed())
    if worth >= 0:
        return Decision(act.Agree(), Reason("shares.agree", {}, worth))
    if debtor(state) == party:
        return Decision(act.Agree(), Reason("shares.agree.debt", {}, worth))
    return Decision(act.Object(), Reason("shares.object", {}, worth))


def _only_rolls(state: State) -> bool:
    """Whether there is nothing to decide but the roll for one who does not deal."""
    return state.moment == ROLL and not (state.offers or state.debts or state.claims) and state.proposal is None


def wish(outlook: Outlook, party: int) -> Decision:
    moment = outlook.state.moment
    if moment == BUY:
        return purchases.buy(outlook, party)
    if moment == TAKE:
        return purchases.take(outlook, party)
    if moment == LOTS:
        return auctions.put_up(outlook, party)
    if moment == BID:
        return auctions.bid(outlook, party)
    return Decision(act.End(), Reason("shares.rest"))


def _plain(outlook: Outlook, party: int) -> Decision:
    """An action that needs no consent, or else the same again."""
    state = outlook.state
    if state.moment == ROLL:
        return Decision(act.Roll(), Reason("shares.roll"))
    if state.moment == BID and state.settings.bidding == "open":
        return Decision(act.Drop(), Reason("shares.drop.partners"))
    return wish(outlook, party) if state.moment in (LOTS, BID) else Decision(act.End(), Reason("shares.rest"))
