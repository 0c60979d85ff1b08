"""PROD-5: automated blocs run on ore."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events

PLENTY = {"food": 10, "energy": 10, "ore": 10}
ROW = "0 mine C1 1; 0 mine C2 1; 0 mine C3 1; 0 flag C5; 1 mine G3 1"
AUTOMATED = ROW.replace("C1 1", "C1 1 automated")


@pytest.mark.rule("PROD-5")
@pytest.mark.ruling("C10")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_an_automated_bloc_takes_one_ore_in_all_and_its_energy_besides(edition: str) -> None:
    table = lay(edition, phase="produce", board=AUTOMATED).hold(0, ore=1, energy=1)
    assert table.plays("0 produce C1 ore") == [events.Produced(0, {"energy": 1, "ore": 1}, {"ore": 5}, 0)]
    short = lay(edition, phase="produce", board=AUTOMATED).hold(0, ore=9)
    short.refuses("0 produce C1 ore", "PROD-6")
    short.hold(0, ore=0, energy=9).refuses("0 produce C1 ore", "PROD-6")


@pytest.mark.rule("PROD-5")
@pytest.mark.ruling("C11")
def test_an_automated_bloc_may_be_fed_with_food_all_the_same_and_in_part() -> None:
    for words, spent, made in (("", 3, 5), (" C1 C2", 2, 3)):
        table = lay(phase="produce", board=AUTOMATED).hold(0, food=3, energy=1)
        result = table.plays(f"0 produce C1 food{words}")
        assert result == [events.Produced(0, {"food": spent, "energy": 1}, {"ore": made}, 0)]


@pytest.mark.rule("PROD-5")
def test_ore_is_refused_to_a_bloc_without_a_token() -> None:
    lay(phase="produce", board=ROW).hold(0, **PLENTY).refuses("0 produce C1 ore", "PROD-5")


@pytest.mark.rule("PROD-5")
@pytest.mark.ruling("A10")
def test_ore_feeds_the_whole_bloc_or_nothing() -> None:
    table = lay(phase="produce", board=AUTOMATED).hold(0, **PLENTY)
    table.refuses("0 produce C1 ore C1", "PROD-5")
    table.refuses("0 produce C1 ore C1 C2", "PROD-5")
    table.refuses("0 produce C1 ore, C2 food C2", "PROD-2")  # no mixing either
    table.plays("0 produce C1 ore C3 C1 C2")  # all of them, by name
    assert table.has(0, "ore") == 14


@pytest.mark.rule("PROD-5")
@pytest.mark.ruling("A10", "A11")
def test_ore_is_of_no_use_to_farms() -> None:
    table = lay(phase="produce", board="0 farm C1 automated").hold(0, **PLENTY)
    table.refuses("0 produce C1 ore", "PROD-5")


@pytest.mark.rule("PROD-5")
@pytest.mark.example("P13")
def test_an_automated_and_a_plain_factory_side_by_side() -> None:
    table = lay(phase="produce", board="0 factory C1 automated; 0 factory G1").hold(0, **PLENTY, capital=5)
    table.plays("0 produce C1 ore, G1 food")
    assert [table.has(0, cube) for cube in ("food", "energy", "ore", "capital")] == [9, 8, 9, 7]


@pytest.mark.rule("PROD-5")
@pytest.mark.example("P15")
def test_a_lone_automated_mine_makes_the_ore_it_eats() -> None:
    table = lay(phase="produce", board="0 mine C1 automated").hold(0, **PLENTY)
    table.plays("0 produce C1 ore")
    assert [table.has(0, cube) for cube in ("food", "energy", "ore")] == [10, 9, 10]
