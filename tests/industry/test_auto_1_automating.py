"""AUTO-1 and AUTO-2: automating a bloc."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events

BOARD = "0 mine C1 1; 0 mine C2 1; 0 mine C5 1; 0 flag C7; 1 mine G3 1"


@pytest.mark.rule("AUTO-1")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("at", ["C1", "C2"])
def test_one_energy_and_two_capital_automate_the_bloc_named_by_any_of_its_hexes(edition: str, at: str) -> None:
    table = lay(edition, phase="develop", board=BOARD).hold(0, energy=1, capital=2)
    assert table.plays(f"0 automate {at}") == [events.Automated(0, at)]
    assert (table.has(0, "energy"), table.has(0, "capital")) == (0, 0)
    assert table.lit() == {"C1", "C2"}
    assert (table.tokens("C1"), table.tokens("C5"), table.tokens("G3")) == (1, 0, 0)
    assert table["to_move"] == [1]


@pytest.mark.rule("AUTO-1", "DEV-5")
@pytest.mark.parametrize("stock", [{"energy": 0, "capital": 9}, {"energy": 9, "capital": 1}])
def test_automation_is_refused_to_whoever_cannot_pay_for_it(stock: dict[str, int]) -> None:
    table = lay(phase="develop", board=BOARD).hold(0, money=99, ore=9, **stock)
    assert table.refuses("0 automate C1", "DEV-5").about["cost"] == {"energy": 1, "capital": 2}


@pytest.mark.rule("AUTO-1")
@pytest.mark.ruling("A11")
def test_farms_may_be_automated_to_no_use() -> None:
    table = lay(phase="develop", board="0 farm D4; 0 farm D3").hold(0, energy=2, capital=2, ore=1)
    table.plays("0 automate D4", "1 pass", "2 pass", "0 pass")
    assert table.tokens("D3") == 1
    table.refuses("0 produce D3 ore", "PROD-5")
    assert table.plays("0 produce D3 food") == [events.Produced(0, {"energy": 1}, {"food": 3}, 0)]


@pytest.mark.rule("AUTO-1")
@pytest.mark.parametrize("tile", ["farm", "generator", "academy", "mine", "factory", "bank"])
def test_a_bloc_of_any_kind_may_be_automated_and_one_tile_is_a_bloc(tile: str) -> None:
    table = lay(phase="develop", board=f"0 {tile} D4").hold(0, energy=1, capital=2)
    table.plays("0 automate D4")
    assert table.tokens("D4") == 1


@pytest.mark.rule("AUTO-1.1")
@pytest.mark.parametrize("at", ["G3", "C7", "A1", "C3"])
def test_the_hex_named_holds_a_tile_of_ones_own(at: str) -> None:
    table = lay(phase="develop", board=BOARD).hold(0, energy=1, capital=2)
    table.refuses(f"0 automate {at}", "AUTO-1.1")


@pytest.mark.rule("AUTO-2")
@pytest.mark.ruling("A12")
def test_a_bloc_is_not_automated_twice_whichever_hex_is_named() -> None:
    table = lay(phase="develop", board=BOARD.replace("C1 1", "C1 1 automated")).hold(0, energy=9, capital=9)
    table.refuses("0 automate C1", "AUTO-2")
    table.refuses("0 automate C2", "AUTO-2")
    table.plays("0 automate C5")  # another bloc of the same kind


@pytest.mark.rule("AUTO-2")
def test_a_tile_that_joins_an_automated_bloc_is_automated_with_it() -> None:
    table = lay(phase="develop", board="0 mine C1 1 automated; 0 flag C2; 0 mine I1 1")
    table.hold(0, labor=1, energy=9, capital=9)
    table.plays("0 build mine C2 1", "1 pass", "2 pass", "0 move I1 C3 1", "1 pass", "2 pass")
    assert table.lit() == {"C1", "C2", "C3"}
    table.refuses("0 automate C3", "AUTO-2")


@pytest.mark.rule("AUTO-1.1", "AUTO-2")
def test_a_refused_automation_names_the_hex() -> None:
    table = lay(phase="develop", board=BOARD.replace("C1 1", "C1 1 automated")).hold(0, energy=1, capital=2)
    assert table.refuses("0 automate C3", "AUTO-1.1").about == {"at": "C3"}
    assert table.refuses("0 automate C2", "AUTO-2").about == {"at": "C2"}
