"""What things are worth to a seat, in money: cubes, what its blocs make and eat in a round, rounds to come, notes."""

from __future__ import annotations

from typing import Final

from won.industry.blocs import Bloc
from won.industry.board import PLAYABLE
from won.industry.costs import BANK_DOT, FLAGS, MONEY_POINT, NOTE_POINTS, NOTE_REPAY, TILE_POINTS
from won.industry.market import BUY, CAPITAL, ENERGY, FOOD, GOODS, LABOR, ORE, SELL, WELLS, net_cost
from won.industry.notes import loan
from won.industry.produce_costs import energy_needed, food_needed
from won.industry.state import PRODUCE, State
from won.industry.tiles import MAKES

TILE_WORTH: Final = TILE_POINTS * MONEY_POINT  # what a tile scores, in money
NOTE_WORTH: Final = -NOTE_POINTS * MONEY_POINT  # what a note kept to the end costs
BUILDING: Final[tuple[int, ...]] = (0, 0, 1, 1, 1)  # cubes a seat spends on building in a common round
USUAL: Final[tuple[int, ...]] = (6, 22, 22, 16, 17)  # cubes on the tracks in the middle of a game
PER_FLAG: Final[tuple[float, ...]] = (0.0, 0.3, 1.3, 0.9, 0.9)  # cubes that a flag and the tile on it take
FORESEEN: Final = 6.0  # rounds for which the tracks are foreseen, at most
START_TILES: Final = 14.0  # on the board before the first round, of all seats together,
MOST_START: Final = 4.5  # and of one seat
PACE: Final = 6.0  # flags that all seats together place in a round, before more is known; the markets feed no more,
MOST_PACE: Final = 2.0  # and one seat
KNOWN_ROUNDS: Final = 2.5  # rounds that this expectation counts for beside those that were played
INTEREST_ROUNDS: Final = 4.0  # rounds for which interest is expected before a note is repaid, at most
MOST_NOTES: Final = 60  # taken in one round


class Stream:
    """What a seat's blocs make and eat in a round if all that pay are run."""

    __slots__ = ("energy", "food", "made", "money", "ore")

    def __init__(self) -> None:
        self.made = [0] * GOODS
        self.money = 0
        self.food = 0
        self.energy = 0
        self.ore = 0

    def add(self, bloc: Bloc, price: list[int], ore_fed: bool = True) -> None:
        """Add a bloc if it pays at these prices; an automated one takes ore where that is cheaper (PROD-5)."""
        size, dots = len(bloc.hexes), len(bloc.dots)
        kind = bloc.kind
        food = food_needed(kind, size)
        ore = 1 if bloc.tokens and ore_fed and food and price[ORE] < food * price[FOOD] else 0
        energy = energy_needed(kind)
        makes = MAKES[kind]
        worth = dots * (BANK_DOT if makes < 0 else price[makes])
        eaten = price[ORE] if ore else food * price[FOOD]
        if worth <= eaten + energy * price[ENERGY]:
            return
        if makes < 0:
            self.money += dots * BANK_DOT
        else:
            self.made[makes] += dots
        self.energy += energy
        if ore:
            self.ore += 1
        else:
            self.food += food


def fair(state: State) -> list[int]:
    """A cube of each commodity at the middle of its two prices."""
    return [(BUY[c][state.market[c]] + SELL[c][state.market[c]]) // 2 for c in range(GOODS)]


def dear(state: State, seat: int, price: list[int]) -> list[int]:
    """These prices, with food and energy at the buying price where the seat has to buy some."""
    eaten = [0, 0]
    for bloc in state.blocs[seat]:
        eaten[FOOD] += food_needed(bloc.kind, len(bloc.hexes))
        eaten[ENERGY] += energy_needed(bloc.kind)
    prices = price[:]
    for c in (FOOD, ENERGY):
        if eaten[c] > state.cubes[seat * GOODS + c]:
            prices[c] = BUY[c][state.market[c]]
    return prices


def stream(state: State, seat: int, price: list[int], ore_fed: bool = True) -> Stream:
    total = Stream()
    for bloc in state.blocs[seat]:
        total.add(bloc, price, ore_fed)
    return total


def drift(state: State, seat: int) -> list[int]:
    """How many cubes of each commodity the others will buy; negative, how many they will sell."""
    price = fair(state)
    bought = [0] * GOODS
    for other in range(state.seats):
        if other == seat:
            continue
        flow = stream(state, other, price)
        want = [flow.food, flow.energy + BUILDING[ENERGY], BUILDING[LABOR], flow.ore + BUILDING[ORE], BUILDING[CAPITAL]]
        for commodity in range(GOODS):
            bought[commodity] += want[commodity] - state.cubes[other * GOODS + commodity]
    return bought


def expected(state: State, seat: int, part: float) -> list[int]:
    """The tracks after that part of what the others will trade."""
    if not part:
        return state.market[:]
    flow = drift(state, seat)
    return [max(0, min(WELLS[c], int(state.market[c] - part * flow[c]))) for c in range(GOODS)]


def foreseen(state: State, rounds: float) -> list[float]:
    """The tracks in the middle of the rounds to come, if all blocs go on and all seats build at their pace."""
    price = fair(state)
    built = sum(paces(state))
    gained = [-part * built for part in PER_FLAG]
    for seat in range(state.seats):
        flow = stream(state, seat, price)
        for c in range(GOODS):
            gained[c] += flow.made[c]
        gained[FOOD] -= flow.food
        gained[ENERGY] -= flow.energy
        gained[ORE] -= flow.ore
    middle = min(rounds, FORESEEN) / 2
    return [max(0.0, min(float(WELLS[c]), state.market[c] + middle * gained[c])) for c in range(GOODS)]


def income(market: list[int], made: list[int], food: int, energy: int, ore: int, money: int) -> int:
    """What a round of such a stream is worth; cubes spent on building are taken from what it makes."""
    total = money
    total -= net_cost(FOOD, market[FOOD], food - made[FOOD])
    total -= net_cost(ENERGY, market[ENERGY], energy + BUILDING[ENERGY] - made[ENERGY])
    total -= net_cost(LABOR, market[LABOR], BUILDING[LABOR] - made[LABOR])
    total -= net_cost(ORE, market[ORE], ore + BUILDING[ORE] - made[ORE])
    total -= net_cost(CAPITAL, market[CAPITAL], BUILDING[CAPITAL] - made[CAPITAL])
    return total


def paces(state: State) -> list[float]:
    """How many flags each seat is expected to place in a round: as many as before, and as many as is usual."""
    began = min(MOST_START, START_TILES / state.seats)
    usual = KNOWN_ROUNDS * min(MOST_PACE, PACE / state.seats)
    rounds = state.round - 1 + KNOWN_ROUNDS
    return [(max(0.0, FLAGS - flags - began) + usual) / rounds for flags in state.flags]


def rounds_at_pace(state: State) -> float:
    """How many times blocs will still run if every seat goes on placing flags as it did."""
    if state.final:
        return 1.0 if state.phase == PRODUCE else 0.0
    pace = paces(state)
    soonest = min([flags / each for flags, each in zip(state.flags, pace, strict=True)])
    room = (PLAYABLE & ~state.claimed).bit_count() / sum(pace)
    return within_limit(state, max(1.0, min(soonest, room)))


def within_limit(state: State, rounds: float) -> float:
    """So many rounds, or fewer where the number of the last round was agreed on (END-2)."""
    return min(rounds, float(state.last_round - state.round + 1)) if state.last_round else rounds


def burden(state: State, held: int, count: int, rounds: float) -> float:
    """What `count` more notes cost beyond the cash they bring: repaying, and interest until then."""
    per = state.edition.notes_per_interest
    interest = count * min(rounds, INTEREST_ROUNDS) / per if per else 0.0
    return count * NOTE_REPAY + interest - loan(state, held, count)


def notes_for(state: State, held: int, cash: int) -> int:
    """How many notes bring at least that much cash; -1 if no number does (NOTE-2, NOTE-3)."""
    count = brought = 0
    while brought < cash:
        value = loan(state, held + count, 1)
        if value <= 0 or count > MOST_NOTES:
            return -1
        brought += value
        count += 1
    return count
