"""END-3: what follows the last Develop in each edition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.industry.table import Table, lay
from won.industry import events

SALE = ["second", "v3"]


def final_round(edition: str, phase: str = "produce", **options: Any) -> Table:
    table = lay(edition, phase=phase, first=1, turn=1, **options)
    table.state.final = True
    return table


@pytest.mark.rule("END-3")
@pytest.mark.ruling("A46")
def test_in_first_one_last_trade_begins_with_the_marker_moved_on_and_then_the_game_is_over() -> None:
    table = final_round("first")
    result = table.everyone_idles()
    assert result[-1] == events.PhaseBegan("trade", 2, 2)
    assert (table["phase"], table["to_move"], table["first"], table["round"]) == ("trade", [2], 2, 2)
    result = table.everyone_passes()
    assert result[-1] == events.GameOver((0, 0, 0), (0, 1, 2))
    assert (table["phase"], table["over"], table["to_move"], table["passes"]) == ("over", True, [], 0)


@pytest.mark.rule("END-3")
@pytest.mark.ruling("A34", "A38")
def test_in_first_the_last_trade_is_an_ordinary_one_with_borrowing_and_unsold_cubes_are_worth_nothing() -> None:
    table = final_round("first").hold(2, food=3, capital=5).hold(0, ore=1, money=25, notes=1)
    table.everyone_idles()
    table.plays("2 borrow 2", "0 repay")
    assert (table.has(2, "money"), table.has(0, "money")) == (39, 0)
    table.refuses("2 sell food 2", "TRADE-4")  # still one cube at a time
    table.plays("2 sell food", "0 offer 1 give ore", "1 accept 0")
    table.plays("1 sell ore", "2 pass", "0 pass", "1 pass")
    assert table["over"] is True
    assert table["players"][2]["cubes"] == {"food": 2, "energy": 0, "labor": 0, "ore": 0, "capital": 5}
    assert [player["money"] for player in table["players"]] == [0, 15, 43]
    assert table["scores"] == [0, 1, 4 - 6]


@pytest.mark.rule("END-3")
@pytest.mark.example("P47")
def test_in_the_last_trade_as_in_any_other_the_last_cube_of_a_market_can_be_bought() -> None:
    table = final_round("first").hold(2, money=20).market(food=1)
    table.everyone_idles()
    table.plays("2 buy food")
    assert table["markets"]["food"] == 0
    assert table.has(2, "money") == 7


@pytest.mark.rule("END-3")
@pytest.mark.ruling("C03")
@pytest.mark.parametrize("edition", SALE)
def test_in_second_and_v3_the_sale_happens_by_itself_and_the_closing_follows(edition: str) -> None:
    table = final_round(edition).hold(0, food=1)
    result = table.everyone_idles()
    assert result[3:] == [
        events.SoldOut(0, {"food": 1}, {"food": 4}, 4),
        events.SoldOut(1, {}, {}, 0),
        events.SoldOut(2, {}, {}, 0),
        events.PhaseBegan("closing", 2, 2),
    ]
    assert (table["phase"], table["round"], table["to_move"]) == ("closing", 2, [2])


@pytest.mark.rule("END-3")
def test_produce_is_played_before_the_final_phase_and_its_cubes_are_sold_too() -> None:
    table = lay("second", phase="develop", board="0 farm D4", rounds=1).hold(0, energy=1)
    table.everyone_passes()
    assert (table["phase"], table["final"]) == ("produce", True)
    table.plays("0 produce D4 food", "1 produce", "2 produce")
    assert (table.has(0, "food"), table.has(0, "money")) == (0, 4)


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("edition", SALE)
@pytest.mark.parametrize("words", ["buy food", "sell food", "borrow", "offer 0 give money", "flag A1", "produce"])
def test_at_the_closing_nothing_is_traded_or_borrowed(edition: str, words: str) -> None:
    table = final_round(edition).hold(2, money=50)
    table.everyone_idles()
    table.refuses(f"2 {words}", "TURN-2")


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("edition", "interest"), [("second", 1), ("v3", 2)])
def test_the_option_final_gives_second_and_v3_a_last_trade_with_their_own_interest(edition: str, interest: int) -> None:
    table = final_round(edition, final="trade").hold(0, notes=2, money=10, food=3)
    result = table.everyone_idles()
    assert result[3:] == [events.InterestPaid(0, interest, 0, 0, 0), events.PhaseBegan("trade", 2, 2)]
    table.plays("2 pass", "0 sell food 3")  # 4, 4 and 4
    assert table.has(0, "money") == 10 - interest + 12
    table.plays("1 pass", "2 pass", "0 pass")
    assert table["over"] is True


@pytest.mark.rule("END-3")
def test_the_option_final_gives_first_the_sale_and_the_closing() -> None:
    table = final_round("first", final="sale").hold(0, food=2, notes=3, money=0)
    table.everyone_idles()
    assert (table["phase"], table.has(0, "food"), table.has(0, "money"), table.has(0, "notes")) == ("closing", 0, 8, 3)


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(("edition", "final"), [("first", "trade"), ("second", "sale"), ("v3", "sale")])
def test_the_option_may_also_say_what_the_edition_says(edition: str, final: str) -> None:
    table = final_round(edition, final=final)
    table.everyone_idles()
    assert table["phase"] == ("trade" if final == "trade" else "closing")


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("edition", ["first", *SALE])
def test_once_over_nothing_more_can_be_done(edition: str) -> None:
    table = final_round(edition).hold(0, money=99, notes=1, food=1)
    table.everyone_idles()
    table.everyone_passes()
    for words in ("pass", "buy food", "repay", "borrow", "flag A1", "produce", "keep A1", "draft I1"):
        table.refuses(f"0 {words}", "TURN-6")
