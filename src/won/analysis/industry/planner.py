"""The planner: which tiles to build this round, what must be held for that and for running, and the notes it takes.

A plan grows greedily. Of all tiles, pairs and rings of banks within reach the one that adds most is taken, as long as
one adds anything; each is priced through the market's own price path and the notes it would take.
"""

from __future__ import annotations

from typing import Final

from won.analysis.industry.appraisal import Appraisal
from won.analysis.industry.candidates import candidates
from won.analysis.industry.endgame import flags_to_end, holds_back, worth_ending
from won.analysis.industry.plan import EVEN, Choice, Plan, Style, take_step
from won.analysis.industry.valuation import notes_for
from won.industry.market import GOODS, LABOR
from won.industry.state import State

SLACK: Final = 60.0  # a step may end the game with a lead this much below the margin for ending it on purpose
ALTERNATIVES: Final = 3  # choices kept beside the first step


class Planner:
    """Plans for one seat at one moment; see `Appraisal` for `open_market` and `sold`."""

    __slots__ = ("appraisal", "holds", "seat", "state", "style")

    def __init__(
        self, state: State, seat: int, style: Style = EVEN, open_market: bool = True, sold: frozenset[int] = frozenset()
    ) -> None:
        self.state = state
        self.seat = seat
        self.style = style
        self.appraisal = Appraisal(state, seat, style, open_market, sold)
        self.holds: bool | None = None

    def plan(self) -> Plan:
        """Add steps while they add worth, each on the scratch state before the next is sought."""
        plan, appraisal = Plan(), self.appraisal
        spent = [0] * GOODS
        tiles = 0
        worth = appraisal.standing(spent, tiles)
        while len(plan.steps) < self.style.steps:
            choices = self._choices(spent, tiles, worth)
            if not choices:
                break
            best = max(choices, key=lambda choice: choice.gain)
            if not plan.steps:
                plan.beat = sorted(choices, key=lambda choice: -choice.gain)[1 : ALTERNATIVES + 1]
            for step in best.candidate.steps:
                step.spend(spent)
                take_step(appraisal.scratch, self.seat, step)
                tiles += not step.automate
            plan.steps.extend(best.candidate.steps)
            plan.gains.extend([best.gain / len(best.candidate.steps)] * len(best.candidate.steps))
            appraisal.base = appraisal.running()
            worth = appraisal.standing(spent, tiles)
        self._finish(plan, spent)
        return plan

    def _choices(self, spent: list[int], tiles: int, worth: float) -> list[Choice]:
        """The candidates for the next step that add enough."""
        appraisal = self.appraisal
        choices: list[Choice] = []
        tiles_within_reach = candidates(
            appraisal.scratch, self.seat, appraisal.price, self._avoids_end, self.style.block
        )
        for candidate in tiles_within_reach:
            gain, paid = appraisal.gain(candidate, spent, tiles, worth)
            if gain > self.style.hurdle * paid:
                choices.append(Choice(candidate, gain))
        return choices

    def _avoids_end(self) -> bool:
        """Whether the seat lacks the lead to take a step that ends the game."""
        if self.holds is None:
            self.holds = holds_back(self.state, self.seat, self.style.margin - SLACK)
        return self.holds

    def _finish(self, plan: Plan, spent: list[int]) -> None:
        """What the steps need, and the flags to end the game where that wins it."""
        appraisal = self.appraisal
        scratch, need = appraisal.scratch, appraisal.need(spent)
        flags = flags_to_end(scratch, self.seat, not plan.steps)
        enough = appraisal.open_market or spent[LABOR] + flags <= appraisal.have[LABOR]
        if enough and worth_ending(scratch, self.seat, flags, self.style.margin, not plan.steps):
            plan.flags = flags
            plan.margin = self.style.margin
            need[LABOR] += flags
        plan.need = need
        plan.ask = self.style.ask
        plan.rounds = appraisal.rounds
        plan.notes = max(0, notes_for(scratch, scratch.notes[self.seat], -appraisal.cash(need)))
