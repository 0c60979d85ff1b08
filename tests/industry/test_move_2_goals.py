"""MOVE-2 and MOVE-3: where lifted tiles may be put down, and the flags they meet."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.industry.table import Table, lay
from won.industry import events
from won.industry.actions import Step


def tiles(table: Table) -> dict[str, tuple[str | None, int]]:
    return {square["at"]: (square["tile"], square["turn"]) for square in table["board"]}


@pytest.mark.rule("MOVE-2")
@pytest.mark.parametrize("goal", ["C2", "A5", "I5", "E9"])
def test_a_tile_goes_to_any_unclaimed_hex_near_or_far(goal: str) -> None:
    table = lay(phase="develop", board="0 mine C1 1; 1 farm G3").hold(0, capital=1)
    table.plays(f"0 move C1 {goal} 4")
    assert tiles(table) == {goal: ("mine", 4), "G3": ("farm", 0)}


@pytest.mark.rule("MOVE-2")
@pytest.mark.ruling("A15")
def test_two_tiles_change_places_in_one_move() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm C5").hold(0, capital=1)
    table.plays("0 move C1 C5 2, C5 C1 0")
    assert tiles(table) == {"C1": ("farm", 0), "C5": ("mine", 2)}
    assert table.has(0, "flag") == 16


@pytest.mark.rule("MOVE-2")
@pytest.mark.ruling("A15")
@pytest.mark.parametrize("order", list(permutations(["A1 A3 0", "A3 A5 1", "A5 A1 2"])))
def test_three_tiles_go_round_in_a_ring_in_whatever_order_they_are_named(order: tuple[str, ...]) -> None:
    table = lay(phase="develop", board="0 farm A1; 0 mine A3; 0 bank A5").hold(0, capital=1)
    table.plays("0 move " + ", ".join(order))
    assert tiles(table) == {"A1": ("bank", 2), "A3": ("farm", 0), "A5": ("mine", 1)}
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-2")
@pytest.mark.ruling("A15")
def test_a_hex_vacated_by_the_same_move_may_be_used_even_before_its_tile_is_put_down() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 mine C2 1").hold(0, capital=1)
    table.plays("0 move C1 C2 1, C2 C3 1")
    assert tiles(table) == {"C2": ("mine", 1), "C3": ("mine", 1)}


@pytest.mark.rule("MOVE-2")
def test_a_hex_held_by_a_tile_that_stays_or_by_another_player_is_refused() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm C3; 1 farm G3; 1 flag G5").hold(0, capital=9)
    table.refuses("0 move C1 C3 1", "MOVE-2")
    table.refuses("0 move C1 G3 1", "MOVE-2")
    table.refuses("0 move C1 G5 1", "MOVE-2")
    table.refuses("0 move C1 E5 1", "BOARD-2")
    table.refuses("0 move C1 X1 1", "FORM-1")
    table.refuses("0 move C1 C4 6", "BOARD-4")


@pytest.mark.rule("MOVE-2")
def test_two_tiles_never_end_on_one_hex() -> None:
    table = lay(phase="develop", board="0 farm C1; 0 farm C3; 0 flag C5").hold(0, capital=9)
    table.refuses("0 move C1 I1 0, C3 I1 0", "MOVE-2")
    table.refuses("0 move C1 C5 0, C3 C5 0", "MOVE-2")
    table.refuses("0 move C1 C3 0, C3 C3 1", "MOVE-2")


@pytest.mark.rule("MOVE-3")
@pytest.mark.ruling("A17")
@pytest.mark.example("P37")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_a_lone_flag_at_the_goal_goes_back_to_hand_and_the_moved_one_stays(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 mine C1 1; 0 flag C3").hold(0, capital=1)
    assert table.has(0, "flag") == 16
    assert table.plays("0 move C1 C3 1") == [events.Moved(0, (Step("C1", "C3", 1),), 1, 1)]
    assert table.has(0, "flag") == 17
    assert tiles(table) == {"C3": ("mine", 1)}


@pytest.mark.rule("MOVE-3")
def test_each_lone_flag_met_comes_back_and_a_vacated_hex_gives_none() -> None:
    table = lay(phase="develop", board="0 farm A1; 0 farm A3; 0 farm A5; 0 flag I1; 0 flag I3").hold(0, capital=1)
    result = table.plays("0 move A1 I1 0, A3 I3 0, A5 A1 0")
    assert isinstance(result[0], events.Moved)
    assert result[0].flags == 2
    assert table.has(0, "flag") == 15
    assert sorted(tiles(table)) == ["A1", "I1", "I3"]


@pytest.mark.rule("MOVE-3")
def test_a_flag_come_back_may_be_placed_again() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 flag C3").hold(0, capital=1, labor=1)
    table.state.flags[0] = 0
    table.plays("0 move C1 C3 1", "1 pass", "2 pass", "0 flag C2")
    assert table.has(0, "flag") == 0


@pytest.mark.rule("MOVE-2")
def test_the_goal_is_claimed_and_built_on_and_the_tile_may_move_again_from_there() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 flag C3; 1 farm C4 0; 1 flag D3")
    table.hold(0, labor=9, ore=9, capital=9).hold(1, labor=9)
    table.plays("0 move C1 C3 0")
    table.refuses("1 flag C3", "DEV-2.2")
    table.plays("1 pass", "2 pass")
    table.refuses("0 build farm C3 0", "DEV-3.1")
    table.refuses("0 flag D3", "DEV-2.2")  # what others held before the move they hold still
    table.refuses("0 flag C4", "DEV-2.2")
    table.plays("0 move C3 I1 1")
    assert sorted(tiles(table)) == ["C4", "D3", "I1"]


@pytest.mark.rule("MOVE-2")
def test_the_hex_left_behind_may_be_flagged_and_built_on_anew() -> None:
    table = lay(phase="develop", board="0 bank C1 0; 0 bank C2 4").hold(0, labor=1, ore=1, capital=9)
    table.plays("0 move C1 I1 0", "1 pass", "2 pass")
    table.refuses("0 move C1 I2 0", "MOVE-1.1")
    table.plays("0 flag C1", "1 pass", "2 pass")
    table.refuses("0 move C1 I2 0", "MOVE-1.1")
    table.plays("0 build farm C1 0")
    assert tiles(table)["C1"] == ("farm", 0)


@pytest.mark.rule("MOVE-2")
def test_a_refused_goal_is_named() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm C3; 1 flag G5").hold(0, capital=9)
    assert table.refuses("0 move C1 I1 1, C3 G5 0", "MOVE-2").about == {"at": "G5"}
