"""NOTE-1 to NOTE-5: borrowing and repaying."""

from __future__ import annotations

import pytest

from tests.industry.table import lay
from won.industry import events
from won.industry.notes import draw_borrow, draw_repay

SLIDING = ["first", "second"]
EVERY = ["first", "second", "v3"]


@pytest.mark.rule("NOTE-1")
@pytest.mark.ruling("A27")
@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anyone_borrows_and_repays_on_turn_or_not_and_the_turn_and_the_passes_stay(edition: str, seat: int) -> None:
    table = lay(edition).hold(seat, money=5)
    table.plays("0 pass", "1 pass")
    assert table.plays(f"{seat} borrow 1") == [events.Borrowed(seat, 1, 20)]
    assert table.plays(f"{seat} repay 1") == [events.Repaid(seat, 1, 25)]
    assert (table["to_move"], table["passes"], table["phase"]) == ([2], 2, "trade")
    assert (table.has(seat, "money"), table.has(seat, "notes")) == (0, 0)
    table.plays("2 pass")
    assert table["phase"] == "develop"


@pytest.mark.rule("NOTE-1")
@pytest.mark.parametrize("edition", EVERY)
@pytest.mark.parametrize("phase", ["draft", "develop", "produce"])
def test_there_is_no_borrowing_or_repaying_outside_trade(edition: str, phase: str) -> None:
    table = lay(edition, phase=phase).hold(0, money=25, notes=1)
    table.refuses("0 borrow 1", "TURN-2")
    table.refuses("0 repay 1", "TURN-2")


@pytest.mark.rule("NOTE-1", "TURN-2")
@pytest.mark.parametrize("edition", ["second", "v3"])
def test_at_the_closing_notes_are_repaid_but_none_issued(edition: str) -> None:
    table = lay(edition, phase="closing").hold(0, money=25, notes=1)
    table.refuses("0 borrow 1", "TURN-2")
    table.plays("0 repay 1")


@pytest.mark.rule("NOTE-1")
@pytest.mark.ruling("A34")
def test_the_last_trade_of_first_is_a_trade_phase_for_notes_too() -> None:
    table = lay("first").hold(1, money=25, notes=1)
    table.state.final = True
    table.plays("0 borrow 1", "1 repay 1", "2 borrow 2")
    assert [table.has(seat, "notes") for seat in range(3)] == [1, 0, 2]


@pytest.mark.rule("NOTE-2")
@pytest.mark.ruling("C05")
@pytest.mark.example("E12", "P18")
@pytest.mark.parametrize("edition", SLIDING)
def test_in_first_and_second_a_note_brings_20_less_the_notes_held(edition: str) -> None:
    table = lay(edition)
    loans = [table.plays("0 borrow 1")[0].money for _ in range(20)]
    assert loans == [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert (table.has(0, "money"), table.has(0, "notes")) == (210, 20)


@pytest.mark.rule("NOTE-2")
@pytest.mark.ruling("C05")
def test_in_v3_every_note_brings_20() -> None:
    table = lay("v3").hold(0, notes=18)
    assert [table.plays("0 borrow 1")[0].money for _ in range(5)] == [20] * 5
    assert (table.has(0, "money"), table.has(0, "notes")) == (100, 23)


@pytest.mark.rule("NOTE-2")
@pytest.mark.ruling("C13")
@pytest.mark.parametrize("edition", SLIDING)
def test_notes_repaid_no_longer_count(edition: str) -> None:
    table = lay(edition).hold(0, money=50)
    loans = table.plays("0 borrow 3", "0 repay 2", "0 borrow 1")
    assert [result.money for result in loans] == [20 + 19 + 18, 50, 19]


@pytest.mark.rule("NOTE-2")
def test_the_notes_of_others_do_not_count() -> None:
    assert lay().hold(1, notes=12).plays("0 borrow 1")[0].money == 20


@pytest.mark.rule("NOTE-3")
@pytest.mark.ruling("A26")
@pytest.mark.example("P19")
@pytest.mark.parametrize("edition", SLIDING)
@pytest.mark.parametrize("held", [20, 21, 25])
def test_in_first_and_second_no_note_is_issued_to_a_holder_of_20_or_more(edition: str, held: int) -> None:
    table = lay(edition).hold(0, notes=held)
    table.refuses("0 borrow 1", "NOTE-3")
    assert "borrow" not in table.game.next_words(0, [])


@pytest.mark.rule("NOTE-3")
@pytest.mark.ruling("A26")
@pytest.mark.parametrize("edition", SLIDING)
def test_the_twentieth_note_is_issued_for_one(edition: str) -> None:
    table = lay(edition).hold(0, notes=19)
    assert table.plays("0 borrow 1")[0].money == 1


@pytest.mark.rule("NOTE-4")
@pytest.mark.parametrize("edition", SLIDING)
@pytest.mark.parametrize(
    ("held", "count", "money"), [(0, 2, 39), (0, 20, 210), (5, 3, 15 + 14 + 13), (18, 2, 2 + 1), (17, 3, 6)]
)
def test_several_notes_are_priced_one_by_one(edition: str, held: int, count: int, money: int) -> None:
    table = lay(edition).hold(0, notes=held)
    assert table.plays(f"0 borrow {count}") == [events.Borrowed(0, count, money)]
    assert (table.has(0, "money"), table.has(0, "notes")) == (money, held + count)


@pytest.mark.rule("NOTE-4")
@pytest.mark.parametrize("edition", SLIDING)
@pytest.mark.parametrize(("held", "count"), [(0, 21), (18, 3), (19, 2), (5, 16)])
def test_several_notes_are_refused_whole_if_one_of_them_could_not_be_issued(
    edition: str, held: int, count: int
) -> None:
    table = lay(edition).hold(0, notes=held)
    refusal = table.refuses(f"0 borrow {count}", "NOTE-3")
    assert refusal.about == {"notes": count, "held": held, "left": 20 - held}
    table.plays(f"0 borrow {20 - held}")


@pytest.mark.rule("NOTE-4")
def test_in_v3_any_number_may_be_borrowed_at_once() -> None:
    table = lay("v3").hold(0, notes=19)
    assert table.plays("0 borrow 30") == [events.Borrowed(0, 30, 600)]


@pytest.mark.rule("NOTE-5")
@pytest.mark.example("E12")
@pytest.mark.parametrize("edition", EVERY)
def test_a_note_is_repaid_with_25(edition: str) -> None:
    table = lay(edition).hold(0, money=80, notes=5)
    assert table.plays("0 repay 3") == [events.Repaid(0, 3, 75)]
    assert (table.has(0, "money"), table.has(0, "notes")) == (5, 2)


@pytest.mark.rule("NOTE-5")
@pytest.mark.parametrize("edition", EVERY)
def test_only_notes_that_are_held_are_repaid(edition: str) -> None:
    table = lay(edition).hold(0, money=100, notes=1).hold(1, notes=3)
    refusal = table.refuses("0 repay 2", "NOTE-5")
    assert refusal.about == {"notes": 2, "held": 1}
    table.refuses("2 repay 1", "NOTE-5")
    table.plays("0 repay 1")


@pytest.mark.rule("NOTE-5", "TRADE-5")
@pytest.mark.ruling("A25")
@pytest.mark.parametrize("edition", EVERY)
def test_a_repayment_that_cannot_be_paid_whole_is_refused(edition: str) -> None:
    table = lay(edition).hold(0, money=49, notes=2)
    table.refuses("0 repay 2", "TRADE-5")
    table.plays("0 repay 1")
    table.refuses("0 repay 1", "TRADE-5")
    assert table.has(0, "money") == 24


@pytest.mark.rule("NOTE-5", "TRADE-5")
def test_a_repayment_refused_for_want_of_money_tells_what_it_costs_and_what_is_held() -> None:
    table = lay().hold(1, money=49, notes=2)
    assert table.refuses("1 repay 2", "TRADE-5").about == {"cost": 50, "money": 49}


@pytest.mark.rule("NOTE-3", "NOTE-5")
def test_random_play_borrows_and_repays_any_number_up_to_three_or_all() -> None:
    table = lay("second").hold(0, money=25 * 4, notes=4)
    draws = [place / 10 for place in range(10)]
    assert {draw_borrow(table.state, 0, lambda draw=draw: draw).notes for draw in draws} == {1, 2, 3}  # type: ignore[misc]
    assert {draw_repay(table.state, 0, lambda draw=draw: draw).notes for draw in draws} == {1, 2, 3, 4}  # type: ignore[misc]
    table.hold(0, notes=18)
    assert {draw_borrow(table.state, 0, lambda draw=draw: draw).notes for draw in draws} == {1, 2}  # type: ignore[misc]
