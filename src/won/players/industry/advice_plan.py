"""The plan behind an advice: what is still to be traded, what is then built and run, and what it takes for granted."""

from __future__ import annotations

from typing import Any

from won.analysis.industry.plan import Plan, Step
from won.core.refusal import Refused
from won.industry import actions as act
from won.industry.board import BIT, NAMES
from won.industry.game import Industry
from won.industry.market import COMMODITIES, GOODS, net_cost
from won.industry.state import CLOSING, DEVELOP, DRAFT, PRODUCE, TRADE, State
from won.industry.tiles import TILES
from won.players.bot import Decision, Reason
from won.players.industry.merchant import Merchant
from won.players.industry.reasons import action_of


def steps_ahead(game: Industry, seat: int, merchant: Merchant, chosen: Decision) -> tuple[Decision, ...]:
    """The chosen action and what is to follow it in this round; only the chosen one where nothing is to follow."""
    state = game.state
    if state.phase == DRAFT:
        return (chosen, *([] if state.to_place else [_step("place")]), _step("first.trade"))
    if state.phase == PRODUCE or state.phase == CLOSING or state.final:
        return (chosen,)
    plan = merchant.plan(state, seat)
    after = _after(game, seat, chosen.action)
    trading = _trades(after, seat, plan, merchant.round.traded) if state.phase == TRADE else []
    building = [_building(after, seat, step, gain) for step, gain in zip(plan.steps, plan.gains, strict=True)]
    done = chosen.action
    ahead = [step for step in building if step.action != done and not _is_built(after, step)]
    ending = [_step("end", flags=plan.flags)] if plan.flags and state.phase == DEVELOP else []
    running = [_step("run", blocs=len(after.blocs[seat]))] if after.blocs[seat] else []
    return (chosen, *trading, *ahead, *ending, *running)


def assumptions(game: Industry, seat: int, merchant: Merchant, chosen: Decision) -> tuple[Reason, ...]:
    """What the plan takes for granted of the others and of the rest of the game."""
    state = game.state
    if state.phase not in (TRADE, DEVELOP) or state.final:
        return ()
    plan = merchant.plan(state, seat)
    reasons: list[Reason] = []
    if isinstance(chosen.action, act.Offer) and chosen.reason is not None:
        reasons.append(why("assume.accepts", rival=chosen.action.to, theirs=chosen.reason.about.get("theirs", 0)))
    free = [NAMES[step.at] for step in plan.steps if step.flag and not state.held[seat] & BIT[step.at]]
    if free:
        reasons.append(why("assume.free", hexes=sorted(set(free))))
    if state.phase == TRADE:
        reasons.append(why("assume.prices"))
    if plan.rounds:
        reasons.append(why("assume.rounds", n=max(1, round(plan.rounds))))
    return tuple(reasons)


def _after(game: Industry, seat: int, action: Any) -> State:
    """The state if the action is taken, and the offer accepted that it makes."""
    copy = game.copy()
    try:
        copy.apply(seat, action)
        if isinstance(action, act.Offer):
            copy.apply(action.to, act.Accept(copy.state.offers[-1].number))
    except (Refused, IndexError):  # a seat that turns out not to have what it would give
        return game.state
    return copy.state


def _trades(state: State, seat: int, plan: Plan, traded: dict[int, int]) -> list[Decision]:
    """Notes to take, cubes to buy and cubes to sell, each as a whole; `traded` is not traded back."""
    short: dict[str, int] = {}
    over: dict[str, int] = {}
    bill = brings = 0
    for c in range(GOODS):
        lack = plan.need[c] - state.cubes[seat * GOODS + c]
        if lack > 0 and traded.get(c) != -1:
            short[COMMODITIES[c]] = lack
            bill += net_cost(c, state.market[c], lack)
        elif lack < 0 and traded.get(c) != 1:
            over[COMMODITIES[c]] = -lack
            brings -= net_cost(c, state.market[c], lack)
    steps = []
    if bill > state.money[seat] + brings and plan.notes:
        steps.append(Decision(act.Borrow(plan.notes), why("step.borrow", notes=plan.notes)))
    if short:
        steps.append(Decision(act.Buy(short), why("step.buy", cubes=short, money=bill)))
    if over:
        steps.append(Decision(act.Sell(over), why("step.sell", cubes=over, money=brings)))
    return steps


def _building(state: State, seat: int, step: Step, gain: float) -> Decision:
    if step.automate:
        return Decision(action_of(step), why("step.automate", at=NAMES[step.at]))
    code = "step.build" if state.held[seat] & BIT[step.at] else "step.flag"
    return Decision(action_of(step), Reason(f"industry.{code}", _place(step), round(gain, 1) or None))


def _place(step: Step) -> dict[str, Any]:
    return {"tile": TILES[step.kind], "at": NAMES[step.at]}


def _is_built(state: State, step: Decision) -> bool:
    return isinstance(step.action, act.Build) and any(
        state.tiled & BIT[at] for at in range(len(NAMES)) if NAMES[at] == step.action.at
    )


def _step(code: str, **about: Any) -> Decision:
    return Decision(None, why(f"step.{code}", **about))


def why(code: str, **about: Any) -> Reason:
    return Reason(f"industry.{code}", about)
