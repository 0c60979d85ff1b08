"""The end of the game: who would win if it came now or later, when it will come, and whether to cause it (END-1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from won.analysis.industry.valuation import (
    TILE_WORTH,
    Stream,
    fair,
    income,
    paces,
    rounds_at_pace,
    stream,
    within_limit,
)
from won.industry.board import PLAYABLE, next_to
from won.industry.costs import EMPTY_STACKS, NOTE_REPAY
from won.industry.end import tile_count
from won.industry.market import BUY, ENERGY, FOOD, GOODS, LABOR, SELL, WELLS, net_cost
from won.industry.state import State
from won.industry.tiles import TILE_KINDS

NEARLY_OVER: Final = 2.0  # rounds left from which nobody helps the leader
NOTHING: Final = -1e9  # money; less than anybody ends with
AHEAD: Final = 5  # rounds for which a seat would put the end off to catch up


class Prospects(NamedTuple):
    """By how much money a seat would lead the best of the others if the game ended now, and what waiting changes."""

    now: float
    later: float  # the largest lead of the rounds to come
    wait: int  # rounds until then

    def waiting_pays(self, margin: float) -> bool:
        """Whether the seat puts the end off: it does not lead clearly now, and will win, or win by more, later."""
        return self.now < margin and self.later > max(0.0, self.now)

    @property
    def hopeless(self) -> bool:
        return self.now < 0 and self.later < 0


def crowded(state: State) -> list[int]:
    """What a cube of each commodity brings when all sell: the price after half of all cubes held is sold (END-4)."""
    cubes, seats, prices = state.cubes, state.seats, [0] * GOODS
    for c in range(GOODS):
        held = 0
        for seat in range(seats):
            held += cubes[seat * GOODS + c]
        prices[c] = SELL[c][min(WELLS[c], state.market[c] + held // 2)]
    return prices


def estate(state: State, seat: int, flow: Stream, prices: list[int]) -> float:
    """What a seat would end with, in money, if its blocs ran once more and the game ended then."""
    cubes = state.cubes[seat * GOODS : seat * GOODS + GOODS]
    cubes[FOOD] -= flow.food
    cubes[ENERGY] -= flow.energy
    for c in range(GOODS):
        cubes[c] += flow.made[c]
    return settled(state, seat, cubes, prices) + flow.money


def settled(state: State, seat: int, cubes: list[int], prices: list[int]) -> float:
    """Money, tiles and notes, with these cubes sold at these prices."""
    total = float(state.money[seat] + TILE_WORTH * tile_count(state, seat) - NOTE_REPAY * state.notes[seat])
    for c in range(GOODS):
        count = cubes[c]
        if count > 0:
            total += count * prices[c]
        elif count < 0:
            total -= net_cost(c, state.market[c], -count)
    return total


class Outlook:
    """What every seat would end with now, and what each adds in a round."""

    __slots__ = ("estates", "incomes")

    def __init__(self, state: State) -> None:
        price = fair(state)
        flows = [stream(state, seat, price) for seat in range(state.seats)]
        prices = crowded(state)
        self.estates = [estate(state, seat, flow, prices) for seat, flow in enumerate(flows)]
        self.incomes = [
            float(income(state.market, flow.made, flow.food, flow.energy, flow.ore, flow.money)) for flow in flows
        ]

    def lead(self, seat: int, rounds: int) -> float:
        """The seat's lead over the best of the others after so many more rounds; negative if it is behind."""
        estates, incomes, best = self.estates, self.incomes, NOTHING
        for other in range(len(estates)):
            if other != seat:
                best = max(best, estates[other] + rounds * incomes[other])
        return estates[seat] + rounds * incomes[seat] - best

    def best_rival(self, seat: int) -> int:
        rivals = [other for other in range(len(self.estates)) if other != seat]
        return max(rivals, key=lambda other: self.estates[other])

    def prospects(self, seat: int) -> Prospects:
        later, wait = self.lead(seat, 1), 1
        for rounds in range(2, AHEAD + 1):
            lead = self.lead(seat, rounds)
            if lead > later:
                later, wait = lead, rounds
        return Prospects(self.lead(seat, 0), later, wait)


def flags_to_end(state: State, seat: int, idle: bool) -> int:
    """How many flags of the seat would end the game after this round; -1 if no number would.

    Where nobody can end it alone, one with nothing to build counts all flags that bring the end nearer.
    """
    free = PLAYABLE & ~state.claimed
    reached = free & state.reach[seat]
    while True:
        grown = reached | (free & next_to(reached))
        if grown == reached:
            break
        reached = grown
    flags, within, left = state.flags[seat], reached.bit_count(), free.bit_count()
    options = [flags] if flags <= within else []
    if reached == free and left <= flags:
        options.append(left)
    if not options and idle and left <= sum(state.flags):
        options.append(min(flags, within))
    return min(options) if options else -1


def worth_ending(state: State, seat: int, flags: int, margin: float, idle: bool) -> bool:
    """Whether the seat should spend so many flags to make this round the last.

    It should if it then wins, clearly or by no less than later, and if it has nothing left to build and no hope.
    """
    if flags <= 0:
        return False
    labor = state.cubes[seat * GOODS + LABOR]
    bill = net_cost(LABOR, state.market[LABOR], max(0, flags - labor)) + min(flags, labor) * BUY[LABOR][WELLS[LABOR]]
    if bill > state.money[seat]:
        return False
    prospects = Outlook(state).prospects(seat)
    after = prospects.now - bill
    if after > margin or (after > 0 and after >= prospects.later):
        return True
    return idle and prospects.hopeless


def holds_back(state: State, seat: int, margin: float) -> bool:
    """Whether the seat would rather not use its last flag or the last hex yet."""
    return Outlook(state).prospects(seat).waiting_pays(margin)


def rounds_left(state: State) -> float:
    """How many times blocs will still run: until hexes or stacks run out, or the flags of a seat who wants the end."""
    if state.final:
        return rounds_at_pace(state)
    pace = paces(state)
    by_flags = [flags / each for flags, each in zip(state.flags, pace, strict=True)]
    if min(by_flags) < AHEAD:
        outlook = Outlook(state)
        for seat in range(state.seats):
            if by_flags[seat] < AHEAD and outlook.lead(seat, 0) < 0:  # nobody waits longer, and no leader does
                prospects = outlook.prospects(seat)
                if prospects.waiting_pays(0.0):
                    by_flags[seat] = max(by_flags[seat], float(prospects.wait))
    total = sum(pace)
    by_hexes = (PLAYABLE & ~state.claimed).bit_count() / total
    by_stacks = sum(sorted(state.stacks)[:EMPTY_STACKS]) / (total * EMPTY_STACKS / TILE_KINDS)
    return within_limit(state, max(1.0, min(*by_flags, by_hexes, by_stacks)))


def about_to_win(state: State) -> int:
    """The seat that wins if the game ends soon, where it will; -1 while there is time to overtake it."""
    if rounds_left(state) > NEARLY_OVER:
        return -1
    if state.final:
        cubes, prices = state.cubes, crowded(state)
        ends = [settled(state, seat, cubes[seat * GOODS : seat * GOODS + GOODS], prices) for seat in range(state.seats)]
        return ends.index(max(ends))
    outlook = Outlook(state)
    best = max(range(state.seats), key=lambda seat: outlook.estates[seat])
    return best if outlook.lead(best, 1) > 0 else -1
