"""MOVE-5: turning a tile where it lies, and moves that change nothing."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.actions import Step


@pytest.mark.rule("MOVE-5")
@pytest.mark.ruling("A02", "C23")
@pytest.mark.example("P38")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_turning_a_tile_where_it_lies_is_a_move_for_one_capital(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 mine C3 1").hold(0, capital=1)
    assert table.plays("0 move C3 C3 2") == [events.Moved(0, (Step("C3", "C3", 2),), 1, 0)]
    assert table.at("C3") == {"at": "C3", "owner": 0, "tile": "mine", "turn": 2, "automated": False}
    assert table.has(0, "capital") == 0
    assert table.has(0, "flag") == 17


@pytest.mark.rule("MOVE-5")
@pytest.mark.ruling("A02")
def test_a_turned_tile_is_one_of_the_three() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 mine C3 1; 0 mine C5 1; 0 mine C7 1").hold(0, capital=9)
    table.refuses("0 move C1 C1 0, C3 C3 0, C5 C5 0, C7 C7 0", "MOVE-1")
    table.plays("0 move C1 C1 0, C3 C4 0, C5 C5 2")
    assert table.has(0, "capital") == 8


@pytest.mark.rule("MOVE-5")
def test_turning_into_a_clash_needs_force() -> None:
    table = lay(phase="develop", board="0 mine C3 0; 1 farm C4").hold(0, capital=2)
    table.refuses("0 move C3 C3 1", "DEV-4")
    table.refuses("0 move C3 C3 2 force", "DEV-4.1")
    table.plays("0 move C3 C3 1 force")
    assert table.has(0, "capital") == 0


@pytest.mark.rule("MOVE-5")
@pytest.mark.ruling("A18")
def test_a_move_in_which_nothing_changes_is_refused() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm C3 5").hold(0, capital=9)
    table.refuses("0 move C1 C1 1", "MOVE-5")
    table.refuses("0 move C1 C1 1, C3 C3 5", "MOVE-5")


@pytest.mark.rule("MOVE-5")
@pytest.mark.ruling("A18")
def test_one_tile_that_changes_is_enough_for_the_others_to_be_named_too() -> None:
    table = lay(phase="develop", board="0 mine C1 1; 0 farm G3 5").hold(0, capital=1)
    table.plays("0 move C1 C1 1, G3 G3 4")


@pytest.mark.rule("MOVE-5")
def test_turns_are_compared_as_numbers_though_the_tile_looks_the_same() -> None:
    table = lay(phase="develop", board="0 farm C1 0; 0 mine C3 1").hold(0, capital=2)
    table.plays("0 move C1 C1 3", "1 pass", "2 pass", "0 move C3 C3 4")
    assert [square["turn"] for square in table["board"]] == [3, 4]


@pytest.mark.rule("MOVE-5")
def test_two_tiles_alike_that_change_places_have_changed_hex() -> None:
    table = lay(phase="develop", board="0 farm C1; 0 farm C3").hold(0, capital=1)
    table.plays("0 move C1 C3 0, C3 C1 0")
    assert table.has(0, "capital") == 0
