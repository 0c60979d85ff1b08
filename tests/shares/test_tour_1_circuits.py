"""TOUR-1 and TOUR-2: the way round, and when a tour is complete."""

from __future__ import annotations

from typing import Any

import pytest

from tests.shares import printed
from tests.shares.table import Table, lay, new
from won.shares import events
from won.shares.world import JUNCTION, LAP, SQUARE_AT


def rolled(result: list[events.AnyEvent]) -> tuple[int, int, int]:
    """Step, square and tours after the roll."""
    roll = result[0]
    assert isinstance(roll, events.Rolled)
    return roll.step, roll.square, roll.tours


def at(step: int, tours: int = 0, **options: Any) -> Table:
    return lay(**options).hold(0, step=step, tours=tours)


@pytest.mark.rule("TOUR-1")
def test_a_tour_is_64_steps_and_meets_the_junction_twice() -> None:
    assert [*range(36), 36, *range(37, 64), 36] == SQUARE_AT
    assert (LAP, JUNCTION, len(SQUARE_AT)) == (64, 36, 65)


@pytest.mark.rule("TOUR-1")
@pytest.mark.ruling("R01")
@pytest.mark.parametrize(
    ("step", "dice", "to", "square"),
    [
        (33, (1, 2), 36, 36),  # entering the junction
        (36, (1, 2), 39, 39),  # from it into the second circuit
        (34, (1, 3), 38, 38),  # and the same when passing over it
        (61, (1, 2), 64, 36),  # leaving by the junction
        (64, (1, 2), 3, 3),  # from it into the first circuit
        (63, (1, 2), 2, 2),  # and the same when passing over it
        (62, (1, 2), 1, 1),
        (60, (6, 5), 7, 7),
        (0, (1, 2), 3, 3),
    ],
)
def test_at_the_junction_the_way_goes_on_to_the_other_circuit(
    step: int, dice: tuple[int, int], to: int, square: int
) -> None:
    table = at(step)
    assert rolled(table.plays(f"0 roll {dice[0]} {dice[1]}"))[:2] == (to, square)


@pytest.mark.rule("TOUR-1")
@pytest.mark.ruling("R03")
@pytest.mark.parametrize("tour", ["pass", "junction"])
def test_start_is_left_once_and_never_met_again(tour: str) -> None:
    table = new(tour=tour)
    seen: list[int] = []
    for turn in range(210):
        seat, dice = turn % 3, ((1, 2), (6, 5), (3, 4))[turn % 3]
        seen.append(rolled(table.plays(f"{seat} roll {dice[0]} {dice[1]}"))[1])
        if table["turn"] == seat:
            table.plays(f"{seat} end")
    assert sorted(set(seen)) == list(range(1, 64))


@pytest.mark.rule("TOUR-1")
@pytest.mark.ruling("R03")
def test_a_tour_brings_no_income() -> None:
    table = at(63)
    result = table.plays("0 roll 1 3")
    assert rolled(result) == (3, 3, 1)
    assert table.cash() == [printed.money("96.8")] * 3


@pytest.mark.rule("TOUR-2")
@pytest.mark.ruling("R02")
@pytest.mark.parametrize(
    ("step", "dice", "tours"),
    [
        (60, (1, 2), 0),  # step 63
        (61, (1, 2), 0),  # on the junction: not yet
        (62, (1, 2), 1),  # step 1
        (64, (1, 2), 1),
        (33, (1, 2), 0),  # the junction on the way in counts for nothing
        (35, (6, 5), 0),
        (0, (1, 2), 0),  # nor does leaving Start
    ],
)
def test_a_tour_is_complete_on_going_from_step_64_to_step_1(step: int, dice: tuple[int, int], tours: int) -> None:
    assert rolled(at(step).plays(f"0 roll {dice[0]} {dice[1]}"))[2] == tours
    assert rolled(at(step, tours=4).plays(f"0 roll {dice[0]} {dice[1]}"))[2] == 4 + tours


@pytest.mark.rule("TOUR-2")
@pytest.mark.ruling("R02")
@pytest.mark.parametrize(
    ("step", "dice", "tours"),
    [
        (60, (1, 2), 0),
        (61, (1, 2), 1),  # on the junction: complete
        (62, (1, 2), 1),  # and passing over it
        (33, (1, 2), 0),
        (0, (1, 2), 0),
    ],
)
def test_with_the_junction_option_it_is_complete_on_reaching_step_64(
    step: int, dice: tuple[int, int], tours: int
) -> None:
    assert rolled(at(step, tour="junction").plays(f"0 roll {dice[0]} {dice[1]}"))[2] == tours


@pytest.mark.rule("TOUR-2")
@pytest.mark.ruling("R02")
def test_a_tour_that_was_counted_on_the_junction_is_not_counted_again() -> None:
    table = at(64, tours=1, tour="junction")
    assert rolled(table.plays("0 roll 1 2")) == (3, 3, 1)


@pytest.mark.rule("TOUR-2")
@pytest.mark.ruling("R02")
@pytest.mark.parametrize(("tour", "moment", "turn"), [("pass", "roll", 1), ("junction", "lots", 0)])
def test_on_step_64_the_options_part_over_the_auction(tour: str, moment: str, turn: int) -> None:
    table = at(61, tour=tour).hold(0, "coal usa")
    table.plays("0 roll 1 2")
    assert (table["moment"], table["turn"]) == (moment, turn)
