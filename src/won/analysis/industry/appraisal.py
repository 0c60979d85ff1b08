"""The worth of a seat's position at one moment: money, tiles, and what its blocs will make in the rounds to come."""

from __future__ import annotations

from typing import Final

from won.analysis.industry.endgame import rounds_left
from won.analysis.industry.plan import Candidate, Style
from won.analysis.industry.valuation import (
    TILE_WORTH,
    Stream,
    burden,
    dear,
    expected,
    fair,
    foreseen,
    income,
    notes_for,
    stream,
)
from won.industry.costs import BANK_DOT
from won.industry.market import ENERGY, FOOD, GOODS, ORE, net_cost
from won.industry.state import State
from won.industry.tiles import MAKES

NEVER: Final = -1e9  # the worth of what cannot be done
AUTOMATION: Final = -1  # instead of a kind of tile
NO_STEP: Final = -2
DUEL_WARINESS: Final = 0.5  # at least; what a single rival will trade is predictable
# In Develop nothing can be bought: what a cube missing for running costs there.
MISSING_FOOD: Final = 15
MISSING_ENERGY: Final = 40
OVERDRAWN: Final = 2  # factor on a debt that no notes can cover


class Appraisal:
    """`open_market` false values the cubes at hand alone, as in Develop. `sold` commodities are not bought back."""

    __slots__ = (
        "base",
        "future",
        "have",
        "market",
        "open_market",
        "price",
        "rounds",
        "scratch",
        "seat",
        "sold",
        "style",
    )

    def __init__(self, state: State, seat: int, style: Style, open_market: bool, sold: frozenset[int]) -> None:
        self.scratch = state.copy()  # the planner takes its steps here
        self.seat = seat
        self.style = style
        self.open_market = open_market
        self.sold = sold
        wary = max(style.wary, DUEL_WARINESS) if state.seats == 2 else style.wary
        self.market = expected(state, seat, wary) if open_market else state.market
        self.have = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        self.price = fair(state)
        rounds = rounds_left(state)
        later = foreseen(state, rounds)
        self.future = [round(style.present * state.market[c] + (1 - style.present) * later[c]) for c in range(GOODS)]
        self.rounds = max(1.0, rounds * style.horizon)
        self.base = self.running()

    def running(self) -> Stream:
        """The stream of the scratch state; ore that was sold before is not bought back to feed a bloc."""
        ore_fed = ORE not in self.sold or self.have[ORE] > 0
        return stream(self.scratch, self.seat, dear(self.scratch, self.seat, self.price), ore_fed)

    def cash(self, need: list[int]) -> int:
        """Money left after buying what is needed and selling the rest."""
        money, market, have = self.scratch.money[self.seat], self.market, self.have
        for commodity in range(GOODS):
            if need[commodity] != have[commodity]:
                money -= net_cost(commodity, market[commodity], need[commodity] - have[commodity])
        return money

    def need(self, spent: list[int], food: int = 0, energy: int = 0) -> list[int]:
        """The cubes spent on steps and those for running the blocs, with so much more food and energy."""
        need = spent[:]
        need[FOOD] += self.base.food + food
        need[ENERGY] += self.base.energy + energy
        need[ORE] += self.base.ore
        return need

    def standing(self, spent: list[int], tiles: int) -> float:
        """The worth of the scratch state, with the cubes spent and the tiles built so far."""
        return self._value(0, 0, 0, NO_STEP, spent, tiles)

    def gain(self, candidate: Candidate, spent: list[int], tiles: int, worth: float) -> tuple[float, float]:
        """What a candidate adds to that worth, and about what it costs."""
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
        kind = AUTOMATION if step.automate else step.kind
        value = self._value(candidate.dots, candidate.food, candidate.energy, kind, after, tiles + count)
        value += self.style.automate if step.automate else self.style.lean[kind] * count
        paid = sum([self.price[c] * (after[c] - spent[c]) for c in range(GOODS)]) if self.style.hurdle else 0.0
        return value + self.rounds * candidate.bonus - worth, paid

    def _value(self, dots: int, food: int, energy: int, kind: int, spent: list[int], tiles: int) -> float:
        """The worth if steps of this kind added so many dots and ate so much."""
        made, money = self.base.made, self.base.money
        if dots:
            if MAKES[kind] < 0:
                money += dots * BANK_DOT
            else:
                made = made[:]
                made[MAKES[kind]] += dots
        need = self.need(spent, food, energy)
        for c in self.sold:
            if need[c] > self.have[c] and kind != NO_STEP:
                return NEVER
        cash = self._cash_worth(need, kind)
        if cash == NEVER:
            return NEVER
        food += self.base.food
        energy += self.base.energy
        each = income(self.future, made, food, energy, self.base.ore, money)
        running = food * self.price[FOOD] + energy * self.price[ENERGY]  # this round's, which `cash` has paid already
        return cash + TILE_WORTH * tiles + self.rounds * each + running

    def _cash_worth(self, need: list[int], kind: int) -> float:
        """Money left, less what missing cubes or the notes to be taken will cost."""
        cash = float(self.cash(need))
        if not self.open_market:
            food, energy = need[FOOD] - self.have[FOOD], need[ENERGY] - self.have[ENERGY]
            return cash - (MISSING_FOOD * max(0, food) + MISSING_ENERGY * max(0, energy))
        if cash >= 0:
            return cash
        held = self.scratch.notes[self.seat]
        notes = notes_for(self.scratch, held, -int(cash))
        if notes >= 0 and held + notes <= self.style.debt:
            return cash - burden(self.scratch, held, notes, self.rounds)
        return cash * OVERDRAWN if kind == NO_STEP else NEVER
