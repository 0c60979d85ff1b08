"""DEV-1: what may be done in Develop, and where the cubes spent go."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events

EDITIONS = ["first", "second", "v3"]
MARKETS = {"food": 20, "energy": 20, "labor": 20, "ore": 15, "capital": 15}


@pytest.mark.rule("DEV-1")
@pytest.mark.ruling("C19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_develop_offers_flags_building_moving_and_automation_with_force_as_part_of_them(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 mine C3 1; 1 farm G3; 2 flag I1")
    table.hold(0, labor=2, ore=1, energy=2, capital=9).hold(1, labor=1).hold(2, ore=1, capital=1)
    table.plays("0 flag C4", "1 flag G4", "2 build farm I1 0")
    table.plays("0 build farm C4 0 force", "1 pass", "2 pass")
    table.plays("0 move C4 A1 0", "1 pass", "2 pass", "0 automate C3")
    assert table["phase"] == "develop"
    assert table["to_move"] == [1]


@pytest.mark.rule("DEV-1")
@pytest.mark.parametrize("words", ["buy food", "sell food", "borrow", "repay", "offer 1 give food", "produce"])
def test_what_belongs_to_other_phases_is_refused_in_develop(words: str) -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, food=5, energy=5, money=100, notes=1)
    table.refuses(f"0 {words}", "TURN-2")


@pytest.mark.rule("DEV-1")
@pytest.mark.ruling("C09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_spent_goes_to_the_supply_and_never_to_the_market_rows(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 mine C3 1; 0 flag C4; 1 farm G3")
    table.hold(0, labor=1, ore=1, energy=1, capital=9)
    table.plays("0 flag C2", "1 pass", "2 pass")
    table.plays("0 build farm C4 0 force", "1 pass", "2 pass")
    table.plays("0 move C4 A1 0", "1 pass", "2 pass")
    table.plays("0 automate C3")
    assert table["markets"] == MARKETS
    assert [table.has(0, cube) for cube in ("labor", "ore", "energy", "capital")] == [0, 0, 0, 4]


@pytest.mark.rule("DEV-1")
@pytest.mark.example("P41")
def test_after_two_passes_and_an_action_all_must_pass_again() -> None:
    table = lay(phase="develop", board="2 farm D4").hold(2, labor=1)
    table.plays("0 pass", "1 pass")
    assert table["passes"] == 2
    table.plays("2 flag D5")
    assert table["passes"] == 0
    table.plays("0 pass", "1 pass")
    assert table["phase"] == "develop"
    assert table.plays("2 pass") == [events.Passed(2), events.PhaseBegan("produce", 1, 0)]


@pytest.mark.rule("DEV-1")
@pytest.mark.parametrize("words", ["flag C4", "build farm C2 0 force", "move C3 A1 1", "automate C3"])
def test_every_action_of_develop_breaks_the_row_of_passes_and_moves_the_turn_on(words: str) -> None:
    table = lay(phase="develop", turn=2, board="0 flag C2; 0 mine C3 1")
    table.hold(0, labor=1, ore=1, energy=1, capital=2).plays("2 pass")
    assert table["passes"] == 1
    table.plays(f"0 {words}")
    assert table["passes"] == 0
    assert table["to_move"] == [1]


@pytest.mark.rule("DEV-1")
def test_nobody_develops_out_of_turn() -> None:
    table = lay(phase="develop", board="0 mine C3 1; 1 mine G3 1; 1 flag G4")
    table.hold(1, labor=1, ore=1, energy=1, capital=9)
    for words in ("flag G2", "build farm G4 0 force", "move G3 A1 1", "automate G3", "keep G3", "pass"):
        table.refuses(f"1 {words}", "TURN-1")
