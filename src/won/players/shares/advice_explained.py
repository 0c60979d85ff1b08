"""An advice explained to a beginner: what a holding draws, what a roll may cost, and what an action is for."""

from __future__ import annotations

from typing import Any

from won.analysis.shares.royalties import payment_odds
from won.analysis.shares.valuation import Outlook
from won.core.answer_kind import find_offer
from won.players.bot import Decision, Reason
from won.players.shares.advice_plan import why
from won.shares import actions as act
from won.shares.game import Shares
from won.shares.state import State
from won.shares.world import GOODS, PRODUCTS, SHARE


def explained(game: Shares, seat: int, chosen: Decision) -> tuple[Reason, ...]:
    """What the action would change, and what is to be known of its kind."""
    state, action = game.state, chosen.action
    gained, lost = _moved(state, seat, action)
    reasons = [why("explain.royalty")] if gained or lost else []
    reasons += _holdings(state, seat, gained, lost)
    reasons += _cash(state, action)
    reasons += _act(state, seat, action, chosen)
    return tuple(reasons)


def _moved(state: State, seat: int, action: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The shares that the seat's party would get and give."""
    if isinstance(action, act.Buy):
        return action.shares, ()
    if isinstance(action, act.Deal):
        return action.get.shares, action.give.shares
    if isinstance(action, act.Bid) or (isinstance(action, act.Seal) and action.amount):
        names = list(SHARE)
        return tuple([names[share] for share in state.lots[state.lot]]), ()
    if isinstance(action, act.Accept):
        offer = find_offer(state.offers, action.offer)
        if offer is not None and isinstance(offer.action, act.Deal):
            return offer.action.give.shares, offer.action.get.shares
    return (), ()


def _holdings(state: State, seat: int, gained: tuple[str, ...], lost: tuple[str, ...]) -> list[Reason]:
    """For each product: the part held before and after, what a landing brings, and how often others land there."""
    world, party = state.world, state.head[seat]
    moved: dict[int, int] = {}
    for names, sign in ((gained, 1), (lost, -1)):
        for name in names:
            share = SHARE[name]
            moved[world.product[share]] = moved.get(world.product[share], 0) + sign * world.percent[share]
    rate = Outlook(state, seat).rate
    reasons = []
    for product, by in moved.items():
        now = state.percent[party * GOODS + product]
        dues = {"due": world.royalty(product, now + by), "before": world.royalty(product, now)}
        about = {"product": PRODUCTS[product], "now": now, "then": now + by, **dues}
        reasons.append(why("explain.part", **about))
        if dues["due"] > dues["before"] and rate[product]:
            reasons.append(why("explain.often", product=PRODUCTS[product], n=max(1, round(10 * rate[product]))))
    return reasons


def _cash(state: State, action: Any) -> list[Reason]:
    """The cash that a deal brings or costs."""
    offer = find_offer(state.offers, action.offer) if isinstance(action, act.Accept) else None
    deal = action if offer is None else offer.action
    if not isinstance(deal, act.Deal):
        return []
    paid = deal.give.cash - deal.get.cash
    brought = -paid if deal is action else paid
    if not brought:
        return []
    return [why("explain.cash.get" if brought > 0 else "explain.cash.give", amount=abs(brought))]


def _act(state: State, seat: int, action: Any, chosen: Decision) -> list[Reason]:
    """What is to be known of the action itself."""
    party = state.head[seat]
    if isinstance(action, act.Roll):
        most = max(payment_odds(state, party), default=0)
        return [why("explain.roll", amount=most) if most else why("explain.roll.free")]
    if isinstance(action, act.Deal):
        theirs = chosen.reason.about.get("theirs", 0) if chosen.reason else 0
        return [why("explain.deal", rival=action.to, theirs=theirs)]
    if isinstance(action, act.Joker):
        return [why("explain.joker")]
    for kinds, code in _KINDS:
        if isinstance(action, kinds):
            return [why(code)]
    return []


_KINDS: tuple[tuple[Any, str], ...] = (
    (act.Buy, "explain.buy"),
    (act.Bid | act.Drop | act.Seal, "explain.bid"),
    (act.Lots, "explain.lots"),
    (act.Claim, "explain.claim"),
    (act.Accept | act.Decline, "explain.answer"),
    (act.Pool | act.Agree | act.Object, "explain.pool"),
    (act.Withdraw, "explain.withdraw"),
    (act.Declare | act.Concede, "explain.declare"),
    (act.End, "explain.end"),
)
