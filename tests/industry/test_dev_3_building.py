"""DEV-3: building tiles."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events

COSTS = {
    "farm": {"ore": 1, "capital": 1},
    "generator": {"ore": 1, "capital": 1},
    "academy": {"ore": 1, "capital": 1},
    "mine": {"labor": 1, "energy": 1, "capital": 1},
    "factory": {"labor": 1, "ore": 2},
    "bank": {"energy": 1, "ore": 1, "capital": 1},
}
CUBES = ("food", "energy", "labor", "ore", "capital")


@pytest.mark.rule("DEV-3")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("tile", COSTS)
def test_a_tile_costs_exactly_what_the_price_list_says(edition: str, tile: str) -> None:
    table = lay(edition, phase="develop", board="0 flag D4").hold(0, **COSTS[tile])
    stack = table["stacks"][tile]
    assert table.plays(f"0 build {tile} D4 0") == [events.Built(0, tile, "D4", 0, False, COSTS[tile])]
    assert all(table.has(0, cube) == 0 for cube in CUBES)
    assert table.at("D4") == {"at": "D4", "owner": 0, "tile": tile, "turn": 0, "automated": False}
    assert table["stacks"][tile] == stack - 1


@pytest.mark.rule("DEV-3", "DEV-5")
@pytest.mark.parametrize(("tile", "cube"), [(tile, cube) for tile, cost in COSTS.items() for cube in cost])
def test_a_tile_is_refused_when_one_cube_of_its_price_is_lacking(tile: str, cube: str) -> None:
    table = lay(phase="develop", board="0 flag D4").hold(0, food=9, energy=9, labor=9, ore=9, capital=9, money=99)
    table.hold(0, **{cube: COSTS[tile][cube] - 1})
    refusal = table.refuses(f"0 build {tile} D4 0", "DEV-5")
    assert refusal.about["cost"] == COSTS[tile]


@pytest.mark.rule("DEV-3")
@pytest.mark.ruling("A01")
@pytest.mark.parametrize("turn", range(6))
def test_a_tile_is_built_in_any_turn_and_keeps_the_number_it_was_given(turn: int) -> None:
    table = lay(phase="develop", board="0 flag D4").hold(0, ore=1, capital=1)
    table.plays(f"0 build farm D4 {turn}")
    square = table.at("D4")
    assert square is not None
    assert square["turn"] == turn


@pytest.mark.rule("DEV-3")
@pytest.mark.parametrize("turn", ["6", "-1"])
def test_there_is_no_seventh_turn(turn: str) -> None:
    lay(phase="develop", board="0 flag D4").hold(0, ore=1, capital=1).refuses(f"0 build farm D4 {turn}", "BOARD-4")


@pytest.mark.rule("DEV-3")
def test_building_uses_the_flag_that_lies_there_and_none_from_the_hand() -> None:
    table = lay(phase="develop", board="0 flag D4").hold(0, ore=1, capital=1)
    table.plays("0 build farm D4 0")
    assert table.has(0, "flag") == 17


@pytest.mark.rule("DEV-3.1")
@pytest.mark.ruling("C15")
def test_the_builders_own_lone_flag_must_be_in_the_hex_first() -> None:
    table = lay(phase="develop", board="0 farm D4; 0 flag D3; 1 flag D5; 1 farm D6").hold(0, labor=1, ore=9, capital=9)
    table.refuses("0 build farm C3 0", "DEV-3.1")  # unclaimed, next to a farm of one's own
    table.refuses("0 build farm D5 0", "DEV-3.1")  # another's flag
    table.refuses("0 build farm D6 0", "DEV-3.1")  # another's tile
    table.refuses("0 build farm D4 0", "DEV-3.1")  # one's own tile
    table.plays("0 build farm D3 0")


@pytest.mark.rule("DEV-3.1")
def test_flag_and_tile_are_two_actions() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, labor=1, ore=1, capital=1)
    table.refuses("0 build farm D5 0", "DEV-3.1")
    table.plays("0 flag D5")
    table.refuses("0 build farm D5 0", "TURN-1")
    table.plays("1 pass", "2 pass", "0 build farm D5 0")
    assert table.blocs(0) == [("D4", "D5")]


@pytest.mark.rule("DEV-3.1")
def test_nothing_is_built_on_the_centre() -> None:
    table = lay(phase="develop", board="0 farm D4").hold(0, ore=1, capital=1)
    table.refuses("0 build farm E5 0", "BOARD-2")


@pytest.mark.rule("DEV-3.2")
@pytest.mark.parametrize("tile", COSTS)
def test_an_empty_stack_builds_nothing_and_the_last_tile_may_be_built(tile: str) -> None:
    table = lay(phase="develop", board="0 flag D4; 0 flag I1")
    table.hold(0, labor=9, energy=9, ore=9, capital=9).stacks(**{tile: 1})
    table.plays(f"0 build {tile} D4 0", "1 pass", "2 pass")
    assert table["stacks"][tile] == 0
    table.refuses(f"0 build {tile} I1 0", "DEV-3.2")


@pytest.mark.rule("DEV-3")
def test_unknown_tiles_and_hexes_are_refused_by_name() -> None:
    table = lay(phase="develop", board="0 flag D4").hold(0, ore=1, capital=1)
    table.refuses("0 build castle D4 0", "FORM-1")
    table.refuses("0 build farm J1 0", "FORM-1")
    table.refuses("0 build farm D9 0", "FORM-1")


@pytest.mark.rule("DEV-3.1", "DEV-3.2")
def test_a_refused_tile_names_the_hex_or_the_empty_stack() -> None:
    table = lay(phase="develop", board="0 farm D4; 0 flag D3").hold(0, ore=1, capital=1).stacks(bank=0)
    assert table.refuses("0 build farm D5 0", "DEV-3.1").about == {"at": "D5"}
    assert table.refuses("0 build bank D3 0", "DEV-3.2").about == {"tile": "bank"}
