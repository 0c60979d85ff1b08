"""BOARD-8 and BOARD-9: blocs, and dots shared between owners."""

from __future__ import annotations

import pytest

from tests.industry.table import lay


@pytest.mark.rule("BOARD-8")
@pytest.mark.example("E08")
def test_generators_side_by_side_whose_dots_do_not_touch_are_two_blocs() -> None:
    assert lay(board="0 generator C3 0; 0 generator C4 0").dots(0) == {"C3": 1, "C4": 1}


@pytest.mark.rule("BOARD-8")
@pytest.mark.example("E09")
def test_a_generator_forced_beside_an_academy_makes_two_blocs() -> None:
    table = lay(phase="develop", board="0 generator C3 0; 0 flag C4").hold(0, ore=1, capital=2)
    table.plays("0 build academy C4 0 force")
    assert table.dots(0) == {"C3": 1, "C4": 1}


@pytest.mark.rule("BOARD-8", "BOARD-9")
@pytest.mark.example("E10")
def test_touching_generators_of_two_owners_are_two_blocs_and_the_dot_between_them_pays_nobody() -> None:
    table = lay(board="0 generator C3 0; 1 generator C4 1")
    assert (table.dots(0), table.dots(1)) == ({"C3": 1}, {"C4": 1})


@pytest.mark.rule("BOARD-8")
@pytest.mark.example("P48")
def test_four_mines_in_a_heap_are_blocs_only_along_their_dots() -> None:
    """The peer program groups them by adjacency; the rules do not."""
    heap = "0 mine C3 0; 0 mine C4 0; 0 mine D4 0; 0 mine D5 0"
    assert lay(board=heap).dots(0) == {"C3 D4": 3, "C4 D5": 3}


@pytest.mark.rule("BOARD-8")
@pytest.mark.ruling("A08")
def test_dots_link_a_bloc_whether_completed_or_not() -> None:
    assert lay(board="0 factory C3 2; 0 factory C4 0").dots(0) == {"C3 C4": 2}


@pytest.mark.rule("BOARD-8")
@pytest.mark.ruling("A08")
def test_a_bloc_is_linked_from_tile_to_tile() -> None:
    assert lay(board="0 mine B2 0; 0 mine C3 0; 0 mine D4 0").dots(0) == {"B2 C3 D4": 5}
    assert lay(board="0 mine B2 0; 0 mine D4 0").dots(0) == {"B2": 1, "D4": 1}


@pytest.mark.rule("BOARD-8")
@pytest.mark.ruling("A08")
def test_a_bloc_that_forks_is_one_bloc_to_the_tip_of_either_arm() -> None:
    assert lay(board="0 farm A3; 0 farm B3; 0 farm B4; 0 farm C3; 0 farm C5").dots(0) == {"A3 B3 B4 C3 C5": 10}


@pytest.mark.rule("BOARD-8")
def test_tiles_of_two_kinds_are_never_one_bloc() -> None:
    assert lay(board="0 farm C3; 0 farm C4; 0 generator C5 1; 0 mine D3 0").dots(0) == {
        "C3 C4": 3,
        "C5": 1,
        "D3": 1,
    }


@pytest.mark.rule("BOARD-8")
@pytest.mark.ruling("A08")
def test_building_between_two_blocs_makes_them_one_at_once() -> None:
    table = lay(phase="develop", board="0 farm C2; 0 farm C4; 0 flag C3").hold(0, ore=1, capital=1)
    assert table.dots(0) == {"C2": 1, "C4": 1}
    table.plays("0 build farm C3 0")
    assert table.dots(0) == {"C2 C3 C4": 5}


@pytest.mark.rule("BOARD-8")
@pytest.mark.ruling("A08")
def test_moving_or_turning_a_tile_away_parts_a_bloc_at_once() -> None:
    table = lay(phase="develop", board="0 farm C2; 0 farm C3; 0 farm C4").hold(0, capital=1)
    table.plays("0 move C3 G3 0")
    assert table.dots(0) == {"C2": 1, "C4": 1, "G3": 1}
    turned = lay(phase="develop", board="0 mine C3 0; 0 mine D4 0").hold(0, capital=1)
    turned.plays("0 move D4 D4 1")
    assert turned.dots(0) == {"C3": 1, "D4": 1}


@pytest.mark.rule("BOARD-9")
@pytest.mark.example("P09")
def test_touching_farms_of_two_owners_give_one_food_each() -> None:
    table = lay(phase="produce", board="0 farm C3; 1 farm C4").hold(0, energy=1).hold(1, energy=1)
    table.plays("0 produce C3 food", "1 produce C4 food")
    assert (table.has(0, "food"), table.has(1, "food")) == (1, 1)


@pytest.mark.rule("BOARD-9")
@pytest.mark.example("P10")
def test_touching_farms_of_one_owner_give_three_food() -> None:
    table = lay(phase="produce", board="0 farm C3; 0 farm C4").hold(0, energy=1)
    table.plays("0 produce C3 food")
    assert table.has(0, "food") == 3


@pytest.mark.rule("BOARD-9")
@pytest.mark.ruling("A06")
@pytest.mark.example("P11")
def test_two_own_factories_at_a_corner_with_a_rivals_are_one_bloc_and_the_dot_pays_nobody() -> None:
    table = lay(phase="produce", board="0 factory E3 5; 0 factory F2 2; 1 factory F3 0")
    assert (table.dots(0), table.dots(1)) == ({"E3 F2": 2}, {"F3": 1})
    table.hold(0, food=2, energy=1).hold(1, food=1, energy=1)
    table.plays("0 produce E3 food", "1 produce F3 food")
    assert (table.has(0, "capital"), table.has(1, "capital")) == (2, 1)


@pytest.mark.rule("BOARD-9")
@pytest.mark.ruling("A06")
def test_a_corner_dot_of_three_owners_pays_nobody() -> None:
    table = lay(board="0 factory E3 5; 1 factory F2 2; 2 factory F3 0")
    assert [table.dots(seat) for seat in range(3)] == [{"E3": 1}, {"F2": 1}, {"F3": 1}]


@pytest.mark.rule("BOARD-9")
@pytest.mark.example("P12")
def test_a_corner_dot_of_one_owner_pays_its_bloc() -> None:
    table = lay(phase="produce", board="0 factory E3 5; 0 factory F2 2; 0 factory F3 0").hold(0, food=3, energy=1)
    table.plays("0 produce F2 food")
    assert table.has(0, "capital") == 4
