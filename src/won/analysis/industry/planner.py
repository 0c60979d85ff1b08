"""The plan of a round: which tiles to build, what must be held for that and for running, and the notes it takes.

A plan is grown greedily: of all tiles, pairs and rings of banks within reach the one that adds most is taken, as long
as one adds anything, each priced through the market's own price path and the notes it would take.
"""

from __future__ import annotations

from typing import Final

from won.analysis.industry.candidates import candidates
from won.analysis.industry.endgame import flags_to_end, holds_back, worth_ending
from won.analysis.industry.plan import EVEN, Candidate, Choice, Plan, Style, put
from won.analysis.industry.valuation import (
    TILE_WORTH,
    USUAL,
    Stream,
    burden,
    dear,
    expected,
    fair,
    income,
    notes_for,
    rounds_left,
    stream,
)
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, LABOR, ORE, net_cost
from won.industry.state import State
from won.industry.tiles import MAKES

NEVER: Final = -1e9
SLACK: Final = 60.0  # by so much less of a lead than ends a game on purpose it may end by the way
NONE: Final = -2  # no kind of tile: the table as it stands


def _wary(state: State, style: Style) -> float:
    """What a single rival will trade can be told beforehand; among more they spoil each other's prices."""
    return max(style.wary, 0.5) if state.seats == 2 else style.wary


class Planner:
    """One seat's view of one moment; `market` false plans with the cubes at hand alone, as Develop must."""

    __slots__ = (
        "base",
        "future",
        "have",
        "holds",
        "market",
        "open_market",
        "price",
        "rounds",
        "scratch",
        "seat",
        "sold",
        "state",
        "style",
    )

    def __init__(
        self, state: State, seat: int, style: Style = EVEN, open_market: bool = True, sold: frozenset[int] = frozenset()
    ) -> None:
        self.sold = sold
        self.scratch = state.copy()
        self.seat = seat
        self.style = style
        self.open_market = open_market
        self.market = expected(state, seat, _wary(state, style)) if open_market else state.market
        self.have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        self.price = fair(state)
        self.future = [round(style.present * state.market[c] + (1 - style.present) * USUAL[c]) for c in range(GOODS)]
        self.rounds = max(1.0, rounds_left(state) * style.horizon)
        self.base = self.running()
        self.state = state
        self.holds: bool | None = None

    def running(self) -> Stream:
        """What is run and pays for what it eats; ore that was sold before is not bought back to feed anybody."""
        ore_fed = ORE not in self.sold or self.have[ORE] > 0
        return stream(self.scratch, self.seat, dear(self.scratch, self.seat, self.price), ore_fed)

    def last(self) -> bool:
        """Whether what would end the game is better left."""
        if self.holds is None:
            self.holds = holds_back(self.state, self.seat, self.style.margin - SLACK)
        return self.holds

    def plan(self) -> Plan:
        """Steps are added while they add worth; each is put on the scratch board before the next is sought."""
        plan = Plan()
        spent = [0] * GOODS
        tiles = 0
        worth = self.value(self.base, 0, 0, 0, NONE, spent, 0)
        while len(plan.steps) < self.style.steps:
            best: Choice | None = None
            seen: list[Choice] = []
            for candidate in candidates(self.scratch, self.seat, self.price, self.last):
                gain, paid = self.gain(candidate, spent, tiles, worth)
                if gain > self.style.hurdle * paid:
                    seen.append(Choice(candidate, gain))
                    if best is None or gain > best.gain:
                        best = seen[-1]
            if best is None:
                break
            if not plan.steps:
                plan.beat = sorted(seen, key=lambda choice: -choice.gain)[1:4]
            for step in best.candidate.steps:
                step.spend(spent)
                put(self.scratch, self.seat, step)
                tiles += not step.automate
            plan.steps.extend(best.candidate.steps)
            plan.gains.extend([best.gain / len(best.candidate.steps)] * len(best.candidate.steps))
            self.base = self.running()
            worth = self.value(self.base, 0, 0, 0, NONE, spent, tiles)
        self.finish(plan, spent, worth)
        return plan

    def finish(self, plan: Plan, spent: list[int], worth: float) -> None:
        need = spent[:]
        need[FOOD] += self.base.food
        need[ENERGY] += self.base.energy
        need[ORE] += self.base.ore
        flags = flags_to_end(self.scratch, self.seat)
        enough = self.open_market or spent[LABOR] + flags <= self.have[LABOR]
        if enough and worth_ending(self.scratch, self.seat, flags, self.style.margin):
            plan.flags = flags
            plan.margin = self.style.margin
            need[LABOR] += flags
        plan.need = need
        plan.worth = worth
        plan.rounds = self.rounds
        plan.stream = self.base
        plan.notes = max(0, notes_for(self.scratch, self.scratch.notes[self.seat], -self.cash(need)))

    def cash(self, need: list[int]) -> int:
        """Money left when what is needed has been bought and the rest sold."""
        money, market, have = self.scratch.money[self.seat], self.market, self.have
        for commodity in range(GOODS):
            if need[commodity] != have[commodity]:
                money -= net_cost(commodity, market[commodity], need[commodity] - have[commodity])
        return money

    def gain(self, candidate: Candidate, spent: list[int], tiles: int, worth: float) -> tuple[float, float]:
        """What a candidate adds, and about what it costs."""
        after = spent[:]
        count = 0
        for step in candidate.steps:
            step.spend(after)
            count += not step.automate
        if not self.open_market:
            for c in range(GOODS):
                if after[c] > self.have[c]:
                    return NEVER, 0.0
        step = candidate.steps[0]
        kind = -1 if step.automate else step.kind
        value = self.value(self.base, candidate.dots, candidate.food, candidate.energy, kind, after, tiles + count)
        if not step.automate:
            value += self.style.lean[kind] * count
        paid = sum([self.price[c] * (after[c] - spent[c]) for c in range(GOODS)]) if self.style.hurdle else 0.0
        return value + self.rounds * candidate.bonus - worth, paid

    def value(self, base: Stream, dots: int, food: int, energy: int, kind: int, spent: list[int], tiles: int) -> float:
        """Money, tiles and what the blocs will make, if this were built."""
        made, money = base.made, base.money
        if dots:
            if MAKES[kind] < 0:
                money += dots * BANK_DOT
            else:
                made = made[:]
                made[MAKES[kind]] += dots
        food += base.food
        energy += base.energy
        need = spent[:]
        need[FOOD] += food
        need[ENERGY] += energy
        need[ORE] += base.ore
        for c in self.sold:
            if need[c] > self.have[c] and kind != NONE:
                return NEVER
        cash = float(self.cash(need))
        if not self.open_market:
            cash -= 15 * max(0, need[FOOD] - self.have[FOOD]) + 40 * max(0, need[ENERGY] - self.have[ENERGY])
        elif cash < 0:
            held = self.scratch.notes[self.seat]
            notes = notes_for(self.scratch, held, -int(cash))
            if notes < 0 or held + notes > self.style.debt:
                if kind != NONE:
                    return NEVER
                cash *= 2
            else:
                cash -= burden(self.scratch, held, notes, self.rounds)
        each = income(self.future, made, food, energy, base.ore, money)
        now = food * self.price[FOOD] + energy * self.price[ENERGY]  # of this round's running, paid for in `cash`
        return cash + TILE_WORTH * tiles + self.rounds * each + now
