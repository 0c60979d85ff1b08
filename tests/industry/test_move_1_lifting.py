"""MOVE-1: what a move costs and which tiles it lifts."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.actions import Step

THREE = "0 mine C1 1; 0 farm C3; 0 bank C5; 0 generator C7; 1 farm G3; 0 flag G6"


@pytest.mark.rule("MOVE-1")
@pytest.mark.example("P35")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("words", ["C1 I1 1", "C1 I1 1, C3 I3 0", "C1 I1 1, C3 I3 0, C5 I5 0"])
def test_one_to_three_tiles_of_any_kinds_move_for_one_capital(edition: str, words: str) -> None:
    table = lay(edition, phase="develop", board=THREE).hold(0, capital=1)
    table.plays(f"0 move {words}")
    assert table.has(0, "capital") == 0
    assert table["to_move"] == [1]
    assert table["passes"] == 0


@pytest.mark.rule("MOVE-1")
def test_a_move_is_told_with_its_tiles_its_cost_and_the_flags_returned() -> None:
    table = lay(phase="develop", board=THREE).hold(0, capital=1)
    assert table.plays("0 move C1 I1 2") == [events.Moved(0, (Step("C1", "I1", 2),), 1, 0)]


@pytest.mark.rule("MOVE-1")
def test_none_or_four_tiles_are_no_move() -> None:
    table = lay(phase="develop", board=THREE).hold(0, capital=9)
    table.refuses("0 move", "MOVE-1")
    table.refuses("0 move C1 I1 1, C3 I3 0, C5 I5 0, C7 G1 0", "MOVE-1")


@pytest.mark.rule("MOVE-1", "DEV-5")
def test_a_move_without_capital_is_refused() -> None:
    table = lay(phase="develop", board=THREE).hold(0, food=9, energy=9, labor=9, ore=9, capital=0, money=99)
    table.refuses("0 move C1 I1 1", "DEV-5")


@pytest.mark.rule("MOVE-1")
@pytest.mark.ruling("A17")
def test_flags_travel_with_their_tiles_and_the_old_hex_is_free_for_anyone() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm C3; 1 farm C2").hold(0, capital=1).hold(1, labor=1)
    table.plays("0 move C1 I1 1")
    assert table.at("C1") is None
    assert table.at("I1") == {"at": "I1", "owner": 0, "tile": "mine", "turn": 1, "automated": False}
    assert table.has(0, "flag") == 16
    table.plays("1 flag C1")


@pytest.mark.rule("MOVE-1")
def test_flags_may_be_placed_round_the_new_hex_and_no_more_round_the_old_one() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 1 farm G3").hold(0, capital=1, labor=1)
    table.plays("0 move C1 I1 1", "1 pass", "2 pass")
    table.refuses("0 flag C2", "DEV-2.1")
    table.plays("0 flag I2")


@pytest.mark.rule("MOVE-1.1")
def test_each_tile_is_ones_own_and_named_by_the_hex_it_lies_on() -> None:
    table = lay(phase="develop", board=THREE).hold(0, capital=9)
    table.refuses("0 move G3 I1 0", "MOVE-1.1")  # another's tile
    table.refuses("0 move G6 I1 0", "MOVE-1.1")  # a lone flag
    table.refuses("0 move A1 I1 0", "MOVE-1.1")  # nothing at all
    table.refuses("0 move E5 I1 0", "BOARD-2")
    table.refuses("0 move Z9 I1 0", "FORM-1")


@pytest.mark.rule("MOVE-1.1")
def test_a_tile_is_named_once() -> None:
    table = lay(phase="develop", board=THREE).hold(0, capital=9)
    table.refuses("0 move C1 I1 1, C1 I2 1", "MOVE-1.1")
    table.refuses("0 move C1 I1 1, C3 I3 0, C1 I2 1", "MOVE-1.1")  # with another named between
    table.refuses("0 move C1 C2 1, C2 I1 1", "MOVE-1.1")  # C2 held no tile when the move began


@pytest.mark.rule("MOVE-1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_moves_pays_out_of_their_own_stock(seat: int) -> None:
    table = lay(phase="develop", turn=seat, board=f"{seat} mine C1 1")
    for other in range(3):
        table.hold(other, food=5, energy=5, labor=5, ore=5, capital=5)
    before = table["players"]
    table.plays(f"{seat} move C1 I1 1")
    before[seat]["cubes"]["capital"] = 4
    assert table["players"] == before


@pytest.mark.rule("MOVE-1", "MOVE-1.1")
def test_a_refused_lifting_tells_how_many_tiles_may_be_lifted_or_which_hex_was_wrong() -> None:
    table = lay(phase="develop", board=THREE).hold(0, capital=9)
    assert table.refuses("0 move", "MOVE-1").about == {"tiles": 0, "most": 3}
    four = "0 move C1 I1 1, C3 I3 0, C5 I5 0, C7 G1 0"
    assert table.refuses(four, "MOVE-1").about == {"tiles": 4, "most": 3}
    assert table.refuses("0 move C1 I1 1, G3 I3 0", "MOVE-1.1").about == {"at": "G3"}
