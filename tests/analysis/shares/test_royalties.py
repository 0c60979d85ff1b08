"""The numbers a player wants, against plain counting of every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.shares.table import M, Table, lay, new
from won.analysis.shares.odds import long_run, reached
from won.analysis.shares.royalties import long_income, payment_odds, round_income
from won.shares.actions import Roll
from won.shares.events import Paid
from won.shares.prospects import ROLLS, WAYS, blocked, due_on_next_roll, spoiled, tier, within_reach
from won.shares.tour import moved
from won.shares.world import LAP, NOBODY, PRODUCT, SHARE, SQUARE_AT

DICE = [(white, red) for white in range(1, 7) for red in range(1, 7)]
OIL, GOLD, COAL = PRODUCT["oil"], PRODUCT["gold"], PRODUCT["coal"]


def walks(step: int, rolls: int) -> list[list[int]]:
    """The squares met on each of the 36**rolls ways, by walking one step at a time."""
    if not rolls:
        return [[]]
    result: list[list[int]] = []
    for white, red in DICE:
        there = step
        for _ in range(white + red):
            there = there + 1 if there < LAP else 1
        result += [[SQUARE_AT[there], *rest] for rest in walks(there, rolls - 1)]
    return result


def step_ways(step: int, rolls: int) -> list[int]:
    """For each step, in how many of the 36**rolls ways the piece stands there after that many rolls."""
    counts = [0] * (LAP + 1)
    counts[step] = 1
    for _ in range(rolls):
        following = [0] * (LAP + 1)
        for here, count in enumerate(counts):
            if count:
                for spots, dice in WAYS.items():
                    following[moved(here, spots)] += count * dice
        counts = following
    return counts


def landing(step: int, rolls: int) -> list[Fraction]:
    """For each square the chance that the last of that many rolls ends there."""
    chances = [Fraction(0)] * LAP
    for at, count in enumerate(step_ways(step, rolls)):
        chances[SQUARE_AT[at]] += Fraction(count, ROLLS**rolls)
    return chances


@pytest.mark.parametrize("step", [0, 1, 24, 35, 36, 52, 63, 64])
@pytest.mark.parametrize("rolls", [1, 2])
def test_the_chance_of_each_square_is_what_counting_all_rolls_gives(step: int, rolls: int) -> None:
    all_walks = walks(step, rolls)
    last, met = landing(step, rolls), reached(step, rolls)
    assert sum(last) == 1
    for square in range(LAP):
        assert last[square] == Fraction(sum(walk[-1] == square for walk in all_walks), len(all_walks))
        assert met[square] == Fraction(sum(square in walk for walk in all_walks), len(all_walks))


@pytest.mark.parametrize("step", [0, 30, 60])
def test_three_rolls_too(step: int) -> None:
    all_walks = walks(step, 3)
    last, met = landing(step, 3), reached(step, 3)
    ends, meets = [0] * LAP, [0] * LAP
    for walk in all_walks:
        ends[walk[-1]] += 1
        for square in set(walk):
            meets[square] += 1
    assert last == [Fraction(count, 36**3) for count in ends]
    assert met == [Fraction(count, 36**3) for count in meets]


def test_a_square_met_twice_counts_once() -> None:
    """Twelve rolls can lead round the whole tour and to the same square again."""
    met = reached(1, 12)
    assert all(0 < chance < 1 for chance in met[1:])
    expected = sum([landing(1, roll)[20] for roll in range(1, 13)])
    assert met[20] < expected


def test_in_the_long_run_every_step_is_met_equally_often() -> None:
    chances = long_run()
    assert sum(chances) == 1
    assert chances[0] == 0
    assert chances[36] == Fraction(1, 32)
    assert {chances[square] for square in range(1, LAP) if square != 36} == {Fraction(1, 64)}
    steps = {step: Fraction(1, LAP) for step in range(1, LAP + 1)}
    following = dict.fromkeys(steps, Fraction(0))
    for step, chance in steps.items():
        for white, red in DICE:
            following[moved(step, white + red)] += chance / 36
    assert following == steps  # it stays, and everything tends to it
    far = landing(0, 900)
    assert max([abs(far[square] - chances[square]) for square in range(LAP)]) < Fraction(1, 10**9)


def paid_on_a_roll(table: Table, seat: int) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """By playing each of the 36 rolls: the royalties paid, as (payee, amount)."""
    results: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for dice in DICE:
        game = table.game.copy()
        result = game.apply(seat, Roll(dice))
        results[dice] = [(e.payee, e.amount) for e in result if isinstance(e, Paid) and e.why == "royalty"]
    return results


def some_table(**options: Any) -> Table:
    cards = {14: "oil", 17: "gold", 19: "coal", 21: "oil", 7: "gold"}
    shares = "1 oil usa ussr; 2 gold south_africa ussr, oil saudi_arabia iran; 3 coal all; 0 oil venezuela"
    return lay(4, shares, cards=cards, **options)


@pytest.mark.parametrize("step", [0, 3, 11, 12, 58])
@pytest.mark.parametrize("options", [{}, {"early_choice": "free"}, {"early_choice": "free", "tour": "junction"}])
def test_royalties_to_pay_on_the_next_roll_are_those_of_the_36_rolls_played(step: int, options: dict[str, Any]) -> None:
    table = some_table(**options).hold(0, step=step, cash=200 * M)
    played = paid_on_a_roll(table, 0)
    expected = due_on_next_roll(table.state, 0)
    for other in (1, 2, 3):
        total = sum([amount for paid in played.values() for payee, amount in paid if payee == other])
        assert expected[other] == total // 36
    odds = payment_odds(table.state, 0)
    sums = [sum([amount for _, amount in paid]) for paid in played.values()]
    assert odds == {due: Fraction(sums.count(due), 36) for due in sorted(set(sums))}
    assert sum(odds.values()) == 1


def test_in_the_long_run_two_cards_of_64_steps_bring_the_royalty() -> None:
    state = some_table().state
    assert long_income(state, OIL, 55) == 6 * M * Fraction(2, 64)
    assert round_income(state, OIL, 55) == 3 * 6 * M * Fraction(2, 64)
    assert long_income(state, OIL, 25) == 0
    assert long_income(state, COAL, 95) == 22 * M * Fraction(2, 64)


@pytest.mark.rule("ROYALTY-2")
@pytest.mark.parametrize(
    ("percent", "reached_tier"),
    [(0, 0), (25, 0), (30, 30), (45, 30), (50, 50), (65, 50), (70, 70), (85, 70), (90, 90), (95, 90)],
)
def test_the_tier_is_the_highest_reached(percent: int, reached_tier: int) -> None:
    assert tier(percent) == reached_tier


def test_a_share_blocks_the_tier_a_rival_can_no_longer_come_to() -> None:
    """Of oil one rival holds 55%, and 40% lies in the trays, 20% of it Saudi Arabia's."""
    table = lay(3, "1 oil usa ussr")
    assert within_reach(table.state, 1, OIL) == 95
    assert within_reach(table.state, NOBODY, OIL) == 40
    assert blocked(table.state, 0, SHARE["oil__saudi_arabia"]) == {1: (90, 70), 2: (30, 0)}
    assert blocked(table.state, 0, SHARE["oil__iraq"]) == {}


def test_a_share_spoils_the_monopoly_of_the_one_who_could_have_all_six() -> None:
    assert spoiled(lay(3, "1 oil usa ussr").state, 0, SHARE["oil__iraq"]) == [1]
    assert spoiled(lay(3, "1 oil usa; 2 oil ussr").state, 0, SHARE["oil__iraq"]) == []


def test_a_share_that_stops_nobody_blocks_nobody() -> None:
    table = lay(3, "1 oil usa ussr")
    assert blocked(table.state, 1, SHARE["oil__iraq"]) == {}


def test_a_share_taken_from_a_rival_costs_the_rival_its_tier() -> None:
    table = lay(3, "1 oil usa ussr; 0 oil saudi_arabia iran iraq venezuela")
    assert blocked(table.state, 0, SHARE["oil__usa"]) == {1: (50, 30)}


def test_parties_that_have_left_neither_pay_nor_receive() -> None:
    table = new(3)
    table.hold(1, "oil usa ussr")
    table.state.alive = 0b011
    assert round_income(table.state, OIL, 55) == 6 * M * Fraction(2, 64)
    assert sorted(due_on_next_roll(table.state, 0)) == [1]
