"""Advice: the best few things a seat could do now, on one scale: the money they add to what the seat ends with.

A point is worth ten of it. The adviser remembers what the seat was refused and what everyone has traded, because it
reads the actions of the game.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from won.analysis.industry.plan import Plan
from won.analysis.industry.planner import Planner
from won.industry import actions as act
from won.industry.game import Industry
from won.industry.state import CLOSING, DEVELOP, DRAFT, TRADE
from won.industry.turns import PASS
from won.players.bot import Decision, Reason
from won.players.industry.merchant import Merchant
from won.players.industry.reasons import why_step, why_trade
from won.players.industry.recollection import recalled
from won.players.industry.setup import proven_worths
from won.players.industry.trading import next_trade

IDLE: Final = Decision(PASS, Reason("industry.idle", {}, 0.0))


def advise(game: Industry, seat: int, count: int) -> list[Decision]:
    """The merchant's choice first, then the next best, each with its worth; `game` as the seat sees it."""
    return [] if is_idle(game, seat) else ranked(game, seat, recalled(game, seat), count)


def is_idle(game: Industry, seat: int) -> bool:
    """Whether the game asks nothing of the seat."""
    return seat not in {*game.to_move, *game.to_answer}


def ranked(game: Industry, seat: int, merchant: Merchant, count: int) -> list[Decision]:
    """What this merchant would do first, then the next best; its memory stays as it was."""
    if count <= 0:
        return []
    if game.state.phase == DRAFT and seat in game.to_move:
        return _set_up(game, seat)[:count]
    talks = merchant.dealer.talks.copy()  # deciding counts the offer as made
    chosen = merchant.decide(game, seat) if seat in game.to_move else merchant.answer(game, seat)
    if chosen is None:
        return []
    merchant.dealer.talks = talks
    rest = [other for other in others(game, seat, merchant) if game.check(seat, other.action) is None]
    worth = max([_worth(game, seat, merchant, chosen), *[other.worth for other in rest]])
    decisions = [_with_worth(chosen, worth)]
    for decision in sorted(rest, key=lambda other: -other.worth):
        if all(decision.action != other.action for other in decisions):
            decisions.append(decision)
    return decisions[:count]


def _with_worth(decision: Decision, worth: float) -> Decision:
    """The decision with its worth on the common scale; the sentence keeps the figure it speaks of."""
    reason = decision.reason
    assert reason is not None
    about = {**reason.about, "figure": reason.worth} if reason.worth is not None else reason.about
    return Decision(decision.action, replace(reason, about=about, worth=round(worth, 1)))


def _worth(game: Industry, seat: int, merchant: Merchant, chosen: Decision) -> float:
    """What a choice adds: in Trade what passing would lose, in Develop the steps of the plan that are left."""
    state = game.state
    if state.phase == TRADE and not state.final and seat == state.turn:
        if isinstance(chosen.action, act.Offer | act.Accept):
            return chosen.worth + _trading_worth(game, seat, merchant.plan(state, seat))
        return 0.0 if chosen.action == PASS else _trading_worth(game, seat, merchant.plan(state, seat))
    if state.phase == DEVELOP and isinstance(chosen.action, act.Flag | act.Build | act.Automate):
        return sum(merchant.round.plan.gains)
    return chosen.worth


def _trading_worth(game: Industry, seat: int, plan: Plan) -> float:
    """What the plan adds to what could be done with the cubes at hand alone."""
    open_market, closed = (Planner(game.state, seat, open_market=is_open) for is_open in (True, False))
    nothing = [0] * len(plan.need)
    bought = open_market.appraisal.standing(nothing, 0) + sum(plan.gains)
    alone = closed.appraisal.standing(nothing, 0) + sum(closed.plan().gains)
    return max(0.0, bought - alone)


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


def _trades(game: Industry, seat: int, merchant: Merchant) -> list[Decision]:
    """The trades with the market that serve the plan, the offers that are new and help both, and waiting."""
    state, talks = game.state, merchant.dealer.talks
    plan = merchant.plan(state, seat)
    worth = _trading_worth(game, seat, plan)
    talks.begin(state)
    rivals = [other for other in range(state.seats) if other != seat and talks.open_to(other)]
    offers = [
        Decision(terms.offer(), reason)
        for terms, reason in merchant.dealer.bargains(state, seat, plan, merchant.round.traded, rivals)
        if talks.is_new(terms, reason.about["theirs"], state.round)
    ]
    trade = next_trade(state, seat, plan, merchant.round.traded)
    market = [] if trade == PASS else [_with_worth(Decision(trade, why_trade(state, seat, trade, plan)), worth)]
    return [*market, *[_with_worth(offer, worth + offer.worth) for offer in offers], IDLE]


def _set_up(game: Industry, seat: int) -> list[Decision]:
    """The packages, by their measured results where there are any, else by what is in them; or the best place."""
    if game.state.to_place:
        placed = Merchant(f"{seat}/{game.steps}").decide(game, seat)  # ties are broken by chance
        assert placed.reason is not None
        return [Decision(placed.action, replace(placed.reason, worth=None))]  # its rank is no money
    worths = proven_worths(game, seat)
    packages = [
        Decision(act.Draft(name), Reason("industry.draft.other", {"package": name}, round(worth, 1)))
        for name, worth in worths.items()
    ]
    return sorted(packages, key=lambda other: -other.worth)
