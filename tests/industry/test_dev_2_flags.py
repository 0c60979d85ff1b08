"""DEV-2: flags."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.actions import Flag
from won.industry.board import NAMES


@pytest.mark.rule("DEV-2")
def test_a_flag_costs_one_labor_and_claims_the_hex() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, labor=2)
    assert table.plays("0 flag D5") == [events.Flagged(0, "D5")]
    assert table.has(0, "labor") == 1
    assert table.at("D5") == {"at": "D5", "owner": 0, "tile": None, "turn": 0, "automated": False}
    assert table["to_move"] == [1]


@pytest.mark.rule("DEV-2.1")
def test_a_flag_goes_next_to_a_hex_one_already_holds() -> None:
    table = lay(phase="develop", board="0 farm D4; 1 farm G3").hold(0, labor=1)
    table.refuses("0 flag A1", "DEV-2.1")
    table.refuses("0 flag G4", "DEV-2.1")


@pytest.mark.rule("DEV-2.2")
def test_a_claimed_hex_takes_no_second_flag() -> None:
    table = lay(phase="develop", board="0 farm D4; 1 flag D5").hold(0, labor=1)
    table.refuses("0 flag D5", "DEV-2.2")
    table.refuses("0 flag D4", "DEV-2.2")


@pytest.mark.rule("DEV-2.3")
def test_a_player_without_flags_in_hand_places_none() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, labor=1)
    table.state.flags[0] = 0
    table.refuses("0 flag D5", "DEV-2.3")


@pytest.mark.rule("DEV-2")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_a_flag_without_labor_is_refused_whatever_else_is_held(edition: str) -> None:
    table = lay(edition, phase="develop", board="0 farm D4")
    table.hold(0, food=9, energy=9, labor=0, ore=9, capital=9, money=99)
    table.refuses("0 flag D5", "DEV-5")


@pytest.mark.rule("DEV-2")
def test_a_flag_comes_out_of_the_hand_and_only_one_is_placed_at_a_time() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, labor=5)
    table.plays("0 flag D5")
    assert table.has(0, "flag") == 16
    assert table.has(0, "labor") == 4
    table.refuses("0 flag D3", "TURN-1")


@pytest.mark.rule("DEV-2.1")
def test_a_lone_flag_serves_as_well_as_one_under_a_tile_and_so_does_one_just_placed() -> None:
    table = lay(phase="develop", board="0 flag D4").hold(0, labor=2)
    table.plays("0 flag D3", "1 pass", "2 pass", "0 flag D2")
    assert table.at("D2") is not None


@pytest.mark.rule("DEV-2.1")
@pytest.mark.example("E19")
def test_the_hexes_next_to_a_farm_and_a_lone_flag_are_seven_without_the_centre() -> None:
    table = lay(phase="develop", board="0 farm F5; 0 flag F6").hold(0, labor=1)
    allowed = {name for name in NAMES if table.game.check(0, Flag(name)) is None}
    assert allowed == {"E6", "E7", "F4", "F7", "G4", "G5", "G6"}
    table.refuses("0 flag E5", "BOARD-2")


@pytest.mark.rule("DEV-2.3")
@pytest.mark.ruling("A21")
def test_a_player_without_flags_in_hand_may_still_build_move_and_automate() -> None:
    table = lay(phase="develop", board="0 mine C3 1; 0 flag C5").hold(0, labor=1, ore=1, energy=1, capital=4)
    table.state.flags[0] = 0
    table.refuses("0 flag C4", "DEV-2.3")
    table.plays("0 build farm C5 0", "1 pass", "2 pass", "0 move C5 A1 0", "1 pass", "2 pass", "0 automate C3")
    assert table["to_move"] == [1]


@pytest.mark.rule("DEV-2.2")
def test_a_hex_just_flagged_is_closed_to_everyone_and_the_others_stay_so() -> None:
    table = lay(phase="develop", board="0 farm D4; 1 farm D6; 2 flag C5").hold(0, labor=2).hold(1, labor=2)
    table.plays("0 flag D5")
    table.refuses("1 flag D5", "DEV-2.2")
    table.refuses("1 flag C5", "DEV-2.2")
    table.plays("1 pass", "2 pass")
    table.refuses("0 flag D5", "DEV-2.2")
    table.refuses("0 flag D6", "DEV-2.2")


@pytest.mark.rule("DEV-2.1", "DEV-2.2", "DEV-2.3")
def test_a_refused_flag_names_the_hex_and_an_empty_hand_needs_no_more_words() -> None:
    table = lay(phase="develop", board="0 farm D4; 1 flag D5").hold(0, labor=1)
    assert table.refuses("0 flag A1", "DEV-2.1").about == {"at": "A1"}
    assert table.refuses("0 flag D5", "DEV-2.2").about == {"at": "D5"}
    table.state.flags[0] = 0
    assert table.refuses("0 flag D3", "DEV-2.3").about == {}
