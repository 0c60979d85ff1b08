"""Advice: the best few things a seat could do now, on one scale: the money that each adds to doing nothing.

The adviser knows what the seat has offered in vain, because it reads the seat's own actions, and offers only what a bot
in the other seat would accept.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from won.analysis.shares.valuation import Outlook
from won.players.bot import Decision, Reason
from won.players.shares import auctions, purchases
from won.players.shares.dealer import accepts, offered
from won.players.shares.haggling import OFFERS
from won.players.shares.merchant import Merchant
from won.players.shares.recollection import recalled
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.debt_bankruptcy import may_yet_pay
from won.shares.game import Shares
from won.shares.parties import parties_left
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, LOTS, ROLL, TAKE

ANSWERS: Final = (act.Accept, act.Decline, act.Agree, act.Object, act.Claim, act.Withdraw)


def advise(game: Shares, seat: int, count: int) -> list[Decision]:
    """The merchant's choice, then what else could be done, each with its worth; `game` as the seat sees it."""
    return ranked(game, seat, recalled(game, seat), count)


def ranked(game: Shares, seat: int, merchant: Merchant, count: int) -> list[Decision]:
    """What this merchant would do first, then what else could be done; its memory stays as it was."""
    memory = merchant.dealer.memory.copy()  # deciding counts the offer as made
    chosen = _on_turn(merchant, game, seat) if seat in game.to_move else _reply(merchant, game, seat)
    if chosen is None or count <= 0:
        return []
    if isinstance(chosen.action, ANSWERS):
        return [_unweighed(chosen)]
    merchant.dealer.memory = memory
    decisions = [chosen]
    for decision in sorted(others(merchant, game, seat), key=lambda other: -other.worth):
        known = any(decision.action == other.action for other in decisions)
        if not known and _possible(game, seat, decision):
            decisions.append(decision)
    return decisions[:count]


def _unweighed(decision: Decision) -> Decision:
    """A refusal adds nothing, whatever the deal is worth; the sentence says why."""
    reason = decision.reason
    if reason is None or not isinstance(decision.action, act.Decline):
        return decision
    return Decision(decision.action, replace(reason, worth=None))


def _on_turn(merchant: Merchant, game: Shares, seat: int) -> Decision:
    """Before the roll the best offer that would be accepted, if there is one; else what the merchant does."""
    state = game.state
    decision = merchant.decide(game, seat)
    if state.moment != ROLL or not isinstance(decision.action, act.Deal) or debtor(state) == state.head[seat]:
        return decision
    if decision.reason is not None and decision.reason.code != "shares.offer":
        return decision
    offers = others(recalled(game, seat), game, seat)
    return max(offers, key=lambda offer: offer.worth)


def _reply(merchant: Merchant, game: Shares, seat: int) -> Decision | None:
    """An answer to what was offered; else a debtor whom nothing can help is declared bankrupt (DEBT-5)."""
    answer = merchant.answer(game, seat)
    owing = debtor(game.state)
    if answer is None and game.check(seat, act.Declare()) is None and not may_yet_pay(game.state, owing):
        return Decision(act.Declare(), Reason("shares.declare", {"rival": owing}))
    return answer


def _possible(game: Shares, seat: int, decision: Decision) -> bool:
    return isinstance(decision.action, act.Roll) or game.check(seat, decision.action) is None


def others(merchant: Merchant, game: Shares, seat: int) -> list[Decision]:
    """What could be done at this moment, each with its worth; doing nothing is worth nothing."""
    state = game.state
    party = state.head[seat]
    if state.debts or (state.turn != party and state.moment != BID):
        return []
    outlook = Outlook(state, seat)
    if state.moment == ROLL:
        return [*_offers(merchant, outlook, party), Decision(act.Roll(), Reason("shares.roll", {}, 0.0))]
    if state.moment == BUY:
        return [purchases.bought(outlook, party, [share]) for share in for_sale(state, party)] + [purchases.NOTHING]
    if state.moment == TAKE:
        return [purchases.NO_JOKER, purchases.joker(outlook, party)]
    if state.moment == LOTS:
        return [auctions.named_lots(outlook, party)]
    if state.moment == BID and state.settings.bidding == "open":
        return [Decision(act.Drop(), Reason("shares.drop.choice", {}, 0.0))]
    return []


def _offers(merchant: Merchant, outlook: Outlook, party: int) -> list[Decision]:
    """New offers that a bot in the other seat would accept, none of them like one that was refused."""
    memory, state = merchant.dealer.memory, outlook.state
    if memory.left(state, OFFERS) <= 0 or parties_left(state) <= 2:
        return []
    deals = merchant.dealer.openings(outlook, party)
    return [offered(outlook, deal) for deal in deals if accepts(outlook, deal.reversed())]
