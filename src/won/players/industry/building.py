"""From a plan to the next action of Develop: a flag, a tile or a token."""

from __future__ import annotations

from typing import Any

from won.analysis.industry.endgame import flags_to_end, worth_ending
from won.analysis.industry.plan import Plan
from won.industry import actions as act
from won.industry.board import BIT, NAMES, hexes_in
from won.industry.develop import flaggable
from won.industry.game import Industry
from won.players.industry.reasons import action_of


def next_step(game: Industry, seat: int, plan: Plan) -> Any | None:
    """Flags first, because others could claim the hex; then tiles; then, if that wins, flags that end the game."""
    state = game.state
    steps = [step for step in plan.steps if step.automate or not state.tiled & BIT[step.at]]
    for step in steps:
        if step.flag and not state.held[seat] & BIT[step.at]:
            flag = act.Flag(NAMES[step.at])
            if game.check(seat, flag) is None:
                return flag
    for step in steps:
        action = action_of(step)
        if game.check(seat, action) is None:
            return action
    if plan.flags and worth_ending(state, seat, flags_to_end(state, seat), plan.margin):
        for at in hexes_in(flaggable(state, seat)):
            if game.check(seat, act.Flag(NAMES[at])) is None:
                return act.Flag(NAMES[at])
    return None


def first_hex(mask: int) -> str:
    return NAMES[hexes_in(mask)[0]]
