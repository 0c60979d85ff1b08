"""TRADE-1, TRADE-2, TRADE-3 and TRADE-7: the tracks and their prices."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from tests.industry.wells import CUBES, WELLS, advice, printed
from won.industry import events
from won.industry.market import BARTER, BUY, COMMODITY, ROWS, SELL

EMPTY = {"food": 13, "energy": 24, "labor": 30, "ore": 35, "capital": 42}
FULL = {"food": 1, "energy": 2, "labor": 6, "ore": 8, "capital": 10}


def trades(table: Table, words: str, count: int) -> list[int]:
    """Trade one cube that many times, whoever is on turn; what each cost or brought."""
    return [table.plays(f"{table['to_move'][0]} {words}")[0].money for _ in range(count)]


@pytest.mark.rule("TRADE-1")
def test_the_tracks_have_40_wells_for_food_energy_and_labor_and_30_for_ore_and_capital() -> None:
    assert {cube: len(printed(cube, "buy")) for cube in CUBES} == WELLS
    assert {cube: ROWS[COMMODITY[cube]] for cube in CUBES} == {
        "food": [14, 14, 12],
        "energy": [14, 14, 12],
        "labor": [14, 14, 12],
        "ore": [10, 10, 10],
        "capital": [10, 10, 10],
    }
    assert sum(WELLS.values()) == 180


@pytest.mark.rule("TRADE-1")
@pytest.mark.parametrize("cube", CUBES)
def test_the_wells_run_from_the_dearest_to_the_cheapest(cube: str) -> None:
    for figure in ("buy", "sell"):
        prices = printed(cube, figure)
        assert prices == sorted(prices, reverse=True)
    assert all(buy > sell for buy, sell in zip(printed(cube, "buy"), printed(cube, "sell"), strict=True))


@pytest.mark.rule("TRADE-1")
@pytest.mark.parametrize("cube", CUBES)
def test_every_well_has_its_printed_figures(cube: str) -> None:
    place = COMMODITY[cube]
    assert BUY[place][1:] == printed(cube, "buy")
    assert SELL[place][:-1] == printed(cube, "sell")
    assert BARTER[place][1:] == advice(cube)


@pytest.mark.rule("TRADE-7")
@pytest.mark.parametrize("cube", CUBES)
def test_the_barter_figure_lies_midway_between_this_wells_buying_and_the_next_wells_selling_price(cube: str) -> None:
    """A second pin on the figures: halves are kept under 10 and rounded up above, with one printed exception."""
    selling = [*printed(cube, "sell")[1:], FULL[cube]]
    midway = [(buy + sell) / 2 for buy, sell in zip(printed(cube, "buy"), selling, strict=True)]
    rounded = [price if price < 10 else float(int(price + 0.5)) for price in midway]
    if cube == "energy":
        rounded[13] = 13.0  # 13.5, printed 13
    assert advice(cube) == rounded


@pytest.mark.rule("TRADE-2")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("cube", CUBES)
def test_buying_a_full_track_empty_pays_every_price_from_the_cheap_end(edition: str, cube: str) -> None:
    table = lay(edition).market(**{cube: WELLS[cube]})
    for seat in range(3):
        table.hold(seat, money=10_000)
    assert trades(table, f"buy {cube}", WELLS[cube]) == printed(cube, "buy")[::-1]
    assert table["markets"][cube] == 0


@pytest.mark.rule("TRADE-2", "TRADE-8")
@pytest.mark.parametrize("cube", CUBES)
def test_an_empty_market_sells_from_the_supply_at_its_own_price(cube: str) -> None:
    table = lay().market(**{cube: 0}).hold(0, money=EMPTY[cube])
    assert table.plays(f"0 buy {cube}") == [events.Bought(0, {cube: 1}, {cube: 1}, EMPTY[cube])]
    assert (table["markets"][cube], table.has(0, cube), table.has(0, "money")) == (0, 1, 0)


@pytest.mark.rule("TRADE-2")
@pytest.mark.example("P47")
def test_the_last_cube_leaves_the_market_empty() -> None:
    """The peer program once kept a cube there; the rules do not."""
    table = lay().market(food=1).hold(0, money=13)
    assert table.plays("0 buy food") == [events.Bought(0, {"food": 1}, {}, 13)]
    assert table["markets"]["food"] == 0


@pytest.mark.rule("TRADE-3")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
@pytest.mark.parametrize("cube", CUBES)
def test_selling_an_empty_track_full_brings_every_price_from_the_dear_end(edition: str, cube: str) -> None:
    table = lay(edition).market(**{cube: 0})
    for seat in range(3):
        table.hold(seat, **{cube: WELLS[cube]})
    assert trades(table, f"sell {cube}", WELLS[cube]) == printed(cube, "sell")
    assert table["markets"][cube] == WELLS[cube]


@pytest.mark.rule("TRADE-3", "TRADE-8")
@pytest.mark.parametrize("cube", CUBES)
def test_a_full_market_buys_for_the_supply_at_its_own_price(cube: str) -> None:
    table = lay().market(**{cube: WELLS[cube]}).hold(0, **{cube: 1})
    assert table.plays(f"0 sell {cube}") == [events.Sold(0, {cube: 1}, {cube: 1}, FULL[cube])]
    assert (table["markets"][cube], table.has(0, cube), table.has(0, "money")) == (WELLS[cube], 0, FULL[cube])


@pytest.mark.rule("TRADE-3")
@pytest.mark.ruling("C12")
def test_a_cube_is_sold_into_the_first_free_well_and_bought_back_from_it() -> None:
    table = lay().hold(0, food=1).hold(1, money=10)
    assert table.plays("0 sell food")[0].money == 4  # well 21, the best free one; the last well would bring 1
    assert table.plays("1 buy food")[0].money == 6  # well 21 again


@pytest.mark.rule("TRADE-2", "TRADE-3", "TRADE-7")
@pytest.mark.ruling("C22", "C01")
@pytest.mark.example("E11")
def test_with_20_cubes_food_costs_7_brings_4_and_is_advised_at_5_and_a_half() -> None:
    assert lay().hold(0, money=7).plays("0 buy food")[0].money == 7
    assert lay().hold(0, food=1).plays("0 sell food")[0].money == 4
    assert BARTER[COMMODITY["food"]][20] == 5.5


@pytest.mark.rule("TRADE-7")
def test_the_first_barter_figures_are_those_beside_the_last_filled_wells() -> None:
    markets = lay()["markets"]
    start = {cube: BARTER[COMMODITY[cube]][markets[cube]] for cube in CUBES}
    assert start == {"food": 5.5, "energy": 11, "labor": 15, "ore": 18, "capital": 22}


@pytest.mark.rule("TRADE-7")
@pytest.mark.ruling("A45")
@pytest.mark.parametrize("cube", CUBES)
def test_an_empty_market_shows_no_barter_figure(cube: str) -> None:
    assert BARTER[COMMODITY[cube]][0] is None


@pytest.mark.rule("TRADE-7")
def test_the_barter_figure_binds_nobody() -> None:
    table = lay().hold(0, food=1).hold(1, money=99)
    table.plays("0 offer 1 give food get money 99", "1 accept 0")
    assert (table.has(0, "money"), table.has(1, "food")) == (99, 1)
