"""DEV-2: flags."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events


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
