"""The merchant's reasons as data: the code of a sentence, its facts, what it is worth, and what it beat."""

from __future__ import annotations

from typing import Any

from won.analysis.industry.endgame import Outlook, flags_to_end
from won.analysis.industry.plan import Plan, Step
from won.industry import actions as act
from won.industry.board import BIT, HEX, NAMES
from won.industry.market import COMMODITIES, GOODS
from won.industry.state import State
from won.industry.tiles import TILES
from won.players.bot import Decision, Option, Reason
from won.players.industry.trading import brings


def action_of(step: Step) -> Any:
    if step.automate:
        return act.Automate(NAMES[step.at])
    return act.Build(TILES[step.kind], NAMES[step.at], step.turn, step.force)


def beaten(plan: Plan) -> tuple[Option, ...]:
    return tuple([Option(action_of(choice.candidate.steps[0]), round(choice.gain, 1)) for choice in plan.beat])


def _aim(plan: Plan) -> dict[str, Any]:
    """What a trade is for: the first tile of the plan, if it has one, and the plan as a whole."""
    whole = {"plan": [step.name for step in plan.steps], "need": named(plan.need)}
    for step in plan.steps:
        if not step.automate:
            return {"tile": TILES[step.kind], "at": NAMES[step.at], **whole}
    return whole


def named(counts: list[int]) -> dict[str, int]:
    return {COMMODITIES[c]: count for c, count in enumerate(counts) if count}


def why_trade(state: State, seat: int, action: Any, plan: Plan) -> Reason:
    worth = round(sum(plan.gains), 1)
    if isinstance(action, act.Buy):
        aim = _aim(plan)
        code = "industry.buy" if "tile" in aim else "industry.feed"
        return Reason(code, {"cubes": action.cubes, **aim}, worth, beaten(plan))
    if isinstance(action, act.Sell):
        return Reason("industry.sell", {"cubes": action.cubes, **_aim(plan)}, brings(state, action), beaten(plan))
    if isinstance(action, act.Borrow):
        return Reason("industry.borrow", {"notes": action.notes, **_aim(plan)}, worth, beaten(plan))
    if plan.steps:
        held = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        ready = all(have >= count for have, count in zip(held, plan.need, strict=True))
        return Reason("industry.ready" if ready else "industry.short", _aim(plan), worth, beaten(plan))
    return Reason("industry.wait", {}, None, beaten(plan))


def why_develop(state: State, seat: int, action: Any, plan: Plan) -> Reason:
    if isinstance(action, act.Build | act.Flag):
        at = HEX[action.at]
        for step, gain in zip(plan.steps, plan.gains, strict=True):
            if step.at == at and not step.automate:
                code = "industry.build" if isinstance(action, act.Build) else "industry.flag"
                return Reason(code, {"tile": TILES[step.kind], "at": action.at}, round(gain, 1), beaten(plan))
        return why_end(state, seat, action.at)
    if isinstance(action, act.Automate):
        return Reason("industry.automate", {"at": action.at}, None, beaten(plan))
    if isinstance(action, act.Keep):
        return Reason("industry.keep", {"at": action.at})
    return Reason("industry.wait", {}, None, beaten(plan))


def why_end(state: State, seat: int, at: str) -> Reason:
    """Why the seat spends its last flags: it leads, it has no hope, or it thinks that it never has a better chance."""
    if flags_to_end(state, seat, idle=False) < 0:
        return Reason("industry.hurry", {"at": at})
    outlook = Outlook(state)
    prospects = outlook.prospects(seat)
    if prospects.now > 0:
        return Reason("industry.end", {}, round(prospects.now, 1))
    if prospects.hopeless:
        return Reason("industry.end.hopeless", {"rival": outlook.best_rival(seat)}, round(prospects.now, 1))
    return Reason("industry.end.chance", {}, round(prospects.now, 1))


def why_step(state: State, seat: int, step: Step, gain: float) -> Decision:
    """The next action of a step, its flag first."""
    if step.automate:
        return Decision(action_of(step), Reason("industry.automate", {"at": NAMES[step.at]}, round(gain, 1)))
    about = {"tile": TILES[step.kind], "at": NAMES[step.at]}
    if step.flag and not state.held[seat] & BIT[step.at]:
        return Decision(act.Flag(NAMES[step.at]), Reason("industry.flag", about, round(gain, 1)))
    return Decision(action_of(step), Reason("industry.build", about, round(gain, 1)))
