"""BOARD-3 and BOARD-4: the tiles and their turns."""

from __future__ import annotations

import pytest

from tests.industry.dots import DOTS
from tests.industry.table import lay, new
from won.industry.actions import Place
from won.industry.tiles import HALVES, THIRDS, TILE

COUNTS = {"farm": 15, "generator": 9, "academy": 9, "mine": 9, "factory": 9, "bank": 9}


@pytest.mark.rule("BOARD-3")
@pytest.mark.ruling("C17")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_there_are_15_farms_and_9_of_each_other_kind(edition: str) -> None:
    assert new(edition)["stacks"] == COUNTS
    assert sum(COUNTS.values()) == 60


@pytest.mark.rule("BOARD-3")
@pytest.mark.parametrize(
    ("tile", "made"),
    [("farm", "food"), ("generator", "energy"), ("academy", "labor"), ("mine", "ore"), ("factory", "capital")],
)
def test_each_kind_makes_its_own_cube(tile: str, made: str) -> None:
    table = lay(phase="produce", board=f"0 {tile} C3").hold(0, food=1, energy=1)
    (result,) = table.plays("0 produce C3 food")
    assert (result.made, result.money) == ({made: 1}, 0)


@pytest.mark.rule("BOARD-3")
def test_a_bank_makes_money() -> None:
    table = lay(phase="produce", board="0 bank C3 0; 0 bank C4 3").hold(0, food=2, energy=1)
    (result,) = table.plays("0 produce C3 food")
    assert (result.made, result.money) == ({}, 30)


@pytest.mark.rule("BOARD-4")
@pytest.mark.ruling("A01")
@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("tile", COUNTS)
def test_a_tile_may_be_put_down_in_any_of_six_turns(tile: str, turn: int) -> None:
    table = lay(phase="develop", board="0 flag C3").hold(0, energy=1, labor=1, ore=2, capital=1)
    table.plays(f"0 build {tile} C3 {turn}")
    assert table.at("C3") == {"at": "C3", "owner": 0, "tile": tile, "turn": turn, "automated": False}


@pytest.mark.rule("BOARD-4")
def test_there_is_no_seventh_turn() -> None:
    table = lay(phase="develop", board="0 farm C3; 0 flag C4").hold(0, ore=1, capital=3)
    table.refuses("0 build farm C4 6", "BOARD-4")
    table.refuses("0 build farm C4 -1", "BOARD-4")
    table.refuses("0 move C3 C2 6", "BOARD-4")
    start = new()
    start.plays("0 draft I1")
    start.refuses("0 place farm C3 6", "BOARD-4")
    refusal = start.game.check(0, Place("farm", "C3", True))
    assert refusal is not None
    assert refusal.rule == "BOARD-4"


@pytest.mark.rule("BOARD-4")
@pytest.mark.ruling("A01")
@pytest.mark.parametrize("tile", COUNTS)
def test_a_turn_carries_every_dot_60_degrees_further_and_never_flips_the_tile(tile: str) -> None:
    halves, thirds = DOTS[tile]
    for turn in range(6):
        assert set(HALVES[TILE[tile] * 6 + turn]) == {(edge + turn) % 6 for edge in halves}
        assert set(THIRDS[TILE[tile] * 6 + turn]) == {(corner + turn) % 6 for corner in thirds}


@pytest.mark.rule("BOARD-4")
@pytest.mark.ruling("A01")
def test_the_mirror_image_of_a_factory_does_not_exist() -> None:
    mirrored = {-corner % 6 for corner in DOTS["factory"][1]}
    assert mirrored not in [set(THIRDS[TILE["factory"] * 6 + turn]) for turn in range(6)]
