"""Whether a reason of a bot of shares is true: each kind of sentence is compared with the position it was given in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.shares.table import seated
from won.analysis.shares.exchange import MARGIN, Terms, terms
from won.analysis.shares.holdings import owed, spare
from won.analysis.shares.valuation import Outlook
from won.analysis.shares.weights import FITTED
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Reason
from won.players.shares.clerk_deals import MARGIN as CLERK_MARGIN
from won.players.shares.clerk_deals import needs_money
from won.players.shares.dabbler import PLENTY
from won.players.shares.dealer import ACCEPTED
from won.players.shares.judging import LEADING, judge, part_of_surplus
from won.players.shares.merchant import Merchant
from won.players.shares.purchases import held_back
from won.players.shares.syndicates import POOL_MARGIN
from won.shares import actions as act
from won.shares.auction import least_bid
from won.shares.debt import debtor
from won.shares.figures import JOKER_PRICE
from won.shares.game import Shares
from won.shares.offers import made_by
from won.shares.parties import is_syndicate, marked, numbered
from won.shares.sale import for_sale
from won.shares.state import BUY, LOTS, ROLL, TAKE, State
from won.shares.syndicate_terms import fee
from won.text.language import Language
from won.text.shares import reason_sentence


class Case(NamedTuple):
    """A decision and the table as its seat saw it, and who made it: one of the levels judges by its own weights."""

    game: Shares
    seat: int
    decision: Decision
    bot: Any

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def party(self) -> int:
        return self.state.head[self.seat]

    @property
    def reason(self) -> Reason:
        assert self.decision.reason is not None
        return self.decision.reason

    @property
    def worth(self) -> float:
        assert self.reason.worth is not None
        return self.reason.worth

    def about(self, name: str) -> Any:
        return self.reason.about[name]

    def outlook(self) -> Outlook:
        return (
            self.bot.outlook(self.state, self.seat)
            if isinstance(self.bot, Merchant)
            else Outlook(self.state, self.seat)
        )

    def asked(self) -> Terms:
        """The deal that is answered, from the view of the party."""
        offer = find_offer(self.state.offers, self.decision.action.offer)
        assert offer is not None
        return terms(self.outlook(), offer.seat, offer.action).reversed()

    def own(self) -> Terms:
        """The deal that is offered."""
        return terms(self.outlook(), self.party, self.decision.action)

    def left(self) -> int:
        """The cash that a bot of this level may spend, at most."""
        return max(spare(self.state, self.party), self.state.cash[self.party] - self.kept())

    def least_left(self) -> int:
        return min(spare(self.state, self.party), self.state.cash[self.party] - self.kept())

    def kept(self) -> int:
        """The cash that it does not spend."""
        part = self.bot.weights.reserve if isinstance(self.bot, Merchant) else FITTED.reserve
        return held_back(self.state, self.party, part)

    def least_part(self) -> float:
        """The part of a surplus that it takes no less of."""
        return self.bot.dealer.least_part() if isinstance(self.bot, Merchant) else ACCEPTED


def _bought(case: Case) -> bool:
    return bool(case.about("cost") == marked(case.state, numbered(case.decision.action.shares)))


def _too_dear(case: Case) -> bool:
    price = case.state.world.price
    return any(price[share] > case.least_left() for share in for_sale(case.state, case.party))


def _may_not_spend(case: Case) -> bool:
    return bool(least_bid(case.state) > case.least_left())


def _accept_is_refused(case: Case) -> bool:
    offer = find_offer(case.state.offers, case.decision.action.offer)
    assert offer is not None
    short = isinstance(offer.action, act.Deal) and case.state.cash[offer.seat] < offer.action.give.cash
    return short or case.game.check(case.seat, act.Accept(case.decision.action.offer)) is not None


def _leads(case: Case) -> bool:
    from won.analysis.shares.exchange import change_of

    outlook, deal = case.outlook(), case.asked()
    return outlook.chances(change_of(outlook, deal))[deal.rival] > LEADING


def _pays(case: Case) -> bool:
    return case.state.cash[case.party] - case.asked().cash >= owed(case.state, case.party)


def _rival_gains(case: Case) -> bool:
    return judge(case.outlook(), case.own().reversed()) > 0


def _in_debt(case: Case) -> bool:
    return debtor(case.state) == case.party


def _partners(case: Case) -> bool:
    return is_syndicate(case.state, case.party)


def _put_up(case: Case) -> bool:
    """The lots named are the lots put up, and all are held."""
    lots = [list(lot) for lot in case.decision.action.lots]
    owned = all(case.state.owner[share] == case.party for lot in lots for share in numbered(tuple(lot)))
    return owned and lots == [list(lot) for lot in case.about("lots")]


def _pool(case: Case) -> bool:
    """The fee named is the fee of this syndicate."""
    action = case.decision.action
    if isinstance(action, act.Pool):
        wanted = [case.party, *action.parties]
    else:
        offer = find_offer(case.state.offers, action.offer)
        assert offer is not None
        wanted = [offer.seat, *offer.parties]
    return bool(case.about("rival") in wanted and case.about("fee") == fee(case.state, sorted(wanted)))


def _printed(case: Case, mine: bool) -> bool:
    """Whether one side brings more by printed prices."""
    offer = find_offer(case.state.offers, case.decision.action.offer)
    assert offer is not None
    deal: act.Deal = offer.action
    given, wanted = (side.cash + marked(case.state, numbered(side.shares)) for side in (deal.give, deal.get))
    return given > wanted if mine else bool(given <= wanted or deal.get.cash > case.state.cash[case.party])


def _open(case: Case) -> bool:
    return case.state.settings.bidding == "open"


TRUE: dict[str, Callable[[Case], bool]] = {
    "buy": lambda case: _bought(case) and case.worth > 0,
    "buy.even": lambda case: _bought(case) and abs(case.worth) < MARGIN,
    "keep": lambda case: case.state.moment == BUY,
    "keep.short": lambda case: case.state.moment == BUY and _too_dear(case),
    "joker.buy": lambda case: case.about("cost") == JOKER_PRICE and case.state.cash[case.party] >= JOKER_PRICE,
    "joker.skip": lambda case: case.state.moment == TAKE,
    "joker.short": lambda case: case.state.moment == TAKE and case.least_left() < JOKER_PRICE,
    "joker.use": lambda case: case.state.moment == LOTS and case.state.jokers[case.party] > 0,
    "bid": lambda case: least_bid(case.state) <= case.about("amount") <= case.about("most"),
    "drop": lambda case: case.about("least") > case.about("most"),
    "drop.short": _may_not_spend,
    "drop.partners": _partners,
    "roll": lambda case: isinstance(case.decision.action, act.Roll) and case.state.moment == ROLL,
    "rest": lambda case: isinstance(case.decision.action, act.End),
    "keep.early": lambda case: case.state.moment == BUY,
    "claim": lambda case: bool(case.state.claims),
    "agree": lambda case: case.state.proposal is not None and (case.reason.worth or 0.0) >= 0,
    "object": lambda case: case.state.proposal is not None and (case.reason.worth or 0.0) <= 0,
    "lots": _put_up,
    "seal": lambda case: case.about("most") == case.decision.action.amount <= case.state.cash[case.party],
    "seal.nothing": lambda case: case.decision.action.amount == 0,
    "simple.buy": _bought,
    "simple.keep": lambda case: case.state.moment == BUY,
    "simple.joker": lambda case: case.state.moment == TAKE and case.state.cash[case.party] >= PLENTY,
    "simple.joker.use": lambda case: case.state.moment == LOTS and case.state.jokers[case.party] > 0,
    "simple.bid": lambda case: case.decision.action.amount <= case.about("most") <= case.state.cash[case.party],
    "simple.drop": lambda case: (least_bid(case.state) if _open(case) else 1) > case.about("most"),
    "simple.accept": lambda case: _printed(case, True),
    "simple.decline": lambda case: _printed(case, False),
    "simple.plea": lambda case: _in_debt(case) and case.about("cash") == case.decision.action.get.cash,
    "pool": lambda case: _pool(case) and case.worth >= POOL_MARGIN,
    "accept.pool": lambda case: _pool(case) and case.worth >= POOL_MARGIN,
    "decline.pool": _pool,
    "withdraw": lambda case: case.about("offer") in made_by(case.state, case.party),
    "counter.least": lambda case: case.worth >= MARGIN and case.about("theirs") >= MARGIN,
    "concede": _in_debt,
    "agree.debt": _in_debt,
    "plea": lambda case: _in_debt(case) and case.about("cash") == -case.own().cash,
    "pool.need": _in_debt,
    "offer": lambda case: case.worth >= MARGIN and case.about("theirs") >= MARGIN and _rival_gains(case),
    "counter": lambda case: 0.3 < part_of_surplus(case.outlook(), case.own()) < 0.7,
    "accept": lambda case: case.worth >= CLERK_MARGIN,
    "accept.debt": lambda case: _in_debt(case) and _pays(case),
    "accept.pool.need": lambda case: needs_money(case.state, case.party),
    "decline.worth": lambda case: case.worth < 0,
    "decline.little": lambda case: 0 <= case.worth < MARGIN,
    "decline.share": lambda case: part_of_surplus(case.outlook(), case.asked()) < case.least_part(),
    "decline.leader": _leads,
    "decline.rescue": lambda case: debtor(case.state) == case.asked().rival,
    "decline.short": lambda case: case.asked().cash > case.least_left() or case.asked().cash > 0,
    "decline.impossible": _accept_is_refused,
    "decline.partners": _partners,
    "decline.pool.able": lambda case: not needs_money(case.state, case.party),
}


def check_reason(game: Shares, seat: int, decision: Decision, bot: Any = None) -> str:
    """Raise if the reason is missing, is no sentence, or is not true; returns its code."""
    assert decision.reason is not None
    code = decision.reason.code.removeprefix("shares.")
    sentence = reason_sentence(Language("en"), decision.reason, seated(6))
    assert sentence.endswith("."), code
    assert "{" not in sentence, sentence
    assert " 0 " not in f" {sentence} ", sentence
    assert " for ." not in sentence, sentence
    assert code not in TRUE or TRUE[code](Case(game, seat, decision, bot)), (code, decision, sentence)
    return code
