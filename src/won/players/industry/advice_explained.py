"""An advice explained to a beginner: what a tile makes, eats and costs, and what a trade or a note is for."""

from __future__ import annotations

from typing import Any, Final

from won.analysis.industry.plan import Plan, Step, take_step
from won.analysis.industry.valuation import Stream, fair, stream
from won.industry import actions as act
from won.industry.costs import MONEY_POINT, NOTE_POINTS, NOTE_REPAY, TILE_POINTS
from won.industry.game import Industry
from won.industry.market import COMMODITIES, ENERGY, FOOD, GOODS, ORE, net_cost
from won.industry.notes import loan
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, TRADE, State
from won.industry.tiles import TILES
from won.players.bot import Decision, Reason
from won.players.industry.advice_plan import why
from won.players.industry.merchant import Merchant
from won.players.industry.reasons import named
from won.players.industry.setup import PROVEN

_PASSING: Final = {TRADE: "explain.pass", DEVELOP: "explain.pass.develop", CLOSING: "explain.pass.closing"}
FOR_ORDER = (act.Buy, act.Sell, act.Borrow, act.Offer, act.Flag, act.Build)


def explained(game: Industry, seat: int, merchant: Merchant, chosen: Decision) -> tuple[Reason, ...]:
    """From the aim to the action that is advised now."""
    state, action = game.state, chosen.action
    reasons: list[Reason] = []
    if state.phase == DRAFT:
        return _draft(action)
    if state.phase in (TRADE, DEVELOP) and not state.final:
        plan = merchant.plan(state, seat)
        if plan.steps and isinstance(action, FOR_ORDER):
            reasons += _aim(state, seat, plan)
    reasons += _act(state, seat, action, chosen)
    return tuple(reasons)


def _draft(action: Any) -> tuple[Reason, ...]:
    if isinstance(action, act.Place):
        return (why("explain.place"),)
    proven = PROVEN.get(getattr(action, "package", ""))
    if proven is None:
        return (why("explain.draft"),)
    code = "industry.explain.above" if proven > 0 else "industry.explain.below"
    return (why("explain.draft"), Reason(code, {"package": action.package}, MONEY_POINT * proven))


def _aim(state: State, seat: int, plan: Plan) -> list[Reason]:
    """The first tile of the plan: its points, what it makes and eats each round, and what its cubes cost."""
    first = next((step for step in plan.steps if not step.automate), None)
    if first is None:
        return []
    together = [step for step in plan.steps if not step.automate and step.kind == first.kind]
    made, eaten, money = _difference(state, seat, together)
    about = {"tile": TILES[first.kind], "n": len(together)}
    reasons = [
        why("explain.tile" if len(together) == 1 else "explain.tiles", **about, points=TILE_POINTS * len(together))
    ]
    if made or money:
        reasons.append(why("explain.makes", **about, cubes={**made, **({"money": money} if money > 0 else {})}))
    if eaten:
        reasons.append(why("explain.eats", cubes=eaten))
    cost = [0] * GOODS
    for step in together:
        step.spend(cost)
    price = sum([net_cost(c, state.market[c], cost[c]) for c in range(GOODS)])
    reasons.append(why("explain.cost", cubes=named(cost), money=price))
    if plan.rounds:
        reasons.append(why("explain.rounds", n=max(1, round(plan.rounds))))
    return reasons


def _difference(state: State, seat: int, steps: list[Step]) -> tuple[dict[str, int], dict[str, int], int]:
    """What the steps would make and eat more in each round, and how much more money banks would make."""
    scratch, price = state.copy(), fair(state)
    before = stream(scratch, seat, price)
    for step in steps:
        take_step(scratch, seat, step)
    after = stream(scratch, seat, price)
    made = {COMMODITIES[c]: after.made[c] - before.made[c] for c in range(GOODS) if after.made[c] > before.made[c]}
    return made, _eaten(before, after), after.money - before.money


def _eaten(before: Stream, after: Stream) -> dict[str, int]:
    more = {FOOD: after.food - before.food, ENERGY: after.energy - before.energy, ORE: after.ore - before.ore}
    return {COMMODITIES[c]: count for c, count in more.items() if count > 0}


def _act(state: State, seat: int, action: Any, chosen: Decision) -> list[Reason]:
    """What is to be known of the action itself."""
    if isinstance(action, act.Buy):
        return [why("explain.buy")]
    if isinstance(action, act.Sell):
        return [why("explain.sell")]
    if isinstance(action, act.Borrow):
        brings = loan(state, state.notes[seat], action.notes)
        return [why("explain.notes", notes=action.notes, money=brings, cost=NOTE_REPAY, points=-NOTE_POINTS)]
    if isinstance(action, act.Repay):
        return [why("explain.repay", cost=NOTE_REPAY, points=-NOTE_POINTS)]
    if isinstance(action, act.Offer):
        theirs = chosen.reason.about.get("theirs", 0) if chosen.reason else 0
        return [why("explain.offer", rival=action.to, theirs=theirs)]
    if isinstance(action, act.Accept | act.Decline):
        return [why("explain.answer")]
    if isinstance(action, act.Flag):
        return [why("explain.flag", at=action.at)]
    if isinstance(action, act.Produce):
        return [why("explain.run")]
    if isinstance(action, act.Automate):
        return [why("explain.automate")]
    if isinstance(action, act.Pass) and state.phase in _PASSING:
        return [why(_PASSING[state.phase])]
    return [why("explain.run")] if state.phase == PRODUCE else []
