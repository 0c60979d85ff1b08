"""What a seat holds, valued by what it means to do with it: what is missing will be bought, what is over sold."""

from __future__ import annotations

from won.industry.barter import MONEY, NOTES, THINGS
from won.industry.costs import NOTE_REPAY
from won.industry.market import GOODS
from won.industry.state import State
from won.players.industry.scheme import Plan
from won.players.industry.worth import burden, cost, notes_for

Things = dict[str, int]


class Purse:
    """The cubes, money and notes of one seat, beside the cubes that its plan takes."""

    __slots__ = ("base", "cubes", "money", "need", "notes", "rounds", "seat", "state")

    def __init__(self, state: State, seat: int, plan: Plan) -> None:
        self.state = state
        self.seat = seat
        self.cubes = state.cubes[seat * GOODS : seat * GOODS + GOODS]
        self.money = state.money[seat]
        self.notes = state.notes[seat]
        self.need = [0] * GOODS if state.final else plan.need
        self.rounds = plan.rounds
        self.base = self.worth(self.cubes, self.money, self.notes)

    def worth(self, cubes: list[int], money: int, notes: int) -> float:
        """Money when the plan is paid for on the market, less what notes will cost: those held, those it would take."""
        state = self.state
        for c in range(GOODS):
            money -= cost(c, state.market[c], self.need[c] - cubes[c])
        per = state.edition.notes_per_interest
        owed = notes * (NOTE_REPAY + (min(self.rounds, 4.0) / per if per else 0.0))
        if money >= 0:
            return money - owed
        count = notes_for(state, notes, -money)
        if count < 0:
            return 2 * money - owed
        return money - burden(state, notes, count, self.rounds) - owed

    def gain(self, gets: Things, gives: Things) -> float:
        """What it is worth to get these things for those."""
        held = [*self.cubes, self.money, self.notes]
        for thing, count in gets.items():
            held[THINGS[thing]] += count
        for thing, count in gives.items():
            held[THINGS[thing]] -= count
        return self.worth(held[:GOODS], held[MONEY], held[NOTES]) - self.base

    def over(self, commodity: int, traded: int) -> int:
        """Cubes that the plan has no use for, or with a minus that it lacks; none sold that was bought, nor back."""
        count = self.cubes[commodity] - self.need[commodity]
        return 0 if count * traded > 0 else count
