"""Advice: the best few things a seat could do now, each with what it is worth."""

from __future__ import annotations

from won.analysis.shares.valuation import Outlook
from won.players.bot import Decision, Reason
from won.players.shares import auctions, purchases
from won.players.shares.merchant import Merchant
from won.shares import actions as act
from won.shares.debt import debtor
from won.shares.debt_bankruptcy import may_yet_pay
from won.shares.game import Shares
from won.shares.sale import for_sale
from won.shares.state import BID, BUY, LOTS, TAKE


def advise(game: Shares, seat: int, count: int) -> list[Decision]:
    """The merchant's choice first, then the next best of its kind, each with its worth; `game` as the seat sees it."""
    chosen = Merchant(0).decide(game, seat) if seat in game.to_move else _reply(game, seat)
    if chosen is None or count <= 0:
        return []
    candidates = [chosen, *others(game, seat)]
    if chosen.reason is not None:
        candidates += [
            Decision(option.action, Reason(chosen.reason.code, {}, option.worth)) for option in chosen.reason.beat
        ]
    decisions: list[Decision] = []
    for decision in candidates:
        if all(decision.action != other.action for other in decisions) and _possible(game, seat, decision):
            decisions.append(decision)
    rest = sorted(decisions[1:], key=lambda decision: -decision.worth)
    return [decisions[0], *rest][:count]


def _reply(game: Shares, seat: int) -> Decision | None:
    """An answer to what was offered; else a debtor whom nothing can help is declared bankrupt (DEBT-5)."""
    answer = Merchant(0).answer(game, seat)
    owing = debtor(game.state)
    if answer is None and game.check(seat, act.Declare()) is None and not may_yet_pay(game.state, owing):
        return Decision(act.Declare(), Reason("shares.declare", {"rival": owing}))
    return answer


def _possible(game: Shares, seat: int, decision: Decision) -> bool:
    return isinstance(decision.action, act.Roll) or game.check(seat, decision.action) is None


def others(game: Shares, seat: int) -> list[Decision]:
    """What else could be done at this moment."""
    state = game.state
    party = state.head[seat]
    if state.turn != party and state.moment != BID:
        return []
    outlook = Outlook(state, seat)
    if state.moment == BUY:
        return [purchases.bought(outlook, party, [share]) for share in for_sale(state, party)] + [purchases.NOTHING]
    if state.moment == TAKE:
        return [purchases.NO_JOKER, purchases.joker(outlook, party)]
    if state.moment == LOTS:
        return [auctions.named_lots(outlook, party)]
    if state.moment == BID and state.settings.bidding == "open":
        return [Decision(act.Drop(), Reason("shares.drop.choice", {}, 0.0))]
    return []
