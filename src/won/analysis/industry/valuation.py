"""What things are worth to a seat, in money: cubes by the price path, a stream of them over the rounds left, notes."""

from __future__ import annotations

from typing import Final

from won.industry.blocs import Bloc
from won.industry.board import PLAYABLE
from won.industry.costs import BANK_DOT, FLAGS, MONEY_POINT, NOTE_POINTS, NOTE_REPAY, TILE_POINTS
from won.industry.market import BUY, ENERGY, FOOD, GOODS, ORE, SELL, WELLS, net_cost
from won.industry.notes import loan
from won.industry.produce_costs import energy_needed, food_needed
from won.industry.state import State
from won.industry.tiles import MAKES

TILE_WORTH: Final = TILE_POINTS * MONEY_POINT  # what a tile scores, in money
NOTE_WORTH: Final = -NOTE_POINTS * MONEY_POINT  # what a note kept to the end costs
# What a seat spends on building in a common round, so that what it makes itself saves buying it.
APPETITE: Final[tuple[int, ...]] = (0, 0, 1, 1, 1)
USUAL: Final[tuple[int, ...]] = (6, 22, 22, 16, 17)  # cubes standing on the tracks in the middle of a game


class Stream:
    """What a seat's blocs make and eat in a round when all that pay are run."""

    __slots__ = ("energy", "food", "made", "money", "ore", "tiles")

    def __init__(self) -> None:
        self.made = [0] * GOODS
        self.money = 0
        self.food = 0
        self.energy = 0
        self.ore = 0
        self.tiles = 0

    def add(self, bloc: Bloc, price: list[int], ore_fed: bool = True) -> None:
        """A bloc counts if it pays at these prices; an automated one takes ore where that is cheaper (PROD-5)."""
        size, dots = len(bloc.hexes), len(bloc.dots)
        self.tiles += size
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
    """A cube between its two prices."""
    return [(BUY[c][state.market[c]] + SELL[c][state.market[c]]) // 2 for c in range(GOODS)]


def dear(state: State, seat: int, price: list[int]) -> list[int]:
    """The same prices, but food and energy at what they cost where they have to be bought: a bloc must pay for that."""
    eaten = [0, 0]
    for bloc in state.blocs[seat]:
        eaten[FOOD] += food_needed(bloc.kind, len(bloc.hexes))
        eaten[ENERGY] += energy_needed(bloc.kind)
    found = price[:]
    for c in (FOOD, ENERGY):
        if eaten[c] > state.cubes[seat * GOODS + c]:
            found[c] = BUY[c][state.market[c]]
    return found


def stream(state: State, seat: int, price: list[int], ore_fed: bool = True) -> Stream:
    found = Stream()
    for bloc in state.blocs[seat]:
        found.add(bloc, price, ore_fed)
    return found


def drift(state: State, seat: int) -> list[int]:
    """How many cubes of each commodity the others will take off the track, or with a minus put on it."""
    price = fair(state)
    found = [0] * GOODS
    for other in range(state.seats):
        if other == seat:
            continue
        flow = stream(state, other, price)
        want = [flow.food, flow.energy + APPETITE[1], APPETITE[2], flow.ore + APPETITE[3], APPETITE[4]]
        for commodity in range(GOODS):
            found[commodity] += want[commodity] - state.cubes[other * GOODS + commodity]
    return found


def expected(state: State, seat: int, part: float) -> list[int]:
    """The tracks as they will stand when that part of what the others want has been traded."""
    if not part:
        return state.market[:]
    flow = drift(state, seat)
    return [max(0, min(WELLS[c], int(state.market[c] - part * flow[c]))) for c in range(GOODS)]


def income(market: list[int], made: list[int], food: int, energy: int, ore: int, money: int) -> int:
    """What a round of that stream is worth, what is spent on building met out of it where it can be."""
    total = money
    total -= net_cost(0, market[0], food - made[0])
    total -= net_cost(1, market[1], energy + APPETITE[1] - made[1])
    total -= net_cost(2, market[2], APPETITE[2] - made[2])
    total -= net_cost(3, market[3], ore + APPETITE[3] - made[3])
    total -= net_cost(4, market[4], APPETITE[4] - made[4])
    return total


def rounds_left(state: State) -> float:
    """How many more times blocs will run, this round included: who will be out of flags or hexes first, and when."""
    if state.final:
        return 1.0 if state.phase == 3 else 0.0
    seats = state.seats
    pace = [0.0] * seats
    for seat in range(seats):
        placed = FLAGS - state.flags[seat]
        pace[seat] = max(1.6, placed / (state.round + 2))
    soonest = min([state.flags[seat] / pace[seat] for seat in range(seats)])
    room = (PLAYABLE & ~state.claimed).bit_count() / sum(pace)
    left = max(1.0, min(soonest, room))
    if state.last_round:
        left = min(left, float(state.last_round - state.round + 1))
    return left


def burden(state: State, held: int, count: int, rounds: float) -> float:
    """What `count` notes more cost on the whole beyond the cash they bring: repaying, and interest until then."""
    per = state.edition.notes_per_interest
    interest = count * min(rounds, 4.0) / per if per else 0.0
    return count * NOTE_REPAY + interest - loan(state, held, count)


def notes_for(state: State, held: int, cash: int) -> int:
    """How many notes bring at least that much cash; -1 if no number does (NOTE-2, NOTE-3)."""
    count = got = 0
    while got < cash:
        value = loan(state, held + count, 1)
        if value <= 0 or count > 60:
            return -1
        got += value
        count += 1
    return count
