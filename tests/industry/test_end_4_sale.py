"""END-4: the automatic sale."""

from __future__ import annotations

import pytest

from tests.industry.table import Table, lay
from won.industry import events

EDITIONS = ["second", "v3"]


def last_produce(edition: str = "second") -> Table:
    table = lay(edition, phase="produce")
    table.state.final = True
    return table


@pytest.mark.rule("END-4")
@pytest.mark.example("E22", "P28")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_fifteen_cubes_seven_are_counted_off_and_the_next_well_gives_the_price_for_all(edition: str) -> None:
    table = last_produce(edition).market(food=0).hold(0, food=10).hold(1, food=5)
    table.everyone_idles()  # well 8: 7
    assert [player["money"] for player in table["players"]] == [70, 35, 0]


@pytest.mark.rule("END-4")
@pytest.mark.example("P29")
def test_counting_begins_past_the_last_filled_well() -> None:
    table = last_produce().market(energy=10).hold(0, energy=1).hold(2, energy=3)
    table.everyone_idles()  # well 13: 12
    assert [player["money"] for player in table["players"]] == [12, 0, 36]


@pytest.mark.rule("END-4")
@pytest.mark.example("P30")
@pytest.mark.ruling("A37")
def test_commodities_are_counted_each_for_itself() -> None:
    table = last_produce().market(food=10, energy=10).hold(0, food=15).hold(1, energy=5)
    table.everyone_idles()  # food well 18: 5; energy well 13: 12
    assert [player["money"] for player in table["players"]] == [75, 60, 0]


@pytest.mark.rule("END-4")
@pytest.mark.ruling("A37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sells_everything_and_the_markets_stay_as_they_were(edition: str) -> None:
    table = last_produce(edition).hold(0, food=1, energy=1, labor=1, ore=1, capital=1, money=3)
    table.hold(1, ore=3, capital=2)
    before = table["markets"]
    result = table.everyone_idles()
    # food 4 at well 21, energy 9 at 21, labor 13 at 21, ore 14 at 18, capital 18 at 17
    assert result[3:6] == [
        events.SoldOut(
            0,
            {"food": 1, "energy": 1, "labor": 1, "ore": 1, "capital": 1},
            {"food": 4, "energy": 9, "labor": 13, "ore": 14, "capital": 18},
            58,
        ),
        events.SoldOut(1, {"ore": 3, "capital": 2}, {"ore": 14, "capital": 18}, 78),
        events.SoldOut(2, {}, {}, 0),
    ]
    assert [player["money"] for player in table["players"]] == [61, 78, 0]
    assert all(count == 0 for player in table["players"] for count in player["cubes"].values())
    assert table["markets"] == before == {"food": 20, "energy": 20, "labor": 20, "ore": 15, "capital": 15}


@pytest.mark.rule("END-4")
@pytest.mark.parametrize(("held", "price"), [(1, 28), (2, 27), (3, 27), (4, 26), (5, 26), (6, 25)])
def test_half_is_rounded_down(held: int, price: int) -> None:
    table = last_produce().market(ore=0).hold(0, ore=held)
    table.everyone_idles()
    assert table.has(0, "money") == held * price


@pytest.mark.rule("END-4")
def test_the_half_is_taken_of_all_cubes_held_together_and_not_seat_by_seat() -> None:
    table = last_produce().market(ore=0).hold(0, ore=1).hold(1, ore=1).hold(2, ore=1)
    table.everyone_idles()
    assert [player["money"] for player in table["players"]] == [27, 27, 27]


@pytest.mark.rule("END-4")
@pytest.mark.ruling("A36")
@pytest.mark.parametrize(
    ("cube", "standing", "held", "price"),
    [
        ("food", 38, 2, 1),  # well 40, the last
        ("food", 38, 4, 1),  # beyond it
        ("food", 37, 3, 2),  # well 39, one before
        ("energy", 40, 1, 2),
        ("labor", 40, 30, 6),
        ("ore", 28, 10, 8),
        ("capital", 20, 60, 10),
    ],
)
def test_beyond_the_track_the_full_market_price_holds(cube: str, standing: int, held: int, price: int) -> None:
    table = last_produce().market(**{cube: standing}).hold(0, **{cube: held})
    table.everyone_idles()
    assert table.has(0, "money") == held * price


@pytest.mark.rule("END-4")
def test_there_is_no_sale_while_the_game_goes_on() -> None:
    table = lay("second", phase="produce").hold(0, food=5)
    table.everyone_idles()
    assert (table["phase"], table.has(0, "food"), table.has(0, "money")) == ("trade", 5, 0)
