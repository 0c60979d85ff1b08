"""PROD-2 to PROD-5: which blocs run, and what running them costs."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.actions import Produce, Run

PLENTY = {"food": 10, "energy": 10, "ore": 10}
ROW = "0 mine C1 1; 0 mine C2 1; 0 mine C3 1; 0 flag C5; 1 mine G3 1"


@pytest.mark.rule("PROD-2")
@pytest.mark.parametrize("at", ["C1", "C2", "C3"])
def test_a_bloc_is_named_by_any_of_its_hexes(at: str) -> None:
    table = lay(phase="produce", board=ROW).hold(0, food=3, energy=1)
    assert table.plays(f"0 produce {at} food") == [events.Produced(0, {"food": 3, "energy": 1}, {"ore": 5}, 0)]


@pytest.mark.rule("PROD-2")
@pytest.mark.parametrize("at", ["G3", "C5", "C4", "A1"])
def test_a_hex_without_a_tile_of_ones_own_names_no_bloc(at: str) -> None:
    lay(phase="produce", board=ROW).hold(0, **PLENTY).refuses(f"0 produce {at} food", "PROD-2")


@pytest.mark.rule("PROD-2")
@pytest.mark.parametrize("words", ["C1 food, C1 food", "C1 food, C3 food", "C1 food C1, C2 food C2"])
def test_a_bloc_runs_once_whatever_hex_names_it(words: str) -> None:
    lay(phase="produce", board=ROW).hold(0, **PLENTY).refuses(f"0 produce {words}", "PROD-2")


@pytest.mark.rule("PROD-2")
def test_a_bloc_runs_once_also_with_another_named_between() -> None:
    table = lay(phase="produce", board=ROW + "; 0 mine I1 1").hold(0, **PLENTY)
    assert table.refuses("0 produce C1 food, I1 food, C2 food", "PROD-2").about == {"at": "C2"}


@pytest.mark.rule("PROD-2")
def test_names_that_are_no_hex_or_no_feed_are_refused() -> None:
    table = lay(phase="produce", board=ROW).hold(0, **PLENTY)
    table.refuses("0 produce E5 food", "BOARD-2")
    table.refuses("0 produce K1 food", "FORM-1")
    table.refuses("0 produce C1 energy", "FORM-1")
    table.refuses("0 produce C1 food C1 K1", "FORM-1")


@pytest.mark.rule("PROD-3", "PROD-4", "PROD-5")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize(
    ("board", "feed", "spent"),
    [
        pytest.param("mine C1 1; 0 mine C2 1", "food", {"food": 2, "energy": 1}, marks=pytest.mark.example("P01")),
        pytest.param("farm C1; 0 farm C2", "food", {"energy": 1}, marks=pytest.mark.example("P02")),
        pytest.param("generator C1; 0 generator C2 1", "food", {"food": 2}, marks=pytest.mark.example("P03")),
        pytest.param(
            "mine C1 1 automated; 0 mine C2 1", "ore", {"ore": 1, "energy": 1}, marks=pytest.mark.example("P04")
        ),
        pytest.param(
            "academy C1 automated; 0 academy C2; 0 academy C3",
            "ore",
            {"ore": 1, "energy": 1},
            marks=pytest.mark.example("P04"),
        ),
        pytest.param(
            "factory C1 2 automated; 0 factory C2",
            "food",
            {"food": 2, "energy": 1},
            marks=[pytest.mark.example("P05"), pytest.mark.ruling("C11")],
        ),
        pytest.param("bank C1 automated", "ore", {"ore": 1, "energy": 1}, marks=pytest.mark.example("P06")),
        pytest.param("generator C1 automated; 0 generator C2 1", "ore", {"ore": 1}, marks=pytest.mark.example("P07")),
        pytest.param("farm C1 automated; 0 farm C2", "food", {"energy": 1}, marks=pytest.mark.example("P08")),
    ],
)
def test_what_it_costs_to_run_a_bloc(edition: str, board: str, feed: str, spent: dict[str, int]) -> None:
    table = lay(edition, phase="produce", board="0 " + board).hold(0, **PLENTY)
    assert len(table.blocs(0)) == 1
    result = table.plays(f"0 produce C1 {feed}")
    assert isinstance(result[0], events.Produced)
    assert result[0].spent == spent


@pytest.mark.rule("PROD-3", "PROD-6")
@pytest.mark.parametrize("tile", ["farm", "academy", "mine", "factory", "bank"])
def test_without_energy_only_generators_run(tile: str) -> None:
    table = lay(phase="produce", board=f"0 {tile} C1; 0 generator G1").hold(0, food=9, ore=9)
    assert table.refuses("0 produce C1 food", "PROD-6").about == {"cube": "energy", "count": 1, "have": 0}
    table.plays("0 produce G1 food")
    assert table.has(0, "energy") == 1


@pytest.mark.rule("PROD-3")
def test_each_bloc_costs_its_own_energy() -> None:
    table = lay(phase="produce", board="0 mine C1 1; 0 mine C3 1").hold(0, food=2, energy=1)
    table.refuses("0 produce C1 food, C3 food", "PROD-6")
    table.hold(0, energy=2).plays("0 produce C1 food, C3 food")
    assert table.has(0, "energy") == 0


@pytest.mark.rule("PROD-4")
def test_farms_eat_nothing_and_all_others_one_food_a_tile() -> None:
    table = lay(phase="produce", board="0 farm C1; 0 farm C2; 0 farm C3").hold(0, energy=1)
    table.plays("0 produce C1 food")
    assert table.has(0, "food") == 5
    hungry = lay(phase="produce", board=ROW).hold(0, food=2, energy=1)
    hungry.refuses("0 produce C1 food", "PROD-6")


@pytest.mark.rule("PROD-4.1")
@pytest.mark.ruling("A09")
@pytest.mark.parametrize(
    ("fed", "food", "ore"),
    [("C1", 1, 1), ("C2", 1, 1), ("C1 C2", 2, 3), ("C3 C2", 2, 3), ("C1 C3", 2, 2), ("C1 C2 C3", 3, 5)],
)
def test_a_bloc_fed_in_part_pays_one_energy_and_the_dots_wholly_on_fed_tiles(fed: str, food: int, ore: int) -> None:
    table = lay(phase="produce", board=ROW).hold(0, food=3, energy=1)
    result = table.plays(f"0 produce C2 food {fed}")
    assert result == [events.Produced(0, {"food": food, "energy": 1}, {"ore": ore}, 0)]


@pytest.mark.rule("PROD-4.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_bloc_in_the_corner_of_the_board_is_fed_in_part_like_any_other_by_whoever_owns_it(seat: int) -> None:
    table = lay(phase="produce", board=f"{seat} mine A1 1; {seat} mine A2 1; {seat} mine A3 1")
    table.hold(seat, food=2, energy=1)
    table.plays(f"{seat} produce A1 food A2 A3")
    assert [table.has(seat, cube) for cube in ("food", "energy", "ore")] == [0, 0, 3]


@pytest.mark.rule("PROD-4.1")
def test_the_tiles_fed_are_of_this_bloc_and_named_once_each() -> None:
    table = lay(phase="produce", board=ROW + "; 0 mine I1 1").hold(0, **PLENTY)
    table.refuses("0 produce C1 food C1 C1", "PROD-4.1")  # twice
    table.refuses("0 produce C1 food C1 I1", "PROD-4.1")  # of another bloc
    table.refuses("0 produce C1 food G3", "PROD-4.1")  # of another player
    table.refuses("0 produce C1 food C5", "PROD-4.1")  # a lone flag
    table.refuses("0 produce C1 food C4", "PROD-4.1")  # nothing


@pytest.mark.rule("PROD-4.1")
def test_at_least_one_tile_is_fed() -> None:
    table = lay(phase="produce", board=ROW).hold(0, **PLENTY)
    refusal = table.game.check(0, Produce((Run("C1", "food", ()),)))
    assert refusal is not None
    assert refusal.rule == "PROD-4.1"


@pytest.mark.rule("PROD-4.1")
@pytest.mark.parametrize(("named", "food"), [("", 5), (" C1 C2 C3", 5), (" C1 C2", 3), (" C1 C3", 2), (" C2", 1)])
def test_farms_not_named_do_not_produce(named: str, food: int) -> None:
    table = lay(phase="produce", board="0 farm C1; 0 farm C2; 0 farm C3").hold(0, energy=1)
    assert table.plays(f"0 produce C1 food{named}") == [events.Produced(0, {"energy": 1}, {"food": food}, 0)]


@pytest.mark.rule("PROD-3", "PROD-4")
@pytest.mark.example("P14")
def test_two_lone_mines() -> None:
    table = lay(phase="produce", board="0 mine C1; 0 mine G1").hold(0, **PLENTY)
    table.plays("0 produce C1 food, G1 food")
    assert [table.has(0, cube) for cube in ("food", "energy", "ore")] == [8, 8, 12]


@pytest.mark.rule("PROD-4.1")
def test_a_tile_is_fed_once_also_with_another_named_between() -> None:
    table = lay(phase="produce", board=ROW).hold(0, **PLENTY)
    table.refuses("0 produce C1 food C1 C2 C1", "PROD-4.1")


@pytest.mark.rule("PROD-2", "PROD-4.1", "PROD-5")
@pytest.mark.parametrize(
    ("words", "rule", "about"),
    [
        ("C5 food", "PROD-2", {"at": "C5"}),
        ("C1 food, C3 food", "PROD-2", {"at": "C3"}),
        ("C1 energy", "FORM-1", {"field": "feed", "value": "energy"}),
        ("C1 food C2 G3", "PROD-4.1", {"at": "G3"}),
        ("C1 food C2 C2", "PROD-4.1", {"at": "C2"}),
        ("C2 ore", "PROD-5", {"at": "C2"}),
    ],
)
def test_a_refused_submission_names_what_is_wrong(words: str, rule: str, about: dict[str, object]) -> None:
    table = lay(phase="produce", board=ROW).hold(0, **PLENTY)
    assert table.refuses(f"0 produce {words}", rule).about == about


@pytest.mark.rule("PROD-4.1")
@pytest.mark.parametrize("at", ["C1", "C2", "C3"])
def test_a_bloc_of_which_nothing_is_fed_is_named_by_its_first_hex(at: str) -> None:
    refusal = lay(phase="produce", board=ROW).game.check(0, Produce((Run(at, "food", ()),)))
    assert refusal is not None
    assert refusal.about == {"at": "C1"}
