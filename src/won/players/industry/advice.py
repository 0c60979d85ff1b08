"""Advice: the best few things a seat could do now, each with what it is worth."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from won.industry import actions as act
from won.industry.costs import MONEY_POINT
from won.industry.game import Industry
from won.industry.state import CLOSING, DEVELOP, DRAFT, TRADE
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.merchant import Merchant
from won.players.industry.reasons import why_step, why_trade
from won.players.industry.setup import PROVEN, package_worths
from won.players.industry.trading import next_trade


def advise(game: Industry, seat: int, count: int) -> list[Decision]:
    """The merchant's choice first, then the next best, each with its worth; `game` as the seat sees it."""
    merchant = Merchant(0)
    if game.state.phase == DRAFT and not game.state.to_place and seat in game.to_move:
        return sorted(_packages(game, seat), key=lambda other: -other.worth)[:count]
    chosen = merchant.decide(game, seat) if seat in game.to_move else merchant.answer(game, seat)
    if chosen is None or count <= 0:
        return []
    ranked = [chosen]
    rest = [other for other in others(game, seat, merchant) if game.check(seat, other.action) is None]
    for decision in sorted(rest, key=lambda other: -other.worth):
        if all(decision.action != other.action for other in ranked):
            ranked.append(decision)
    return ranked[:count]


def others(game: Industry, seat: int, merchant: Merchant) -> list[Decision]:
    """What else could be done at this moment; `merchant` has just decided it."""
    state = game.state
    if state.phase == TRADE:
        asked = [offer.number for offer in state.offers if offer.to == seat]
        if asked:
            return [*merchant.dealer.answers(state, seat, asked[0], merchant.plan(state, seat))]
        return [] if state.final else _trades(game, seat, merchant)
    if state.phase == DEVELOP and not state.splits:
        steps = [(choice.candidate.steps[0], choice.gain) for choice in merchant.round.plan.beat]
        return [*[why_step(state, seat, step, gain) for step, gain in steps], IDLE]
    return [IDLE] if state.phase == CLOSING else []


IDLE: Final = Decision(PASS, Reason("industry.idle", {}, 0.0))


def _packages(game: Industry, seat: int) -> list[Decision]:
    """The packages, by their measured results where there are any, else by the value of their contents."""
    worths = package_worths(game, seat)
    if all(name in PROVEN for name in worths):
        average = fmean(worths.values())
        worths = {name: average + MONEY_POINT * PROVEN[name] for name in worths}
    return [
        Decision(act.Draft(name), Reason("industry.draft.other", {"package": name}, round(worth, 1)))
        for name, worth in worths.items()
    ]


def _trades(game: Industry, seat: int, merchant: Merchant) -> list[Decision]:
    """The trades with the market that serve the plan, the offers that others would accept, and waiting."""
    state = game.state
    plan = merchant.plan(state, seat)
    trade = next_trade(state, seat, plan, {})
    rivals = [other for other in range(state.seats) if other != seat]
    bargains = merchant.dealer.bargains(state, seat, plan, {}, rivals)
    return [
        Decision(trade, why_trade(state, trade, plan)),
        *[Decision(terms.offer(), reason) for terms, reason in bargains],
        IDLE,
    ]
