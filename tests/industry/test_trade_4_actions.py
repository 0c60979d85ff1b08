"""TRADE-4, TRADE-5, TRADE-6 and TRADE-8: what one action buys or sells."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.industry.table import lay
from tests.industry.wells import CUBES, WELLS, printed
from won.industry import events

MIXES = [
    {cube: mix.count(cube) for cube in mix} for size in (1, 2, 3) for mix in combinations_with_replacement(CUBES, size)
]


def words(cubes: dict[str, int]) -> str:
    return " ".join(f"{cube} {count}" for cube, count in cubes.items())


def price_paid(cubes: dict[str, int], standing: dict[str, int]) -> int:
    """Cube by cube along the printed wells; the price of well 1 once they are empty."""
    return sum(
        printed(cube, "buy")[max(standing[cube] - 1 - bought, 0)] for cube in cubes for bought in range(cubes[cube])
    )


def price_got(cubes: dict[str, int], standing: dict[str, int]) -> int:
    """Cube by cube along the printed wells; the price of the last once they are full."""
    return sum(
        printed(cube, "sell")[min(standing[cube] + sold, WELLS[cube] - 1)]
        for cube in cubes
        for sold in range(cubes[cube])
    )


@pytest.mark.rule("TRADE-4")
def test_one_action_trades_one_cube_in_first() -> None:
    table = lay("first").hold(0, money=200, food=3, ore=3)
    for line in ("buy food 2", "buy food energy", "sell food 2", "sell food ore"):
        table.refuses(f"0 {line}", "TRADE-4")
    table.plays("0 buy food")
    lay("first").hold(0, food=1).plays("0 sell food")


@pytest.mark.rule("TRADE-4")
@pytest.mark.example("P31")
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_one_action_trades_one_to_three_cubes_in_second_and_v3(edition: str) -> None:
    for count in (1, 2, 3):
        assert lay(edition).hold(0, money=100).plays(f"0 buy food {count}")[0].cubes == {"food": count}
        assert lay(edition).hold(0, food=3).plays(f"0 sell food {count}")[0].cubes == {"food": count}
    table = lay(edition).hold(0, money=500, food=5, ore=5)
    for line in ("buy food 4", "buy food 2 ore 2", "buy food energy labor ore", "sell food 4", "sell food 3 ore"):
        table.refuses(f"0 {line}", "TRADE-4")


@pytest.mark.rule("TRADE-4")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_an_action_trades_at_least_one_cube(edition: str) -> None:
    table = lay(edition).hold(0, money=100)
    table.refuses("0 buy", "TRADE-4")
    table.refuses("0 sell", "TRADE-4")


@pytest.mark.rule("TRADE-4")
@pytest.mark.ruling("A31")
@pytest.mark.example("P32")
def test_three_cubes_of_three_markets_are_one_action() -> None:
    table = lay().hold(0, money=37)
    assert table.plays("0 buy food energy labor") == [
        events.Bought(0, {"food": 1, "energy": 1, "labor": 1}, {}, 7 + 13 + 17)
    ]
    assert (table["to_move"], table.has(0, "money")) == ([1], 0)


@pytest.mark.rule("TRADE-4")
@pytest.mark.ruling("A31")
@pytest.mark.parametrize(
    ("line", "money"),
    [
        ("buy food 3", 7 + 7 + 7),
        ("buy energy 3", 13 + 13 + 14),
        ("buy labor 3", 17 + 18 + 18),
        ("buy ore 3", 20 + 21 + 22),
        ("buy capital 3", 25 + 26 + 27),
        ("buy ore 2 capital", 20 + 21 + 25),
        ("sell food 3", 4 + 4 + 4),
        ("sell energy 3", 9 + 9 + 8),
        ("sell labor 3", 13 + 13 + 12),
        ("sell ore 3", 15 + 15 + 14),
        ("sell capital 3", 19 + 18 + 17),
        ("sell capital 2 ore", 19 + 18 + 15),
    ],
)
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_the_cubes_of_an_action_are_priced_one_by_one(edition: str, line: str, money: int) -> None:
    table = lay(edition).hold(0, money=200, food=3, energy=3, labor=3, ore=3, capital=3)
    assert table.plays(f"0 {line}")[0].money == money
    assert table.has(0, "money") == (200 - money if line.startswith("buy") else 200 + money)


@pytest.mark.rule("TRADE-2", "TRADE-4")
@pytest.mark.example("P33")
def test_two_food_from_a_market_of_two_cost_12_and_13_and_leave_it_empty() -> None:
    table = lay().market(food=2).hold(0, money=25)
    table.plays("0 buy food 2")
    assert (table["markets"]["food"], table.has(0, "money")) == (0, 0)


@pytest.mark.rule("TRADE-2", "TRADE-4")
def test_one_purchase_may_take_the_last_cube_and_go_on_from_the_supply() -> None:
    table = lay().market(capital=2).hold(0, money=41 + 42 + 42)
    assert table.plays("0 buy capital 3") == [events.Bought(0, {"capital": 3}, {"capital": 1}, 125)]
    assert table["markets"]["capital"] == 0


@pytest.mark.rule("TRADE-3", "TRADE-4")
def test_one_sale_may_fill_the_last_well_and_go_on_to_the_supply() -> None:
    table = lay().market(ore=28).hold(0, ore=3)
    assert table.plays("0 sell ore 3") == [events.Sold(0, {"ore": 3}, {"ore": 1}, 9 + 8 + 8)]
    assert table["markets"]["ore"] == 30


@pytest.mark.rule("TRADE-4")
@pytest.mark.ruling("A31")
@pytest.mark.parametrize("filled", ["empty", "two", "start", "two short", "full"])
def test_every_mix_of_up_to_three_cubes_has_its_price(filled: str) -> None:
    start = lay()["markets"]
    standing = {
        cube: {"empty": 0, "two": 2, "start": start[cube], "two short": WELLS[cube] - 2, "full": WELLS[cube]}[filled]
        for cube in CUBES
    }
    for mix in MIXES:
        buyer = lay().market(**standing).hold(0, money=200)
        assert buyer.plays(f"0 buy {words(mix)}")[0].money == price_paid(mix, standing)
        seller = lay().market(**standing).hold(0, **mix)
        assert seller.plays(f"0 sell {words(mix)}")[0].money == price_got(mix, standing)
        for cube in CUBES:
            assert buyer["markets"][cube] == max(0, standing[cube] - mix.get(cube, 0))
            assert seller["markets"][cube] == min(WELLS[cube], standing[cube] + mix.get(cube, 0))


@pytest.mark.rule("TRADE-5")
@pytest.mark.ruling("A25")
@pytest.mark.parametrize("edition", ["first", "second", "v3"])
def test_nobody_spends_money_they_do_not_have(edition: str) -> None:
    table = lay(edition).hold(0, money=6)
    refusal = table.refuses("0 buy food", "TRADE-5")
    assert refusal.about == {"cost": 7, "money": 6}
    table.hold(0, money=7).plays("0 buy food")
    assert table.has(0, "money") == 0


@pytest.mark.rule("TRADE-5")
@pytest.mark.ruling("A31", "A25")
def test_a_purchase_that_cannot_be_paid_whole_is_not_made_at_all() -> None:
    table = lay().hold(0, money=20 + 21 + 24)
    table.refuses("0 buy ore 2 capital", "TRADE-5")
    table.hold(0, money=20 + 21 + 25).plays("0 buy ore 2 capital")


@pytest.mark.rule("TRADE-5")
@pytest.mark.ruling("A25")
def test_who_is_short_of_money_borrows_first() -> None:
    table = lay()
    table.refuses("0 buy food", "TRADE-5")
    table.plays("0 borrow 1", "0 buy food")
    assert table.has(0, "money") == 13


@pytest.mark.rule("TRADE-6")
@pytest.mark.example("P34")
def test_nobody_sells_cubes_they_do_not_have() -> None:
    table = lay().hold(0, food=1)
    refusal = table.refuses("0 sell food 2", "TRADE-6")
    assert refusal.about == {"cube": "food", "count": 2, "have": 1}
    table.plays("0 sell food")


@pytest.mark.rule("TRADE-6")
@pytest.mark.ruling("A31")
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_a_sale_that_cannot_be_delivered_whole_is_not_made_at_all(edition: str) -> None:
    table = lay(edition).hold(0, food=2)
    table.refuses("0 sell food 2 ore", "TRADE-6")
    table.refuses("0 sell ore", "TRADE-6")
    table.hold(0, ore=1).plays("0 sell food 2 ore")


@pytest.mark.rule("TRADE-8")
@pytest.mark.ruling("A24", "C18")
@pytest.mark.parametrize(("cube", "box"), [("food", 60), ("energy", 50), ("labor", 50), ("ore", 40), ("capital", 40)])
def test_more_cubes_can_be_bought_than_the_box_holds(cube: str, box: int) -> None:
    table = lay("v3", 2).hold(0, money=10_000).hold(1, money=10_000)
    for _ in range(20):
        table.plays(f"0 buy {cube} 3", f"1 buy {cube} 3")
    assert table.has(0, cube) + table.has(1, cube) == 120 > box
    assert table["markets"][cube] == 0


@pytest.mark.rule("TRADE-8")
@pytest.mark.ruling("A24")
def test_more_notes_and_money_can_be_borrowed_than_the_box_holds() -> None:
    table = lay("v3")
    table.plays("0 borrow 31", "1 borrow 500")
    assert (table.has(0, "notes"), table.has(0, "money"), table.has(1, "money")) == (31, 620, 10_000)


@pytest.mark.rule("TURN-4", "TRADE-4")
@pytest.mark.parametrize("line", ["2 buy food", "2 sell food"])
def test_buying_and_selling_are_actions_and_make_all_pass_anew(line: str) -> None:
    table = lay().hold(2, money=7, food=1)
    table.plays("0 pass", "1 pass", line)
    assert (table["to_move"], table["passes"]) == ([0], 0)


@pytest.mark.rule("TRADE-3")
def test_the_cube_that_fills_the_track_stands_on_it() -> None:
    table = lay().market(ore=28).hold(0, ore=2)
    assert table.plays("0 sell ore 2") == [events.Sold(0, {"ore": 2}, {}, 9 + 8)]
    assert table["markets"]["ore"] == 30


@pytest.mark.rule("TRADE-4", "TRADE-5", "TRADE-6")
def test_a_refused_trade_tells_the_figures() -> None:
    table = lay().hold(1, money=6, food=1)
    table.plays("0 pass")
    assert table.refuses("1 buy food 2 ore 2", "TRADE-4").about == {"cubes": 4, "most": 3}
    assert table.refuses("1 sell", "TRADE-4").about == {"cubes": 0, "most": 3}
    assert table.refuses("1 buy food", "TRADE-5").about == {"cost": 7, "money": 6}
    assert table.refuses("1 sell food 2", "TRADE-6").about == {"cube": "food", "count": 2, "have": 1}
    single = lay("first").hold(0, food=2)
    assert single.refuses("0 sell food 2", "TRADE-4").about == {"cubes": 2, "most": 1}
